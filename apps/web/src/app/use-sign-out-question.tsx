import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadChunk } from '../edges/load-chunk.ts';

const SignOutDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./sign-out-dialog.tsx'))).SignOutDialog,
}));

/** Asks before signing out, since the button is small and the way back needs a password: how to ask, and the box to render. */
export function useSignOutQuestion(): readonly [ask: () => void, question: ReactNode] {
  const [open, setOpen] = useState(false);
  const ask = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const question = open && (
    <Suspense>
      <SignOutDialog onClose={close} />
    </Suspense>
  );
  return [ask, question];
}
