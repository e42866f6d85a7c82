import { act, screen, waitFor } from '@testing-library/react';
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
