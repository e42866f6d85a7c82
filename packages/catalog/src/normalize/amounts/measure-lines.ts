import type { ParsedLine } from '../parse-ingredient-line.ts';

/** What a line may lack, from worst to least: a name, an amount, grams, a known food, a single food. */
export const LINE_FAILURES = ['noName', 'noAmount', 'noGrams', 'unknownFood', 'severalFoods'] as const;
export type LineFailure = (typeof LINE_FAILURES)[number];

/** The lines of one recipe, by its key in the source. */
export type RecipeLines = { readonly key: string; readonly lines: readonly ParsedLine[] };

/** How many lines are resolved, and every other line with the recipes that contain it. */
export type LineMeasure = {
  readonly recipes: number;
  readonly lines: number;
  readonly failed: Readonly<Record<LineFailure, number>>;
  readonly failures: readonly {
    readonly failure: LineFailure;
    readonly text: string;
    readonly keys: readonly string[];
  }[];
};

/** Measures how many ingredient lines of recipes are resolved. One line may fail in several ways. */
export function measureLines(recipes: readonly RecipeLines[]): LineMeasure {
  const keys = new Map<string, string[]>();
  const failed = { noName: 0, noAmount: 0, noGrams: 0, unknownFood: 0, severalFoods: 0 };
  for (const { key, lines } of recipes) {
    for (const line of lines) {
      for (const failure of failuresOf(line)) {
        failed[failure] += 1;
        const place = `${failure}\n${explained(line, failure)}`;
        keys.set(place, [...(keys.get(place) ?? []), key]);
      }
    }
  }
  const failures = [...keys].map(([place, where]) => {
    const [failure = '', text = ''] = place.split('\n');
    return { failure: LINE_FAILURES.find((each) => each === failure) ?? 'noName', text, keys: where };
  });
  return {
    recipes: recipes.length,
    lines: recipes.reduce((sum, { lines }) => sum + lines.length, 0),
    failed,
    failures: failures.sort((a, b) => b.keys.length - a.keys.length),
  };
}

function failuresOf({ name, amount, grams, id, possibleIds }: ParsedLine): readonly LineFailure[] {
  return [
    ...(/\p{L}/u.test(name) ? [] : ['noName' as const]),
    ...(amount === null ? ['noAmount' as const] : []),
    ...(grams === null ? ['noGrams' as const] : []),
    ...(possibleIds.length === 0 ? ['unknownFood' as const] : []),
    ...(id === null && possibleIds.length > 0 ? ['severalFoods' as const] : []),
  ];
}

/** The text that shows a failure: the unknown name, the foods a name may mean, or the whole line. */
function explained({ text, name, possibleIds }: ParsedLine, failure: LineFailure): string {
  const whole = text.replaceAll('\n', ' ');
  if (failure === 'unknownFood') return name === whole ? name : `${name} (${whole})`;
  return failure === 'severalFoods' ? `${name} = ${possibleIds.join(', ')}` : whole;
}
