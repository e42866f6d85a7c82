import { type Citation, type Grounds, grounds } from './grounds.ts';

/** Whom a day is reckoned for: the survey asks neither age nor weight. `older` is 부모님, `child` 자녀, `adult` all others. */
export const LIFE_STAGES = ['adult', 'older', 'child'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

/** What is known of a reference person: energy, weight, protein floor, sodium maximum and fibre floor of a day. */
export type PersonKey = 'energyKcal' | 'weightKg' | 'proteinG' | 'sodiumMg' | 'fiberG' | 'portion';

/** One figure of a reference person; `portion` is the share of an adult's serving that person eats. */
export type PersonRow = Grounds & {
  readonly stage: LifeStage;
  readonly key: PersonKey;
  readonly value: number;
};

const of = (
  stage: LifeStage,
  figures: Readonly<Record<PersonKey, readonly [value: number, citation: Citation]>>,
): readonly PersonRow[] =>
  (Object.keys(figures) as PersonKey[]).map((key) => {
    const [value, citation] = figures[key];
    return { stage, key, value, ...grounds(citation) };
  });

/** The reference persons of nutrition-rules section 2 and their portions (section 6.5). */
export const PERSON_ROWS: readonly PersonRow[] = [
  ...of('adult', {
    energyKcal: [2000, 'LBL ○H'],
    weightKg: [60, 'K20 ○M'],
    proteinG: [55, 'K20 ✓H'],
    sodiumMg: [2300, 'K20 ✓H'],
    fiberG: [25, 'K25 ✓H'],
    portion: [1, 'LBL ◇M'],
  }),
  ...of('older', {
    energyKcal: [1800, 'K20 ○M'],
    weightKg: [56, 'K20 ○M'],
    proteinG: [67, 'KGS18 ○H'],
    sodiumMg: [2100, 'K20 ○M'],
    fiberG: [25, 'K25 ✓H'],
    portion: [0.9, 'K20 ◇M'],
  }),
  ...of('child', {
    energyKcal: [1700, 'K20 ○M'],
    weightKg: [30, 'K20 ○M'],
    proteinG: [45, 'K20 ✓H'],
    sodiumMg: [1900, 'K20 ○M'],
    fiberG: [21, 'WHO ✓H'],
    portion: [0.85, 'K20 ◇M'],
  }),
];
