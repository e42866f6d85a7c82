import {
  calledToWire,
  type DayVerdictWire,
  type EaterWire,
  type FigureVerdictWire,
  type LimitDayWire,
  type LimitWire,
  type QualityWire,
  tooMuchToWire,
} from '@kkini/contract';
import { GUIDELINE_SOURCE_KO, type PlanDialog, type Recipe, type SurveyDraft } from '@kkini/domain';
import { limitOwnerOf, NUTRIENT_UNITS } from '@kkini/domain/limits';
import type {
  DayVerdict,
  Eater,
  FigureVerdict,
  JudgedLimit,
  PlanQuality,
  StockCertificate,
} from '@kkini/planner';

const UNTOLD: Pick<FigureVerdict, 'value' | 'high' | 'range'> = { value: null, high: null, range: {} };

/** The fields of a certificate that are sent. */
type ShownCertificate =
  | (Omit<NonNullable<QualityWire['certificate']>, 'companionsChanged' | 'lightened' | 'kept' | 'stock'> & {
      readonly companionsChanged?: boolean;
      readonly lightened?: boolean;
      readonly kept?: object | null;
      readonly stock?: StockCertificate | null;
    })
  | null;

type Quality = Omit<PlanQuality, 'certificate'> & {
  readonly certificate: ShownCertificate;
  readonly confirmations: readonly PlanDialog[];
  readonly refusal?: QualityWire['refusal'];
  readonly refusedExtras: QualityWire['refusedExtras'];
};

/** Quality of a plan in wire form, without the seed and versions of the certificate. */
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
    bodyNotes: quality.bodyNotes.map((note) => ({ person: null, ...note })),
    weekdayWork: weekdayWorkWire(quality.weekdayWork),
    foodsAtHome: quality.foodsAtHome.map((food) => ({ ...food })),
    refusedExtras: quality.refusedExtras,
    days: quality.days.map(dayVerdictWire),
    limits: limits.map(limitWire),
    eaters: eaters.map(eaterWire),
    certificate: certificateWire(quality.certificate),
  };
}

/** Names of the refused extras; none for a dish that has left the catalogue. */
export function refusedExtrasWire(
  { refusedExtras }: Pick<SurveyDraft, 'refusedExtras'>,
  recipes: ReadonlyMap<string, Recipe>,
): QualityWire['refusedExtras'] {
  return refusedExtras.flatMap((id) => {
    const recipe = recipes.get(id);
    return recipe === undefined
      ? []
      : [{ id, title: recipe.title, title_en: recipe.english?.title ?? recipe.title }];
  });
}

function weekdayWorkWire(work: Quality['weekdayWork']): QualityWire['weekdayWork'] {
  return work && { wanted: work.wanted, days: work.days.map((day) => ({ ...day })) };
}

function certificateWire(certificate: ShownCertificate): QualityWire['certificate'] {
  if (certificate === null) return null;
  const { objective, lowerBound, gap, proved, ladderStep, changed } = certificate;
  const { companionsChanged = false, lightened = false, kept = null, stock = null } = certificate;
  const isOfFormer = (changed || companionsChanged) && stock?.chosen === undefined;
  return {
    ...{ objective, lowerBound, gap, proved, ladderStep, changed, companionsChanged, lightened },
    kept: kept !== null,
    // After a change, only days that were certified again have a proof.
    stock: isOfFormer || stock === null ? null : stockWire(stock),
  };
}

function stockWire({ objective, lowerBound, gapDays, provedDays }: StockCertificate) {
  return { objective, lowerBound, gapDays, provedDays };
}

/** Verdict on a day for each person in wire form. Energy is rounded to 1 kcal, other amounts to a tenth. */
function dayVerdictWire({ date, verdict, persons, meals }: DayVerdict): DayVerdictWire {
  return {
    date,
    verdict,
    persons: persons.map(({ plannedKcal, floorKcal, figures, ...person }) => ({
      ...calledToWire(person),
      verdict: person.verdict,
      plannedKcal: Math.round(plannedKcal),
      floorKcal: Math.round(floorKcal),
      figures: figures.map(figureWire),
    })),
    meals: Object.fromEntries(
      Object.entries(meals).map(([time, { verdict: ofMeal, ...tooMuch }]) => [
        time,
        { verdict: ofMeal, ...tooMuchToWire(tooMuch) },
      ]),
    ),
  };
}

/** A verdict in wire form, without figures for a glycaemic load, which is shown only as a band (safety-rules section 8.5). */
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

/** A judged limit in wire form, with amounts rounded to a tenth. */
function limitWire(limit: JudgedLimit): LimitWire {
  const { nutrient, per, kind, range, judgedBy, value, within, judged, met, days, from, overruled } = limit;
  return {
    nutrient,
    unit: NUTRIENT_UNITS[nutrient],
    per,
    kind,
    low: rounded(range.min),
    high: rounded(range.max),
    judgedLow: rounded(judgedBy.min),
    judgedHigh: rounded(judgedBy.max),
    value: rounded(value ?? undefined),
    within,
    judged,
    met,
    days: days.map(limitDayWire),
    rows: from.map(rowWire),
    overruled: overruled.map(rowWire),
  };
}

/** A person who eats, with their portion rounded to a hundredth. */
function eaterWire({ isLead, portion, energyKcal, ...called }: Eater): EaterWire {
  const share = Math.round(portion * 100) / 100;
  return { ...calledToWire(called), isLead, portion: share, energyKcal: Math.round(energyKcal) };
}

function limitDayWire({ date, amounts, range, verdicts }: JudgedLimit['days'][number]): LimitDayWire {
  return {
    date,
    amounts: {
      breakfast: rounded(amounts.breakfast ?? undefined),
      lunch: rounded(amounts.lunch ?? undefined),
      dinner: rounded(amounts.dinner ?? undefined),
    },
    low: rounded(range.min),
    high: rounded(range.max),
    verdicts,
  };
}

function rowWire({ owners, key, min, max, ...row }: JudgedLimit['from'][number]): LimitWire['rows'][number] {
  const { source, mark, confidence } = row;
  return {
    owners: owners.map(limitOwnerOf),
    figure: key,
    low: rounded(min),
    high: rounded(max),
    source: { code: source, name: GUIDELINE_SOURCE_KO[source] },
    mark,
    confidence,
  };
}

/** An amount rounded to a tenth; null if there is none. */
export function rounded(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * 10) / 10;
}
