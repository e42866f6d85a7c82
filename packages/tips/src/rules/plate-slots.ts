import { DAY_SHARES, shareText } from '../messages/amounts.ts';
import type { TipTablePart } from '../model/tip-facts.ts';
import { sameForAll } from '../reading/read-plate.ts';
import { partOnPlate } from '../reading/read-table.ts';
import { servingGrams } from '../reading/serving-grams.ts';
import { figure, type Slots } from '../wording/slots.ts';
import { spokenGrams, spokenKcal, spokenMilligrams } from '../wording/spoken-numbers.ts';
import { isOverShare } from './meal-share.ts';
import type { TipContext } from './tip-context.ts';

/** Half of a part that saves less sodium is not worth a word, mg. */
const LEAST_SAVED_MG = 100;
/** Share of the sodium of a home-cooked soup that is dissolved in its broth (safety-rules section 7.5). */
const BROTH_SHARE = 0.6;
/** Energy of a gram of cooked rice, kcal. */
const KCAL_PER_GRAM_OF_RICE = 1.5;
/** Eggs are counted, not weighed. */
const COUNTED_KINDS: readonly string[] = ['egg'];

/** Amounts of this very plate: the weight of its protein food, what half of a part saves, and what stays in the bowl. */
export function plateSlots(context: TipContext): Slots {
  const { table } = context;
  return {
    fleshGrams: fleshGrams(context),
    kimchiHalf: table.kimchi === null ? undefined : half(context, table.kimchi, 1),
    sourceHalf: sourceHalf(context),
    brothHalf: context.reading.traits.broth ? half(context, table.lead, BROTH_SHARE) : undefined,
    otherSodium: otherSodium(context),
    ...leftRice(context),
  };
}

/** The protein food on everybody's plate as the recipe weighs it, before cooking. */
function fleshGrams({ facts, reading: { protein } }: TipContext) {
  if (protein === null || COUNTED_KINDS.includes(protein.kind)) return undefined;
  const grams = sameForAll(
    facts.people.persons.map(({ portion }) => servingGrams(protein.line, facts.dish) * portion.servingShare),
  );
  return grams === null ? undefined : figure(spokenGrams(grams));
}

/** The sodium in half of a part, where the plate has more than its share of the day. */
function half(context: TipContext, part: TipTablePart, share: number) {
  const { facts, table } = context;
  const [first] = facts.people.persons;
  if (table.plate === null || first === undefined || !isOverShare(context)) return undefined;
  const mg = partOnPlate(facts.dish.parts, part, { nutrient: 'sodiumMg', portion: first.portion });
  const saved = mg * share * 0.5;
  return saved < LEAST_SAVED_MG ? undefined : figure(spokenMilligrams(saved - 25));
}

function sourceHalf(context: TipContext) {
  const source = context.table.mainSource('sodiumMg');
  return source === null || source.part === context.table.lead ? undefined : half(context, source.part, 1);
}

/** The sodium of the other meals of the day together, where all are known. */
function otherSodium({ facts: { day }, table }: TipContext) {
  const [whole, own] = [day?.totals.sodiumMg ?? null, table.plate?.sodiumMg ?? null];
  if (day === null || day.meals < 2 || whole === null || own === null) return undefined;
  return whole - own < LEAST_SAVED_MG ? undefined : figure(spokenMilligrams(whole - own));
}

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
    leftKcal: figure(spokenKcal(left * KCAL_PER_GRAM_OF_RICE)),
  };
}
