import type { EaterWire, LimitDayWire, LimitWire } from '@kkini/contract';
import { GUIDELINE_SOURCE_KO } from '@kkini/domain';
import { NUTRIENT_UNITS, toldOwner } from '@kkini/domain/limits';
import type { Eater, JudgedLimit } from '@kkini/planner';

/** A judged limit in wire form; amounts rounded to a tenth. */
export function limitWire(limit: JudgedLimit): LimitWire {
  const { nutrient, per, kind, range, planned, value, within, judged, met, days, from, overruled } = limit;
  return {
    nutrient,
    unit: NUTRIENT_UNITS[nutrient],
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

function rowWire({ owners, key, min, max, ...row }: JudgedLimit['from'][number]): LimitWire['rows'][number] {
  const { source, mark, confidence } = row;
  return {
    owners: owners.map(toldOwner),
    figure: key,
    low: rounded(min),
    high: rounded(max),
    source: { code: source, name: GUIDELINE_SOURCE_KO[source] },
    mark,
    confidence,
  };
}

/** An amount rounded to a tenth; null for none. */
export function rounded(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * 10) / 10;
}
