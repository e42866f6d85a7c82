import type { QualityWire } from '@kkini/contract';
import { NUTRIENTS, type Nutrient } from '@kkini/domain';

type Warning = QualityWire['warnings'][number];

/** Warnings about nutrients this page knows. */
export function knownWarnings(
  warnings: readonly Warning[],
): readonly (Warning & { readonly nutrient: Nutrient })[] {
  return warnings.flatMap((warning) => {
    const nutrient = NUTRIENTS.find((name) => name === warning.nutrient);
    return nutrient === undefined ? [] : [{ ...warning, nutrient }];
  });
}
