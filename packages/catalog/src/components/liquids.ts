import { isKindOf, type Taxonomy } from '@kkini/domain';

/** Liquids a dish is boiled or served in. */
const LIQUID_KINDS = ['water', 'noodle_water', 'broth'];

/** Whether a food is the liquid of a soup: water, or a broth of any kind. */
export function isLiquid(id: string, taxonomy: Taxonomy): boolean {
  return LIQUID_KINDS.some((kind) => isKindOf(taxonomy, id, kind));
}
