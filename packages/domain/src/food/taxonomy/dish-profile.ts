import { memoizeByObject, memoizeByText } from '../../memoize.ts';
import type { DishMethod } from '../../vocabulary/foods/dish-classes.ts';
import type { FoodProperty } from '../../vocabulary/foods/food-properties.ts';
import type { MealStyle } from '../../vocabulary/meal-styles.ts';
import { type DishProperties, dishProperties } from '../exclusion/dish-properties.ts';
import { dishWords, titleWords } from './dish-words.ts';
import {
  candidatesReach,
  type FoodReach,
  foodReach,
  mentionedReach,
  nameReach,
  someMakersAdd,
  variantsReach,
} from './food-reach.ts';
import { exactReadings, squeezeText } from './name-index.ts';
import { resolveLine } from './resolve-text.ts';
import { resolveTitle, type TitleResolution } from './resolve-title.ts';
import type { ShareSet } from './shared-sets.ts';
import type { Taxonomy } from './taxonomy.ts';

/** One line of a dish: a taxonomy id, or null when only the text is known. */
export type DishLine = { readonly id: string | null; readonly name: string };

/** A recipe, product or menu as exclusion reads it. Without lines only the title is known. */
export type Dish = {
  readonly title: string;
  readonly lines: readonly DishLine[];
  /** Titles of its companions. Their lines are among its own, so only the names count. */
  readonly beside?: readonly string[];
  /** Its other names and its English title; only a bare word that is excluded is compared with them. */
  readonly names?: readonly string[];
  /** Ids of foods that some makers add beside its lines. */
  readonly mayContain?: readonly string[];
  /** Cooking method, when known; decides whether the dish is fried. */
  readonly method?: DishMethod;
  /** Where it is bought or how it is made, when known; decides whether it is restaurant food. */
  readonly style?: MealStyle;
  /** False for a product whose label is incomplete: too uncertain for a severe allergy. */
  readonly hasFullLabel?: boolean;
};

/**
 * The contents of a dish in the form compared with what a visitor excludes; compute once per dish and data version.
 *
 * Tags: every tag of a line's own food and of its parents is certain. Only propagating tags (animal, gluten, alcohol
 * …) also pass from what a food contains (certain) and may contain (possible). Amount tags such as purine or sodium
 * classes never do, and unspecified members of a group bring ids and allergens but no tags.
 *
 * Title: where every line is known, the lines decide. The title then adds only foods that it names beyond doubt and
 * that no line specifies ("oyster pancake" without oysters). Of foods that lines specify, and of dishes it names,
 * only the name counts. Where a line is unknown or there are no lines, foods and dishes named in the title count like
 * lines (design, section 9.6).
 */
export type DishProfile = DishProperties & {
  readonly certainIds: ReadonlySet<string>;
  /** Excludes the certain ones. */
  readonly possibleIds: ReadonlySet<string>;
  /** The possible ids that warn and do not block (added sugars). */
  readonly warnOnlyIds: ReadonlySet<string>;
  readonly certainTags: ReadonlySet<string>;
  /** Excludes the certain ones. */
  readonly possibleTags: ReadonlySet<string>;
  /** The possible tags that do not block (alcohol). */
  readonly warnOnlyTags: ReadonlySet<string>;
  /** Cross-contact only; excludes the ids above. */
  readonly traceIds: ReadonlySet<string>;
  /** Statutory codes. */
  readonly allergens: ReadonlySet<string>;
  readonly possibleAllergens: ReadonlySet<string>;
  /** Unknown texts; a dish with one is not served to anyone with an exclusion or a hard tag. */
  readonly unresolvedLines: ReadonlySet<string>;
  /** Titles, other names and line names, whole and word by word, squeezed; for literal exclusions. */
  readonly words: ReadonlySet<string>;
  /** Those of its titles and other names; for the names of dishes. */
  readonly titleWords: ReadonlySet<string>;
  readonly hasFullLabel: boolean;
};

/**
 * The profile of a dish from its lines and its title. `share` may return one set for all equal ones, because the
 * thousands of dishes of a catalogue have few different sets of most kinds.
 */
export function dishProfile(taxonomy: Taxonomy, dish: Dish, share: ShareSet = asItIs): DishProfile {
  // A set, because the dishes of a meal share salt, oil and garlic.
  const reaches = new Set<FoodReach>();
  const unresolvedLines = new Set<string>();
  const lines = dish.lines.length > 0 ? dish.lines : [{ id: null, name: dish.title }];
  for (const line of lines) {
    const found = lineReaches(taxonomy, line);
    for (const reach of found.reaches) reaches.add(reach);
    for (const text of found.unresolved) unresolvedLines.add(text);
  }
  // A name does not say all that is in a dish without a list.
  if (dish.lines.length === 0) unresolvedLines.add(dish.title);
  const certainIds = certainIn(reaches);
  const linesDecide = dish.lines.length > 0 && unresolvedLines.size === 0;
  const named = { ...titlesIn(taxonomy)(dish.title), title: dish.title };
  const readTitle = linesDecide ? addedByTitle : titleReaches;
  const readings = [...readTitle(taxonomy, named, certainIds)];
  for (const title of dish.beside ?? []) readings.push(kindsNamedIn(taxonomy)(title));
  if (dish.mayContain !== undefined) readings.push(variantsReach(taxonomy, dish.mayContain));
  for (const reach of readings) reaches.add(reach);
  const held = collect(taxonomy, reaches, certainIn(readings, certainIds));
  const { method, style } = dish;
  const properties = dishProperties(held, { titles: titlesOf(dish), method, style });
  return new WorkedOutProfile({ ...held, ...properties, unresolvedLines }, dish, share);
}

const asItIs: ShareSet = (set) => set;

/** Adds the certain ids of some reaches to those known. */
function certainIn(reaches: Iterable<FoodReach>, known = new Set<string>()): Set<string> {
  for (const { certainIds } of reaches) for (const id of certainIds) known.add(id);
  return known;
}

/** A class, because an object literal with a getter is a slow dictionary of 800 bytes, and there are thousands of profiles. */
class WorkedOutProfile implements DishProfile {
  readonly certainIds: ReadonlySet<string>;
  readonly possibleIds: ReadonlySet<string>;
  readonly warnOnlyIds: ReadonlySet<string>;
  readonly certainTags: ReadonlySet<string>;
  readonly possibleTags: ReadonlySet<string>;
  readonly warnOnlyTags: ReadonlySet<string>;
  readonly traceIds: ReadonlySet<string>;
  readonly allergens: ReadonlySet<string>;
  readonly possibleAllergens: ReadonlySet<string>;
  readonly certainProperties: ReadonlySet<FoodProperty>;
  readonly possibleProperties: ReadonlySet<FoodProperty>;
  readonly unresolvedLines: ReadonlySet<string>;
  readonly hasFullLabel: boolean;
  readonly #dish: Dish;
  #words: ReadonlySet<string> | undefined;
  #titleWords: ReadonlySet<string> | undefined;

  constructor(held: Omit<DishProfile, 'words' | 'titleWords' | 'hasFullLabel'>, dish: Dish, share: ShareSet) {
    this.certainIds = share(held.certainIds);
    this.possibleIds = share(held.possibleIds);
    this.warnOnlyIds = share(held.warnOnlyIds);
    this.certainTags = share(held.certainTags);
    this.possibleTags = share(held.possibleTags);
    this.warnOnlyTags = share(held.warnOnlyTags);
    this.traceIds = share(held.traceIds);
    this.allergens = share(held.allergens);
    this.possibleAllergens = share(held.possibleAllergens);
    this.certainProperties = share(held.certainProperties);
    this.possibleProperties = share(held.possibleProperties);
    this.unresolvedLines = share(held.unresolvedLines);
    this.hasFullLabel = dish.hasFullLabel ?? true;
    this.#dish = dish;
  }

  // Computed on first use: only literal exclusions read them, and those are rare.
  get words(): ReadonlySet<string> {
    this.#words ??= dishWords(this.#dish);
    return this.#words;
  }

  get titleWords(): ReadonlySet<string> {
    this.#titleWords ??= titleWords(this.#dish);
    return this.#titleWords;
  }
}

function lineReaches(
  taxonomy: Taxonomy,
  line: DishLine,
): { readonly reaches: readonly FoodReach[]; readonly unresolved: readonly string[] } {
  if (line.id !== null) {
    const reach = foodReach(taxonomy, line.id);
    return reach === null ? { reaches: [], unresolved: [line.name] } : { reaches: [reach], unresolved: [] };
  }
  const { ids, candidates, unresolved, mentioned } = resolveLine(taxonomy, line.name);
  const blank = ids.length + candidates.length + unresolved.length === 0;
  return {
    reaches: [
      ...ids.flatMap((id) => foodReach(taxonomy, id) ?? []),
      ...candidates.map((each) => candidatesReach(taxonomy, each)),
      mentionedReach(taxonomy, mentioned),
    ],
    unresolved: blank ? [line.name] : unresolved,
  };
}

/** Most titles to cache: a dish is made in several kitchens and laid with many different companions. */
const MOST_TITLES = 1000;

const titlesIn = memoizeByObject((taxonomy: Taxonomy) =>
  memoizeByText(MOST_TITLES, (title) => resolveTitle(taxonomy, title)),
);

type ReadTitle = TitleResolution & { readonly title: string };

/** The kinds of dish a title names, with all their ancestors; cached, because a side stands beside many dishes. */
const kindsNamedIn = memoizeByObject((taxonomy: Taxonomy) =>
  memoizeByText(MOST_TITLES, (title) => {
    const { ids, explicitIds, dishWordIds } = resolveTitle(taxonomy, title);
    const dishes = ids.filter((id) => taxonomy.items.get(id)?.kind === 'dish');
    const named = [...explicitIds, ...dishes, ...dishWordIds];
    const kinds = new Set(named.flatMap((id) => [...(taxonomy.closures.get(id)?.identity ?? [])]));
    return { ...nameReach(kinds, []), traceIds: named.flatMap((id) => someMakersAdd(taxonomy, id)) };
  }),
);

function titlesOf({ title, beside = [] }: Dish): readonly string[] {
  return [title, ...beside];
}

/**
 * Foods named beyond doubt that no line contains or covers, and the names of dishes. If the title is only the name of
 * a kimchi or pickle, its lines say how it is made; what some makers add counts as a trace, because it may be bought.
 */
function addedByTitle(
  taxonomy: Taxonomy,
  { ids, dishWordIds, explicitIds, mentionedIds, title }: ReadTitle,
  listed: ReadonlySet<string>,
): readonly FoodReach[] {
  const whole = exactReadings(taxonomy.names, squeezeText(title)) ?? [];
  const isExplained = (id: string) => taxonomy.explainedByLines.get(id)?.some((line) => listed.has(line));
  const reachOf = (id: string) => {
    if (isExplained(id)) return nameReach([id], []);
    const reach = foodReach(taxonomy, id);
    const added = someMakersAdd(taxonomy, id);
    if (reach === null || added.length === 0 || !whole.includes(id)) return reach ?? [];
    return { ...reach, possibleIds: [], possibleTags: [], possibleAllergens: [], traceIds: added };
  };
  const dishes = ids.filter((id) => taxonomy.items.get(id)?.kind === 'dish');
  return [
    ...explicitIds.filter((id) => !listed.has(id)).flatMap(reachOf),
    nameReach([...dishes, ...dishWordIds], []),
    mentionedReach(
      taxonomy,
      mentionedIds.filter((id) => !listed.has(id) && !isExplained(id)),
    ),
  ];
}

/**
 * The reaches of the foods in a title. A food that the lines already contain adds nothing: the lines say which member
 * or form is meant.
 */
function titleReaches(
  taxonomy: Taxonomy,
  { ids, candidates, dishWordIds, mentionedIds }: ReadTitle,
  listed: ReadonlySet<string>,
): readonly FoodReach[] {
  const reaches = [
    mentionedReach(
      taxonomy,
      mentionedIds.filter((id) => !listed.has(id)),
    ),
  ];
  for (const id of ids) {
    if (listed.has(id)) continue;
    const reach = foodReach(taxonomy, id);
    if (reach !== null) reaches.push(reach);
  }
  const open = candidates.filter((each) => !each.some((id) => listed.has(id)));
  reaches.push(...open.map((each) => candidatesReach(taxonomy, each)));
  for (const id of dishWordIds) {
    reaches.push(
      nameReach(
        [id],
        ownTags(taxonomy, id).filter((tag) => taxonomy.travellingTags.has(tag)),
      ),
    );
  }
  return reaches;
}

function ownTags(taxonomy: Taxonomy, id: string): readonly string[] {
  return taxonomy.items.get(id)?.tags ?? [];
}

function collect(
  taxonomy: Taxonomy,
  reaches: ReadonlySet<FoodReach>,
  certainIds: ReadonlySet<string>,
): Omit<DishProfile, 'unresolvedLines' | 'words' | 'titleWords' | 'hasFullLabel' | keyof DishProperties> {
  const all = (key: keyof FoodReach, without: ReadonlySet<string> = NOTHING, also = NOTHING) => {
    const found = new Set<string>();
    for (const reach of reaches) {
      for (const value of reach[key]) if (!without.has(value) && !also.has(value)) found.add(value);
    }
    return found.size === 0 ? NOTHING : found;
  };
  const possibleIds = all('possibleIds', certainIds);
  const certainTags = all('certainTags');
  const possibleTags = all('possibleTags', certainTags);
  const allergens = all('allergens');
  return {
    certainIds,
    possibleIds,
    warnOnlyIds: shared(possibleIds, taxonomy.warnOnlyIds),
    certainTags,
    possibleTags,
    warnOnlyTags: shared(possibleTags, taxonomy.warnOnlyTags),
    traceIds: all('traceIds', certainIds, possibleIds),
    allergens,
    possibleAllergens: all('possibleAllergens', allergens),
  };
}

const NOTHING: ReadonlySet<string> = new Set();

function shared(found: ReadonlySet<string>, listed: ReadonlySet<string>): ReadonlySet<string> {
  const both = [...found].filter((value) => listed.has(value));
  return both.length === 0 ? NOTHING : new Set(both);
}
