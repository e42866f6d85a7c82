import type { TipFacts } from '@kkini/tips';

/** Amounts that a figure may mean, by unit: those of the dish, the day or its lines, and half of a seasoning. */
export function trueNumbers({ dish, day, limits, people }: TipFacts) {
  const plates = people.persons.map(({ portion }) => portion);
  const eaten = plates.map(({ nutrition }) => nutrition ?? dish.nutrition);
  const amounts = [...eaten, ...(day === null ? [] : [day.totals])].flatMap((nutrition) =>
    Object.entries(nutrition).map(([key, value]) => [key, value ?? 0] as const),
  );
  const of = (suffix: string) => amounts.flatMap(([key, value]) => (key.endsWith(suffix) ? [value] : []));
  // Seasonings contribute at most all sodium in the tables; the saving is a half of one or of all.
  const sodium = dish.lines.map(({ grams }) => ((grams ?? 0) * 400) / dish.servings);
  return {
    mg: [...of('Mg'), limits.day.sodiumMg?.max ?? 0, ...savings(dish), ...sodium.map((mg) => mg / 2)],
    g: [
      ...of('G'),
      ...plates.flatMap(({ servingShare, starchGrams }) => [
        starchGrams ?? 0,
        ...dish.lines.map(({ grams }) => ((grams ?? 0) / dish.servings) * servingShare),
      ]),
    ],
    kcal: of('Kcal'),
  } as Record<string, readonly number[]>;
}

function savings({ lines, servings }: TipFacts['dish']) {
  const perGram = [400, 86, 58, 86.7, 44.3, 30, 24].map((mg) => mg / 2 / servings);
  const single = lines.flatMap(({ grams }) => perGram.map((mg) => (grams ?? 0) * mg));
  const sums = single.flatMap((a) => single.map((b) => a + b));
  return [...single, ...sums];
}

/** Whether a figure is that amount, rounded for people. */
export function near(said: number, truth: number, unit: string): boolean {
  const slack = unit === 'mg' ? 26 : unit === 'kcal' ? 6 : 5.1;
  return Math.abs(said - truth) <= slack;
}
