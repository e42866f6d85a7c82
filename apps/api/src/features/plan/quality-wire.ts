import type { QualityWire } from '@kkini/contract';
import type { PlanQuality } from '@kkini/planner';
import { eaterWire, limitWire } from './limit-wire.ts';

type Quality = Omit<PlanQuality, 'certificate'> & { readonly certificate: QualityWire['certificate'] };

/** What a plan reports of itself, as the calls spell it; seed and versions of the certificate stay with the server. */
export function qualityWire(quality: Quality): QualityWire {
  const { ladderStep, emptySlots, repeatedDishes, relaxations, warnings, unknownExclusions } = quality;
  const { limits, eaters } = quality;
  return {
    ladderStep,
    emptySlots,
    repeatedDishes,
    relaxations: relaxations.map((relaxation) => ({ ...relaxation })),
    warnings: warnings.map((warning) => ({ ...warning })),
    unknownExclusions: [...unknownExclusions],
    limits: limits.map(limitWire),
    eaters: eaters.map(eaterWire),
    certificate: certificateWire(quality.certificate),
  };
}

function certificateWire(certificate: QualityWire['certificate']): QualityWire['certificate'] {
  if (certificate === null) return null;
  const { objective, lowerBound, gap, proved, ladderStep, changed } = certificate;
  return { objective, lowerBound, gap, proved, ladderStep, changed };
}
