import type { LimitWire } from '@kkini/contract';
import { MEAL_TIMES, type Verdict } from '@kkini/domain';
import { MIDDLE_DOT } from '../../../../messages/kept-together.ts';
import type { Translate } from '../../../../messages/translate.ts';
import type { PlanDay } from '../../model/get-meal-plan.ts';
import { verdictOf } from '../../standing/day-standing.ts';
import { figureWords } from '../../standing/standing-words.ts';

/** "아침 보통 · 점심 높은 편": the bands of somebody who eats alone (safety-rules section 8.5); empty if no load is known. */
export function glycemicBands(t: Translate, { meals }: PlanDay): string {
  const bands = MEAL_TIMES.flatMap((time) => {
    const band = meals[time]?.details.portions[0]?.glycemicBand ?? null;
    return band === null ? [] : [`${t(`mealTime.${time}`)} ${t(`glycemicBand.${band}`)}`];
  });
  return bands.join(MIDDLE_DOT);
}

/** Verdict on the load of the day's meals, which the plan states without figures. */
export function glycemicVerdict(
  t: Translate,
  { per }: Pick<LimitWire, 'per'>,
  day: PlanDay,
): { readonly verdict: Verdict; readonly words: string } | null {
  const figures = day.standing?.persons[0]?.figures ?? [];
  const found = figures.find((each) => each.nutrient === 'glycemicLoad' && each.per === per);
  if (found === undefined || (found.verdict === 'within' && verdictOf(day) !== 'within')) return null;
  return { verdict: found.verdict, words: figureWords(t, found.verdict, null) };
}
