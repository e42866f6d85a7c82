import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until what is folded has been rendered, which happens after the first view. */
export async function foldsRendered(): Promise<void> {
  await waitFor(() => {
    const empty = document.querySelectorAll('details > summary:only-child, details > :empty');
    expect(empty).toHaveLength(0);
  });
}
