import type { Exclusion, HealthCondition, MealTime, Nutrient } from '@kkini/domain';
import { HARD_RULES } from '../constraints/hard-rules.ts';
import type { RuleOwner } from '../model/rule-owner.ts';
import type { FoodClosure } from './food-closure.ts';
import type { CheckedVisitor } from './people/checked-visitor.ts';
import { portionWall } from './people/portion-walls.ts';
import type { ServedDish } from './served-dish.ts';

/** A reason against a dish: an excluded food, or a HARD rule with the ingredient or value that breaks it. */
export type Prohibition = { readonly kind: 'exclusion' | 'hardRule'; readonly reason: string };

/** Amounts a dish must state to be served with the condition (nutrition-rules sections 3 and 6.8). */
const MUST_BE_KNOWN: Readonly<
  Record<HealthCondition, readonly Nutrient[]> & Partial<Record<RuleOwner, readonly Nutrient[]>>
> = {
  diabetes: ['carbohydrateG', 'saturatedFatG', 'addedSugarG', 'sugarG', 'sodiumMg'],
  gout: ['saturatedFatG', 'addedSugarG', 'sugarG', 'purineMg'],
  hypertension: ['saturatedFatG', 'sodiumMg'],
  obesity: ['saturatedFatG', 'addedSugarG', 'sugarG', 'energyKcal'],
  dyslipidemia: ['saturatedFatG', 'addedSugarG', 'sugarG'],
  heartDisease: ['saturatedFatG', 'addedSugarG', 'sodiumMg'],
  thyroidDisease: [],
  liverDisease: ['saturatedFatG', 'addedSugarG', 'sugarG', 'sodiumMg'],
  'answer.kidney': ['sodiumMg'],
  'answer.kidneyThird': ['potassiumMg', 'proteinG'],
  'answer.kRetain': ['potassiumMg'],
  'answer.warfarin': ['vitaminKUg'],
  'answer.insulin': ['carbohydrateG'],
  'answer.stomach': ['addedSugarG'],
  'answer.cirrhosis': ['sodiumMg'],
};

type Reader = Pick<FoodClosure, 'warnOnlyIds' | 'warnOnlyTags'>;

/** The taxonomy, and the meal time of the dish, if any. */
type Judging = Reader & { readonly time?: MealTime };

/** Every reason against serving the dish; empty if it may be served. */
export function prohibitions(
  dish: ServedDish,
  visitor: CheckedVisitor,
  reader: Judging,
): readonly Prohibition[] {
  const { holds, forms, nutrition, grams } = dish;
  const found: Prohibition[] = [];
  for (const exclusion of visitor.exclusions) {
    const reason = excludedIn(dish, exclusion, reader);
    if (reason !== null) found.push({ kind: 'exclusion', reason });
  }
  const [unknown] = holds.unknownTexts;
  if (unknown !== undefined && visitor.exclusions.length > 0)
    found.push({ kind: 'exclusion', reason: `unknown ingredient ${unknown}` });
  let isJudged = false;
  for (const { id, owner, tags, foods, forms: banned, most, mealTimes } of HARD_RULES) {
    if (!visitor.owners.includes(owner)) continue;
    isJudged ||= owner !== 'everyone';
    if (mealTimes.length > 0 && !mealTimes.some((each) => each === reader.time)) continue;
    const blocks = (tag: string) =>
      holds.certainTags.has(tag) || (holds.possibleTags.has(tag) && !reader.warnOnlyTags.has(tag));
    const subjects = [
      ...tags.filter(blocks),
      ...foods.filter((food) => holds.certainIds.has(food) || holds.possibleIds.has(food)),
      ...banned.filter((form) => forms.has(form)),
      ...GRAMS.filter((each) => grams[each] > (most[each] ?? Infinity)),
    ];
    if (subjects.length > 0) found.push({ kind: 'hardRule', reason: `${id} (${subjects.join(', ')})` });
  }
  if (unknown !== undefined && isJudged)
    found.push({ kind: 'hardRule', reason: `unknown ingredient ${unknown}` });
  for (const owner of visitor.owners) {
    const missing = (MUST_BE_KNOWN[owner] ?? []).filter((nutrient) => nutrition[nutrient] === null);
    if (missing.length > 0) found.push({ kind: 'hardRule', reason: `${owner} needs ${missing.join(', ')}` });
  }
  const wall = portionWall(dish, visitor);
  if (wall !== null) found.push({ kind: 'hardRule', reason: wall });
  return found;
}

const GRAMS = ['fishG', 'seaweedG', 'leavesG'] as const;

function excludedIn({ holds }: ServedDish, exclusion: Exclusion, reader: Reader): string | null {
  const isSevere = exclusion.severe === true;
  switch (exclusion.kind) {
    case 'literal': {
      const { text, wholeWordOnly, ofTitles } = exclusion;
      const isNamed = [...(ofTitles && !isSevere ? holds.titleWords : holds.words)].some(
        (word) => word === text || (!wholeWordOnly && word.includes(text)),
      );
      return isNamed ? text : null;
    }
    case 'tag': {
      const { tag } = exclusion;
      const mayWarn = !isSevere && reader.warnOnlyTags.has(tag);
      return holds.certainTags.has(tag) || (holds.possibleTags.has(tag) && !mayWarn) ? tag : null;
    }
    case 'property':
      return holds.properties.has(exclusion.property) ? exclusion.property : null;
    default: {
      const ids = exclusion.kind === 'known' ? [exclusion.id] : exclusion.ids;
      const blocks = (id: string) =>
        holds.certainIds.has(id) ||
        (holds.possibleIds.has(id) && (isSevere || !reader.warnOnlyIds.has(id))) ||
        (isSevere && holds.traceIds.has(id));
      return ids.find(blocks) ?? null;
    }
  }
}
