import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { indexCatalogue, type LoadedCatalogue, readCatalogue } from '../edges/read-catalogue.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FILE = resolve(ROOT, 'packages/catalog/dist/catalogue.json');

/** The bundled catalogue, built first if it never was. */
export async function loadTestCatalogue(): Promise<LoadedCatalogue> {
  if (!existsSync(FILE)) spawnSync('npm', ['run', 'build', '-w', '@kkini/catalog'], { cwd: ROOT });
  return indexCatalogue(await readCatalogue(FILE));
}
