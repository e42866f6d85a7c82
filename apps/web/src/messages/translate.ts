import { fillTemplate } from '@kkini/domain';
import type { MessageKey, Messages } from './ko.ts';
import type { Locale } from './locale.ts';

export type MessageVars = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, vars?: MessageVars) => string;
/** A translation and the language it gives. */
export type Wording = { readonly locale: Locale; readonly t: Translate };

/** Translates with one catalogue and fills in the values; a key whose text is not loaded gives the key itself. */
export function translator(messages: Partial<Messages>): Translate {
  return (key, vars = {}) => fillTemplate(messages[key] ?? key, vars);
}
