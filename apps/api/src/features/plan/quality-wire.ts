import type { QualityWire } from '@kkini/contract';
import type { PlanQuality } from '@kkini/planner';

/** What a plan reports of itself, as the calls spell it; the certificate of a new plan stays with the server. */
export function qualityWire(quality: Omit<PlanQuality, 'certificate'>): QualityWire {
  const { ladderStep, emptySlots, repeatedDishes, warnings, unknownExclusions } = quality;
  return {
    ladderStep,
    emptySlots,
    repeatedDishes,
    warnings: warnings.map((warning) => ({ ...warning })),
    unknownExclusions: [...unknownExclusions],
  };
}
