import { fillTemplate, templatePlaces } from '@kkini/domain';
import { TIP_LANGUAGES, type TipText } from '../model/tip.ts';

/** Names and numbers to fill into a wording. A wording with a missing slot is not used. */
export type Slots = Readonly<Record<string, TipText | undefined>>;

/** A wording in Korean and in English. */
export type Wording = readonly [ko: string, en: string];

/** Fills the slots of a wording, in Korean with the right particles; null if one is missing. */
export function fillWording(wording: Wording, slots: Slots): TipText | null {
  const [ko, en] = wording.map((pattern, at) => {
    const language = TIP_LANGUAGES[at] ?? 'ko';
    const values = Object.fromEntries(templatePlaces(pattern).map((name) => [name, slots[name]?.[language]]));
    if (Object.values(values).includes(undefined)) return null;
    return fillTemplate(language === 'en' ? agreeing(pattern, values) : pattern, values);
  });
  if (ko === null || ko === undefined || en === null || en === undefined) return null;
  return { ko, en: sentenceCase(en) };
}

/** The same text in both languages. */
export function figure(text: string): TipText {
  return { ko: text, en: text };
}

/** A figure for everybody: one text, or the lowest and highest. */
export function rangeFigure(
  [least, most]: readonly [number, number],
  spoken: (value: number) => string,
): TipText {
  const [from, to] = [spoken(least), spoken(most)];
  return from === to ? figure(from) : { ko: `${from}~${to}`, en: `${from} to ${to}` };
}

/** Capitalises sentences that begin with a name. */
function sentenceCase(text: string): string {
  return text.replace(
    /(^|[.!?]\s+)([a-z])/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const VERB = /(\{(\w+)\}[^{}<>.]*?) <([^|<>]+)\|([^<>]+)>/gu;

/** Chooses singular or plural after a name: "{veg} <is|are>". */
function agreeing(pattern: string, values: Readonly<Record<string, string | undefined>>): string {
  return pattern.replace(VERB, (...found: readonly string[]) => {
    const [, place, name = '', one, many] = found;
    return `${place} ${isPlural(values[name] ?? '') ? many : one}`;
  });
}

/** Whether a name is plural, judged by its last word before "with", "in" and the like. */
function isPlural(name: string): boolean {
  const [head = name] = name.split(/ (?:with|in|over|of|and|on|from) /u);
  return /(?:[^su]s)$/u.test(head) && !/(?:asparagus|hummus|molasses|couscous)$/u.test(head);
}
