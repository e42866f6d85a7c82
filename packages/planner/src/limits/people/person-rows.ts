import type { LifeStage } from '@kkini/domain';
import { REFERENCE_WEIGHT_KG } from '@kkini/domain/portions';
import { type Citation, type Grounds, grounds } from '../../model/grounds.ts';

/** Figures of a reference person: weight, and the day's energy, protein floor, sodium maximum and fibre floor. */
export type PersonKey = 'energyKcal' | 'weightKg' | 'proteinG' | 'sodiumMg' | 'fiberG';

/** One figure of a reference person. */
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

/**
 * The reference persons of nutrition-rules section 2, used where neither age nor sex is known. Sodium of `older` and `child`
 * and the protein floor of `older` follow the corrections of safety-rules sections 0 and 2.
 */
export const PERSON_ROWS: readonly PersonRow[] = [
  ...of('adult', {
    energyKcal: [2000, 'LBL ○H'],
    weightKg: [REFERENCE_WEIGHT_KG.adult, 'K20 ○M'],
    proteinG: [55, 'K20 ✓H'],
    sodiumMg: [2300, 'K20 ✓H'],
    fiberG: [25, 'K25 ✓H'],
  }),
  ...of('older', {
    energyKcal: [1800, 'K20 ○M'],
    weightKg: [REFERENCE_WEIGHT_KG.older, 'K20 ○M'],
    proteinG: [55, 'K25 ✓M'],
    sodiumMg: [1900, 'K25 ✓M'],
    fiberG: [25, 'K25 ✓H'],
  }),
  ...of('child', {
    energyKcal: [1700, 'K20 ○M'],
    weightKg: [REFERENCE_WEIGHT_KG.child, 'K20 ○M'],
    proteinG: [45, 'K20 ✓H'],
    sodiumMg: [1700, 'K25 ✓M'],
    fiberG: [21, 'WHO ✓H'],
  }),
];
