// Signs our own font files leave out, such as those of an unusual name; each range is fetched when it is shown.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from '../edges/load-chunk.ts';
import type { Messages } from '../messages/ko.ts';
import { type Locale, loadMessages } from '../messages/locale.ts';
import { MessagesProvider, useMessages } from '../messages/messages-context.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** Gives the screens inside every text of the page; while a language is on its way the former one stays. */
export function WholeCatalogue({ children }: { readonly children: ReactNode }) {
  const { locale } = useMessages();
  const [catalogue, setCatalogue] = useState<{ locale: Locale; messages: Messages } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    loadChunk(() => loadMessages(locale)).then(
      (messages) => current && setCatalogue({ locale, messages }),
      (cause: unknown) => current && setFailure(cause),
    );
    return () => {
      current = false;
    };
  }, [locale]);
  if (failure !== null && catalogue === null) throw failure;
  if (catalogue === null) return <LoadingScreen />;
  return <MessagesProvider {...catalogue}>{children}</MessagesProvider>;
}
