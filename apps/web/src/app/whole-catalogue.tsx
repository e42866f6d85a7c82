import { type ReactNode, useEffect, useState } from 'react';
import type { Messages } from '../messages/ko.ts';
import { type Locale, loadMessages } from '../messages/locale.ts';
import { MessagesProvider, useMessages } from '../messages/messages-context.tsx';
import { ChunkError } from './load-screen.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Gives the screens inside every text of the page; while a language is on its way the former one stays. */
export function WholeCatalogue({ children }: { readonly children: ReactNode }) {
  const { locale } = useMessages();
  const [catalogue, setCatalogue] = useState<{ locale: Locale; messages: Messages } | null>(null);
  const [failure, setFailure] = useState<ChunkError | null>(null);
  useEffect(() => {
    let current = true;
    loadMessages(locale).then(
      (messages) => current && setCatalogue({ locale, messages }),
      (cause: unknown) => current && setFailure(new ChunkError('error', cause)),
    );
    return () => {
      current = false;
    };
  }, [locale]);
  if (failure && catalogue === null) throw failure;
  if (catalogue === null) return <LoadingScreen />;
  return <MessagesProvider {...catalogue}>{children}</MessagesProvider>;
}
