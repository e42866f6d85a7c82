import { readFileSync } from 'node:fs';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import { FIGURES, type Figure } from '../figures.ts';
import type { IngredientFacts } from '../ingredient-facts.ts';
import { readFacts } from '../tables/read-facts.ts';

/** The text of a data file of this repository, by its path below the data folder. */
export function bundledText(path: string): string {
  return readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8');
}

/** Rows of the facts table of this repository. */
export function bundledFacts(): readonly IngredientFacts[] {
  const facts = readFacts(bundledText('facts/facts.csv'));
  if (!facts.ok) throw new Error(JSON.stringify(facts.problem));
  return [...facts.value.values()];
}

/** A figure of a row; NaN if unknown. */
export function figureOf(row: IngredientFacts, figure: Figure): number {
  const value = figure === 'gi' || figure === 'refusePercent' ? row[figure] : row.nutrition[figure];
  return value ?? Number.NaN;
}

/** All figures of a row; NaN if unknown. */
export function figuresOf(row: IngredientFacts): Readonly<Record<Figure, number>> {
  const entries = FIGURES.map((figure) => [figure, figureOf(row, figure)] as const);
  return Object.fromEntries(entries) as Record<Figure, number>;
}

/** True for the group itself and everything it is a group of, by the taxonomy of this repository. */
export function isA(id: string, group: string): boolean {
  return id === group || (items.get(id)?.parents ?? []).some((parent) => isA(parent, group));
}

const { items } = bundledTaxonomy();
