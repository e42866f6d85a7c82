import { type JosaPair, withJosa } from './josa.ts';

/** What the places of a template take; a place without a value is left as it is written. */
export type TemplateValues = Readonly<Record<string, string | number | undefined>>;

const PLACE = /\{(\w+)(?::([^}]+))?\}/gu;
/** The particle as a template writes it, and the pair it stands for. */
const PARTICLES: Readonly<Record<string, JosaPair>> = {
  을: '을/를',
  이: '이/가',
  은: '은/는',
  과: '와/과',
  으로: '으로/로',
  예요: '이에요/예요',
};

/** A text with its values: `{name}` takes a value, `{name:을}` a value and the particle that fits its last sound, `{name:lower}` a value within an English sentence. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(PLACE, (place, name: string, form: string | undefined) => {
    const value = values[name];
    if (value === undefined) return place;
    if (form === 'lower') return String(value).toLowerCase();
    const pair = form === undefined ? undefined : PARTICLES[form];
    return pair === undefined ? String(value) : withJosa(String(value), pair);
  });
}

/** The names of the places of a template, each as often as it stands there. */
export function templatePlaces(template: string): readonly string[] {
  return [...template.matchAll(PLACE)].flatMap(([, name]) => name ?? []);
}
