import { anybody } from '../meal-facts.ts';
import { firstOfLead, isBlended, pickedProtein } from '../table-foods.ts';
import type { TipContext } from '../tip-context.ts';
import { type TipTopic, when } from '../tip-topic.ts';
import { ironOf, VITAMIN_C } from './style-topics.ts';

const isPregnant = (c: TipContext) => anybody(c, (person) => person.isPregnant);
/** Beef and shellfish in pieces, whose iron the body absorbs well. */
const hasIronFlesh = (c: TipContext) =>
  pickedProtein(c) !== null && (c.reading.has('beef') || c.reading.protein?.kind === 'shellfish');

/** Topics about iron in pregnancy (safety-rules section 6). */
export const IRON_TOPICS: readonly TipTopic[] = [
  {
    ...{ id: 'iron.flesh', concern: 'iron' },
    size: (c) => when(isPregnant(c) && hasIronFlesh(c), 1),
  },
  {
    ...{ id: 'iron.plant', concern: 'iron' },
    size: (c) => when(isPregnant(c) && ironOf(c) !== null && besideIron(c), 1),
  },
];

/** Whether a food rich in vitamin C lies beside it. */
function besideIron(c: TipContext): boolean {
  const line = firstOfLead(c, VITAMIN_C);
  return line !== null && !isBlended(c, line);
}
