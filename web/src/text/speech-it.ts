/** All that Italian says, the rules left out, as one chunk. */
export const sources = import.meta.glob<string>(
  ['../../../src/serai/text/it/*.ftl', '!../../../src/serai/text/it/rules-*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
