import type { Result } from '@kkini/domain';
import { readParts } from '../../commands/data-folder.ts';
import { buildCatalogue, type CatalogueParts } from '../build/build-catalogue.ts';
import type { CatalogueContent } from '../build/catalogue.ts';
import { type ComponentEntry, componentEntrySchema } from '../components/component-entry.ts';

let parts: CatalogueParts | undefined;
let content: CatalogueContent | undefined;

/** The input of the catalogue of this repository; read once for all tests of a worker. */
export function bundledParts(): CatalogueParts {
  parts ??= expectOk(readParts());
  return parts;
}

/** The catalogue of this repository; built once for all tests of a worker. */
export function bundledContent(): CatalogueContent {
  content ??= expectOk(buildCatalogue(bundledParts()));
  return content;
}

/** The file of a dish of this repository as it is written; with texts, its steps are these alone, of nine minutes each. */
export function bundledComponent(id: string, texts?: readonly string[]): ComponentEntry {
  const file = bundledParts().componentFiles.find((each) => each.file === `components/${id}.json`);
  const entry = componentEntrySchema.parse(JSON.parse(file?.text ?? ''));
  return texts === undefined ? entry : { ...entry, steps: texts.map((ko) => ({ ko, en: '', active: 9 })) };
}

function expectOk<Value>(result: Result<Value, readonly unknown[]>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problem.slice(0, 5)));
  return result.value;
}
