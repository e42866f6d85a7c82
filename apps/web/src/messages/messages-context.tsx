import { createContext, type ReactNode, use, useMemo } from 'react';
import { keptTogether } from './kept-together.ts';
import type { Messages, StartMessages } from './ko.ts';
import type { Locale } from './locale.ts';
import { translator, type Wording } from './translate.ts';

type MessagesProviderProps = {
  readonly locale: Locale;
  /** Outside `WholeCatalogue` only the texts of the first page; inside it all texts. */
  readonly messages: Messages | StartMessages;
  readonly children: ReactNode;
};

export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const value = useMemo(() => wordingOf(locale, messages), [locale, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** The active catalogue: `t('survey.next')`. */
export function useMessages(): Wording {
  const value = use(MessagesContext);
  if (!value) throw new Error('MessagesProvider is missing');
  return value;
}

function wordingOf(locale: Locale, messages: Messages | StartMessages): Wording {
  const translate = translator(messages);
  return { locale, t: (key, vars) => keptTogether(translate(key, vars)) };
}

const MessagesContext = createContext<Wording | null>(null);
