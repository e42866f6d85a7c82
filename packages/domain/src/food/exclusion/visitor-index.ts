import { negatedAdjective } from '../../hangul/negated-adjective.ts';
import { type NameIndex, squeezeText } from '../taxonomy/name-index.ts';
import type { SpokenFood, TaxonomySource } from '../taxonomy/taxonomy-source.ts';
import { makeNearNames, type NearNames } from './near-names.ts';
import { makeRomanizedNames, type RomanizedNames } from './romanized-names.ts';
import { makeVisitorWording, type VisitorWording } from './visitor-wording.ts';

/** The names visitors type for foods, and the words around them. */
export type VisitorIndex = {
  /**
   * The names of the taxonomy, spoken words, labels, chips and English names; a spoken word reads as `@` and its row
   * number.
   */
  readonly names: NameIndex;
  readonly spoken: readonly SpokenFood[];
  /** A food to the row of spoken words that also covers its other names. */
  readonly rowOf: ReadonlyMap<string, SpokenFood>;
  /** A food to the wider one its everyday name means: hen's egg to all eggs, sugar to all added sugars. */
  readonly widened: ReadonlyMap<string, string>;
  /** Foods to offer beside a food that no row names. */
  readonly related: ReadonlyMap<string, readonly string[]>;
  readonly wording: VisitorWording;
  readonly near: NearNames;
  readonly romanized: RomanizedNames;
};

/** Indexes spoken words, chips, labels and English names beside the names of the taxonomy. */
export function makeVisitorIndex(source: TaxonomySource, names: NameIndex): VisitorIndex {
  const readings = new Map([...englishReadings(source), ...names.readings]);
  const widened = new Map<string, string>();
  for (const { label, id } of [...source.autocomplete, ...source.quickChips]) {
    for (const spoken of [label, ...spokenNames(label)]) {
      for (const each of names.readings.get(squeezeText(spoken)) ?? [])
        if (each !== id) widened.set(each, id);
      readings.set(squeezeText(spoken), [id]);
    }
  }
  for (const { chip, id } of source.quickChips) readings.set(squeezeText(chip), [id]);
  const main = source.items.map(({ ko }) => squeezeText(ko));
  const spoken = source.spokenFoods.flatMap(({ texts }, row) =>
    texts.flatMap((text) => forms(text).map((form, at) => ({ form: squeezeText(form), row, at }))),
  );
  // "Not too tough" asks for the same as "nothing tough".
  for (const { form, row } of spoken) {
    const negated = negatedAdjective(form);
    if (negated !== null && !readings.has(negated)) readings.set(negated, [rowToken(row)]);
  }
  // A word as its row writes it takes precedence over the plural of another word.
  for (const { form, row } of spoken.toSorted((a, b) => b.at - a.at)) readings.set(form, [rowToken(row)]);
  const visitorNames = {
    ...names,
    readings,
    longestName: Math.max(0, ...[...readings.keys()].map((name) => name.length)),
  };
  const wording = makeVisitorWording(source.visitorWords);
  const isKnown = (word: string) =>
    wording.fillers.has(word) || wording.remainders(word).some((each) => readings.has(each));
  return {
    names: visitorNames,
    spoken: source.spokenFoods,
    rowOf: new Map(source.spokenFoods.flatMap((row) => row.widens.map((id) => [id, row] as const))),
    widened,
    related: new Map(source.related.map(({ when, suggest }) => [when, suggest])),
    wording,
    near: makeNearNames([...readings.keys()], [...main, ...foodForms(source, spoken)]),
    romanized: makeRomanizedNames(visitorNames, main, isKnown),
  };
}

/** The forms of rows that name foods, without words for properties, so that no typo of those is corrected to a food. */
function foodForms(
  source: TaxonomySource,
  spoken: readonly { readonly form: string; readonly row: number }[],
): readonly string[] {
  return spoken.flatMap(({ form, row }) => (source.spokenFoods[row]?.ids.length === 0 ? [] : [form]));
}

/** The token of a row of spoken words among readings. */
function rowToken(row: number): string {
  return `@${row}`;
}

/** The readings of a text that is exactly a name or an id; null for any other. */
export function exactName({ names }: VisitorIndex, text: string): readonly string[] | null {
  return names.readings.get(squeezeText(text)) ?? (names.ids.has(text) ? [text] : null);
}

/** The row of a reading; undefined for an id. */
export function spokenRow(index: VisitorIndex, reading: string): SpokenFood | undefined {
  return reading.startsWith('@') ? index.spoken[Number(reading.slice(1))] : index.rowOf.get(reading);
}

/** Both spellings of a label with a gloss in brackets: soy (soybean). */
function spokenNames(label: string): readonly string[] {
  const gloss = /^(.+)\((.+)\)$/u.exec(label);
  return gloss === null ? [] : gloss.slice(1);
}

function englishReadings(source: TaxonomySource): readonly (readonly [string, readonly string[]])[] {
  return source.items.flatMap(({ id, en }) => {
    const full = en.toLowerCase().replace(/'/gu, '');
    const names = [full, full.replace(/\s*\(.*\)$/u, '')];
    return names.flatMap(forms).map((form) => [squeezeText(form), [id]] as const);
  });
}

/** A Latin word with its plural or singular; the written form comes first. */
function forms(name: string): readonly string[] {
  const text = name.toLowerCase();
  if (!/[a-z]$/u.test(text)) return [text];
  if (/(?:[^aeiou]y)$/u.test(text)) return [text, `${text.slice(0, -1)}ies`];
  if (/(?:[sxz]|[cs]h|[^aeiou]o)$/u.test(text)) return [text, `${text}es`, text.replace(/s$/u, '')];
  return [text, `${text}s`];
}
