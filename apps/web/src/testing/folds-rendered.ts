import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until folded sections have been rendered, which happens after the first paint. */
export async function foldsRendered(): Promise<void> {
  await waitFor(() => {
    const empty = document.querySelectorAll('details > summary:only-child, details > :empty');
    expect(empty).toHaveLength(0);
  });
}
