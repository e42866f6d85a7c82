import { saysName, wordsSaid } from '@kkini/domain';

/** One line of the ingredient list. */
export type IngredientText = { readonly name: string; readonly amount: string };
/** One numbered step and the lines below it. */
export type StepText = {
  readonly number: number;
  readonly text: string;
  readonly details: readonly string[];
};

/** The ingredient list of a recipe, from a JSON object of name to amount. Anything else gives an empty list. */
export function readIngredients(json: string): readonly IngredientText[] {
  const value = parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([name, amount]) => ({ name, amount: String(amount ?? '') }));
}

/** The steps of a recipe, from a JSON list of lines. A line that starts with - or * belongs to the step before. */
export function readSteps(json: string): readonly StepText[] {
  const lines = parse(json);
  return Array.isArray(lines) ? stepsOf(lines) : [];
}

export function stepsOf(lines: readonly unknown[]): readonly StepText[] {
  const steps: { number: number; text: string; details: string[] }[] = [];
  for (const line of lines) {
    const text = String(line).trim();
    const detail = /^[-*]\s*(.+)$/s.exec(text)?.[1];
    const step = steps.at(-1);
    if (detail !== undefined && step) step.details.push(detail);
    else if (text !== '') steps.push({ number: steps.length + 1, text: detail ?? text, details: [] });
  }
  return steps;
}

/**
 * Ingredients a step names, in the order of the list. "마늘" also names "다진 마늘"; "배추" also names "알배추" if no other line begins or
 * ends with it. A name of one letter must be a whole word: "국물" does not name water.
 */
export function ingredientsOfStep(
  step: StepText,
  ingredients: readonly IngredientText[],
): readonly IngredientText[] {
  const text = [step.text, ...step.details].join(' ');
  const named = ingredients.filter(({ name }) => [name, lastWord(name)].some((each) => saysName(text, each)));
  const shortened = wordsSaid(text).flatMap((word) => {
    if (named.some(({ name }) => name.includes(word))) return [];
    const alike = ingredients.filter(
      ({ name }) => lastWord(name).startsWith(word) || lastWord(name).endsWith(word),
    );
    return alike.length === 1 ? alike : [];
  });
  return ingredients.filter((each) => named.includes(each) || shortened.includes(each));
}

function lastWord(name: string): string {
  const word = name.split(' ').at(-1) ?? name;
  return word.length > 1 ? word : name;
}

/** A list in two halves; the first gets the odd item. */
export function halves<Item>(items: readonly Item[]): readonly [readonly Item[], readonly Item[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
