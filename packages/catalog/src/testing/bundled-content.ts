import { readParts } from '../../commands/data-folder.ts';
import { buildCatalogue, type CatalogueParts } from '../build/build-catalogue.ts';
import type { CatalogueContent } from '../build/catalogue.ts';

/** The input of the catalogue of this repository. */
export function bundledParts(): CatalogueParts {
  const parts = readParts();
  if (!parts.ok) throw new Error(JSON.stringify(parts.problem.slice(0, 5)));
  return parts.value;
}

/** The catalogue of this repository. */
export function bundledContent(): CatalogueContent {
  const built = buildCatalogue(bundledParts());
  if (!built.ok) throw new Error(JSON.stringify(built.problem.slice(0, 5)));
  return built.value;
}
