import { sameForAll } from '../reading/read-plate.ts';
import type { StarchForm } from '../reading/read-starch.ts';
import type { TipContext } from './tip-context.ts';
import { type TipRule, WEIGHT } from './tip-rule.ts';

const isForm =
  (...forms: readonly StarchForm[]) =>
  ({ reading }: TipContext) =>
    reading.starch !== null && forms.includes(reading.starch.form);

const starch = (id: string, weight: (context: TipContext) => number): TipRule => ({
  id,
  section: 'portion',
  topic: 'starch',
  weight,
});
const protein = (id: string, weight: (context: TipContext) => number): TipRule => ({
  id,
  section: 'portion',
  topic: 'protein',
  weight,
});

/** True when the dish has more cooked rice than the plan serves, or than the bowl of these people outside a plan. */
export function hasTooMuchRice(context: TipContext): boolean {
  return servesLess(context) || isAboveBowl(context);
}

/** True when the plates hold the recipe's rice and no more than a bowl. */
function servesAsCooked(context: TipContext): boolean {
  return !hasTooMuchRice(context) && !servesMore(context);
}

/** True when the recipe has more rice than the plates. */
export function servesLess({ reading: { starch }, plateGrams }: TipContext): boolean {
  return starch?.form === 'rice' && plateGrams !== null && plateGrams < starch.grams - SAME_GRAMS;
}

/** A plate with less than the recipe, of people who may be advised less. */
function mayTakeLess(context: TipContext): boolean {
  return servesLess(context) && !needsEnergy(context);
}

/** True when somebody at the table must not be advised less rice, even where the plan serves less than the recipe. */
function needsEnergy({ bowl }: TipContext): boolean {
  return bowl === null;
}

/** True when the plates have more rice than the recipe. */
function servesMore({ reading: { starch }, plateGrams }: TipContext): boolean {
  return starch?.form === 'rice' && plateGrams !== null && plateGrams > starch.grams + SAME_GRAMS;
}

/** True when the plan serves different portions. */
function platesDiffer({ facts, reading, plateGrams }: TipContext): boolean {
  const shares = facts.people.persons.map(({ portion }) => portion.servingShare);
  return sameForAll(shares) === null || (reading.starch !== null && plateGrams === null);
}

/** Rice of an unplanned recipe above the bowl of these people. A tip does not state how much less. */
function isAboveBowl({ facts, reading: { starch }, plateGrams, bowl }: TipContext): boolean {
  const isPortioned = facts.people.persons.some(({ portion }) => portion.starchGrams !== null);
  return bowl !== null && starch?.form === 'rice' && !isPortioned && (plateGrams ?? 0) > bowl.most;
}

/** Amounts within this many grams count as equal. */
const SAME_GRAMS = 10;

const when = (holds: boolean, weight: number) => (holds ? weight : 0);

/** Less rice than this is a side dish. */
const LEAST_RICE_GRAMS = 60;

function isRicePortion(context: TipContext): boolean {
  return isForm('rice')(context) && (context.reading.starch?.grams ?? 0) >= LEAST_RICE_GRAMS;
}

const FLESH = ['fish', 'shellfish', 'poultry', 'meat'];
const NEEDS_PROTEIN = ['muscleGain', 'liverDisease', 'obesity', 'diet'];

/** Fibre of a dish and how to serve it, for tips that would be too short. */
export const PLATE_RULES: readonly TipRule[] = [
  { id: 'portion.fiber', section: 'portion', weight: () => WEIGHT.general },
  { id: 'portion.serving', section: 'portion', weight: () => 1 },
];

/** The portions of starch and protein food. */
export const PORTION_RULES: readonly TipRule[] = [
  starch('portion.riceOwn', (c) => when(servesLess(c) && needsEnergy(c), WEIGHT.measured)),
  starch('portion.riceLess', (c) => when(mayTakeLess(c) && isServedApart(c), WEIGHT.measured)),
  starch('portion.riceInside', (c) =>
    when(mayTakeLess(c) && !isServedApart(c) && !c.reading.bought, WEIGHT.measured),
  ),
  starch('portion.riceLeave', (c) =>
    when(mayTakeLess(c) && !isServedApart(c) && c.reading.bought, WEIGHT.measured),
  ),
  starch('portion.riceMore', (c) => when(servesMore(c) && c.reading.shape !== 'porridge', WEIGHT.measured)),
  starch('portion.ownPlates', (c) => when(platesDiffer(c), WEIGHT.measured)),
  starch('portion.riceSome', (c) => when(isAboveBowl(c), WEIGHT.measured)),
  starch('portion.riceFine', (c) =>
    when(isRicePortion(c) && servesAsCooked(c) && isServedApart(c), WEIGHT.fitting),
  ),
  starch('portion.riceEnough', (c) =>
    when(isRicePortion(c) && servesAsCooked(c) && !isServedApart(c), WEIGHT.fitting),
  ),
  starch('portion.rawRice', (c) => when(isForm('rawRice')(c) && !c.reading.bought, WEIGHT.fitting)),
  starch('portion.noodles', (c) => when(isForm('noodles')(c) && !c.reading.bought, WEIGHT.fitting)),
  starch('portion.noodlesBought', (c) => when(isForm('noodles')(c) && c.reading.bought, WEIGHT.fitting)),
  starch('portion.bread', (c) => when(isForm('bread')(c), WEIGHT.fitting)),
  starch('portion.tuber', (c) => when(isForm('tuber')(c), WEIGHT.fitting)),
  starch('portion.flour', (c) => when(isForm('flour')(c) && !c.reading.bought, WEIGHT.fitting)),
  starch('portion.grain', (c) => when(isForm('grain')(c) && !c.reading.bought, WEIGHT.fitting)),
  starch('portion.riceCake', (c) => when(isForm('riceCake')(c), WEIGHT.fitting)),
  starch('portion.carbOnly', (c) =>
    when(c.reading.starch === null || (isForm('rice')(c) && !isRicePortion(c)), WEIGHT.general),
  ),
  protein('portion.palm', (c) =>
    when(
      c.profiles.lead === 'gout' && FLESH.includes(c.reading.protein?.kind ?? '') && tooMuchFlesh(c),
      WEIGHT.measured,
    ),
  ),
  protein('portion.eggs', (c) => when(c.slots['eggs'] !== undefined && !limitsYolks(c), WEIGHT.fitting)),
  protein('portion.proteinAll', (c) =>
    when(c.reading.protein !== null && NEEDS_PROTEIN.includes(c.profiles.lead), WEIGHT.fitting),
  ),
  protein('portion.proteinFits', (c) =>
    when(c.reading.protein !== null && !tooMuchFleshForGout(c) && !hasLimitedEggs(c), WEIGHT.general + 1),
  ),
  // A day with too little energy is never called enough (safety-rules section 3.1).
  {
    id: 'portion.energy',
    section: 'portion',
    weight: ({ facts }) => when(!facts.people.persons.some((each) => each.isDayBelowFloor), 1),
  },
];

/** True when the bowl is filled at the table; bought rice and rice cooked into the dish are fixed. */
function isServedApart({ reading }: TipContext): boolean {
  return !reading.bought && ['soup', 'plate', 'salad', 'mixed'].includes(reading.shape);
}

/** These people are advised one yolk a day (section 5), so no number of eggs is called right. */
function limitsYolks({ facts }: TipContext): boolean {
  return ['dyslipidemia', 'heartDisease'].some((id) =>
    facts.people.healthConditions.some((own) => own === id),
  );
}

function hasLimitedEggs(context: TipContext): boolean {
  return context.reading.protein?.kind === 'egg' && limitsYolks(context);
}

/** True above a palm of meat or fish, 80 to 90 g (section 5). */
function tooMuchFlesh({ reading }: TipContext): boolean {
  return (reading.protein?.grams ?? 0) >= 75;
}

function tooMuchFleshForGout(context: TipContext): boolean {
  const { reading, profiles } = context;
  return profiles.lead === 'gout' && FLESH.includes(reading.protein?.kind ?? '') && tooMuchFlesh(context);
}
