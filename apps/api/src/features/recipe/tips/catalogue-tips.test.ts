import { excludedIds, foodsInProse, readExclusion } from '@kkini/domain';
import { runs } from '@kkini/testing';
import { checkTip, judgeGuide, type TipFacts, writeTip } from '@kkini/tips';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';
import { naiveClosure } from '../../../testing/second-opinion.ts';
import { randomTipQuestion, seededNumbers } from './testing/random-tips.ts';
import { tipFactsFor } from './tip-facts-for.ts';

let catalogue: LoadedCatalogue;
/** Tips shared by all checks, because writing them takes most of the time. */
let tips: ReturnType<typeof randomTips>;
beforeAll(async () => {
  catalogue = await loadTestCatalogue();
  tips = randomTips(COUNT, CHANCE);
});

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

/** Number of tips to check. */
const COUNT = runs(1_000, 70);

/** Seed of this run; it varies to cover more cases, and failures print it. */
const CHANCE = Math.floor(Math.random() * 2 ** 31);

describe('tips for random dishes and surveys', () => {
  it('say nothing a predicate forbids for anybody at the table, and pass every check', () => {
    let said = 0;
    for (const { lines, bounds, facts, guide, answers } of tips) {
      const stated = `seed ${CHANCE}: ${JSON.stringify(answers)}\n${guide.ko}`;
      expect(guide.en, stated).not.toMatch(/[가-힣{}<|]/u);
      if (bounds === null) continue;
      const texts = lines.map(({ text }) => text.ko);
      expect(judgeGuide(catalogue.taxonomy, lines, facts), stated).toEqual([]);
      expect(checkTip(catalogue.taxonomy, texts, { facts, bounds }), stated).toEqual([]);
      said += 1;
    }
    // People who need no advice on a dish get none.
    expect(said).toBeGreaterThan(COUNT / 5);
  });

  it('say with the point what to do about the same thing', () => {
    for (const { lines, guide } of tips) {
      const [first, second] = lines;
      if (second === undefined) continue;
      expect(
        lines.map(({ part }) => part),
        guide.ko,
      ).toEqual(['point', 'action']);
      expect(second.idea, guide.ko).toBe(first?.idea);
    }
  });

  it('never name an excluded food, one of its kinds or a food made of it', () => {
    const closure = naiveClosure(catalogue.taxonomy.source);
    let judged = 0;
    for (const { guide, answers } of tips) {
      const exclusions = answers.excludedFoods
        .map((text) => readExclusion(catalogue.taxonomy, text))
        .flatMap((reading) => reading.exclusions);
      const excluded = exclusions.flatMap(excludedIds);
      for (const id of foodsInProse(catalogue.taxonomy, guide.ko)) {
        const reached = new Set([...closure.certain(id), ...closure.possible(id)]);
        expect(
          excluded.filter((each) => reached.has(each)),
          `seed ${CHANCE}: ${id} in ${guide.ko}`,
        ).toEqual([]);
        judged += 1;
      }
      for (const each of exclusions)
        if (each.kind === 'literal') expect(guide.ko, `seed ${CHANCE}`).not.toContain(each.text);
    }
    // A guide names about one food; this many prove that the check ran, whatever the seed.
    expect(judged).toBeGreaterThan(COUNT / 8);
  });

  it('say only numbers of the dish, its day and the tables', () => {
    for (const { guide, facts } of tips) {
      const allowed = trueNumbers(facts);
      const said = [...guide.ko.matchAll(/약 ([\d,]+) ?(mg|g|kcal)(?! 줄어)/gu)];
      for (const [phrase, number = '', unit = ''] of said) {
        const value = Number(number.replace(',', ''));
        expect(
          allowed[unit]?.some((each) => near(value, each, unit)),
          `seed ${CHANCE}: ${phrase} in ${guide.ko}`,
        ).toBe(true);
      }
    }
  });
});

/**
 * Amounts a figure may refer to, by unit: those of a plate, of a part of the table and of a food on it, of the other meals of the
 * day, of what a shop may serve, and of the rice the plan leaves.
 */
function trueNumbers({ dish, people, day, nutritionOf }: TipFacts) {
  const plates = people.persons.map(({ portion }) => portion);
  const amounts = plates.flatMap(({ nutrition }) => Object.entries(nutrition ?? dish.nutrition));
  const of = (suffix: string) =>
    amounts.flatMap(([key, value]) => (key.endsWith(suffix) ? [value ?? 0] : []));
  const ranges = [dish.sodiumMg, dish.energyKcal].flatMap((range) => Object.values(range ?? {}));
  const own = of('sodiumMg');
  const parts = (nutrient: 'sodiumMg' | 'energyKcal') =>
    plates.flatMap(({ servingShare, shares }) =>
      dish.parts.flatMap(({ nutrition }) =>
        [servingShare, shares.rice, shares.side].map((share) => (nutrition?.[nutrient] ?? 0) * share),
      ),
    );
  const lines = plates.flatMap(({ servingShare }) =>
    dish.lines.map(({ id, grams }) => ({
      id,
      grams: ((grams ?? 0) / Math.max(1, dish.servings)) * servingShare,
    })),
  );
  const foods = (nutrient: 'sodiumMg' | 'energyKcal') =>
    lines.map(({ id, grams }) => (grams * (nutritionOf.get(id ?? '')?.[nutrient] ?? 0)) / 100);
  const seasonings = lines.flatMap(({ grams }) => SODIUM_PER_GRAM.map((mg) => grams * mg));
  const broths = BROTH_SHARES.flatMap((share) => [share, share / 2]);
  const broth = parts('sodiumMg').flatMap((mg) => broths.map((share) => mg * share));
  const halfBroths = BROTH_SHARES.map((share) => ((dish.sodiumMg?.central ?? 0) * share) / 2);
  return {
    mg: [
      ...[...of('Mg'), ...ranges, ...own.map((each) => (day?.totals.sodiumMg ?? 0) - each)],
      ...[...parts('sodiumMg'), ...broth, ...foods('sodiumMg'), ...seasonings],
      ...halfBroths.map((mg) => Math.round(mg / 100) * 100),
    ],
    g: [...of('G'), ...plates.map(({ riceGrams }) => riceGrams ?? 0), ...lines.map(({ grams }) => grams)],
    kcal: [
      ...[...of('Kcal'), ...ranges, ...parts('energyKcal'), ...foods('energyKcal')],
      ...lines.map(({ grams }) => grams * KCAL_PER_GRAM_OF_FAT),
      ...plates.map(
        ({ servedRiceGrams, riceGrams }) =>
          ((servedRiceGrams ?? 0) - (riceGrams ?? 0)) * KCAL_PER_GRAM_OF_RICE,
      ),
    ],
  } as Record<string, readonly number[]>;
}

/** Sodium of seasonings, mg a gram (tips-rules section 7). */
const SODIUM_PER_GRAM = [400, 1290 / 15, 870 / 15, 1300 / 15, 665 / 15, 450 / 15, 360 / 15];
/** Sodium in the broth of noodles, soups and stews (safety-rules section 7.5). */
const BROTH_SHARES = [0.64, 0.6, 0.5];
const KCAL_PER_GRAM_OF_FAT = 9;
const KCAL_PER_GRAM_OF_RICE = 1.5;

/** Whether a figure is that amount, rounded for readers. */
function near(said: number, truth: number, unit: string): boolean {
  const slack = unit === 'mg' ? 26 : unit === 'kcal' ? 6 : 5.1;
  return Math.abs(said - truth) <= slack;
}
