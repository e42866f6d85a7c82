import { screen } from '@testing-library/react';

/** The text of the toast, or nothing: its region is the last polite live region of the page. */
export function toastText(): string {
  return screen.getAllByRole('status').at(-1)?.textContent ?? '';
}
