import type { Nutrition } from '@kkini/domain';
import { FIGURES, type Figure } from './figures.ts';

/** Columns of the facts table: figures per 100 g, then `;` lists of the figures of other sources and of estimates. */
export const FACTS_COLUMNS = [
  'id',
  'sourceId',
  'sourceKey',
  ...FIGURES,
  'figureSources',
  'estimated',
  'note',
] as const;

/** Nutrition of 100 g of one ingredient as used in the kitchen, with the source of each figure. */
export type IngredientFacts = {
  readonly id: string;
  readonly sourceId: string;
  readonly sourceKey: string;
  readonly nutrition: Nutrition;
  readonly gi: number | null;
  /** Inedible share of the bought weight (peel, bone, shell), 0-100. */
  readonly refusePercent: number | null;
  /** Source of each figure that is not from `sourceId`. */
  readonly figureSources: Readonly<Partial<Record<Figure, string>>>;
  /** Figures that are estimates of ours. The note states their basis. */
  readonly estimated: readonly Figure[];
  readonly note: string;
};
