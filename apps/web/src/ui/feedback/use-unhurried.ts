import { useDeferredValue } from 'react';

/**
 * True while a screen waits for its content and until that is drawn. The content is drawn beside the skeleton, in slices
 * between which the page hears the visitor, instead of in one go.
 */
export function useUnhurried(isPending: boolean): boolean {
  return useDeferredValue(isPending) || isPending;
}
