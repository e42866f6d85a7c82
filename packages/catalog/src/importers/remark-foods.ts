import {
  foodsInProse,
  isKindOf,
  reachedAllergens,
  resolveIngredientText,
  type Taxonomy,
} from '@kkini/domain';
import { takeApart } from '../normalize/line-pieces.ts';
import type { ParsedLine } from '../normalize/parsed-line.ts';

/**
 * Adds the foods a bracket names beside the one before it: "만두(새우)", "닭고기(또는 돼지고기)". Such a line stands for all of them, so
 * that a visitor who excludes one is not served the dish; a bracket that only specifies the kind changes nothing. Of a bracket
 * that cannot be read as a whole ("치즈가 든 것") the foods with a statutory allergen count.
 */
export function withRemarkFoods(line: ParsedLine, taxonomy: Taxonomy): ParsedLine {
  const isNew = (food: string) =>
    !line.possibleIds.some((id) => isKindOf(taxonomy, food, id) || isKindOf(taxonomy, id, food));
  const { remarks } = takeApart(line.text.replace(SQUARE, ' '));
  const named = remarks.flatMap((remark) => {
    if (PURPOSE.test(remark)) return [];
    const { ids, candidates, unresolved } = resolveIngredientText(taxonomy, remark);
    const mentioned = unresolved
      .flatMap((text) => foodsInProse(taxonomy, text))
      .filter((food) => isNew(food) && reachedAllergens(taxonomy, food).size > 0);
    const foods = [
      ...ids.filter(isNew),
      ...candidates.filter((each) => each.every(isNew)).flat(),
      ...mentioned,
    ];
    return foods.length === 0 ? [] : [{ remark, foods }];
  });
  if (named.length === 0 || line.possibleIds.length === 0) return line;
  return {
    ...line,
    name: `${line.name}(${named.map(({ remark }) => remark).join(', ')})`,
    id: null,
    // The food before the bracket stays first, because its figures count.
    possibleIds: [...new Set([...line.possibleIds, ...named.flatMap(({ foods }) => foods)])],
  };
}

/** Square brackets contain the section head of a line. */
const SQUARE = /\[[^\]]*\]/g;
/** "(반죽용)" states the purpose of a food. */
const PURPOSE = /용$/;
