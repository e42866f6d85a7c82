import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@kkini/domain';
import { readParts } from '../../commands/data-folder.ts';
import { buildCatalogue, type CatalogueParts } from '../build/build-catalogue.ts';
import type { CatalogueContent } from '../build/catalogue.ts';
import { type ComponentEntry, componentEntrySchema } from '../components/component-entry.ts';

const PACKAGES = join(import.meta.dirname, '../../..');
const BUILT = join(PACKAGES, 'catalog/dist/catalogue.json');
/** Source folders that a build reads. */
const SOURCES = ['catalog/commands', 'catalog/data', 'catalog/src', 'dish-art/src', 'domain/src'];

let parts: CatalogueParts | undefined;
let content: CatalogueContent | undefined;

/** The input of the catalogue of this repository; read once for all tests of a worker. */
export function bundledParts(): CatalogueParts {
  parts ??= expectOk(readParts());
  return parts;
}

/** The catalogue of this repository, once for all tests of a worker: as built or, after a change, built here. */
export function bundledContent(): CatalogueContent {
  content ??= isBuilt()
    ? (JSON.parse(readFileSync(BUILT, 'utf8')) as CatalogueContent)
    : expectOk(buildCatalogue(bundledParts()));
  return content;
}

function isBuilt(): boolean {
  if (!existsSync(BUILT)) return false;
  const { mtimeMs } = statSync(BUILT);
  return SOURCES.every((source) => newestBelow(join(PACKAGES, source)) < mtimeMs);
}

/** Time of the latest change in a folder, to its files or its entries, without tests. */
function newestBelow(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return newestBelow(path);
    return entry.name.endsWith('.test.ts') ? 0 : statSync(path).mtimeMs;
  });
  return Math.max(statSync(folder).mtimeMs, ...times);
}

/** The file of a dish of this repository; with `texts`, its steps are these, of nine minutes each. */
export function bundledComponent(id: string, texts?: readonly string[]): ComponentEntry {
  const file = bundledParts().componentFiles.find((each) => each.file === `components/${id}.json`);
  const entry = componentEntrySchema.parse(JSON.parse(file?.text ?? ''));
  return texts === undefined ? entry : { ...entry, steps: texts.map((ko) => ({ ko, en: '', active: 9 })) };
}

function expectOk<Value>(result: Result<Value, readonly unknown[]>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problem.slice(0, 5)));
  return result.value;
}
