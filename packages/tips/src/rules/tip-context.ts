import type { Taxonomy } from '@kkini/domain';
import { chooseProfiles, type TipProfiles } from '../model/choose-profiles.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import { type DishReading, readDish } from '../reading/dish-reading.ts';
import type { Slots } from '../wording/render-phrase.ts';
import { type BowlGuide, bowlGuide } from './bowl-guide.ts';
import { makeSlots } from './make-slots.ts';

/** What rules decide from. */
export type TipContext = {
  readonly taxonomy: Taxonomy;
  readonly facts: TipFacts;
  readonly profiles: TipProfiles;
  readonly reading: DishReading;
  readonly bowl: BowlGuide;
  readonly slots: Slots;
};

/** Reads facts once for all rules. */
export function makeContext(taxonomy: Taxonomy, facts: TipFacts): TipContext {
  const profiles = chooseProfiles(facts.people);
  const reading = readDish(taxonomy, facts.dish);
  const bowl = bowlGuide(profiles.lead, facts.people);
  return {
    taxonomy,
    facts,
    profiles,
    reading,
    bowl,
    slots: makeSlots(taxonomy, { facts, reading, bowl }),
  };
}
