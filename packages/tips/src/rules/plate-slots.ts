import { DAY_SHARES, shareText } from '../messages/amounts.ts';
import { TITLE_WORDS } from '../messages/title-words.ts';
import { sameForAll } from '../reading/read-table.ts';
import { figure, rangeFigure, type Slots } from '../wording/slots.ts';
import { spokenGrams, spokenTens } from '../wording/spoken-numbers.ts';
import { gramsOnPlates, type PlateRange, partOnPlates } from './plate-amounts.ts';
import type { TipContext } from './tip-context.ts';

/** Least saving of sodium worth mentioning, mg (tips-rules section 7). */
const LEAST_SAVED_MG = 150;
/** Savings are told in steps of this many mg (tips-rules section 7). */
const TOLD_MG = 50;
/** Protein foods that are counted, not weighed. */
const COUNTED_KINDS: readonly string[] = ['egg'];

/** Amounts of this meal's plates: the weight of the protein food, the energy of the rice, and the rice left in the bowl. */
export function plateSlots(context: TipContext): Slots {
  return { fleshGrams: fleshGrams(context), riceKcal: riceKcal(context), ...leftRice(context) };
}

/** Weight of the protein food on everybody's plate, as the recipe weighs it before cooking. */
function fleshGrams(context: TipContext) {
  const { protein, bought } = context.reading;
  // The eater cannot weigh what a shop serves.
  if (bought || protein === null || COUNTED_KINDS.includes(protein.kind)) return undefined;
  // The recipe's weight includes bones, which are not eaten.
  if (TITLE_WORDS.onBone.test(protein.line.name)) return undefined;
  return rangeFigure(gramsOnPlates(context, protein.line), spokenGrams);
}

/** Energy of the rice beside the dish, if every plate has the same. */
function riceKcal(context: TipContext) {
  const { rice } = context.table;
  if (rice === null) return undefined;
  const [least, most] = partOnPlates(context, rice, 'energyKcal');
  return least === most && least > 0 ? figure(spokenTens(least)) : undefined;
}

/** Sodium saved by leaving this share of an amount, rounded down; undefined if too little to mention. */
export function savedSodium([least]: PlateRange, share: number) {
  const saved = Math.floor((least * share) / TOLD_MG) * TOLD_MG;
  return saved < LEAST_SAVED_MG ? undefined : figure(String(saved));
}

/** Energy of a gram of cooked rice, kcal. */
const KCAL_PER_GRAM_OF_RICE = 1.5;

/** Share of a served bowl of rice that the plan leaves, and its energy. */
function leftRice({ facts }: TipContext): Slots {
  const portions = facts.people.persons.map(({ portion: { riceGrams, servedRiceGrams } }) =>
    riceGrams === null || servedRiceGrams === null ? null : `${servedRiceGrams} ${riceGrams}`,
  );
  const [served = 0, eaten = 0] = (sameForAll(portions) ?? '').split(' ').map(Number);
  const left = served - eaten;
  if (!(left > 0)) return {};
  return {
    leftRice: shareText(DAY_SHARES, left / served),
    leftKcal: figure(spokenTens(left * KCAL_PER_GRAM_OF_RICE)),
  };
}
