export type EventfulPage = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when another tab has changed a stored entry; returns the unsubscribe function. A page that comes back from the
 * back/forward cache calls back too, because it heard of no change meanwhile.
 */
export function onOtherTabs(page: EventfulPage, name: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === null || key === name) && listener();
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && listener();
  page.addEventListener('storage', hear);
  page.addEventListener('pageshow', comeBack);
  return () => {
    page.removeEventListener('storage', hear);
    page.removeEventListener('pageshow', comeBack);
  };
}
