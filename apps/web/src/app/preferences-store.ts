import { createStore, type StoreApi } from 'zustand/vanilla';
import { isLocale, type Locale } from '../messages/locale.ts';
import { type BrowserStorage, STORED } from '../platform/browser-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export type Preferences = { readonly locale: Locale; readonly theme: Theme; readonly textSize: TextSize };
export type PreferencesStore = StoreApi<Preferences>;

/** The visitor's theme, text size and language, stored on this device. `?lang=en` sets the language too. */
export function createPreferencesStore(storage: BrowserStorage, address: URL): PreferencesStore {
  const kept = readKept(storage);
  const asked = askedLocale(address);
  const store = createStore<Preferences>(() => ({ ...kept, ...(asked && { locale: asked }) }));
  store.subscribe((preferences) => storage.write(STORED.preferences, JSON.stringify(preferences)));
  if (asked) storage.write(STORED.preferences, JSON.stringify(store.getState()));
  return store;
}

/** The query may be before the hash or, as part of the route, after it. */
function askedLocale(address: URL): Locale | null {
  const routeQuery = address.hash.split('?')[1] ?? '';
  const asked = address.searchParams.get('lang') ?? new URLSearchParams(routeQuery).get('lang');
  return isLocale(asked) ? asked : null;
}

function readKept(storage: BrowserStorage): Preferences {
  const kept = parse(storage.read(STORED.preferences));
  return {
    locale: isLocale(kept.locale) ? kept.locale : 'ko',
    theme: THEMES.find((theme) => theme === kept.theme) ?? 'system',
    textSize: TEXT_SIZES.find((size) => size === kept.textSize) ?? 'normal',
  };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
