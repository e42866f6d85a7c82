import { type JosaPair, withJosa } from './josa.ts';

/** Values of a template's placeholders; a placeholder without a value stays as written. */
export type TemplateValues = Readonly<Record<string, string | number | undefined>>;

const PLACE = /\{(\w+)(?::([^}]+))?\}/gu;
/** The capital a word begins with, but not one that stands alone or in an abbreviation: vitamin K, BLT. */
const INITIAL = /\b[A-Z](?=[a-z])/g;
/** Particles as templates write them, with their pairs. */
const PARTICLES: Readonly<Record<string, JosaPair>> = {
  을: '을/를',
  이: '이/가',
  은: '은/는',
  과: '와/과',
  으로: '으로/로',
  예요: '이에요/예요',
};

/**
 * Fills a template: `{name}` inserts a value, `{name:을}` a value and the particle that fits its last sound,
 * `{name:lower}` a value within an English sentence.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(PLACE, (place, name: string, form: string | undefined) => {
    const value = values[name];
    if (value === undefined) return place;
    if (form === 'lower') return String(value).replace(INITIAL, (letter) => letter.toLowerCase());
    const pair = form === undefined ? undefined : PARTICLES[form];
    return pair === undefined ? String(value) : withJosa(String(value), pair);
  });
}

/** The placeholder names of a template, with repetitions. */
export function templatePlaces(template: string): readonly string[] {
  return [...template.matchAll(PLACE)].flatMap(([, name]) => name ?? []);
}
