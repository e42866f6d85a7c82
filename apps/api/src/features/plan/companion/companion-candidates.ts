import {
  type CompanionCandidateWire,
  type companionCandidates as call,
  companionsToWire,
  mealTimeFromWire,
  tooMuchToWire,
} from '@kkini/contract';
import { foodLabel, seoulDate } from '@kkini/domain';
import type { CompanionChoice } from '@kkini/planner';
import type { z } from 'zod';
import type { AppParts } from '../../../app-parts.ts';
import { type LoadedCatalogue, servedRecipe } from '../../../platform/read-catalogue.ts';
import type { Caller } from '../../../plugins/access/principal.ts';
import { asSurvey } from '../../../workers/planning-basis.ts';
import { findDay, type Wish } from '../change/slot-of-plan.ts';
import { checkChange } from '../permission/check-change.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Dishes that may replace a companion under the current answers. Changes nothing; refused if the change itself would be. */
export async function companionCandidates(parts: AppParts, caller: Caller, request: Request): Promise<Reply> {
  const { database, planner, now } = parts;
  const wish = readCompanionWish(caller, request);
  const place = await database.transaction((queries) => findDay(queries, wish));
  checkChange(parts, place, wish);
  const { answers, week, day, seed } = place;
  const { value, basis } = await planner.ask({
    kind: 'changeCompanion',
    survey: asSurvey(answers),
    week,
    date: day.date,
    mealTime: wish.mealTime,
    companionId: request.companionId,
    today: seoulDate(now()),
    seed,
  });
  return { candidates: value.flatMap((choice) => candidateWire(choice, basis.catalogue)) };
}

function candidateWire(
  { id, slot, meals, overMeals, joins, nutrients, foods, ...tooMuch }: CompanionChoice,
  catalogue: LoadedCatalogue,
): CompanionCandidateWire[] {
  const companions = servedRecipe(catalogue, slot)?.companions ?? [];
  return companionsToWire(companions.filter((dish) => dish.id === id)).map((companion) => ({
    companion,
    meals: [...meals],
    over_meals: [...overMeals],
    joins,
    nutrients: nutrients.map((nutrient) => ({ ...nutrient })),
    ...tooMuchToWire(tooMuch),
    foods: foodsWire(foods, catalogue),
  }));
}

function foodsWire(
  { bought, shared, atHome }: CompanionChoice['foods'],
  { taxonomy }: LoadedCatalogue,
): CompanionCandidateWire['foods'] {
  const named = (id: string) => {
    const name = foodLabel(taxonomy, id);
    return { name, name_en: taxonomy.items.get(id)?.en ?? name };
  };
  return {
    bought: bought.map(named),
    shared: shared.map(named),
    at_home: atHome.map(({ name, nameEn }) => ({ name, name_en: nameEn })),
  };
}

type CompanionPlaceWire = {
  readonly dayMealId: string;
  readonly mealType: Parameters<typeof mealTimeFromWire>[0];
};

/** The wish of a call about a companion. Only meals cooked at home have companions. */
export function readCompanionWish({ principal }: Caller, { dayMealId, mealType }: CompanionPlaceWire): Wish {
  return { principal, dayMealId, mealTime: mealTimeFromWire(mealType), style: 'cookedRecipe' };
}
