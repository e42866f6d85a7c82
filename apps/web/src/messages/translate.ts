import type { MessageKey, Messages } from './ko.ts';

export type MessageVars = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, vars?: MessageVars) => string;

const PLACE = /\{(\w+)(?::([^}]+))?\}/g;

/** Texts of one catalogue: `{name}` takes a value. */
export function translator(messages: Messages): Translate {
  return (key, vars = {}) =>
    messages[key].replace(PLACE, (place, name: string) => String(vars[name] ?? place));
}
