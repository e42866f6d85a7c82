import { type JosaPair, withJosa } from '@kkini/domain';
import type { MessageKey, Messages } from './ko.ts';

export type MessageVars = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, vars?: MessageVars) => string;

const PLACE = /\{(\w+)(?::([^}]+))?\}/g;
/** Particles a text may ask for. */
const PARTICLES = [
  '을/를',
  '이/가',
  '은/는',
  '와/과',
  '으로/로',
  '이에요/예요',
] as const satisfies JosaPair[];

/** Texts of one catalogue (a text not loaded yet stands as its key): `{name}` takes a value, `{name:을/를}` a value and the particle that fits its last sound, `{name:lower}` a value within an English sentence. */
export function translator(messages: Partial<Messages>): Translate {
  return (key, vars = {}) =>
    (messages[key] ?? key).replace(PLACE, (place, name: string, particle: string | undefined) => {
      const value = vars[name];
      if (value === undefined) return place;
      if (particle === 'lower') return String(value).toLowerCase();
      const pair = PARTICLES.find((known) => known === particle);
      return pair ? withJosa(String(value), pair) : String(value);
    });
}
