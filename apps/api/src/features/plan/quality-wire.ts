import type { QualityWire } from '@kkini/contract';
import type { PlanQuality } from '@kkini/planner';

/** What a plan reports of itself, as the calls spell it. */
export function qualityWire(quality: PlanQuality): QualityWire {
  return {
    ...quality,
    warnings: quality.warnings.map((warning) => ({ ...warning })),
    unknownExclusions: [...quality.unknownExclusions],
  };
}
