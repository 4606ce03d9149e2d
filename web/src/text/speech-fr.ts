/** All that French says of the house itself, as one chunk: the first page needs no more. */
export const sources = import.meta.glob<string>(['../../../src/serai/text/fr/{table,table-web}.ftl', '../../../src/serai/text/*/fr/card.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
