import { fillTemplate } from '@kkini/domain';
import type { MessageKey, Messages } from './ko.ts';
import type { Locale } from './locale.ts';

export type MessageVars = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, vars?: MessageVars) => string;
export type Wording = { readonly locale: Locale; readonly t: Translate };

/** Translates with one catalogue and fills in values. A key whose text is not loaded is returned as it is. */
export function translator(messages: Partial<Messages>): Translate {
  return (key, vars = {}) => fillTemplate(messages[key] ?? key, vars);
}
