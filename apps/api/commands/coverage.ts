import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  EATING_STYLE_KO,
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITION_KO,
  type HealthCondition,
  MEAL_STYLE_KO,
  MEAL_TIME_KO,
  MEAL_TIMES,
  PRODUCT_STYLES,
  RECIPE_STYLES,
} from '@kkini/domain';
import {
  boughtGaps,
  CONDITION_SETS,
  type CoverageQuestion,
  type CoverageShortfall,
  type CoverageTable,
  coverageShortfalls,
  coverageTable,
  type DishStyle,
} from '@kkini/planner';
import { indexCatalogue, readCatalogue } from '../src/platform/read-catalogue.ts';
import { makePlanningBasis } from '../src/workers/planning-basis.ts';

const CATALOGUE = resolve(import.meta.dirname, '../../../packages/catalog/dist/catalogue.json');
const STYLES: readonly DishStyle[] = [...RECIPE_STYLES, ...PRODUCT_STYLES];

const { csv } = parseArgs({ options: { csv: { type: 'string' } } }).values;
const basis = makePlanningBasis(indexCatalogue(await readCatalogue(CATALOGUE)));
const table = coverageTable(basis.candidates, basis.catalogue.taxonomy);
printTables(table);
if (csv !== undefined) writeFileSync(csv, `${[...csvLines(table)].join('\n')}\n`);
for (const gap of boughtGaps(table)) console.log(`few are sold (${gap.reason}): ${describe(gap)}`);
const shortfalls = coverageShortfalls(table);
for (const shortfall of shortfalls) console.log(`below the bar: ${describe(shortfall)}`);
console.log(shortfalls.length === 0 ? 'every bar holds' : `${shortfalls.length} cells below their bar`);
if (shortfalls.length > 0) process.exitCode = 1;

/** Counts for breakfast/lunch/dinner per meal style: condition sets with each eating style, then each excluded food. */
function printTables(counts: CoverageTable): void {
  const head = ['', ...STYLES.map((style) => MEAL_STYLE_KO[style])].join('\t');
  const row = (name: string, question: CoverageQuestion) =>
    [name, ...STYLES.map((style) => perMealTime(counts, question, style))].join('\t');
  console.log(`${MEAL_TIMES.map((time) => MEAL_TIME_KO[time]).join('/')}${head}`);
  for (const conditions of CONDITION_SETS) {
    for (const eatingStyle of EATING_STYLES) {
      const name = `${conditionNames(conditions)} × ${EATING_STYLE_KO[eatingStyle]}`;
      console.log(row(name, { conditions, eatingStyle, excludedFood: null }));
    }
  }
  for (const { id, ko } of EXCLUDABLE_FOODS) {
    console.log(row(`− ${ko}`, { conditions: [], eatingStyle: 'regular', excludedFood: id }));
  }
}

function perMealTime(counts: CoverageTable, question: CoverageQuestion, style: DishStyle): string {
  return MEAL_TIMES.map((mealTime) => counts.count(question, mealTime, [style])).join('/');
}

/** CSV lines: conditions, eating style, excluded food, meal time and the count of each meal style. */
function* csvLines(counts: CoverageTable): Iterable<string> {
  yield ['conditions', 'eatingStyle', 'excludedFood', 'mealTime', ...STYLES].join(',');
  for (const conditions of CONDITION_SETS) {
    for (const eatingStyle of EATING_STYLES) {
      for (const excludedFood of [null, ...EXCLUDABLE_FOODS.map(({ id }) => id)]) {
        for (const mealTime of MEAL_TIMES) {
          const question = { conditions, eatingStyle, excludedFood };
          const cells = STYLES.map((style) => counts.count(question, mealTime, [style]));
          yield [conditions.join('+'), eatingStyle, excludedFood ?? '', mealTime, ...cells].join(',');
        }
      }
    }
  }
}

function describe({ question, mealTime, styles, found, needed }: CoverageShortfall): string {
  const food = EXCLUDABLE_FOODS.find(({ id }) => id === question.excludedFood);
  const who = [
    conditionNames(question.conditions),
    EATING_STYLE_KO[question.eatingStyle],
    ...(food === undefined ? [] : [`− ${food.ko}`]),
  ];
  const what = styles.map((style) => MEAL_STYLE_KO[style]).join('·');
  return `${who.join(' × ')}, ${MEAL_TIME_KO[mealTime]}, ${what}: ${found} of ${needed}`;
}

function conditionNames(conditions: readonly HealthCondition[]): string {
  return conditions.length === 0 ? '-' : conditions.map((each) => HEALTH_CONDITION_KO[each]).join('·');
}
