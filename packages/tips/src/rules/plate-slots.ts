import { DAY_SHARES, shareText } from '../messages/amounts.ts';
import { TITLE_WORDS } from '../messages/title-words.ts';
import { sameForAll } from '../reading/read-plate.ts';
import { figure, rangeFigure, type Slots } from '../wording/slots.ts';
import { spokenGrams, spokenTens } from '../wording/spoken-numbers.ts';
import { gramsOnPlates, type PlateRange, partOnPlates } from './plate-amounts.ts';
import type { TipContext } from './tip-context.ts';

/** A smaller saving of sodium is not said, mg (tips-rules section 7). */
const LEAST_SAVED_MG = 150;
/** Eggs are counted, not weighed. */
const COUNTED_KINDS: readonly string[] = ['egg'];

/** Amounts of this very plate: the weight of its protein food, the energy of its rice, and what stays in the bowl. */
export function plateSlots(context: TipContext): Slots {
  return { fleshGrams: fleshGrams(context), riceKcal: riceKcal(context), ...leftRice(context) };
}

/** The protein food on everybody's plate as the recipe weighs it, before cooking. */
function fleshGrams(context: TipContext) {
  const { protein, bought } = context.reading;
  // Nobody weighs what a shop has put on the plate.
  if (bought || protein === null || COUNTED_KINDS.includes(protein.kind)) return undefined;
  // With its bones the recipe's weight is not what is eaten.
  if (TITLE_WORDS.onBone.test(protein.line.name)) return undefined;
  return rangeFigure(gramsOnPlates(context, protein.line), spokenGrams);
}

/** The energy of the rice beside the dish, where every plate has the same. */
function riceKcal(context: TipContext) {
  const { rice } = context.table;
  if (rice === null) return undefined;
  const [least, most] = partOnPlates(context, rice, 'energyKcal');
  return least === most && least > 0 ? figure(spokenTens(least)) : undefined;
}

/** What is saved of an amount of sodium when this share of it is left, never rounded up; absent where it is too little. */
export function savedSodium([least]: PlateRange, share: number) {
  const saved = Math.floor((least * share) / 10) * 10;
  return saved < LEAST_SAVED_MG ? undefined : figure(String(saved));
}

/** Energy of a gram of cooked rice, kcal. */
const KCAL_PER_GRAM_OF_RICE = 1.5;

/** What the plan leaves of a bowl of rice as served: its share, and its energy. */
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
