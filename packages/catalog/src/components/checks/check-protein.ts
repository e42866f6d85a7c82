import { isKindOf, type MainGroup, type Taxonomy } from '@kkini/domain';
import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

/**
 * Raw grams, without bones, that are one serving of a protein food, the first kind that fits (KDRI 2020, servings of meat, fish, eggs
 * and beans). Kinds without a serving there, such as blood sausage and jellyfish, count for nothing.
 */
const SERVINGS: readonly (readonly [kinds: readonly string[], grams: number])[] = [
  [['anchovy_sauce', 'salted_shrimp', 'jellyfish', 'sundae'], Number.POSITIVE_INFINITY],
  [['anchovy', 'dried_shrimp', 'dried_pollock', 'dried_squid', 'filefish_jerky', 'whitebait'], 15],
  [['fish_cake', 'crab_stick', 'bacon', 'ham', 'luncheon_meat', 'sausage'], 30],
  [['canned_tuna', 'canned_whelk', 'egg', 'meat'], 60],
  [['fish'], 70],
  [['soft_tofu'], 200],
  [['tofu', 'seafood'], 80],
];

/** Mains of these foods are what a table has its protein from; a potato croquette or a mushroom dish is not. */
const PROTEIN_GROUPS: readonly MainGroup[] = [
  'beef',
  'pork',
  'chicken',
  'whiteFish',
  'oilyFish',
  'seafood',
  'egg',
  'tofu',
];

/**
 * Servings of protein foods in a main for one: usually one and a half to two, as half of the cookbook has; a pancake has less, tofu
 * fried in egg more. Seafood in soy sauce is eaten by the piece with much rice.
 */
const USUAL = { least: 0.9, most: 2.75 } as const;
const LEAST_PICKLED = 0.75;

/** Checks the meat, fish, shellfish, eggs and tofu of a main: too little is no main, too much is for more people. */
export function checkProtein(entry: ComponentEntry, taxonomy: Taxonomy): Finding[] {
  if (entry.role !== 'main' || !PROTEIN_GROUPS.includes(entry.mainGroup)) return [];
  const least = entry.class === 'pickle' ? LEAST_PICKLED : USUAL.least;
  const servings = proteinServings(entry, taxonomy);
  return servings >= least && servings <= USUAL.most
    ? []
    : [
        {
          field: 'servings',
          repair: `a main has ${least} to ${USUAL.most} servings of meat, fish, eggs or tofu for each, not ${servings.toFixed(2)}`,
        },
      ];
}

function proteinServings({ ingredients, servings }: ComponentEntry, taxonomy: Taxonomy): number {
  return ingredients.reduce((sum, { id, grams = 0, eaten = 1 }) => {
    const [, size = Number.POSITIVE_INFINITY] =
      SERVINGS.find(([kinds]) => kinds.some((kind) => id === kind || isKindOf(taxonomy, id, kind))) ?? [];
    return sum + (grams * eaten) / servings / size;
  }, 0);
}
