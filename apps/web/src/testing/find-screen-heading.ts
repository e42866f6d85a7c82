import { waitFor } from '@testing-library/react';
import { SCREEN_HEADING_ID } from '../ui/screen-heading.tsx';

/** The heading of a screen once its content is there: until then another one names the screen. */
export async function findScreenHeading(): Promise<HTMLElement> {
  return await waitFor(() => {
    const heading = document.getElementById(SCREEN_HEADING_ID);
    if (heading === null) throw new Error('no screen has its content yet');
    return heading;
  });
}
