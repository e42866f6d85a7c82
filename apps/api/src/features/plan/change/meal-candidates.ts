import type { mealCandidates as call } from '@kkini/contract';
import type { z } from 'zod';
import type { AppParts } from '../../../app-parts.ts';
import type { Caller } from '../../../plugins/access/principal.ts';
import { visitorOf } from '../../../workers/planning-basis.ts';
import { checkChange } from '../permission/check-change.ts';
import { mealCandidateWires } from './meal-candidate-wires.ts';
import { choiceJob, findDay, readWish } from './slot-of-plan.ts';

type Request = z.output<(typeof call)['request']>;
type Reply = z.input<(typeof call)['reply']>;

/** Candidates for one slot under the current answers; changes nothing. Refused when the change itself would be. */
export async function mealCandidates(parts: AppParts, caller: Caller, request: Request): Promise<Reply> {
  const { database, planner } = parts;
  const wish = readWish(caller, request);
  const place = await database.transaction((queries) => findDay(queries, wish));
  checkChange(parts, place, wish);
  const { value, basis } = await planner.changeMeal(choiceJob(wish, place));
  const eating = { visitor: visitorOf(basis, place.answers), mealTime: wish.mealTime };
  const candidates = mealCandidateWires(value, basis.catalogue, eating);
  return { candidates, ladderStep: value.ladderStep };
}
