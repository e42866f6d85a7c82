import { useSyncExternalStore } from 'react';
import { useEdges } from '../edges-context.tsx';

/** Whether somebody is signed in on this device. */
export function useSignedIn(): boolean {
  const { signIn } = useEdges();
  return useSyncExternalStore(signIn.subscribe, signIn.isSignedIn);
}
