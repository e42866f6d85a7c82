import type { Finding } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';
import { namedMinutes } from './check-steps.ts';

/**
 * Minutes in boiling water that take a harmful substance out of a food, by the food: the inorganic arsenic of fresh hijiki (advice
 * of the Ministry of Food and Drug Safety, 2018 and 2022: boil for five minutes and pour the water away).
 */
const BOILED_MIN: Readonly<Record<string, number>> = { hijiki: 5 };
const BOILS = /끓는 물[^.]*(?:삶|데[치쳐])/u;

/** Requires a step that boils such a food long enough before it is dressed. */
export function checkBoiling({ ingredients, steps }: ComponentEntry): Finding[] {
  return ingredients.flatMap(({ id }, index) => {
    const least = BOILED_MIN[id];
    const isBoiled = ({ ko }: { readonly ko: string }) =>
      ko.split('. ').some((sentence) => BOILS.test(sentence) && namedMinutes(sentence) >= (least ?? 0));
    return least === undefined || steps.some(isBoiled)
      ? []
      : [
          {
            field: `ingredients.${index}`,
            repair: `boil ${id} for ${least} minutes and pour the water away`,
          },
        ];
  });
}
