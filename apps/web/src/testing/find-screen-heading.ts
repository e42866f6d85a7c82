import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { SCREEN_HEADING_ID } from '../ui/screen-heading.tsx';

/** The heading of a screen once all its content has rendered; until then a hidden heading names the screen. */
export async function findScreenHeading(): Promise<HTMLElement> {
  const heading = await waitFor(() => {
    const found = document.getElementById(SCREEN_HEADING_ID);
    if (found === null || found.closest('main[aria-busy="true"]'))
      throw new Error('no screen has its content yet');
    return found;
  });
  await act(async () => undefined);
  return heading;
}

/** The text of the toast, or nothing: its region is the last polite live region of the page. */
export function toastText(): string {
  return screen.getAllByRole('status').at(-1)?.textContent ?? '';
}

/** Presses the button of the alert that comes, which has the focus, and waits until it is gone; returns its words. */
export async function acknowledge(): Promise<string> {
  const alert = await screen.findByRole('alertdialog');
  const confirm = within(alert).getByRole('button', { name: '확인' });
  expect(document.activeElement).toBe(confirm);
  const words = alert.querySelector('div')?.textContent ?? '';
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return words;
}

/** Waits until folded sections have been rendered, which happens after the first paint. */
export async function foldsRendered(): Promise<void> {
  await waitFor(() => {
    const empty = document.querySelectorAll('details > summary:only-child, details > :empty');
    expect(empty).toHaveLength(0);
  });
}
