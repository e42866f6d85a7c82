/** Text kept on this device under a name. Reading and writing never throw: storage may be full or forbidden. */
export type BrowserStorage = {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
};

/** Names under which the page keeps things. The sign-in entries are named by the specification (section 3). */
export const STORED = {
  survey: 'kkini.survey',
  preferences: 'kkini.preferences',
  shopping: 'kkini.shopping',
  searches: 'kkini.searches',
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
