import type { KeyboardEvent } from 'react';

/** Whether a key is pressed without Alt, Ctrl or Cmd. With them it belongs to the browser, such as Alt and an arrow for back. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}
