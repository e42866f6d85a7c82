import type { Exclusion, Taxonomy } from '@kkini/domain';
import type { TipDish, TipPeople } from '../model/tip-facts.ts';
import {
  closuresOf,
  foodsMeant,
  holdsExcludedWord,
  namedFoods,
  partedFoods,
  reachesExcluded,
} from './named-foods.ts';

type Reader = {
  readonly people: Pick<TipPeople, 'exclusions' | 'hardTags' | 'hardFoods'>;
  readonly dish: Pick<TipDish, 'lines'>;
};

/** Decides which foods a text for the readers of one tip may mention. Memoizes the answers. */
export class ReaderWords {
  private readonly excluded = new Map<string, boolean>();
  private readonly prohibited = new Map<string, boolean>();
  private readonly sayable = new Map<string, boolean>();
  private readonly meant = new Map<string, readonly string[]>();
  private readonly exclusions: readonly Exclusion[];
  private readonly inDish: ReadonlySet<string>;

  constructor(
    private readonly taxonomy: Taxonomy,
    private readonly reader: Reader,
  ) {
    this.exclusions = reader.people.exclusions;
    this.inDish = new Set(
      reader.dish.lines.flatMap(({ id }) => (id === null ? [] : [id, ...identityOf(taxonomy, id)])),
    );
  }

  /** True if a text names no food that is excluded or forbidden by a rule, unless the dish itself contains it. */
  maySay(text: string): boolean {
    return remembered(this.sayable, text, () => !this.namesExcluded(text) && !this.namesProhibited(text));
  }

  /** The foods a text means. */
  foodsIn(text: string): readonly string[] {
    return remembered(this.meant, text, () => foodsMeant(this.taxonomy, text));
  }

  /** True if a food may be offered to all of them. */
  mayOffer(id: string): boolean {
    return isAllowedFood(this.taxonomy, id, this.reader.people);
  }

  private namesExcluded(text: string): boolean {
    if (this.exclusions.length === 0) return false;
    if (this.exclusions.some((exclusion) => holdsExcludedWord(text, exclusion))) return true;
    return [...namedFoods(this.taxonomy, text), ...partedFoods(this.taxonomy, text)].some((id) =>
      remembered(this.excluded, id, () => reachesExcluded(this.taxonomy, id, this.exclusions)),
    );
  }

  private namesProhibited(text: string): boolean {
    const { people } = this.reader;
    if (people.hardTags.length + people.hardFoods.length === 0) return false;
    return this.foodsIn(text).some(
      (id) =>
        !this.inDish.has(id) &&
        remembered(this.prohibited, id, () => isProhibited(this.taxonomy, id, people)),
    );
  }
}

/** A food and everything it is a kind of: beef is meat. */
function identityOf(taxonomy: Taxonomy, id: string): readonly string[] {
  return [...(taxonomy.closures.get(id)?.identity ?? [])];
}

function remembered<Value>(known: Map<string, Value>, id: string, judge: () => Value): Value {
  const before = known.get(id);
  if (before !== undefined) return before;
  const found = judge();
  known.set(id, found);
  return found;
}

/** True if a food may be offered to these people: it contains nothing excluded, and none of their rules forbids it. */
function isAllowedFood(
  taxonomy: Taxonomy,
  id: string,
  people: Pick<TipPeople, 'exclusions' | 'hardTags' | 'hardFoods'>,
): boolean {
  return !reachesExcluded(taxonomy, id, people.exclusions) && !isProhibited(taxonomy, id, people);
}

/** True if a rule of their conditions, styles or ages forbids a food. */
function isProhibited(
  taxonomy: Taxonomy,
  id: string,
  { hardTags, hardFoods }: Pick<TipPeople, 'hardTags' | 'hardFoods'>,
): boolean {
  return closuresOf(taxonomy, id).some(
    ({ certainTags, possibleTags, up, line }) =>
      hardTags.some(
        (tag) => certainTags.has(tag) || (possibleTags.has(tag) && !taxonomy.warnOnlyTags.has(tag)),
      ) || hardFoods.some((food) => up.has(food) || line.has(food)),
  );
}
