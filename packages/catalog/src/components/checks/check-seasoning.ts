import type { Seasoning } from '@kkini/domain';
import type { KnownFoods } from '../../build/entry-nutrition.ts';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { COOKING_CLASS_FACTS } from '../cooking-classes.ts';
import { componentNutrition, hasMildVersion } from '../season-component.ts';

/** Relative deviation from the range of the class up to which no note is needed. */
const TOLERANCE = 0.1;

/** Sodium of 100 g as eaten, mg. */
export function sodiumPer100g(entry: ComponentEntry, seasoning: Seasoning, foods: KnownFoods): number {
  const { sodiumMg } = componentNutrition(entry, seasoning, foods);
  return ((sodiumMg ?? Number.NaN) * 100 * entry.servings) / entry.cookedGrams;
}

/** Sodium per serving, mg, above which a dish needs a mild version: a third of the 600 mg of a meal on a low-sodium day. */
const MILD_FROM_MG = 200;

/** Most sodium of a mild version as a share of the ordinary one. */
const MILD_SHARE = 0.85;

/**
 * Checks the sodium of a home dish: between the first quartile and the median of measured dishes of its class, for the mild version
 * between half the first quartile and the first quartile. A dish outside needs a note that says why.
 */
export function checkSeasoning(entry: ComponentEntry, foods: KnownFoods): Finding[] {
  return [...checkRange(entry, foods), ...checkNote(entry, foods)];
}

/** Shares a note may name in words; `NOTED` compares them with the computed share. */
const SHARES: Readonly<Record<string, number>> = {
  'two thirds': 2 / 3,
  'three fifths': 0.6,
  'seven tenths': 0.7,
  'three quarters': 0.75,
  'four fifths': 0.8,
  'nine tenths': 0.9,
};
const SHARE_TOLERANCE = 0.07;
const NOTED = /measured ([\d,]+) mg of sodium per 100 g.*with about ([a-z]+ [a-z]+)/;

/** A note that compares the dish with measured ones must name the right share. */
function checkNote(entry: ComponentEntry, foods: KnownFoods): Finding[] {
  const [, measured, words] = NOTED.exec(entry.note ?? '') ?? [];
  if (measured === undefined || words === undefined) return [];
  const share = sodiumPer100g(entry, 'ordinary', foods) / Number(measured.replace(',', ''));
  return Math.abs(share - (SHARES[words] ?? Number.NaN)) <= SHARE_TOLERANCE
    ? []
    : [{ field: 'note', repair: `name the share the dish has of them: ${share.toFixed(2)}, not ${words}` }];
}

function checkRange(entry: ComponentEntry, foods: KnownFoods): Finding[] {
  const range = COOKING_CLASS_FACTS[entry.class].sodium;
  const { sodiumMg } = componentNutrition(entry, 'ordinary', foods);
  const ordinary = sodiumPer100g(entry, 'ordinary', foods);
  const mild = sodiumPer100g(entry, 'mild', foods);
  const isFree = range === null || entry.note !== undefined;
  const ranges = isFree
    ? null
    : ({ ordinary: [range[0], range[1]], mild: [range[0] / 2, range[0]] } as const);
  const problems = ranges === null ? [] : outside(ordinary, ranges.ordinary, 'ordinary');
  if (!hasMildVersion(entry)) {
    const isSalty = (sodiumMg ?? 0) > MILD_FROM_MG && entry.note === undefined;
    return isSalty
      ? [...problems, refuse(`add the mild version: a serving has ${mg(sodiumMg ?? 0)} mg of sodium`)]
      : problems;
  }
  if (!(mild <= ordinary * MILD_SHARE))
    return [...problems, refuse(`the mild version has ${mg(mild)} mg/100 g, the ordinary ${mg(ordinary)}`)];
  return ranges === null ? problems : [...problems, ...outside(mild, ranges.mild, 'mild')];
}

function refuse(repair: string): Finding {
  return { field: 'ingredients', repair };
}

function outside(value: number, [least, most]: readonly [number, number], seasoning: Seasoning): Finding[] {
  if (value >= least * (1 - TOLERANCE) && value <= most * (1 + TOLERANCE)) return [];
  return [
    refuse(
      `season it to ${mg(least)}–${mg(most)} mg of sodium per 100 g (${seasoning}), not ${mg(value)}, or say why in note`,
    ),
  ];
}

function mg(value: number): number {
  return Math.round(value);
}
