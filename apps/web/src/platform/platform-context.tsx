import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Platform } from './platform.ts';

type PlatformProviderProps = { readonly platform: Platform; readonly children: ReactNode };

export function PlatformProvider({ platform, children }: PlatformProviderProps) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('PlatformProvider is missing');
  return platform;
}

export function useSignedIn(): boolean {
  const { signIn } = usePlatform();
  return useSyncExternalStore(signIn.subscribe, signIn.isSignedIn);
}

/** Whether the server is reachable, as far as this page knows. */
export function useOnline(): boolean {
  const { connection } = usePlatform();
  return useSyncExternalStore(connection.subscribe, connection.isOnline);
}

const PlatformContext = createContext<Platform | null>(null);
