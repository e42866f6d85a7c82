import { drawingProblems } from '@kkini/dish-art';
import {
  type DishRole,
  fail,
  isCooksAmount,
  type Nutrition,
  ok,
  type Result,
  SEASONINGS,
  type Taxonomy,
} from '@kkini/domain';
import type { KnownFoods } from '../../build/entry-nutrition.ts';
import { type DataFile, type EntryProblem, type Finding, parseEntry } from '../../entries/entry-problem.ts';
import { namesFood } from '../../entries/food-names.ts';
import type { UnitWeights } from '../../facts/tables/read-unit-weights.ts';
import { findAmounts } from '../../normalize/amounts/find-amounts.ts';
import { lineGrams } from '../../normalize/amounts/line-grams.ts';
import { type ComponentEntry, componentEntrySchema } from '../component-entry.ts';
import { COOKING_CLASS_FACTS } from '../cooking-classes.ts';
import { englishAmount } from '../english-amount.ts';
import { componentNutrition, seasonedLines } from '../season-component.ts';
import { checkEggs } from './check-eggs.ts';
import { checkFreezing, checkGroup, checkWeight } from './check-facts.ts';
import { checkBoiling, checkHeating } from './check-heating.ts';
import { checkLightSteps } from './check-light-steps.ts';
import { checkMildSteps } from './check-mild-steps.ts';
import { checkDescription, checkNames } from './check-names.ts';
import { checkProtein } from './check-protein.ts';
import { checkRaw, checkUndercooked } from './check-raw.ts';
import { checkPlace, checkSeason } from './check-season.ts';
import { checkSeasoning, checkSugar } from './check-seasoning.ts';
import { checkSteps } from './check-steps.ts';
import { checkTags } from './check-tags.ts';
import { checkUsedUp } from './check-used-up.ts';

/** Tables a component is checked against. */
export type ComponentTables = KnownFoods & { readonly unitWeights: UnitWeights };

/** Parses and checks one component file; each problem names the field and the repair. */
export function checkComponent(
  file: DataFile,
  tables: ComponentTables,
): Result<ComponentEntry, readonly EntryProblem[]> {
  const parsed = parseEntry(file, componentEntrySchema);
  if (!parsed.ok) return parsed;
  const entry = parsed.value;
  const findings = [
    ...checkLines(entry, tables),
    ...checkSteps(entry),
    ...checkUsedUp(entry, tables.taxonomy),
    ...checkHeating(entry, tables.taxonomy),
    ...checkBoiling(entry),
    ...checkDescription(entry),
    ...checkMildSteps(entry, tables.taxonomy),
    ...checkLightSteps(entry, tables),
    ...checkNames(entry, tables.taxonomy),
    ...checkEggs(entry),
    ...checkRaw(entry, tables.taxonomy),
    ...checkUndercooked(entry),
    ...checkProtein(entry, tables.taxonomy),
    ...checkServing(entry, tables),
    ...checkSeasoning(entry, tables),
    ...checkSugar(entry, tables),
    ...checkTags(entry, tables),
    ...checkSeason(entry),
    ...checkPlace(entry),
    ...checkGroup(entry, tables.taxonomy),
    ...checkFreezing(entry),
    ...drawingProblems(entry.drawing).map((repair) => ({ field: 'drawing', repair })),
  ];
  return findings.length === 0
    ? ok(entry)
    : fail(findings.map((finding) => ({ file: file.file, ...finding })));
}

/**
 * Allowed factor between stated grams and the usual weight of the unit. Pieces vary; spoons and cups hold the same in every dish.
 */
const UNIT_TOLERANCE = 1.25;
const SPOON_TOLERANCE = 1.12;

function checkLines(entry: ComponentEntry, tables: ComponentTables): Finding[] {
  const { taxonomy, facts } = tables;
  return entry.ingredients.flatMap(({ id, name, en, prep, grams, amount, mild }, index) => {
    const at = `ingredients.${index}`;
    const item = taxonomy.items.get(id);
    if (item === undefined) return [{ field: `${at}.id`, repair: `use a taxonomy id, not '${id}'` }];
    if (item.kind === 'group') return [{ field: `${at}.id`, repair: `name a member of the group '${id}'` }];
    const figures = facts.get(id)?.nutrition;
    const isKnown = (figures?.energyKcal ?? null) !== null && (figures?.sodiumMg ?? null) !== null;
    const written = [
      ...(grams === undefined || amount === undefined ? [] : [{ field: `${at}.amount`, grams, amount }]),
      ...(mild ? [{ field: `${at}.mild.amount`, ...mild }] : []),
    ];
    return [
      ...(isKnown ? [] : [{ field: `${at}.id`, repair: `'${id}' has no energy or sodium in facts.csv` }]),
      ...(namesFood(taxonomy, { id, name: name ?? item.ko })
        ? []
        : [
            {
              field: `${at}.name`,
              repair: `write a name of '${id}': ${[item.ko, ...item.synonyms].join(', ')}`,
            },
          ]),
      ...SOLD_TWO_WAYS.filter(
        ({ ids, called, said }) => ids.includes(id) && called.test(name ?? '') && !said.test(prep?.ko ?? ''),
      ).map(({ repair }) => ({ field: `${at}.prep`, repair })),
      ...checkState(at, { ko: `${name ?? item.ko} ${prep?.ko ?? ''}`, en: `${en ?? ''} ${prep?.en ?? ''}` }),
      ...written.flatMap((line) => checkAmount({ ...line, id, name: name ?? item.ko }, tables)),
    ];
  });
}

type TwoWays = Readonly<Record<'called' | 'said', RegExp> & { ids: readonly string[]; repair: string }>;
/** Foods sold in two states, of which the facts table has one: a line must say which. */
const SOLD_TWO_WAYS: readonly TwoWays[] = [
  {
    ids: ['beef_bone_broth', 'beef_broth', 'chicken_broth'],
    called: /^/,
    said: /간하지|무염/,
    repair: 'say 간하지 않은 것: pouches of broth are sold salted too',
  },
  {
    ids: ['tomato'],
    called: /캔|통조림|홀토마토/,
    said: /^무염$/,
    repair: 'say 무염: cans of tomatoes are sold salted too',
  },
  {
    ids: ['wood_ear'],
    called: /^/,
    said: /불[린려]|생것/,
    repair: 'say 불린 것: wood ear is sold dried too',
  },
];

/** States of a bought or prepared food that change its weight or salt several-fold. */
const STATES = [
  { en: /\bboiled\b/, ko: /삶|데[친쳐]|찐|쪄|익[힌혀]/, repair: 'say 삶은 것, as the English does' },
  { en: /\bunsalted\b/, ko: /간하지|무염/, repair: 'say 간하지 않은 것, as the English does' },
  { en: /\bsoaked\b/, ko: /불[린려]|담[근가]|우[린려]/, repair: 'say 불린 것, as the English does' },
] as const;

/** A line whose English names a boiled or unsalted food must say so in Korean too. */
function checkState(at: string, line: { readonly ko: string; readonly en: string }): Finding[] {
  return STATES.filter(({ en, ko }) => en.test(line.en) && !ko.test(line.ko)).map(({ repair }) => ({
    field: `${at}.prep`,
    repair,
  }));
}

type WrittenAmount = {
  readonly field: string;
  readonly id: string;
  readonly name: string;
  readonly grams: number;
  readonly amount: string;
};

function checkAmount(
  { field, id, name, grams, amount }: WrittenAmount,
  { taxonomy, unitWeights }: ComponentTables,
): Finding[] {
  if (englishAmount(amount, id) === null)
    return [
      { field, repair: `write a number and a unit ('1과 1/2큰술', '2와 1/2큰술', '200g'), not '${amount}'` },
    ];
  if (!isCooksAmount(amount))
    return [{ field, repair: `say what a cook measures ('2작은술', '1과 1/2큰술'), not '${amount}'` }];
  const usual = lineGrams(findAmounts(amount), { id, name }, { taxonomy, weights: unitWeights });
  if (usual === null) return [{ field, repair: `use a unit that has a weight, not '${amount}'` }];
  const ratio = grams / usual.grams;
  const tolerance = /(?:큰술|작은술|컵)$/.test(amount) ? SPOON_TOLERANCE : UNIT_TOLERANCE;
  return ratio <= tolerance && ratio >= 1 / tolerance
    ? []
    : [{ field, repair: `${amount} of ${name} weighs ${round(usual.grams)} g, not ${grams} g` }];
}

/** Usual grams and kcal of one serving as eaten, by role (KDRI 2020 servings; mains and bowls up to three of them). */
const SERVING: Readonly<
  Record<DishRole, { grams: readonly [number, number]; kcal: readonly [number, number] }>
> = {
  rice: { grams: [150, 250], kcal: [200, 420] },
  soup: { grams: [200, 450], kcal: [8, 420] },
  stew: { grams: [180, 480], kcal: [50, 520] },
  main: { grams: [70, 420], kcal: [60, 650] },
  side: { grams: [8, 150], kcal: [4, 260] },
  kimchi: { grams: [20, 70], kcal: [2, 60] },
  bowl: { grams: [180, 900], kcal: [220, 950] },
  plate: { grams: [60, 550], kcal: [80, 650] },
  addon: { grams: [15, 350], kcal: [5, 320] },
};

/**
 * Allowed share by which stated energy may differ from that of the macronutrients; food-specific factors differ by up to a quarter.
 */
const ATWATER_TOLERANCE = 0.25;

function checkServing(entry: ComponentEntry, tables: ComponentTables): Finding[] {
  const { role, servings, cookedGrams, liquidGrams, class: cookingClass } = entry;
  const usual = SERVING[role];
  const { energyKcal } = componentNutrition(entry, 'ordinary', tables);
  const needsLiquid = role === 'soup' || role === 'stew';
  const { keepDaysMost } = COOKING_CLASS_FACTS[cookingClass];
  return [
    ...within(usual.grams, { value: cookedGrams / servings, field: 'cookedGrams', unit: 'g' }),
    ...within(usual.kcal, { value: energyKcal ?? Number.NaN, field: 'ingredients', unit: 'kcal' }),
    ...(needsLiquid && liquidGrams === undefined
      ? [{ field: 'liquidGrams', repair: 'give the grams of broth in all servings' }]
      : []),
    ...(entry.keepDays > keepDaysMost
      ? [{ field: 'keepDays', repair: `${cookingClass} keeps ${keepDaysMost} days at most` }]
      : []),
    ...SEASONINGS.flatMap((seasoning) => checkEnergy(entry, seasoning, tables)),
    ...checkCookedWeight(entry, tables),
    ...checkWeight(entry),
    ...checkSubstitutions(entry, tables.taxonomy),
  ];
}

type Measured = { readonly value: number; readonly field: string; readonly unit: string };

function within([least, most]: readonly [number, number], { value, field, unit }: Measured): Finding[] {
  return value >= least && value <= most
    ? []
    : [{ field, repair: `a serving of such a dish has ${least}–${most} ${unit}, not ${round(value)}` }];
}

function checkEnergy(
  entry: ComponentEntry,
  seasoning: (typeof SEASONINGS)[number],
  tables: ComponentTables,
): Finding[] {
  const { energyKcal, carbohydrateG, proteinG, fatG, fiberG, sodiumMg } = componentNutrition(
    entry,
    seasoning,
    tables,
  );
  if (
    energyKcal === null ||
    sodiumMg === null ||
    carbohydrateG === null ||
    proteinG === null ||
    fatG === null
  )
    return [{ field: 'ingredients', repair: 'use foods whose energy, macronutrients and sodium are known' }];
  const atwater = atwaterKcal({ carbohydrateG, fiberG, proteinG, fatG });
  const isSmall = Math.abs(atwater - energyKcal) < 20;
  return isSmall || Math.abs(atwater - energyKcal) / energyKcal <= ATWATER_TOLERANCE
    ? []
    : [
        {
          field: 'ingredients',
          repair: `check grams: ${round(energyKcal)} kcal, macronutrients give ${round(atwater)}`,
        },
      ];
}

type Macronutrients = Pick<Nutrition, 'fiberG'> &
  Readonly<Record<'carbohydrateG' | 'proteinG' | 'fatG', number>>;

/** Energy of macronutrients in grams, kcal: 4 per gram, fibre 2, fat 9 (Atwater; FAO 2003). Unknown fibre counts as none. */
function atwaterKcal({ carbohydrateG, fiberG, proteinG, fatG }: Macronutrients): number {
  return 4 * (carbohydrateG - (fiberG ?? 0)) + 2 * (fiberG ?? 0) + 4 * proteinG + 9 * fatG;
}

/** Bounds how much a dish may gain or lose by cooking: water boils away and dry goods swell. */
function checkCookedWeight(entry: ComponentEntry, tables: ComponentTables): Finding[] {
  const raw = seasonedLines(entry, 'ordinary', tables).reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);
  const ratio = entry.cookedGrams / raw;
  return ratio >= 0.3 && ratio <= 3.2
    ? []
    : [
        {
          field: 'cookedGrams',
          repair: `${entry.cookedGrams} g cannot come of ${round(raw)} g of ingredients`,
        },
      ];
}

function checkSubstitutions({ ingredients, substitutions }: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  const ids = new Set(ingredients.map(({ id }) => id));
  return substitutions.flatMap(({ from, to }, index) => [
    ...(ids.has(from)
      ? []
      : [{ field: `substitutions.${index}.from`, repair: `name the id of a line, not '${from}'` }]),
    ...(taxonomy.items.get(to)?.kind !== 'group' && taxonomy.items.has(to)
      ? []
      : [{ field: `substitutions.${index}.to`, repair: `use the id of a food, not '${to}'` }]),
  ]);
}

function round(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
