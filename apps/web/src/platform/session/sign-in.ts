import { type BrowserStorage, type EventfulPage, onOtherTabs, STORED } from '../browser-storage.ts';
import { readToken } from './read-token.ts';

/** The signed-in account, with the field names of the account calls. */
type Person = { readonly email: string; readonly name: string };
export type Session = Person & { readonly token: string };

/** The sign-in on this device. It lasts as long as a token is stored, whichever tab stores or removes it. */
export type SignIn = {
  readonly isSignedIn: () => boolean;
  /** True if a stored token became invalid and nobody has signed in since. */
  readonly hasExpired: () => boolean;
  readonly person: () => Person | null;
  /** Stores the sign-in; false if the browser stores nothing. */
  readonly begin: (session: Session) => boolean;
  /** Deletes token, e-mail address and name. */
  readonly end: () => void;
  /** Ends the sign-in of a token the server no longer accepts. A newer one stays. */
  readonly expire: (token: string) => void;
  /** Clears `hasExpired` once the visitor has read the notice. */
  readonly forgetExpiry: () => void;
  /** Calls back after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

const ENTRIES = [STORED.token, STORED.email, STORED.name];

/** The sign-in in the browser's storage (specification, section 4). */
export function keptSignIn(storage: BrowserStorage, page: EventfulPage): SignIn {
  const listeners = new Set<() => void>();
  const isSignedIn = () => readToken(storage) !== null;
  // A malformed token counts as expired.
  let expired = storage.read(STORED.token) !== null && !isSignedIn();
  if (expired) forget();
  let known = readToken(storage);
  function changed(isExpired: boolean): void {
    expired = isExpired;
    known = readToken(storage);
    for (const listener of listeners) listener();
  }
  function forget(): void {
    for (const entry of ENTRIES) storage.remove(entry);
  }
  onOtherTabs(page, STORED.token, () => {
    if (readToken(storage) === known) return;
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
