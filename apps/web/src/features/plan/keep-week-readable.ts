import { type Endpoint, productDetail, recipeDetail, shoppingList } from '@kkini/contract';
import { MEAL_TIMES } from '@kkini/domain';
import { useEffect } from 'react';
import type { Edges } from '../../edges/edges.ts';
import { useEdges } from '../../edges/edges-context.tsx';
import type { RequestOf } from '../../edges/server-client.ts';
import { type MealPlan, planDays } from './get-meal-plan.ts';
import { isRecipe } from './meal-facts.ts';

/** The screen itself comes first. */
const QUIET_MS = 3000;

/** Quietly fetches what the meals of an opened plan lead to, so that all of it can be read without a connection. */
export function useReadableWeek(surveyId: string, plan: MealPlan | undefined): void {
  const edges = useEdges();
  useEffect(() => {
    if (!plan) return;
    const stop = new AbortController();
    const timer = setTimeout(
      () => void keepWeekReadable(edges, { surveyId, plan, signal: stop.signal }),
      QUIET_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [edges, surveyId, plan]);
}

type Week = { readonly surveyId: string; readonly plan: MealPlan; readonly signal: AbortSignal };

/** One call after the other; what was fetched in the last day stays as it is. Ends at the first that gets no answer. */
export async function keepWeekReadable(
  { server, connection, keepPicture }: Pick<Edges, 'server' | 'connection' | 'keepPicture'>,
  { surveyId, plan, signal }: Week,
): Promise<void> {
  const owner = plan.shared ? null : surveyId;
  if (owner !== null) await keep(shoppingList, { surveyId: owner });
  const meals = planDays(plan).flatMap((day) => MEAL_TIMES.flatMap((time) => day.meals[time] ?? []));
  for (const meal of meals) {
    if (signal.aborted || !connection.isOnline()) return;
    const { id, area, img_url: picture } = meal.details;
    if (picture !== null) await keepPicture(picture);
    if (id === null) continue;
    if (isRecipe(meal)) await keep(recipeDetail, { id, surveyId: owner });
    else await keep(productDetail, { id, surveyId: owner, area });
  }
  async function keep<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<void> {
    await server.keepReady(endpoint, request, signal);
  }
}
