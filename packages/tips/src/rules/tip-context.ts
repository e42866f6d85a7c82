import { foodLabel, type IngredientLine, type Taxonomy } from '@kkini/domain';
import { glycemicBand } from '@kkini/domain/portions';
import { chooseProfiles, type TipProfiles } from '../model/choose-profiles.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import type { TipPerson } from '../model/tip-person.ts';
import { type DishReading, readDish } from '../reading/dish-reading.ts';
import { foodsMeant, namedFoods } from '../reading/named-foods.ts';
import { type BowlGuide, bowlGuide, sameForAll, starchOnPlate } from '../reading/read-plate.ts';
import { isSaltySeasoning } from '../reading/read-salty.ts';
import { ReaderWords } from '../reading/reader-words.ts';
import type { Slots } from '../wording/word-rule.ts';
import { lineName } from './line-name.ts';
import { makeSlots } from './make-slots.ts';

/** One name of an ingredient line. */
export type LineNames = { readonly line: IngredientLine; readonly name: string };

/** The input of rules and predicates. */
export type TipContext = {
  readonly taxonomy: Taxonomy;
  readonly facts: TipFacts;
  readonly profiles: TipProfiles;
  readonly reading: DishReading;
  readonly bowl: BowlGuide;
  /** Grams of the main starch on everybody's plate; null without starch, or where plates differ. */
  readonly plateGrams: number | null;
  readonly slots: Slots;
  readonly words: ReaderWords;
  /** The foods of the dish and everything they are. */
  readonly ownFoods: ReadonlySet<string>;
  /** The names of each line in a tip, in the recipe and in the taxonomy; longest first. */
  readonly lineNames: readonly LineNames[];
  readonly isSalty: (id: string | null) => boolean;
};

/** Reads facts once for all rules. */
export function makeContext(taxonomy: Taxonomy, facts: TipFacts): TipContext {
  const profiles = chooseProfiles(facts.people);
  const written = readDish(taxonomy, facts.dish);
  const bowl = bowlGuide(profiles.lead, facts.people);
  const plates = facts.people.persons.map((person) =>
    starchOnPlate(person, { facts, reading: written, bowl }),
  );
  const plateGrams = sameForAll(plates);
  const reading = onPlate(written, { plateGrams, persons: facts.people.persons });
  return {
    taxonomy,
    facts,
    profiles,
    reading,
    bowl,
    plateGrams,
    slots: makeSlots(taxonomy, { facts, reading, plateGrams }),
    words: new ReaderWords(taxonomy, facts),
    ownFoods: ownFoods(taxonomy, facts),
    lineNames: lineNames(taxonomy, facts),
    isSalty: (id) => id !== null && isSaltySeasoning(taxonomy, id),
  };
}

type Plates = { readonly plateGrams: number | null; readonly persons: readonly TipPerson[] };

/** The load of the plan's plates, where all are in one band; a plate with less rice has a lower load. */
function onPlate(reading: DishReading, { plateGrams, persons }: Plates): DishReading {
  const { glycemic, starch } = reading;
  const loads = persons.flatMap(({ portion }) => portion.glycemicLoad ?? []);
  if (loads.length === persons.length) {
    const band = sameForAll(loads.map(glycemicBand));
    return { ...reading, glycemic: band === null ? null : { band, bandWithBowl: () => band } };
  }
  const isLess = plateGrams !== null && starch?.form === 'rice' && plateGrams < starch.grams;
  if (!isLess || glycemic === null) return reading;
  return { ...reading, glycemic: { ...glycemic, band: glycemic.bandWithBowl(plateGrams) } };
}

function lineNames(taxonomy: Taxonomy, { dish }: TipFacts): readonly LineNames[] {
  return dish.lines
    .flatMap((line) => {
      const label = line.id === null ? line.name : foodLabel(taxonomy, line.id);
      return [...new Set([lineName(taxonomy, line), line.name, label])].map((name) => ({ line, name }));
    })
    .filter(({ name }) => [...name].length > 1)
    .sort((a, b) => b.name.length - a.name.length);
}

/** Names of the parts and forms of a food. */
const PARTS_OF: readonly (readonly [whole: string, parts: readonly string[]])[] = [
  ['chicken_egg', ['egg_yolk', 'egg_white']],
  ['brown_rice_cooked', ['cooked_rice']],
  ['multigrain_rice', ['cooked_rice']],
  ['barley_rice', ['cooked_rice']],
  ['rice', ['cooked_rice']],
];

function ownFoods(taxonomy: Taxonomy, { dish }: TipFacts): ReadonlySet<string> {
  const lines = dish.lines.flatMap(({ id }) =>
    id === null ? [] : [id, ...(taxonomy.closures.get(id)?.identity ?? [])],
  );
  const named = dish.lines.flatMap((line) =>
    foodsMeant(taxonomy, [line.name, lineName(taxonomy, line)].join(' ')),
  );
  const own = new Set([...lines, ...named, ...namedFoods(taxonomy, dish.title)]);
  const parts = PARTS_OF.flatMap(([whole, each]) => (own.has(whole) ? each : []));
  return new Set([...own, ...parts]);
}
