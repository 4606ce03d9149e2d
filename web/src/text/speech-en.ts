/** All that English says, the rules left out, as one chunk. */
export const sources = import.meta.glob<string>(
  ['../../../src/serai/text/en/*.ftl', '!../../../src/serai/text/en/rules-*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
