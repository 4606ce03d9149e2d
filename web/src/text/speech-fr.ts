/** All that French says, the rules left out, as one chunk. */
export const sources = import.meta.glob<string>(
  ['../../../src/serai/text/fr/*.ftl', '!../../../src/serai/text/fr/rules-*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
