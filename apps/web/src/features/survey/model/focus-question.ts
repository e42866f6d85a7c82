const FIRST_STOP = 'button:not([tabindex="-1"]):not(:disabled), input, a[href]';

/** Focuses the first control of a question and scrolls the question into view. */
export function focusQuestion(id: string): void {
  const question = document.getElementById(id);
  const stop = question?.matches(FIRST_STOP) ? question : question?.querySelector<HTMLElement>(FIRST_STOP);
  stop?.focus({ preventScroll: true });
  question?.scrollIntoView?.({ block: 'center' });
}
