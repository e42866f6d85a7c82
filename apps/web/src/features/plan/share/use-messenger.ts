import { useState } from 'react';
import type { Messenger } from '../../../platform/device/messenger.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

/** The messaging app; null while it is not available. */
export type MessengerState = Messenger | 'loading' | null;

/** Loads the messaging app shortly before it is used. */
export function useMessenger(): {
  readonly messenger: MessengerState;
  readonly prepare: () => Promise<void>;
} {
  const { loadConfig, openMessenger } = usePlatform();
  const [messenger, setMessenger] = useState<MessengerState>(null);
  async function prepare() {
    const { shareSdk } = await loadConfig();
    if (shareSdk !== null) setMessenger((now) => now ?? 'loading');
    setMessenger(await openMessenger());
  }
  return { messenger, prepare };
}
