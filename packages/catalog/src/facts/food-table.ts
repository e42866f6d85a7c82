import type { Figures } from './figures.ts';

/** Foods of one public table, figures per 100 g, by each key that names a food in it. */
export type FoodTable = ReadonlyMap<string, Figures>;
