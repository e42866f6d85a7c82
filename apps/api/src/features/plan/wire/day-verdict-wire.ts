import type { DayVerdictWire, FigureVerdictWire } from '@kkini/contract';
import { NUTRIENT_UNITS } from '@kkini/domain/limits';
import type { DayVerdict, FigureVerdict } from '@kkini/planner';
import { rounded } from './limit-wire.ts';

/** How a day stands for each person, as the calls spell it; energy to 1 kcal, other amounts to a tenth. */
export function dayVerdictWire({ date, verdict, persons }: DayVerdict): DayVerdictWire {
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

/** A glycaemic load is told by its band alone (safety-rules section 8.5): its figures stay here. */
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

const UNTOLD: Pick<FigureVerdict, 'value' | 'high' | 'range'> = { value: null, high: null, range: {} };
