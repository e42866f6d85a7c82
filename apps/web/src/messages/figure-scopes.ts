import type { DishJudgementWire, NutrientWire } from '@kkini/contract';
import { companionName } from './dish-words.ts';
import { personNames } from './person-names.ts';
import type { Translate, Wording } from './translate.ts';

/** What the figures of a dish refer to, as a segment to choose, with the bounds of the day they are compared with. */
export type FigureScope = {
  readonly value: string;
  readonly label: string;
  readonly amounts: NutrientWire;
  readonly dayLimits: DishJudgementWire['dayLimits'];
  /** Name of the person whose day that is, if several eat. */
  readonly whose: string | null;
  /** What the figures hold besides the dish, as a sentence. */
  readonly holds?: string | null;
};

/** What the figures of a scope hold and the meaning of its shares; undefined if there is nothing to say. */
export function scopeWords(
  t: Translate,
  { dayLimits, whose, holds = null }: FigureScope,
): string | undefined {
  const isCompared = Object.keys(dayLimits).length > 0;
  const shares = whose === null ? t('judgement.shares') : t('judgement.sharesOf', { target: whose });
  return [...(holds === null ? [] : [holds]), ...(isCompared ? [shares] : [])].join(' ') || undefined;
}

/**
 * Each person's amounts of a meal with its companions and their own extra, as on the cards of a plan; none without a survey.
 */
export function portionScopes(
  wording: Wording,
  judgement: DishJudgementWire | null,
  companions: number,
): readonly FigureScope[] {
  const { t } = wording;
  const portions = judgement?.portions ?? [];
  const names = personNames(t, portions);
  return portions.map(({ target, nutrient: amounts, dayLimits, extra }, at) => {
    const isReader = portions.length === 1 && target === 'self';
    const label = isReader
      ? t('nutrition.ownPortion')
      : t('nutrition.portionOf', { target: names[at] ?? '' });
    const whose = portions.length > 1 ? (names[at] ?? null) : null;
    const holds = holdsWords(wording, extra, companions > 0);
    return { value: `portion ${at}`, label, amounts, dayLimits, whose, holds };
  });
}

type Extra = DishJudgementWire['portions'][number]['extra'];

function holdsWords(wording: Wording, extra: Extra, hasCompanions: boolean): string | null {
  const { t } = wording;
  if (extra === null) return hasCompanions ? t('nutrition.withCompanions') : null;
  const dish = companionName(wording, extra);
  return t(hasCompanions ? 'nutrition.withBoth' : 'nutrition.withExtra', { dish });
}
