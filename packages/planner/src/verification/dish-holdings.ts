import {
  type DishMethod,
  FOOD_PROPERTIES,
  type FoodProperty,
  type IngredientLine,
  type MealStyle,
  PROPERTY_SIGNS,
  resolveLine,
  resolveTitle,
  squeezeText,
  type Taxonomy,
  type TaxonomySource,
} from '@kkini/domain';
import type { FoodClosure, Holdings } from './food-closure.ts';

/** The contents of a dish by its lines and title, the unknown texts, and its words in the form in which they are compared. */
export type DishHoldings = Holdings & {
  readonly unknownTexts: readonly string[];
  readonly words: ReadonlySet<string>;
  /** Those of its titles and other names. */
  readonly titleWords: ReadonlySet<string>;
  /** Properties it has or may have. */
  readonly properties: ReadonlySet<FoodProperty>;
};

/** Lines and title of a catalogue entry. */
export type WrittenDish = {
  readonly title: string;
  readonly lines: readonly IngredientLine[];
  readonly method?: DishMethod;
  readonly style?: MealStyle;
  /** Titles of its companions. */
  readonly beside?: readonly string[];
  /** Its other names and its English title, and those of its companions. */
  readonly names?: readonly string[];
  /** Foods that other makes of it contain. */
  readonly mayContain?: readonly string[];
};

/** The food data: the taxonomy reads words, and the closure says what foods contain. */
export type FoodSource = { readonly taxonomy: Taxonomy; readonly closure: FoodClosure };

/**
 * Collects the holdings of every line and of the foods named only in the title. If all lines are known, the title
 * adds only names of whole dishes and foods that are named unambiguously and that no line implies.
 */
export function dishHoldings(source: FoodSource, dish: WrittenDish): DishHoldings {
  const { title, beside = [], names = [], lines } = dish;
  const { parts, unknownTexts } = partsOf(source, dish);
  const held = together(parts);
  return {
    ...held,
    unknownTexts,
    titleWords: wordsOf([title, ...beside, ...names]),
    words: wordsOf([title, ...beside, ...names, ...lines.map((line) => line.name)]),
    properties: propertiesOf(held, dish),
  };
}

function partsOf(
  { taxonomy, closure }: FoodSource,
  { title, beside = [], lines, mayContain = [] }: WrittenDish,
) {
  const parts: Holdings[] = [];
  const unknownTexts: string[] = [];
  const add = (id: string) => {
    const found = closure.holdings(id);
    if (found !== null) parts.push(found);
    return found !== null;
  };
  for (const { id, name } of lines.length > 0 ? lines : [{ id: null, name: title }]) {
    if (id !== null) {
      if (!add(id)) unknownTexts.push(name);
      continue;
    }
    const read = resolveLine(taxonomy, name);
    for (const each of read.ids) add(each);
    for (const each of read.candidates) parts.push(oneOf(closure, each));
    parts.push(perhaps(closure, read.mentioned));
    const isBlank = read.ids.length + read.candidates.length + read.unresolved.length === 0;
    unknownTexts.push(...(isBlank ? [name] : read.unresolved));
  }
  if (lines.length === 0 && !unknownTexts.includes(title)) unknownTexts.push(title);
  const listed = new Set(parts.flatMap((part) => [...part.certainIds]));
  const named = resolveTitle(taxonomy, title);
  const mentioned = named.mentionedIds.filter((each) => !listed.has(each));
  if (lines.length > 0 && unknownTexts.length === 0) {
    for (const id of named.explicitIds.filter((each) => !listed.has(each))) {
      if (isExplained(taxonomy.source, id, listed)) parts.push({ ...NOTHING, certainIds: new Set([id]) });
      else if (isHomeMade({ taxonomy, closure }, id, title)) parts.push(certainOf(closure, id));
      else add(id);
    }
    const dishes = named.ids.filter((id) => closure.isDish(id));
    const unexplained = mentioned.filter((id) => !isExplained(taxonomy.source, id, listed));
    parts.push(perhaps(closure, unexplained));
    parts.push({ ...NOTHING, certainIds: new Set([...dishes, ...named.dishWordIds]) });
  } else {
    for (const id of named.ids) if (!listed.has(id)) add(id);
    for (const ids of named.candidates)
      if (!ids.some((id) => listed.has(id))) parts.push(oneOf(closure, ids));
    for (const id of named.dishWordIds) parts.push(wordAlone(closure, id));
    parts.push(perhaps(closure, mentioned));
  }
  parts.push(...beside.map((each) => namedBeside({ taxonomy, closure }, each)));
  parts.push(inSomeMakes({ taxonomy, closure }, mayContain));
  return { parts, unknownTexts };
}

/** The kinds of dish that the title of a companion names, and what some makers add to them. */
function namedBeside({ taxonomy, closure }: FoodSource, title: string): Holdings {
  const { ids, explicitIds, dishWordIds } = resolveTitle(taxonomy, title);
  const called = [...explicitIds, ...dishWordIds, ...ids.filter((id) => closure.isDish(id))];
  const kinds = new Set(called.flatMap((id) => [...closure.identity(id)]));
  const traceIds = new Set(called.filter((id) => isKept(closure, id)).flatMap((id) => addedTo(closure, id)));
  return { ...NOTHING, certainIds: kinds, traceIds };
}

/**
 * Every property indicated by the certain or possible contents, the method, the style or the title (safety-rules
 * section 10).
 */
function propertiesOf(
  held: Holdings,
  { title, beside = [], method, style }: WrittenDish,
): ReadonlySet<FoodProperty> {
  const ids = new Set([...held.certainIds, ...held.possibleIds]);
  const tags = new Set([...held.certainTags, ...held.possibleTags]);
  const written = [title, ...beside].map(squeezeText);
  return new Set(
    FOOD_PROPERTIES.filter((property) => {
      const signs = PROPERTY_SIGNS[property];
      const said = written.map((each) => {
        let bare = each;
        for (const word of signs.exceptTitleWords) bare = bare.split(word).join(' ');
        return bare;
      });
      return (
        signs.foods.some((id) => ids.has(id)) ||
        signs.tags.some((tag) => tags.has(tag)) ||
        signs.methods.some((each) => each === method) ||
        signs.styles.some((each) => each === style) ||
        signs.titleWords.some((word) => said.some((bare) => bare.includes(word)))
      );
    }),
  );
}

const NOTHING: Holdings = {
  certainIds: new Set(),
  possibleIds: new Set(),
  certainTags: new Set(),
  possibleTags: new Set(),
  traceIds: new Set(),
};

/** Whether a line tells which form of a food the title means. */
function isExplained({ explainedByLines }: TaxonomySource, id: string, listed: ReadonlySet<string>): boolean {
  return explainedByLines.some(({ title, lines }) => title === id && lines.some((each) => listed.has(each)));
}

/** Whether a title is only the name of a kimchi or pickle, so that its lines tell what it contains. */
function isHomeMade({ taxonomy, closure }: FoodSource, id: string, title: string): boolean {
  return isKept(closure, id) && taxonomy.names.readings.get(squeezeText(title))?.includes(id) === true;
}

function isKept(closure: FoodClosure, id: string): boolean {
  const kinds = closure.identity(id);
  return ['kimchi_all', 'pickle_all'].some((group) => kinds.has(group));
}

/** What only some makers add to a food. */
function addedTo(closure: FoodClosure, id: string): readonly string[] {
  return [...(closure.holdings(id)?.possibleIds ?? [])];
}

/** A food as its lines say; what some makers add counts like a trace. */
function certainOf(closure: FoodClosure, id: string): Holdings {
  const traceIds = new Set(addedTo(closure, id));
  return { ...(closure.holdings(id) ?? NOTHING), possibleIds: new Set(), possibleTags: new Set(), traceIds };
}

/** Foods as possible contents, not certain ones. */
function perhaps(closure: FoodClosure, ids: readonly string[]): Holdings {
  const all = together(ids.flatMap((id) => closure.holdings(id) ?? []));
  return {
    ...NOTHING,
    possibleIds: new Set([...all.certainIds, ...all.possibleIds]),
    possibleTags: new Set([...all.certainTags, ...all.possibleTags]),
    traceIds: all.traceIds,
  };
}

/** Foods that only some makers use, as possible contents with those of their tags that propagate to a dish. */
function inSomeMakes({ taxonomy, closure }: FoodSource, ids: readonly string[]): Holdings {
  const found = perhaps(closure, ids);
  const stays = new Set(taxonomy.source.tags.filter(({ propagates }) => !propagates).map(({ tag }) => tag));
  return { ...found, possibleTags: new Set([...found.possibleTags].filter((tag) => !stays.has(tag))) };
}

/** One of several foods: only what all of them share is certain. */
function oneOf(closure: FoodClosure, ids: readonly string[]): Holdings {
  const each = ids.flatMap((id) => closure.holdings(id) ?? []);
  const shared = (pick: (part: Holdings) => ReadonlySet<string>) =>
    new Set(
      [...(each[0] === undefined ? [] : pick(each[0]))].filter((name) =>
        each.every((part) => pick(part).has(name)),
      ),
    );
  return {
    ...perhaps(closure, ids),
    certainIds: shared((part) => part.certainIds),
    certainTags: shared((part) => part.certainTags),
  };
}

function wordAlone(closure: FoodClosure, id: string): Holdings {
  return { ...NOTHING, certainIds: new Set([id]), certainTags: new Set(closure.travellingTags(id)) };
}

function together(parts: readonly Holdings[]): Holdings {
  const union = (pick: (part: Holdings) => ReadonlySet<string>) =>
    new Set(parts.flatMap((part) => [...pick(part)]));
  return {
    certainIds: union((part) => part.certainIds),
    possibleIds: union((part) => part.possibleIds),
    certainTags: union((part) => part.certainTags),
    possibleTags: union((part) => part.possibleTags),
    traceIds: union((part) => part.traceIds),
  };
}

function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => [text, ...text.split(/[\s,/()+&]/u)]).map(squeezeText);
  return new Set(words.filter((word) => word !== ''));
}
