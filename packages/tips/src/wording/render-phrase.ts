import { fillTemplate, templatePlaces } from '@kkini/domain';

/** Names and numbers a pattern may need; a missing one makes the pattern unusable. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** Puts names into a pattern, each with the particle it takes: "{veg:을} 먼저" with 오이 is "오이를 먼저". Null when one is missing. */
export function renderPhrase(pattern: string, slots: Slots): string | null {
  const isComplete = templatePlaces(pattern).every((name) => slots[name] !== undefined);
  return isComplete ? fillTemplate(pattern, slots) : null;
}
