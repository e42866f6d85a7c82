import { fillTemplate, templatePlaces } from '@kkini/domain';

/** Names and numbers for the slots of a pattern. A pattern with a missing one is not used. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** Inserts names into a pattern, each with its particle: "{veg:을} 먼저" with 오이 is "오이를 먼저". Null when one is missing. */
export function renderPhrase(pattern: string, slots: Slots): string | null {
  const isComplete = templatePlaces(pattern).every((name) => slots[name] !== undefined);
  return isComplete ? fillTemplate(pattern, slots) : null;
}
