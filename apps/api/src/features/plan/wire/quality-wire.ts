import type { QualityWire } from '@kkini/contract';
import type { PlanDialog } from '@kkini/domain';
import type { PlanQuality } from '@kkini/planner';
import { dayVerdictWire } from './day-verdict-wire.ts';
import { eaterWire, limitWire } from './limit-wire.ts';

type Quality = Omit<PlanQuality, 'certificate'> & {
  readonly certificate: QualityWire['certificate'];
  readonly confirmations: readonly PlanDialog[];
  readonly refusal?: QualityWire['refusal'];
};

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
    confirmations: [...quality.confirmations],
    refusal: quality.refusal ?? null,
    bodyNotes: quality.bodyNotes.map((note) => ({ ...note })),
    days: quality.days.map(dayVerdictWire),
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
