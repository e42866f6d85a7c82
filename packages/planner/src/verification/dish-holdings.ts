import {
  type IngredientLine,
  resolveIngredientText,
  resolveTitle,
  squeezeText,
  type Taxonomy,
} from '@kkini/domain';
import type { FoodClosure, Holdings } from './food-closure.ts';

/** What a dish holds by its lines and its title, the texts nobody knows, and its words as they are compared. */
export type DishHoldings = Holdings & {
  readonly unknownTexts: readonly string[];
  readonly words: ReadonlySet<string>;
};

/** Lines and title of a catalogue entry. */
export type WrittenDish = { readonly title: string; readonly lines: readonly IngredientLine[] };

/** Where the foods of a dish are looked up; words are read by the taxonomy, what foods hold by the closure. */
export type FoodSource = { readonly taxonomy: Taxonomy; readonly closure: FoodClosure };

/** Collects the holdings of every line and of what the title names beyond them. */
export function dishHoldings({ taxonomy, closure }: FoodSource, { title, lines }: WrittenDish): DishHoldings {
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
    const read = resolveIngredientText(taxonomy, name);
    for (const each of read.ids) add(each);
    for (const each of read.candidates) parts.push(oneOf(closure, each));
    const isBlank = read.ids.length + read.candidates.length + read.unresolved.length === 0;
    unknownTexts.push(...(isBlank ? [name] : read.unresolved));
  }
  const listed = new Set(parts.flatMap((part) => [...part.certainIds]));
  const named = resolveTitle(taxonomy, title);
  for (const id of named.ids) if (!listed.has(id)) add(id);
  for (const ids of named.candidates) if (!ids.some((id) => listed.has(id))) parts.push(oneOf(closure, ids));
  for (const id of named.dishWordIds) parts.push(wordAlone(closure, id));
  return { ...together(parts), unknownTexts, words: wordsOf([title, ...lines.map((line) => line.name)]) };
}

/** One of several foods, nobody knows which: certain is what all of them share. */
function oneOf(closure: FoodClosure, ids: readonly string[]): Holdings {
  const each = ids.flatMap((id) => closure.holdings(id) ?? []);
  const all = together(each);
  const shared = (pick: (part: Holdings) => ReadonlySet<string>) =>
    new Set(
      [...(each[0] === undefined ? [] : pick(each[0]))].filter((name) =>
        each.every((part) => pick(part).has(name)),
      ),
    );
  return {
    certainIds: shared((part) => part.certainIds),
    certainTags: shared((part) => part.certainTags),
    possibleIds: new Set([...all.certainIds, ...all.possibleIds]),
    possibleTags: new Set([...all.certainTags, ...all.possibleTags]),
  };
}

function wordAlone(closure: FoodClosure, id: string): Holdings {
  const nothing: ReadonlySet<string> = new Set();
  const certainTags = new Set(closure.travellingTags(id));
  return { certainIds: new Set([id]), possibleIds: nothing, certainTags, possibleTags: nothing };
}

function together(parts: readonly Holdings[]): Holdings {
  const union = (pick: (part: Holdings) => ReadonlySet<string>) =>
    new Set(parts.flatMap((part) => [...pick(part)]));
  return {
    certainIds: union((part) => part.certainIds),
    possibleIds: union((part) => part.possibleIds),
    certainTags: union((part) => part.certainTags),
    possibleTags: union((part) => part.possibleTags),
  };
}

function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => [text, ...text.split(/[\s,/()+&]+/u)]).map(squeezeText);
  return new Set(words.filter((word) => word !== ''));
}
