import type { Nutrient, Nutrition } from '@kkini/domain';
import { TITLE_WORDS } from '../messages/title-words.ts';
import type { TipFacts, TipTablePart } from '../model/tip-facts.ts';
import type { TipPerson, TipPortion } from '../model/tip-person.ts';
import type { DishReading } from './dish-reading.ts';

/** The served table, as tips describe it. */
export type TableReading = {
  readonly lead: TipTablePart;
  readonly rice: TipTablePart | null;
  readonly kimchi: TipTablePart | null;
  /** The first side dish of vegetables. */
  readonly side: TipTablePart | null;
  /** Grams of cooked rice on everybody's plate; null without rice or if plates differ. */
  readonly riceGrams: number | null;
};

function isVegetableSide({ role, title }: TipTablePart): boolean {
  return role === 'side' && !TITLE_WORDS.noBeginning.test(title.ko);
}

/** Derives the table of a tip from its facts. */
export function readTable({ dish, people, day }: Pick<TipFacts, 'dish' | 'people' | 'day'>): TableReading {
  const [lead] = dish.parts;
  if (lead === undefined) throw new RangeError('A table has a leading dish');
  const beside = dish.parts.slice(1);
  const withRole = (...roles: readonly string[]) =>
    beside.find(({ role }) => role !== null && roles.includes(role)) ?? null;
  return {
    lead,
    rice: withRole('rice'),
    kimchi: withRole('kimchi'),
    side: beside.find(isVegetableSide) ?? null,
    riceGrams: day === null ? null : sameForAll(people.persons.map(({ portion }) => portion.riceGrams)),
  };
}

/** Amount of a nutrient that one part of the table adds to a plate; 0 if unknown. */
export function partOnPlate(
  parts: readonly TipTablePart[],
  part: TipTablePart,
  { nutrient, portion }: { readonly nutrient: Nutrient; readonly portion: TipPortion },
): number {
  return (part.nutrition?.[nutrient] ?? 0) * shareOf(part, parts.indexOf(part), portion);
}

/** Servings of a part on a plate. */
function shareOf({ role }: TipTablePart, at: number, { servingShare, shares }: TipPortion): number {
  if (at === 0) return servingShare;
  return role === 'rice' ? shares.rice : shares.side;
}

/** Grams of the main starch on a person's plate: the plan's portion, else the recipe's. Null without starch. */
export function starchOnPlate(
  { portion }: TipPerson,
  { reading }: { readonly reading: Pick<DishReading, 'starch'> },
): number | null {
  if (portion.riceGrams !== null) return portion.riceGrams;
  if (reading.starch === null) return null;
  return portion.starchGrams ?? reading.starch.grams * portion.servingShare;
}

/** Nutrition of a person's plate. */
export function nutritionOnPlate({ portion }: TipPerson, { dish }: Pick<TipFacts, 'dish'>): Nutrition {
  return portion.nutrition ?? dish.nutrition;
}

/** The value shared by everybody at the table; null if they differ. */
export function sameForAll<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((each) => each === first) ? first : null;
}
