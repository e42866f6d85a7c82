/**
 * Calls back when another tab has changed a stored entry; returns the unsubscribe function. A page that comes back from the
 * back/forward cache calls back too, because it heard of no change meanwhile.
 */
export function onOtherTabs(name: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key === name) && listener();
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && listener();
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}
