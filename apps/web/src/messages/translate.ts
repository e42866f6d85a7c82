import { fillTemplate } from '@kkini/domain';
import type { MessageKey, Messages } from './ko.ts';

export type MessageVars = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, vars?: MessageVars) => string;

/** Texts of one catalogue, templates with their values; a text not loaded yet stands as its key. */
export function translator(messages: Partial<Messages>): Translate {
  return (key, vars = {}) => fillTemplate(messages[key] ?? key, vars);
}
