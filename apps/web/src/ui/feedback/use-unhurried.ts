import { useDeferredValue } from 'react';

/**
 * True while a screen waits for its content, and until React has rendered it. Rendering happens in slices behind the skeleton, so
 * that the page stays responsive.
 */
export function useUnhurried(isPending: boolean): boolean {
  return useDeferredValue(isPending) || isPending;
}
