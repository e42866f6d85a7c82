import type { RecipeStep } from '@kkini/domain';
import { BULLET } from '../normalize/bullets.ts';
import { numberedParts, plainCircles } from '../normalize/numbering.ts';

/**
 * Steps without bullets and numbers. A text that holds several numbered steps becomes several, the details follow the last; the
 * numbers may begin anew. Texts without words are dropped.
 */
export function numberedSteps(steps: readonly RecipeStep[]): RecipeStep[] {
  let count = 0;
  return steps.flatMap(({ text, details }) => {
    const { parts, last } = numberedParts(plainCircles(text).replace(BULLET, ''), count);
    count = last;
    const spoken = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
    return spoken.map((part, index) => ({
      text: part,
      details: index === spoken.length - 1 ? details : [],
    }));
  });
}
