import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { SurveyProvider } from '../features/survey/model/survey-context.tsx';
import type { SurveyStore } from '../features/survey/model/survey-store.ts';
import type { StartMessages } from '../messages/ko.ts';
import type { Locale } from '../messages/locale.ts';
import { MessagesProvider } from '../messages/messages-context.tsx';
import { loadStartMessages } from '../messages/start-messages.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { ToastProvider } from '../ui/feedback/toast.tsx';
import { PreferencesProvider } from './preferences-context.tsx';
import type { PreferencesStore } from './preferences-store.ts';

/** Services every screen may use; built once in `show-page.tsx`, and in tests in `testing/render-app.tsx`. */
export type AppServices = {
  readonly platform: Platform;
  readonly preferences: PreferencesStore;
  readonly survey: SurveyStore;
  /** Texts of the first page in its initial locale. */
  readonly messages: StartMessages;
};

type ProvidersProps = { readonly services: AppServices; readonly children: ReactNode };

export function Providers({ services, children }: ProvidersProps) {
  const { platform, preferences, survey } = services;
  const { locale, theme, textSize } = useStore(preferences);
  const catalogue = useCatalogue(locale, services.messages);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = catalogue.locale;
    root.dataset.theme = theme;
    root.dataset.textSize = textSize;
    nameManifest(MANIFESTS[catalogue.locale]);
  }, [catalogue.locale, theme, textSize]);
  return (
    <PlatformProvider platform={platform}>
      <PreferencesProvider store={preferences}>
        <MessagesProvider {...catalogue}>
          <SurveyProvider store={survey}>
            <ToastProvider>{children}</ToastProvider>
          </SurveyProvider>
        </MessagesProvider>
      </PreferencesProvider>
    </PlatformProvider>
  );
}

const MANIFESTS = {
  ko: '/manifest.webmanifest',
  en: '/manifest.en.webmanifest',
} as const satisfies Record<Locale, string>;

function nameManifest(address: string): void {
  const link = document.querySelector('link[rel=manifest]') ?? document.createElement('link');
  link.setAttribute('rel', 'manifest');
  link.setAttribute('href', address);
  document.head.append(link);
}

function useCatalogue(locale: Locale, first: StartMessages) {
  const [catalogue, setCatalogue] = useState({ locale, messages: first });
  useEffect(() => {
    let current = true;
    if (locale !== catalogue.locale) {
      loadStartMessages(locale).then(
        (messages) => current && setCatalogue({ locale, messages }),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [locale, catalogue.locale]);
  return catalogue;
}
