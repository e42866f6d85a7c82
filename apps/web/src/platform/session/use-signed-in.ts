import { useSyncExternalStore } from 'react';
import { usePlatform } from '../platform-context.tsx';

/** Whether a visitor is signed in on this device. */
export function useSignedIn(): boolean {
  const { signIn } = usePlatform();
  return useSyncExternalStore(signIn.subscribe, signIn.isSignedIn);
}
