import type { KeyboardEvent } from 'react';

/** The M key, in any script the keyboard writes. */
export function isChangeKey({ code, key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return false;
  return code === 'KeyM' || key.toLowerCase() === 'm';
}
