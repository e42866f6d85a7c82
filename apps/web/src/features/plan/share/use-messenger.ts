import { useState } from 'react';
import type { Messenger } from '../../../platform/device/messenger.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

/** The messaging app: on its way, or not there. */
export type MessengerState = Messenger | 'loading' | null;

/** Fetches the messaging app when it is about to be needed. */
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
