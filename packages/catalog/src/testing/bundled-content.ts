import type { Result } from '@kkini/domain';
import { readParts } from '../../commands/data-folder.ts';
import { buildCatalogue, type CatalogueParts } from '../build/build-catalogue.ts';
import type { CatalogueContent } from '../build/catalogue.ts';

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

function expectOk<Value>(result: Result<Value, readonly unknown[]>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problem.slice(0, 5)));
  return result.value;
}
