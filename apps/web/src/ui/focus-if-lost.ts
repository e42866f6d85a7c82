/** Moves the focus if it was lost with a removed element, once the page has drawn what `find` looks for. */
export function focusIfLost(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body) find()?.focus();
  });
}
