import type { Leaning } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { RuleOwner } from '../model/rule-owner.ts';

/** Points a dish gains for each tag to avoid and loses for each tag to prefer. */
const AVOID_POINTS = 0.8;
const PREFER_POINTS = 0.5;

type Leanings = { readonly prefer: readonly Leaning[]; readonly avoid: readonly Leaning[] };

/** PREFER and AVOID of nutrition-rules section 5, where they are a tag or a food of the taxonomy. */
const LEANINGS: Readonly<Partial<Record<RuleOwner, Leanings>>> = {
  everyone: { prefer: ['whole-grain'], avoid: ['ultra-processed'] },
  diabetes: {
    prefer: ['brown_rice_cooked', 'multigrain_rice', 'tofu'],
    avoid: ['high-gi', 'added-sugar', 'glutinous_rice'],
  },
  gout: { prefer: ['egg', 'tofu'], avoid: ['purine-high', 'purine-mid', 'added-sugar'] },
  hypertension: {
    prefer: [],
    avoid: ['sodium-high', 'salted-fermented', 'processed-meat'],
  },
  obesity: { prefer: ['vegetable'], avoid: ['ultra-processed'] },
  dyslipidemia: {
    prefer: ['soy', 'perilla_oil', 'olive_oil'],
    avoid: ['saturated-fat-high', 'cholesterol-high', 'added-sugar'],
  },
  heartDisease: { prefer: [], avoid: ['processed-meat', 'sodium-high'] },
  thyroidDisease: { prefer: [], avoid: ['iodine-high'] },
  liverDisease: { prefer: ['tofu'], avoid: ['ultra-processed', 'saturated-fat-high', 'sodium-high'] },
  vegetarian: { prefer: ['legume'], avoid: ['dairy', 'egg'] },
  lowSugar: { prefer: ['allulose'], avoid: ['added-sugar', 'fruit_juice', 'bulgogi_sauce'] },
  lowSodium: { prefer: ['vinegar_all'], avoid: ['sodium-high'] },
  lowCarbohydrate: { prefer: ['konjac', 'tofu_noodle'], avoid: ['refined-carb', 'high-gi'] },
  child: { prefer: ['dairy'], avoid: ['ultra-processed'] },
  parents: { prefer: [], avoid: ['sodium-high'] },
  // Of high blood pressure and heart disease, once kidneys and medicines are known to bear it (safety-rules section 6.1).
  'answer.potassium': { prefer: ['potassium-high'], avoid: [] },
  'answer.kidneyThird': { prefer: [], avoid: ['ultra-processed'] },
  'answer.thyroidDrug': { prefer: [], avoid: ['iodine-high'] },
  'answer.stomach': { prefer: [], avoid: ['soup'] },
};

/** Points for what an owner of preferences leans towards (below zero) or away from (above zero). */
export function ownerPreference(dish: Candidate, owner: RuleOwner): number {
  let points = 0;
  for (const { leaning, points: each } of ownerLeanings(owner)) if (carries(dish, leaning)) points += each;
  return points;
}

/** What an owner leans towards or away from, with the points of a dish that carries it. */
export function ownerLeanings(
  owner: RuleOwner,
): readonly { readonly leaning: Leaning; readonly points: number }[] {
  return LEANING_POINTS.get(owner) ?? [];
}

/** Whether a dish surely holds such a food or ingredient. */
export function carries(
  { profile, method }: Pick<Candidate, 'profile' | 'method'>,
  leaning: Leaning,
): boolean {
  if (leaning === 'soup') return method === 'soup';
  return profile.certainTags.has(leaning) || profile.certainIds.has(leaning);
}

const LEANING_POINTS = new Map(
  Object.entries(LEANINGS).map(([owner, { prefer, avoid }]) => [
    owner,
    [
      ...avoid.map((leaning) => ({ leaning, points: AVOID_POINTS })),
      ...prefer.map((leaning) => ({ leaning, points: -PREFER_POINTS })),
    ],
  ]),
);
