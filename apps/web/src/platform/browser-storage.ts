/** Strings stored on this device by key. Reading and writing never throw: storage may be full or forbidden. */
export type BrowserStorage = {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
};

/** Storage keys of the page. The specification (section 3) gives those of the sign-in. */
export const STORED = {
  survey: 'kkini.survey',
  preferences: 'kkini.preferences',
  shopping: 'kkini.shopping',
  prep: 'kkini.prep',
  changedPlan: 'kkini.changedPlan',
  searches: 'kkini.searches',
  clearing: 'kkini.clearing',
  functionsBase: 'kkini.functionsBase',
  token: 'token',
  email: 'email',
  name: 'name',
} as const;

export function browserStorage(area: () => Storage): BrowserStorage {
  return {
    read: (name) => attempt(() => area().getItem(name)) ?? null,
    write: (name, text) => attempt(() => area().setItem(name, text)),
    remove: (name) => attempt(() => area().removeItem(name)),
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

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
