/** Keeps the screen on until the returned function is called; `onHeld` hears whether the device does so. */
export type KeepAwake = (onHeld: (held: boolean) => void) => () => void;

/** The screen lock of the device. A hidden page loses it, so it is asked for again when the page comes back. */
export function screenWakeLock({ navigator, document }: Pick<Window, 'navigator' | 'document'>): KeepAwake {
  return (onHeld) => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    async function ask() {
      if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) await lock?.release();
      else onHeld(lock !== null);
    }
    document.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  };
}
