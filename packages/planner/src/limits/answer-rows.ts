import type { EatingStyle, GuidelineSource } from '@kkini/domain';
import type { BodyState } from '@kkini/domain/limits';
import { aim, limit, rowsOf, type TableRow } from '../model/limit-row.ts';

/**
 * Limits of the optional answers (safety-rules section 4); figures marked ▲ there are decisions of medium confidence. They
 * rank before conditions and styles; only a decided conflict removes them.
 */
export const ANSWER_ROWS: readonly TableRow[] = [
  ...rowsOf('kidneyEarly', [
    limit('sodiumMg', { max: 2000 }, 'KDIGO24 ✓M'),
    limit('proteinGPerKg', { min: 0.8, max: 1.3 }, 'KDIGO24 ✓M'),
  ]),
  ...rowsOf('kidneyThird', [
    limit('sodiumMg', { max: 2000 }, 'KDIGO24 ✓M'),
    limit('potassiumMg', { max: 3000 }, 'KDIGO24 ◇M'),
  ]),
  ...rowsOf('potassiumOff', [aim('potassiumMg', { max: 4700 }, 'DASH ◇M')]),
  ...rowsOf('kRetain', [limit('potassiumMg', { max: 3500 }, 'RAS ◇M')]),
  ...rowsOf('insulin', [
    limit('carbohydrateGMeal', { min: 45, max: 75 }, 'KDA19 ◇M'),
    limit('carbohydrateG', { min: 150 }, 'KDA19 ◇M'),
    // Meals within 10 g of 60 g are alike all week, as a fixed dose needs them; this aim weighs as much as a limit.
    aim('carbohydrateGMeal', { min: 50, max: 70 }, 'KDA19 ◇M'),
  ]),
  ...rowsOf('stomach', [limit('addedSugarPctE', { max: 5 }, 'GAS ◇M')]),
  ...rowsOf('cirrhosis', [
    limit('proteinGPerKg', { min: 1.2, max: 1.5 }, 'LIV ✓H'),
    limit('sodiumMg', { max: 2000 }, 'LIV ◇M'),
  ]),
  // The intake should be steady, not low: days between half of the maximum and the maximum differ by a factor of at
  // most two, and the aim lies in the middle (safety-rules section 6.2).
  ...rowsOf('warfarin', [
    limit('vitaminKUg', { min: 175, max: 350 }, 'WAR ◇M'),
    aim('vitaminKUg', { min: 225, max: 275 }, 'WAR ◇M'),
  ]),
];

/** Styles that do not apply to a person in a state. */
type StylesOff = {
  readonly state: BodyState;
  readonly styles: readonly EatingStyle[];
  readonly source: GuidelineSource;
};

/** The styles an answer switches off (safety-rules section 4, column OFF). */
export const STYLES_OFF: readonly StylesOff[] = [
  { state: 'kidneyEarly', styles: ['muscleGain'], source: 'KDIGO24' },
  { state: 'kidneyThird', styles: ['muscleGain', 'lowCarbohydrate'], source: 'KDIGO24' },
  { state: 'pregnant', styles: ['diet', 'lowCarbohydrate'], source: 'K25' },
  { state: 'lactating', styles: ['diet'], source: 'K25' },
  { state: 'insulin', styles: ['lowCarbohydrate'], source: 'KDA19' },
];
