import type { DishJudgementWire, NutrientWire } from '@kkini/contract';
import { personNames } from './person-names.ts';
import type { Translate } from './translate.ts';

/** What the figures of a dish refer to, as a segment to choose, with the bounds of the day they are compared with. */
export type FigureScope = {
  readonly value: string;
  readonly label: string;
  readonly amounts: NutrientWire;
  readonly dayLimits: DishJudgementWire['dayLimits'];
  /** Name of the person whose day that is, if several eat. */
  readonly whose: string | null;
};

/** Meaning of the shares of a scope; undefined if it is compared with nobody's day. */
export function sharesWords(t: Translate, { dayLimits, whose }: FigureScope): string | undefined {
  if (Object.keys(dayLimits).length === 0) return undefined;
  return whose === null ? t('judgement.shares') : t('judgement.sharesOf', { target: whose });
}

/** Each person's amounts of a dish, as on the cards of a plan; none without a survey. */
export function portionScopes(t: Translate, judgement: DishJudgementWire | null): readonly FigureScope[] {
  const portions = judgement?.portions ?? [];
  const names = personNames(t, portions);
  return portions.map(({ target, nutrient: amounts, dayLimits }, at) => {
    const isReader = portions.length === 1 && target === 'self';
    const label = isReader
      ? t('nutrition.ownPortion')
      : t('nutrition.portionOf', { target: names[at] ?? '' });
    const whose = portions.length > 1 ? (names[at] ?? null) : null;
    return { value: `portion ${at}`, label, amounts, dayLimits, whose };
  });
}
