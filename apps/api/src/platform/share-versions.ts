import type { CookbookDish, DishVersion } from '@kkini/domain';

/** Dishes as JSON gives them, each part an object of its own. */
type Dishes = readonly Pick<CookbookDish, 'versions'>[];

/**
 * Makes one object of all equal lines, steps and figures in the versions of a dish, changing the dishes: most versions share
 * most of them, and together they are a quarter of what a catalogue read from JSON takes.
 */
export function shareVersions(dishes: Dishes): void {
  for (const { versions } of dishes) {
    const { glutenFree, soyFree } = versions;
    const seasonings = [versions, glutenFree, soyFree].flatMap((each) => each ?? []);
    shareParts(seasonings.flatMap(({ ordinary, mild }) => [ordinary, mild]));
  }
}

function shareParts(versions: readonly DishVersion[]): void {
  const known = new Map<string, unknown>();
  const firstEqual = (part: unknown) => {
    const text = JSON.stringify(part);
    if (!known.has(text)) known.set(text, part);
    return known.get(text);
  };
  const shareIn = (whole: object, depth: number) => {
    for (const [name, part] of Object.entries(whole)) {
      if (typeof part !== 'object' || part === null) continue;
      const first = firstEqual(part);
      if (first !== part) Object.assign(whole, { [name]: first });
      else if (depth > 1) shareIn(part, depth - 1);
    }
  };
  // A version holds lists and figures, a list holds lines or steps.
  for (const version of versions) shareIn(version, 2);
}
