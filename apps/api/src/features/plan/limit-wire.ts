import type { EaterWire, LimitDayWire, LimitWire } from '@kkini/contract';
import { GUIDELINE_SOURCE_KO } from '@kkini/domain';
import type { Eater, JudgedLimit } from '@kkini/planner';

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
    owners: owners.map((owner) => (owner === 'base' ? 'everyone' : owner)),
    figure: key,
    low: rounded(min),
    high: rounded(max),
    source: { code: source, name: GUIDELINE_SOURCE_KO[source] },
    mark,
    confidence,
  };
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
function unitOf(nutrient: string): LimitWire['unit'] {
  return UNITS.find(([suffix]) => nutrient.endsWith(suffix))?.[1] ?? '';
}

function rounded(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * 10) / 10;
}
