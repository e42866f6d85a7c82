import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';

type DeferredRenderProps = {
  /** Renders immediately. */
  readonly isNow?: boolean;
  readonly children: ReactNode;
};

/** Renders what a phone's first view does not show after that view is painted, so that the two do not block the page together. */
export function DeferredRender({ isNow = false, children }: DeferredRenderProps) {
  const [isDue, setIsDue] = useState(isNow);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? children : null;
}

/**
 * True while a screen waits for its content, and until React has rendered it. Rendering happens in slices behind the skeleton, so
 * that the page stays responsive.
 */
export function useUnhurried(isPending: boolean): boolean {
  return useDeferredValue(isPending) || isPending;
}
