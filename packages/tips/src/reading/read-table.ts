import type { Nutrient, Nutrition } from '@kkini/domain';
import { TITLE_WORDS } from '../messages/title-words.ts';
import type { TipFacts, TipTablePart } from '../model/tip-facts.ts';
import type { TipPortion } from '../model/tip-person.ts';
import { nutritionOnPlate, sameForAll } from './read-plate.ts';

/** A part of the table and its share of what a plate holds of a nutrient. */
export type PartShare = { readonly part: TipTablePart; readonly share: number };

/** The served table, as tips speak of it. */
export type TableReading = {
  readonly lead: TipTablePart;
  readonly rice: TipTablePart | null;
  readonly kimchi: TipTablePart | null;
  /** The first side dish of vegetables. */
  readonly side: TipTablePart | null;
  readonly isMild: boolean;
  /** What is on everybody's plate; null where plates differ. */
  readonly plate: Nutrition | null;
  /** Rice on everybody's plate as eaten, g; null without rice or where plates differ. */
  readonly riceGrams: number | null;
  /** The part with most of a nutrient, where it stands out; null for a dish in one part. */
  readonly mainSource: (nutrient: Nutrient) => PartShare | null;
};

/** Least share of a part that is called the source of a nutrient. */
const LEAST_SHARE = 0.3;

function isVegetableSide({ role, title }: TipTablePart): boolean {
  return role === 'side' && !TITLE_WORDS.noBeginning.test(title.ko);
}

/** Reads the table of a tip. */
export function readTable({ dish, people, day }: Pick<TipFacts, 'dish' | 'people' | 'day'>): TableReading {
  const [lead] = dish.parts;
  if (lead === undefined) throw new RangeError('A table has a leading dish');
  const beside = dish.parts.slice(1);
  const withRole = (...roles: readonly string[]) =>
    beside.find(({ role }) => role !== null && roles.includes(role)) ?? null;
  const [first] = people.persons;
  const plates = people.persons.map((person) => nutritionOnPlate(person, { dish }));
  const same = sameForAll(people.persons.map(({ portion }) => JSON.stringify(portion))) !== null;
  return {
    lead,
    rice: withRole('rice'),
    kimchi: withRole('kimchi'),
    side: beside.find(isVegetableSide) ?? null,
    isMild: dish.seasoning === 'mild',
    plate: same ? (plates[0] ?? null) : null,
    riceGrams: day === null ? null : sameForAll(people.persons.map(({ portion }) => portion.riceGrams)),
    mainSource: (nutrient) => (first === undefined ? null : mainSource(dish.parts, nutrient, first.portion)),
  };
}

function mainSource(
  parts: readonly TipTablePart[],
  nutrient: Nutrient,
  portion: TipPortion,
): PartShare | null {
  if (parts.length < 2) return null;
  const amounts = parts.map((part) => ({
    part,
    amount: partOnPlate(parts, part, { nutrient, portion }),
  }));
  const whole = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const [most] = [...amounts].sort((a, b) => b.amount - a.amount);
  if (most === undefined || whole <= 0) return null;
  const share = most.amount / whole;
  return share < LEAST_SHARE ? null : { part: most.part, share };
}

/** The amount of a nutrient that a part of the table brings to a plate; 0 where unknown. */
export function partOnPlate(
  parts: readonly TipTablePart[],
  part: TipTablePart,
  { nutrient, portion }: { readonly nutrient: Nutrient; readonly portion: TipPortion },
): number {
  return (part.nutrition?.[nutrient] ?? 0) * shareOf(part, parts.indexOf(part), portion);
}

/** How many servings of a part are on a plate. */
function shareOf({ role }: TipTablePart, at: number, { servingShare, shares }: TipPortion): number {
  if (at === 0) return servingShare;
  return role === 'rice' ? shares.rice : shares.side;
}
