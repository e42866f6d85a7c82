import type { DayVerdictWire, FigureVerdictWire, QualityWire } from '@kkini/contract';
import type { PlanDialog } from '@kkini/domain';
import { NUTRIENT_UNITS } from '@kkini/domain/limits';
import type { DayVerdict, FigureVerdict, PlanQuality } from '@kkini/planner';
import { eaterWire, limitWire, rounded } from './limit-wire.ts';

const UNTOLD: Pick<FigureVerdict, 'value' | 'high' | 'range'> = { value: null, high: null, range: {} };

type Quality = Omit<PlanQuality, 'certificate'> & {
  readonly certificate: QualityWire['certificate'];
  readonly confirmations: readonly PlanDialog[];
  readonly refusal?: QualityWire['refusal'];
};

/** The quality of a plan in wire form; leaves out seed and versions of the certificate. */
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

/** Verdict on a day for each person in wire form; energy rounded to 1 kcal, other amounts to a tenth. */
function dayVerdictWire({ date, verdict, persons }: DayVerdict): DayVerdictWire {
  return {
    date,
    verdict,
    persons: persons.map(({ plannedKcal, floorKcal, figures, ...person }) => ({
      target: person.target,
      verdict: person.verdict,
      plannedKcal: Math.round(plannedKcal),
      floorKcal: Math.round(floorKcal),
      figures: figures.map(figureWire),
    })),
  };
}

/** A glycaemic load is shown as a band only (safety-rules section 8.5): its figures are left out. */
function figureWire(figure: FigureVerdict): FigureVerdictWire {
  const { nutrient, per, verdict } = figure;
  const isLoad = nutrient === 'glycemicLoad';
  const { value, high, range } = isLoad ? { ...figure, ...UNTOLD } : figure;
  return {
    nutrient,
    unit: NUTRIENT_UNITS[nutrient],
    per,
    verdict,
    value: rounded(value ?? undefined),
    highest: rounded(high ?? undefined),
    low: rounded(range.min),
    high: rounded(range.max),
  };
}
