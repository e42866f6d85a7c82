import { fail, makeTaxonomy, ok, type Result } from '@kkini/domain';
import type { CatalogueContent } from '../build/catalogue.ts';
import type { ImportTables } from './importer.ts';

/** The tables of importers, from a built catalogue; or the problem of its taxonomy. */
export function importTables(
  content: Pick<CatalogueContent, 'taxonomy' | 'facts' | 'unitWeights'>,
): Result<ImportTables, string> {
  const taxonomy = makeTaxonomy(content.taxonomy);
  if (!taxonomy.ok) return fail(taxonomy.problem.map(({ code, id }) => `${code} ${id}`).join(', '));
  return ok({
    taxonomy: taxonomy.value,
    facts: new Map(content.facts.map((row) => [row.id, row])),
    weights: new Map(
      Object.entries(content.unitWeights).map(([id, weights]) => [id, new Map(Object.entries(weights))]),
    ),
  });
}
