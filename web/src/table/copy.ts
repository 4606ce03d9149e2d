/** Copying a link, wherever the browser allows it. */

/** Copy what a field holds; tell whether that has worked. If not, it is selected, for the keyboard to copy. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Browsers keep their clipboard to encrypted pages; the older way works where a person has just pressed a key.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
