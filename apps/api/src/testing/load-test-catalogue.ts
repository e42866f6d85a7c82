import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Catalogue, type ImportTables, importTables } from '@kkini/catalog';
import { type ServedDishes, servedDishes } from '@kkini/planner/verification';
import { indexCatalogue, type LoadedCatalogue, readCatalogue } from '../platform/read-catalogue.ts';
import { makePlanningBasis, type PlanningBasis } from '../workers/planning-basis.ts';
import { withFewDishes } from './few-dishes.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FILE = resolve(ROOT, 'packages/catalog/dist/catalogue.json');

let bundled: Promise<Catalogue> | undefined;
let loaded: Promise<LoadedCatalogue> | undefined;

/** The bundled catalogue; shared by all tests of a worker. */
export async function loadTestCatalogue(): Promise<LoadedCatalogue> {
  loaded ??= loadBundledCatalogue().then(indexCatalogue);
  return await loaded;
}

let small: Promise<LoadedCatalogue> | undefined;

/** The catalogue with a quarter of its dishes, for tests of what calls do with a plan, whatever is in it. */
export async function loadSmallCatalogue(): Promise<LoadedCatalogue> {
  small ??= loadBundledCatalogue().then((content) =>
    indexCatalogue(withFewDishes(content, SMALL_SHARE, SMALL_SHARE)),
  );
  return await small;
}

const SMALL_SHARE = 4;

/** Tables of the bundled catalogue, as importers use them. */
export async function loadTestTables(): Promise<ImportTables> {
  const tables = importTables(await loadBundledCatalogue());
  if (!tables.ok) throw new Error(tables.problem);
  return tables.value;
}

/** The content of the bundled catalogue, built first if necessary. */
export async function loadBundledCatalogue(): Promise<Catalogue> {
  if (!existsSync(FILE)) spawnSync('npm', ['run', 'build', '-w', '@kkini/catalog'], { cwd: ROOT });
  bundled ??= readCatalogue(FILE);
  return await bundled;
}

const bases = new WeakMap<LoadedCatalogue, PlanningBasis>();

/** The planning basis of a catalogue, prepared once for all tests of a worker. */
export function basisOf(catalogue: LoadedCatalogue): PlanningBasis {
  const basis = bases.get(catalogue) ?? makePlanningBasis(catalogue);
  bases.set(catalogue, basis);
  return basis;
}

const served = new WeakMap<LoadedCatalogue, ServedDishes>();

/** A catalogue in the form the independent verifier takes, prepared once for all tests of a worker. */
export function servedDishesOf(catalogue: LoadedCatalogue): ServedDishes {
  const { recipes, products, ...rest } = catalogue;
  const dishes =
    served.get(catalogue) ??
    servedDishes({ ...rest, recipes: recipes.values(), products: products.values() });
  served.set(catalogue, dishes);
  return dishes;
}
