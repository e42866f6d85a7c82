import { type DishFamily, type Leaning, PROPERTY_SIGNS } from '@kkini/domain';
import { CONDITION_RULES } from '../limits/condition-rules.ts';
import { STYLE_RULES } from '../limits/style-rules.ts';
import type { Candidate } from '../model/candidate.ts';
import type { ChoiceRules } from '../model/choice-rules.ts';
import { type DishForm, TOUGH_FOODS } from '../model/dish-form.ts';
import type { RuleOwner } from '../model/rule-owner.ts';

/**
 * Points added for each tag to avoid, more where a health condition avoids it or somebody at the table would leave it
 * on the plate or cannot order it alone, and points subtracted for each tag to prefer.
 */
const AVOID_POINTS = {
  usual: 0.8,
  condition: 2.4,
  kidney: 6,
  quickStarch: 4,
  palate: 6,
  smallPalate: 15,
  foreign: 4.8,
  boughtSalad: 15,
  sharedOrder: 40,
} as const;
const PREFER_POINTS = 0.5;

/** Foods a young child or old teeth leave on the plate, and foods foreign to people who grew up with rice, soup and sides. */
const PALATE: readonly Leaning[] = ['spicy', 'tough'];
const FOREIGN: readonly Leaning[] = ['bread', 'pasta', 'avocado', 'tortilla'];

/** Whether a leaning is a matter of taste alone: a food that older people would not cook. */
export function isForeign(leaning: Leaning): boolean {
  return FOREIGN.includes(leaning);
}

type Leanings = Pick<ChoiceRules, 'prefer' | 'avoid'>;

/** PREFER and AVOID of nutrition-rules section 5, where they are a tag or a food of the taxonomy. */
const LEANINGS: Readonly<Partial<Record<RuleOwner, Leanings>>> = {
  everyone: { prefer: ['whole-grain'], avoid: ['ultra-processed'] },
  ...CONDITION_RULES,
  ...STYLE_RULES,
  alone: { prefer: [], avoid: ['shared-order'] },
  child: { prefer: ['dairy'], avoid: ['ultra-processed', 'bought-salad'] },
  'child.under7': { prefer: [], avoid: ['spicy', 'tough'] },
  'child.under11': { prefer: [], avoid: ['spicy'] },
  parents: { prefer: [], avoid: ['sodium-high', 'tough', 'bought-salad', ...FOREIGN] },
  'parents.from75': { prefer: [], avoid: ['tough'] },
  // For high blood pressure and heart disease, once kidneys and medicines are known to tolerate it (safety-rules section 6.1).
  'answer.potassium': { prefer: ['potassium-high'], avoid: [] },
  // Phosphorus: that of additives, and of brown rice, twice that of white rice.
  'answer.kidneyThird': { prefer: [], avoid: ['ultra-processed', 'brown_rice_cooked'] },
  'answer.thyroidDrug': { prefer: [], avoid: ['iodine-high'] },
  'answer.stomach': { prefer: [], avoid: ['soup'] },
};

/** Points for an owner's preferences: negative for tags it prefers, positive for tags it avoids. */
export function ownerPreference(
  dish: Candidate,
  owner: RuleOwner,
  counts: (leaning: Leaning) => boolean = () => true,
): number {
  let points = 0;
  for (const { leaning, points: each } of ownerLeanings(owner))
    if (counts(leaning) && carries(dish, leaning)) points += each;
  return points;
}

/**
 * Whether a leaning counts on sides as on leading dishes. What is left on the plate has points of its own there; nearly every side
 * is `sodium-high`, and its sodium counts in the day.
 */
export function countsOnSides(leaning: Leaning): boolean {
  return leaning !== 'sodium-high' && !PALATE.includes(leaning);
}

/** The tags and foods an owner prefers or avoids, with the points of a dish that has them. */
export function ownerLeanings(
  owner: RuleOwner,
): readonly { readonly leaning: Leaning; readonly points: number }[] {
  return LEANING_POINTS.get(owner) ?? [];
}

type Carrier = Pick<Candidate, 'kind' | 'family' | 'profile' | 'method' | 'forms'>;

/** Whether a dish certainly contains the food or has the tag. */
export function carries(dish: Carrier, leaning: Leaning): boolean {
  const { kind, family, profile, method, forms } = dish;
  if (leaning === 'soup') return method === 'soup';
  if (leaning === 'quick-starch') return isQuickStarch(dish);
  if (leaning === 'bought-salad') return kind === 'product' && family === 'salad';
  const form = FORM_OF[leaning];
  if (form !== undefined) return forms.has(form);
  return profile.certainTags.has(leaning) || profile.certainIds.has(leaning);
}

/**
 * Whether a dish is one whose starch raises blood sugar fast (safety-rules section 8.3): porridge and starchy soup, fried rice,
 * rice cake in broth or sauce, and dressed noodles, unless it is made of oats, tofu or konjac.
 */
function isQuickStarch({ family, method, profile }: Carrier): boolean {
  const isOne = method === 'porridge' || (family !== undefined && QUICK_FAMILIES.includes(family));
  return isOne && !SLOW_STARCHES.some((id) => profile.certainIds.has(id));
}

const QUICK_FAMILIES: readonly DishFamily[] = [
  'porridge',
  'creamSoup',
  'friedRice',
  'riceCakeSoup',
  'riceCakes',
  'dressedNoodles',
];
const SLOW_STARCHES = ['oat', 'tofu_noodle', 'konjac'];

/** The form of a dish that stands for a leaning. */
const FORM_OF: Readonly<Partial<Record<Leaning, DishForm>>> = {
  spicy: 'hot',
  tough: 'tough',
  'shared-order': 'sharedOrder',
};

/** Whether a dish contains the food or has the tag, or may do so as far as its ingredient lines can be read. */
export function mayCarry(dish: Carrier, leaning: Leaning): boolean {
  const { possibleTags, possibleIds, unresolvedLines } = dish.profile;
  if (carries(dish, leaning) || possibleTags.has(leaning) || unresolvedLines.size > 0) return true;
  return (SIGNS[leaning] ?? [leaning]).some((food) => possibleIds.has(food));
}

/** The foods that make a dish what no tag says. */
const SIGNS: Readonly<Partial<Record<Leaning, readonly string[]>>> = {
  spicy: PROPERTY_SIGNS.spicy.foods,
  tough: TOUGH_FOODS,
};

function pointsToAvoid(owner: string, leaning: Leaning): number {
  if (owner === 'diabetes' && leaning === 'quick-starch') return AVOID_POINTS.quickStarch;
  if (owner in CONDITION_RULES) return AVOID_POINTS.condition;
  if (owner === 'answer.kidneyThird') return AVOID_POINTS.kidney;
  if (isForeign(leaning)) return AVOID_POINTS.foreign;
  if (leaning === 'bought-salad') return AVOID_POINTS.boughtSalad;
  if (leaning === 'shared-order') return AVOID_POINTS.sharedOrder;
  if (!PALATE.includes(leaning)) return AVOID_POINTS.usual;
  return owner === 'child.under7' ? AVOID_POINTS.smallPalate : AVOID_POINTS.palate;
}

const LEANING_POINTS = new Map(
  Object.entries(LEANINGS).map(([owner, { prefer, avoid }]) => [
    owner,
    [
      ...avoid.map((leaning) => ({ leaning, points: pointsToAvoid(owner, leaning) })),
      ...prefer.map((leaning) => ({ leaning, points: -PREFER_POINTS })),
    ],
  ]),
);
