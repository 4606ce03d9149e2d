/** Whether a key asks for the summary card: the question mark, wherever nothing is being written. */
export function summaryKey(event: KeyboardEvent): boolean {
  const on = event.target as HTMLElement;
  return event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey && !on.closest('input, textarea, select, dialog');
}
