import { screen } from '@testing-library/react';

/** What the toast says, or nothing: its region is the last one of the page that is read out politely. */
export function toastText(): string {
  return screen.getAllByRole('status').at(-1)?.textContent ?? '';
}
