import {
  EATING_STYLES,
  EMPTY_SURVEY,
  excludedIds,
  foodsInProse,
  HEALTH_CONDITIONS,
  readExclusion,
  type SurveyDraft,
} from '@kkini/domain';
import { runs } from '@kkini/testing';
import { checkTip, judgeGuide, TIP_SECTIONS, type TipFacts, writeTip } from '@kkini/tips';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';
import { naiveClosure } from '../../../testing/second-opinion.ts';
import {
  daysWith,
  MEALS_OF_WEEK,
  randomTipQuestion,
  seededNumbers,
  servedEntries,
} from './testing/random-tips.ts';
import { tipFactsFor } from './tip-facts-for.ts';

let catalogue: LoadedCatalogue;
beforeAll(async () => {
  catalogue = await loadTestCatalogue();
});

/** In the heading the name of a style is no food. */
const OWN_NAME_OF_STYLE = /글루텐프리(?=[ ·])/gu;

/** Tips of random dishes for random surveys, without unsuitable dishes. */
function randomTips(count: number, seed: number) {
  const random = seededNumbers(seed);
  const tips = [];
  while (tips.length < count) {
    const question = randomTipQuestion(catalogue, random);
    const facts = tipFactsFor(catalogue, question);
    if (facts.objection !== null) continue;
    tips.push({ ...writeTip(catalogue.taxonomy, facts), facts, answers: question.answers });
  }
  return tips;
}

/** Tips per check. */
const COUNT = runs(200, 50);

/** Changes with every run to cover more cases; failures print it. */
const CHANCE = Math.floor(Math.random() * 2 ** 31);

describe('tips for random dishes and surveys', () => {
  it('say something, and nothing a predicate forbids for anybody at the table', () => {
    for (const { sections, facts, guide, answers } of randomTips(runs(1_000), CHANCE)) {
      const told = `seed ${CHANCE}: ${JSON.stringify(answers)}\n${guide}`;
      expect(sections, told).not.toBeNull();
      if (sections === null) continue;
      const advice = TIP_SECTIONS.filter((each) => each !== 'summary').flatMap((each) => sections[each]);
      expect(advice.length, told).toBeGreaterThan(0);
      expect(judgeGuide(catalogue.taxonomy, sections, facts), told).toEqual([]);
    }
  });

  it.each([11, CHANCE])('are written for every dish that suits, and pass every check: seed %i', (seed) => {
    for (const { sections, bounds, facts, guide, answers } of randomTips(COUNT, seed)) {
      const told = `seed ${seed}: ${JSON.stringify(answers)}\n${guide}`;
      expect(sections, told).not.toBeNull();
      if (sections === null || bounds === null) continue;
      expect(checkTip(catalogue.taxonomy, sections, { facts, bounds }), told).toEqual([]);
    }
  });

  it.each([12, CHANCE])(
    'never name an excluded food, one of its kinds or a food made of it: seed %i',
    (seed) => {
      const closure = naiveClosure(catalogue.taxonomy.source);
      let judged = 0;
      for (const { guide: whole, answers } of randomTips(COUNT, seed)) {
        const [title = '', ...lines] = whole.replace(OWN_NAME_OF_STYLE, '').split('\n');
        const guide = lines.join('\n');
        const exclusions = answers.excludedFoods
          .map((text) => readExclusion(catalogue.taxonomy, text))
          .flatMap((reading) => reading.exclusions);
        const excluded = exclusions.flatMap(excludedIds);
        for (const id of foodsInProse(catalogue.taxonomy, guide)) {
          const reached = new Set([...closure.certain(id), ...closure.possible(id)]);
          expect(
            excluded.filter((each) => reached.has(each)),
            `seed ${seed}: ${id} in ${guide}`,
          ).toEqual([]);
          judged += 1;
        }
        // The tip names the dish, unless its name contains an excluded food.
        for (const id of foodsInProse(catalogue.taxonomy, title))
          expect(
            excluded.filter((each) => catalogue.taxonomy.closures.get(id)?.identity.has(each)),
            `seed ${seed}: ${id} in ${title}`,
          ).toEqual([]);
        for (const each of exclusions)
          if (each.kind === 'literal') expect(title + guide, `seed ${seed}`).not.toContain(each.text);
      }
      // A guide names some five foods: this many prove that the check ran, whatever the seed.
      expect(judged).toBeGreaterThan(2.5 * COUNT);
    },
  );

  it('say only numbers of the dish, its day and the tables', () => {
    for (const { guide, facts } of randomTips(COUNT, 13)) {
      const allowed = trueNumbers(facts);
      const said = [...guide.replace(/^###.*$/gmu, '').matchAll(/약 ([\d,]+) (mg|g|kcal)/gu)];
      for (const [phrase, number = '', unit = ''] of said) {
        const value = Number(number.replace(',', ''));
        expect(
          allowed[unit]?.some((each) => near(value, each, unit)),
          `${phrase} in ${guide}`,
        ).toBe(true);
      }
    }
  });
});

describe('tips of one condition or style', () => {
  const choices = [...HEALTH_CONDITIONS, ...EATING_STYLES.filter((style) => style !== 'regular')];

  it('have content of their own', () => {
    const patterns = choices.map(
      (choice) =>
        new Set(
          tipsOf(choice)
            .slice(0, 25)
            .flatMap((tip) => [...tip]),
        ),
    );
    choices.forEach((choice, at) => {
      const others = new Set(patterns.flatMap((each, index) => (index === at ? [] : [...each])));
      const own = [...(patterns[at] ?? [])].filter((each) => !others.has(each));
      expect(own.length, choice).toBeGreaterThanOrEqual(12);
    });
  });

  it.each(choices)('seldom share a sentence: %s', (choice) => {
    const counts = new Map<string, number>();
    const tips = tipsOf(choice);
    for (const each of tips.flatMap((tip) => [...tip])) counts.set(each, (counts.get(each) ?? 0) + 1);
    counts.delete(ABOUT_MEDICINE);
    const [pattern, most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
    expect(most / tips.length, pattern).toBeLessThanOrEqual(0.2);
  });
});

/** The fixed sentence on medicine (safety-rules section 0). */
const ABOUT_MEDICINE = '약 드시는 시간은 처방받은 안내를 따르세요';

type Choice = (typeof HEALTH_CONDITIONS)[number] | (typeof EATING_STYLES)[number];
const tipsByChoice = new Map<Choice, readonly ReadonlySet<string>[]>();

/** Sentence patterns of the tips of random dishes for people with one choice. */
function tipsOf(choice: Choice): readonly ReadonlySet<string>[] {
  const tips = tipsByChoice.get(choice) ?? patternsOfTips(choice, 120);
  tipsByChoice.set(choice, tips);
  return tips;
}

function patternsOfTips(choice: Choice, count: number): readonly ReadonlySet<string>[] {
  const random = seededNumbers(5);
  const answers: SurveyDraft = {
    ...EMPTY_SURVEY,
    targets: ['self'],
    healthConditions: HEALTH_CONDITIONS.filter((each) => each === choice),
    eatingStyles: EATING_STYLES.filter((each) => each === choice),
  };
  const entries = servedEntries(catalogue, answers);
  const one = () => entries[Math.floor(random() * entries.length)];
  const tips: ReadonlySet<string>[] = [];
  while (tips.length < count) {
    const entry = one();
    if (entry === undefined) break;
    const days = daysWith(entry, [one(), one()], tips.length % MEALS_OF_WEEK);
    const { sections } = writeTip(
      catalogue.taxonomy,
      tipFactsFor(catalogue, { entry, answers, days, variant: 0 }),
    );
    if (sections === null) continue;
    tips.push(
      new Set(Object.values(sections).flatMap((bullets) => bullets.flatMap((each) => each.patterns))),
    );
  }
  return tips;
}

/** Amounts that a figure may mean, by unit: those of the dish, the day or its lines, and half of a seasoning. */
function trueNumbers({ dish, day, limits, people }: TipFacts) {
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
