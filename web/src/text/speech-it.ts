/** All that Italian says of the house itself, as one chunk: the first page needs no more. */
export const sources = import.meta.glob<string>(['../../../src/serai/text/it/{table,table-web}.ftl', '../../../src/serai/text/*/it/card.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
