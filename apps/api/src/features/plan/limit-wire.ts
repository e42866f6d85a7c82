import type { EaterWire, LimitDayWire, LimitWire } from '@kkini/contract';
import { type BodyQuestion, GUIDELINE_SOURCE_KO } from '@kkini/domain';
import { type Eater, type JudgedLimit, QUESTION_OF_STATE } from '@kkini/planner';

/** A judged limit as the calls spell it; amounts to a tenth. */
export function limitWire(limit: JudgedLimit): LimitWire {
  const { nutrient, per, kind, range, planned, value, within, judged, met, days, from, overruled } = limit;
  return {
    nutrient,
    unit: unitOf(nutrient),
    per,
    kind,
    low: rounded(range.min),
    high: rounded(range.max),
    plannedLow: rounded(planned.min),
    plannedHigh: rounded(planned.max),
    value: rounded(value ?? undefined),
    within,
    judged,
    met,
    days: days.map(limitDayWire),
    rows: from.map(rowWire),
    overruled: overruled.map(rowWire),
  };
}

/** Who eats, with the portion to a hundredth. */
export function eaterWire({ target, portion, energyKcal }: Eater): EaterWire {
  return { target, portion: Math.round(portion * 100) / 100, energyKcal: Math.round(energyKcal) };
}

function limitDayWire({ date, amounts, range, sides }: JudgedLimit['days'][number]): LimitDayWire {
  return {
    date,
    amounts: {
      breakfast: rounded(amounts.breakfast ?? undefined),
      lunch: rounded(amounts.lunch ?? undefined),
      dinner: rounded(amounts.dinner ?? undefined),
    },
    low: rounded(range.min),
    high: rounded(range.max),
    sides,
  };
}

type Row = JudgedLimit['from'][number];

function rowWire(row: Row): LimitWire['rows'][number] {
  const { owners, key, source, mark, confidence } = row;
  const { min, max } = 'value' in row ? boundsOf(row) : row;
  return {
    owners: owners.map(ownerWire),
    figure: key,
    low: rounded(min),
    high: rounded(max),
    source: { code: source, name: GUIDELINE_SOURCE_KO[source] },
    mark,
    confidence,
  };
}

/** What an answer limits is told by its question. */
function ownerWire(owner: Row['owners'][number]): LimitWire['rows'][number]['owners'][number] {
  if (owner === 'base') return 'everyone';
  const questions: Readonly<Record<string, BodyQuestion | undefined>> = QUESTION_OF_STATE;
  return questions[owner] ?? (owner as Exclude<typeof owner, keyof typeof QUESTION_OF_STATE>);
}

/** A row of the energy has one figure: a reference, a change of it, or a floor. */
function boundsOf({ key, value }: Extract<Row, { readonly value: number }>) {
  if (key === 'floorKcal') return { min: value, max: undefined };
  return { min: value, max: value };
}

const UNITS = [
  ['Kcal', 'kcal'],
  ['Mg', 'mg'],
  ['Ug', 'µg'],
  ['G', 'g'],
] as const;

/** A nutrient's name ends in its unit; glycaemic load has none. */
export function unitOf(nutrient: string): LimitWire['unit'] {
  return UNITS.find(([suffix]) => nutrient.endsWith(suffix))?.[1] ?? '';
}

/** An amount to a tenth; null where there is none. */
export function rounded(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * 10) / 10;
}
