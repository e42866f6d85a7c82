import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import { kinOf } from '../normalize/kin-of.ts';
import type { ImportTables } from './importer.ts';

/** Facts of a food. A kind without facts uses those of the nearest food or group it is a kind of. Null without any. */
export function factsOf(
  id: string,
  { facts, taxonomy }: Pick<ImportTables, 'facts' | 'taxonomy'>,
): IngredientFacts | null {
  for (const kin of kinOf(taxonomy, id)) {
    const found = facts.get(kin);
    if (found !== undefined) return found;
  }
  return null;
}
