import { type ReactNode, useEffect, useState } from 'react';
import type { Messages } from '../../messages/ko.ts';
import { type Locale, loadMessages, messagesAtHand } from '../../messages/locale.ts';
import { MessagesProvider, useMessages } from '../../messages/messages-context.tsx';
import { loadChunk } from '../../platform/load-chunk.ts';
import { LoadingScreen } from '../navigation/loading-screen.tsx';

/** Provides all texts of the page. The previous language stays while another one loads. */
export function WholeCatalogue({ children }: { readonly children: ReactNode }) {
  const { locale } = useMessages();
  const [catalogue, setCatalogue] = useState(() => catalogueAtHand(locale));
  const shown = catalogue?.locale;
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    if (locale === shown) return undefined;
    loadChunk(() => loadMessages(locale)).then(
      (messages) => current && setCatalogue({ locale, messages }),
      (cause: unknown) => current && setFailure(cause),
    );
    return () => {
      current = false;
    };
  }, [locale, shown]);
  if (failure !== null && catalogue === null) throw failure;
  if (catalogue === null) return <LoadingScreen />;
  return <MessagesProvider {...catalogue}>{children}</MessagesProvider>;
}

type Catalogue = { readonly locale: Locale; readonly messages: Messages };

function catalogueAtHand(locale: Locale): Catalogue | null {
  const messages = messagesAtHand(locale);
  return messages && { locale, messages };
}
