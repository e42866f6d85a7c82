import type { Nutrient } from '@kkini/domain';
import { isStated, LIMIT_MEASURES } from '@kkini/domain/limits';

/** Nutrients with a limit or aim, including the energy. */
export const WEIGHED_NUTRIENTS: ReadonlySet<Nutrient> = new Set([
  'energyKcal',
  ...Object.values(LIMIT_MEASURES)
    .map(({ nutrient }) => nutrient)
    .filter(isStated),
]);
