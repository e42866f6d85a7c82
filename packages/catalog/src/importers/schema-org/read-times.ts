import { readDuration } from '../reading/read-duration.ts';
import { type Fields, isFields, textOf } from '../reading/read-json.ts';
import { firstText } from './json-ld-text.ts';

/** Fields that say how long a recipe takes. */
const TIMES = ['totalTime', 'prepTime', 'cookTime', 'performTime'] as const;

/** Minutes a recipe takes: its total time, else preparation and cooking together; null when none is usable. */
export function readMinutes(recipe: Fields): number | null {
  const [total, preparation, cooking, performing] = TIMES.map((name) => minutesOf(recipe[name]));
  if (total !== null && total !== undefined) return total;
  return (preparation ?? 0) + (cooking ?? performing ?? 0) || null;
}

/** Times as written, for telling that they are unusable. */
export function writtenTimes(recipe: Fields): readonly string[] {
  return TIMES.map((name) => firstText(recipe[name])).filter((text) => text !== '');
}

/** First usable time of a value: a text, a number, an object with one, a list of these. */
function minutesOf(value: unknown): number | null {
  for (const each of [value].flat(2)) {
    const minutes = readDuration(isFields(each) ? durationText(each) : firstText(each));
    if (minutes !== null) return minutes;
  }
  return null;
}

/** `{"@type": "Duration", "maxValue": "PT30M"}`, `{"value": 30, "unitCode": "MIN"}` */
function durationText(duration: Fields): string {
  const amount = textOf(duration, 'maxValue', 'value', 'minValue', 'name', 'text');
  const unit = textOf(duration, 'unitText', 'unitCode');
  if (!/^[\d.]+$/.test(amount)) return amount;
  return `${amount} ${/^(?:hur|h)/i.test(unit) ? 'h' : /^(?:sec|s)/i.test(unit) ? 's' : 'min'}`;
}
