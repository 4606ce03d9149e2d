/** All that English says of the house itself, as one chunk: the first page needs no more. */
export const sources = import.meta.glob<string>(['../../../src/serai/text/en/{table,table-web}.ftl', '../../../src/serai/text/*/en/card.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
