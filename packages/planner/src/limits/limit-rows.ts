import { EATING_STYLES, HEALTH_CONDITIONS } from '@kkini/domain';
import { aim, limit, rowsOf, type TableRow } from '../model/limit-row.ts';
import { CONDITION_RULES } from './condition-rules.ts';
import { STYLE_RULES } from './style-rules.ts';

/**
 * Limits of the reference adult: those of everyone, then by condition and style. Where a cell of the rules names
 * several grounds, the row cites the first source and, if the cell is a decision, its mark. A cell without grounds is
 * a decision that cites the main source of its column. The regular style has the column of everyone.
 */
export const LIMIT_ROWS: readonly TableRow[] = [
  ...rowsOf('everyone', [
    limit('carbohydratePctE', { min: 50, max: 65 }, 'K25 ✓H'),
    limit('proteinPctE', { min: 10, max: 20 }, 'K25 ✓H'),
    limit('proteinGPerKg', { min: 0.91 }, 'K20 ✓H'),
    limit('fatPctE', { min: 15, max: 30 }, 'K25 ✓H'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('transFatPctE', { max: 1 }, 'WHO ✓H'),
    limit('cholesterolMg', { max: 300 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 10 }, 'WHO ✓H'),
    limit('sugarPctE', { max: 20 }, 'K25 ✓H'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
    limit('sodiumMg', { max: 2300 }, 'K20 ✓H'),
    aim('potassiumMg', { min: 3500 }, 'K20 ○H'),
  ]),
  ...HEALTH_CONDITIONS.flatMap((condition) => rowsOf(condition, CONDITION_RULES[condition].rows)),
  ...EATING_STYLES.flatMap((style) => rowsOf(style, STYLE_RULES[style].rows)),
];
