import type { Seasoning } from '@kkini/domain';
import type { KnownFoods } from '../../build/entry-nutrition.ts';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { COOKING_CLASS_FACTS } from '../cooking-classes.ts';
import { mildFoods } from '../dish-versions.ts';
import { SUGAR_TWINS } from '../less-sugar.ts';
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
  return [...checkRange(entry, foods), ...checkBland(entry, foods), ...checkNote(entry, foods)];
}

/** Sodium of 100 g, mg, of the blandest soup or stew: 0.3 % of salt, below which nobody finishes a broth. */
const LEAST_OF_BROTH = 118;

/** The mild version of a soup or stew must taste of something, whatever a note says. */
function checkBland(entry: ComponentEntry, foods: KnownFoods): Finding[] {
  const mild = sodiumPer100g(entry, 'mild', foods);
  const isBroth = entry.role === 'soup' || entry.role === 'stew';
  return isBroth && hasMildVersion(entry) && mg(mild) < LEAST_OF_BROTH
    ? [
        refuse(
          `season the mild version to ${LEAST_OF_BROTH} mg of sodium per 100 g at least, not ${mg(mild)}`,
        ),
      ]
    : [];
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

/**
 * Most dry allulose per serving, g: the 0.4 g per kg of body weight tolerated at once (Han et al., Nutrients 2018; 10: 2010), for a
 * child of 30 kg.
 */
const MOST_ALLULOSE_G = 12;

/**
 * Checks that the mild version of a sweet dish has one sweetener for its sugars, one wine for its mirin, and little of the
 * sweetener.
 */
export function checkSugar(entry: ComponentEntry, foods: KnownFoods): Finding[] {
  const lines = mildFoods(entry, foods);
  const twins = new Set(Object.values(SUGAR_TWINS).map(({ id }) => id));
  const ids = lines.flatMap(({ id }) => (twins.has(id) ? [id] : []));
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  const dryShare = (foods.facts.get('allulose')?.nutrition.carbohydrateG ?? 100) / 100;
  const grams = lines.reduce((sum, line) => sum + (line.id === 'allulose' ? line.grams : 0), 0);
  const allulose = (grams * dryShare) / entry.servings;
  return [
    ...[...twice].map((id) => ({
      field: 'ingredients',
      repair: `keep one of the lines in the mild version that ${id} takes the place of`,
    })),
    ...(allulose <= MOST_ALLULOSE_G
      ? []
      : [
          {
            field: 'ingredients',
            repair: `sweeten the mild version less: a serving has ${Math.round(allulose)} g of allulose`,
          },
        ]),
  ];
}
