import { type ReactNode, startTransition, useEffect, useState } from 'react';

type DeferredRenderProps = {
  /** Draws it at once all the same. */
  readonly isNow?: boolean;
  readonly children: ReactNode;
};

/** Draws what lies below the window of a phone once what stands above it has been seen, so that both do not keep it busy at once. */
export function DeferredRender({ isNow = false, children }: DeferredRenderProps) {
  const [isDue, setIsDue] = useState(isNow);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? children : null;
}
