import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Catalogue, type ImportTables, importTables } from '@kkini/catalog';
import { indexCatalogue, type LoadedCatalogue, readCatalogue } from '../platform/read-catalogue.ts';
import { makePlanningBasis, type PlanningBasis } from '../workers/planning-basis.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FILE = resolve(ROOT, 'packages/catalog/dist/catalogue.json');

let bundled: Promise<Catalogue> | undefined;
let loaded: Promise<LoadedCatalogue> | undefined;

/** The bundled catalogue; shared by all tests of a worker. */
export async function loadTestCatalogue(): Promise<LoadedCatalogue> {
  loaded ??= loadBundledCatalogue().then(indexCatalogue);
  return await loaded;
}

/** The tables of the bundled catalogue, as importers use them. */
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
