import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

const MORNING = /아침|\b(?:breakfast|morning)\b/u;

/** A dish that weeks also serve at noon or in the evening does not call itself a breakfast. */
export function checkDescription({ description, mealTimes }: ComponentEntry): Finding[] {
  if (mealTimes.every((time) => time === 'breakfast')) return [];
  return (['ko', 'en'] as const).flatMap((language) =>
    MORNING.test(description[language])
      ? [{ field: `description.${language}`, repair: 'name no breakfast: other meals serve the dish too' }]
      : [],
  );
}
