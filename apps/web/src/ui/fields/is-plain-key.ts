import type { KeyboardEvent } from 'react';

/** A key alone: with Alt, Ctrl or Cmd it belongs to the browser, such as Alt and an arrow that lead back. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}
