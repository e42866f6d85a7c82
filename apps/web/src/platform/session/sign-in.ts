import { type BrowserStorage, STORED } from '../browser-storage.ts';
import { readToken } from './read-token.ts';

/** Who is signed in, as the calls of the account name them. */
type Person = { readonly email: string; readonly name: string };
export type Session = Person & { readonly token: string };

/** The sign-in on this device. It holds as long as a token is kept here, whichever tab put it there or took it away. */
export type SignIn = {
  readonly isSignedIn: () => boolean;
  /** The token that was kept here is worth nothing any more, and nobody has signed in since. */
  readonly hasExpired: () => boolean;
  readonly person: () => Person | null;
  /** Keeps the sign-in; false where the browser keeps nothing. */
  readonly begin: (session: Session) => boolean;
  /** Forgets token, e-mail address and name. */
  readonly end: () => void;
  /** The server answered that this token has ended; a newer one stays. */
  readonly expire: (token: string) => void;
  /** The visitor has read that the sign-in has ended. */
  readonly forgetExpiry: () => void;
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

const ENTRIES = [STORED.token, STORED.email, STORED.name];

/** The sign-in kept in the browser's storage (specification, section 4). */
export function keptSignIn(storage: BrowserStorage, page: Pick<Window, 'addEventListener'>): SignIn {
  const listeners = new Set<() => void>();
  const isSignedIn = () => readToken(storage) !== null;
  // A damaged token has ended, too.
  let expired = storage.read(STORED.token) !== null && !isSignedIn();
  if (expired) forget();
  function changed(isExpired: boolean): void {
    expired = isExpired;
    for (const listener of listeners) listener();
  }
  function forget(): void {
    for (const entry of ENTRIES) storage.remove(entry);
  }
  page.addEventListener('storage', ({ key }) => {
    // Another tab signed in or out; null means that it emptied the storage.
    if (key !== null && key !== STORED.token) return;
    if (!isSignedIn()) forget();
    changed(false);
  });
  return {
    isSignedIn,
    hasExpired: () => expired,
    person: () =>
      isSignedIn()
        ? { email: storage.read(STORED.email) ?? '', name: storage.read(STORED.name) ?? '' }
        : null,
    begin({ token, email, name }) {
      storage.write(STORED.email, email);
      storage.write(STORED.name, name);
      storage.write(STORED.token, token);
      changed(false);
      return isSignedIn();
    },
    end() {
      forget();
      changed(false);
    },
    expire(token) {
      if (storage.read(STORED.token) !== token) return;
      forget();
      changed(true);
    },
    forgetExpiry: () => changed(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
