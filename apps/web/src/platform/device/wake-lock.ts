/** Keeps the screen on until the returned function is called; calls `onHeld` with whether the device does so. */
export type KeepAwake = (onHeld: (held: boolean) => void) => () => void;

/** The device's screen wake lock. A hidden page loses it, so it is requested again when the page becomes visible. */
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
