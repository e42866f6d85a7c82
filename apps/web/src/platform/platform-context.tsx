import { createContext, type ReactNode, use } from 'react';
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

const PlatformContext = createContext<Platform | null>(null);
