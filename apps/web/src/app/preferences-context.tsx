import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Preferences, PreferencesStore } from './preferences-store.ts';

type PreferencesProviderProps = { readonly store: PreferencesStore; readonly children: ReactNode };

export function PreferencesProvider({ store, children }: PreferencesProviderProps) {
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

/** The visitor's preferences and a function that changes them. */
export function usePreferences(): readonly [Preferences, (change: Partial<Preferences>) => void] {
  const store = use(PreferencesContext);
  if (!store) throw new Error('PreferencesProvider is missing');
  return [useStore(store), store.setState];
}

const PreferencesContext = createContext<PreferencesStore | null>(null);
