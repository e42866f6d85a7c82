import {
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  type Survey,
  TARGETS,
} from '@kkini/domain';
import { judgeLimits, makeVisitor, planWeek } from '@kkini/planner';
import { RandomSource } from './random-source.ts';
import { realFoods } from './real-catalogue.ts';

const SURVEYS = Number(process.argv[2] ?? 500);
const START = '2099-01-05';

/** Any survey: one to three targets, up to two conditions, one eating style, any meal styles, up to four exclusions. */
function randomSurvey(seed: number): Survey {
  const random = new RandomSource(seed * 7919 + 3);
  const style = () => random.oneOf(MEAL_STYLES);
  return {
    targets: random.between(TARGETS, 1, 3),
    mealStyles: { breakfast: style(), lunch: style(), dinner: style() },
    startDate: START,
    areas: ['강남'],
    healthConditions: random.between(HEALTH_CONDITIONS, 0, 2),
    eatingStyles: [random.oneOf(EATING_STYLES)],
    excludedFoods: random.between(EXCLUDABLE_FOODS, 0, 4).map(({ ko }) => ko),
  };
}

const { taxonomy, candidates } = realFoods();
const groupOf = new Map(candidates.map((c) => [c.id, c.mainGroup]));
const missed = new Map<string, number>();
const missedDays = new Map<string, number>();
let met = 0;
let metEveryDay = 0;
let weeks = 0;
let energyOff = 0;
let dishes = 0;
let groups = 0;
const groupsADay = 0;
let steps = 0;
let proved = 0;
for (let seed = 1; seed <= SURVEYS; seed += 1) {
  const survey = randomSurvey(seed);
  if (Object.values(survey.mealStyles).every((style) => style === 'fasting')) continue;
  const visitor = makeVisitor(taxonomy, survey);
  const { week, quality } = planWeek({ candidates, visitor, startDate: START, seed });
  const judged = judgeLimits({ week, candidates, visitor }).filter((limit) => limit.kind === 'limit');
  weeks += 1;
  if (quality.certificate.proved) proved += 1;
  if (quality.ladderStep > 0) steps += 1;
  const bad = judged.filter((limit) => limit.met === false);
  const badDays = judged.filter((limit) => limit.within < limit.judged);
  for (const { nutrient, per } of bad)
    missed.set(`${nutrient}/${per}`, (missed.get(`${nutrient}/${per}`) ?? 0) + 1);
  for (const { nutrient, per } of badDays)
    missedDays.set(`${nutrient}/${per}`, (missedDays.get(`${nutrient}/${per}`) ?? 0) + 1);
  if (bad.length === 0) met += 1;
  if (badDays.length === 0) metEveryDay += 1;
  if (process.argv[3] === 'v' && bad.length > 0)
    console.log(
      seed,
      JSON.stringify(survey.mealStyles),
      survey.targets.join(),
      survey.healthConditions.join(),
      survey.eatingStyles.join(),
      survey.excludedFoods.join(),
      bad
        .map(
          (b) =>
            `${b.nutrient}/${b.per} ${b.value?.toFixed(1)} of ${b.planned.min?.toFixed(1) ?? ''}-${b.planned.max?.toFixed(1) ?? ''}`,
        )
        .join('; '),
    );
  const energy = judged.find(({ nutrient }) => nutrient === 'energyKcal');
  const target = (energy?.planned.min ?? 0) / 0.9;
  if (energy?.value && target > 0) energyOff += Math.abs(energy.value / target - 1);
  const ids = week.flatMap(({ slots }) =>
    Object.values(slots).flatMap((slot) => ('id' in slot ? [slot.id] : [])),
  );
  dishes += new Set(ids).size;
  groups += new Set(ids.map((id) => groupOf.get(id))).size;
}
const pct = (n: number) => `${((100 * n) / weeks).toFixed(1)} %`;
console.log({
  weeks,
  met: pct(met),
  metEveryDay: pct(metEveryDay),
  energyOff: pct(energyOff),
  dishes: dishes / weeks,
  groups: groups / weeks,
  relaxed: pct(steps),
  proved: pct(proved),
});
console.log(
  [...missed]
    .sort((a, b) => b[1] - a[1])
    .map(([k, v]) => `${k} ${pct(v)}`)
    .join('\n'),
);
console.log(
  'every day/meal:\n' +
    [...missedDays]
      .sort((a, b) => b[1] - a[1])
      .map(([k, v]) => `${k} ${pct(v)}`)
      .join('\n'),
);
