import type { mealCandidates as call } from '@kkini/contract';
import type { z } from 'zod';
import type { Caller } from '../../access/asker.ts';
import type { AppParts } from '../../app-parts.ts';
import { mealCandidateWires } from './meal-candidate-wires.ts';
import { choiceJob, findDay, readWish } from './slot-of-plan.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** What one slot may become, as things stand; nothing is changed. */
export async function mealCandidates(
  { database, planner }: AppParts,
  caller: Caller,
  request: Request,
): Promise<Reply> {
  const wish = readWish(caller, request);
  const place = await database.transaction((queries) => findDay(queries, wish));
  const { value, basis } = await planner.changeMeal(choiceJob(wish, place));
  return { candidates: mealCandidateWires(value, basis.catalogue), ladderStep: value.ladderStep };
}
