import { dishProfile, type Taxonomy } from '@kkini/domain';
import { dishHoldings, type WrittenDish } from '../dish-holdings.ts';
import { foodClosure } from '../food-closure.ts';

const sorted = (set: Iterable<string>) => [...set].sort();

/** The contents of a dish as the checks read it: sorted lists, without certain contents among the possible ones. */
export function held(taxonomy: Taxonomy, dish: WrittenDish) {
  const { certainIds, certainTags, possibleIds, possibleTags, unknownTexts, words, titleWords, ...more } =
    dishHoldings({ taxonomy, closure: foodClosure(taxonomy.source) }, dish);
  return {
    certainIds: sorted(certainIds),
    certainTags: sorted(certainTags),
    possibleIds: sorted([...possibleIds].filter((id) => !certainIds.has(id))),
    possibleTags: sorted([...possibleTags].filter((tag) => !certainTags.has(tag))),
    unknown: sorted(new Set(unknownTexts)),
    words: sorted(words),
    titleWords: sorted(titleWords),
    traces: sorted([...more.traceIds].filter((id) => !certainIds.has(id) && !possibleIds.has(id))),
    properties: sorted(more.properties),
  };
}

/** The same as the planner reads it. */
export function profiled(taxonomy: Taxonomy, dish: WrittenDish) {
  const { certainIds, certainTags, possibleIds, possibleTags, unresolvedLines, words, titleWords, ...more } =
    dishProfile(taxonomy, dish);
  return {
    certainIds: sorted(certainIds),
    certainTags: sorted(certainTags),
    possibleIds: sorted([...possibleIds].filter((id) => !certainIds.has(id))),
    possibleTags: sorted([...possibleTags].filter((tag) => !certainTags.has(tag))),
    unknown: sorted(unresolvedLines),
    words: sorted(words),
    titleWords: sorted(titleWords),
    traces: sorted(more.traceIds),
    properties: sorted([...more.certainProperties, ...more.possibleProperties]),
  };
}
