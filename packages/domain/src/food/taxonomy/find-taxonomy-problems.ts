import { squeezeText } from './name-index.ts';
import { OMIT, type TaxonomyItem, type TaxonomySource } from './taxonomy-source.ts';

/** Kinds of inconsistency in a taxonomy source. */
export const TAXONOMY_PROBLEM_CODES = [
  'duplicate-id',
  'malformed-id',
  'dangling-reference',
  'unknown-tag',
  'unknown-allergen',
  'unused-allergen',
  'cycle',
  'name-clash',
  'ambiguous-clash',
  'spoken-clash',
] as const;
type TaxonomyProblemCode = (typeof TAXONOMY_PROBLEM_CODES)[number];

/** One inconsistency: the entry (`id`) and what is wrong (`detail`). */
export type TaxonomyProblem = {
  readonly code: TaxonomyProblemCode;
  readonly id: string;
  readonly detail: string;
};

/** Every inconsistency of the source; closures need an empty list. */
export function findTaxonomyProblems(source: TaxonomySource): readonly TaxonomyProblem[] {
  return [
    ...idProblems(source),
    ...referenceProblems(source),
    ...vocabularyProblems(source),
    ...cycleProblems(source),
    ...nameProblems(source),
    ...spokenProblems(source),
  ];
}

function idProblems(source: TaxonomySource): TaxonomyProblem[] {
  const problems: TaxonomyProblem[] = [];
  const seen = new Set<string>();
  for (const { id, ko } of source.items) {
    if (!/^[a-z][a-z0-9_]*$/.test(id)) problems.push({ code: 'malformed-id', id, detail: ko });
    if (seen.has(id)) problems.push({ code: 'duplicate-id', id, detail: ko });
    seen.add(id);
  }
  return problems;
}

function referenceProblems(source: TaxonomySource): TaxonomyProblem[] {
  const ids = new Set(source.items.map((item) => item.id));
  return references(source)
    .filter(([, id]) => !ids.has(id))
    .map(([at, id]) => ({ code: 'dangling-reference', id: at, detail: id }));
}

function references(source: TaxonomySource): (readonly [at: string, id: string])[] {
  const at = (place: string, ids: readonly string[]) => ids.map((id) => [place, id] as const);
  return [
    ...source.items.flatMap((item) => at(item.id, [...edges(item), ...item.trace])),
    ...at('policy.mayContainWarnOnly', source.policy.mayContainWarnOnly.ids),
    ...at('policy.composedGroups', source.policy.composedGroups),
    ...source.quickChips.flatMap((chip) => at(`quickChips.${chip.chip}`, [chip.id])),
    ...source.autocomplete.flatMap((food) => at(`autocomplete.${food.label}`, [food.id])),
    ...source.ambiguous.flatMap((entry) => at(`ambiguous.${entry.text}`, entry.candidates)),
    ...source.spokenFoods.flatMap((row) =>
      at(`spokenFoods.${row.texts[0]}`, [...row.ids, ...row.offered, ...row.widens]),
    ),
    ...source.related.flatMap((entry) => at(`related.${entry.when}`, [entry.when, ...entry.suggest])),
    ...source.explainedByLines.flatMap(({ title, lines }) =>
      at(`explainedByLines.${title}`, [title, ...lines]),
    ),
    ...source.compositionSources.flatMap(({ basis, foods }) => at(`compositionSources.${basis}`, foods)),
    ...source.substitutions.flatMap(({ from, to, clears }) =>
      at(`substitutions.${from}`, [from, ...to.filter((id) => id !== OMIT), ...clears]),
    ),
  ];
}

function vocabularyProblems(source: TaxonomySource): TaxonomyProblem[] {
  const tags = new Set(source.tags.map((tag) => tag.tag));
  const codes = new Set(source.allergens.map((allergen) => allergen.code));
  const used = new Set(source.items.flatMap((item) => item.allergens));
  const problems: TaxonomyProblem[] = [];
  for (const item of source.items) {
    for (const tag of item.tags) {
      if (!tags.has(tag)) problems.push({ code: 'unknown-tag', id: item.id, detail: tag });
    }
    for (const code of item.allergens) {
      if (!codes.has(code)) problems.push({ code: 'unknown-allergen', id: item.id, detail: code });
    }
  }
  for (const code of codes) {
    if (!used.has(code)) problems.push({ code: 'unused-allergen', id: 'allergens', detail: code });
  }
  return problems;
}

/** Texts and widened foods that appear in two rows, which would make their reading arbitrary. */
function spokenProblems(source: TaxonomySource): TaxonomyProblem[] {
  const tags = new Set(source.tags.map((tag) => tag.tag));
  const seen = new Set<string>();
  return source.spokenFoods.flatMap((row) => {
    const [id = ''] = row.texts;
    const unknown = row.tags.filter((tag) => !tags.has(tag));
    const twice = [...row.texts.map(squeezeText), ...row.widens.map((each) => `${each} widened`)].filter(
      (key) => seen.size === seen.add(key).size,
    );
    return [
      ...unknown.map((detail): TaxonomyProblem => ({ code: 'unknown-tag', id, detail })),
      ...twice.map((detail): TaxonomyProblem => ({ code: 'spoken-clash', id, detail })),
    ];
  });
}

function cycleProblems(source: TaxonomySource): TaxonomyProblem[] {
  const items = new Map(source.items.map((item) => [item.id, item]));
  const done = new Set<string>();
  const problems: TaxonomyProblem[] = [];
  const visit = (id: string, path: readonly string[]): void => {
    if (path.includes(id)) {
      problems.push({ code: 'cycle', id, detail: [...path.slice(path.indexOf(id)), id].join(' > ') });
      return;
    }
    const item = items.get(id);
    if (item === undefined || done.has(id)) return;
    for (const next of edges(item)) visit(next, [...path, id]);
    done.add(id);
  };
  for (const id of items.keys()) visit(id, []);
  return problems;
}

function nameProblems(source: TaxonomySource): TaxonomyProblem[] {
  const problems: TaxonomyProblem[] = [];
  const owners = new Map<string, string>();
  for (const item of source.items) {
    for (const name of [item.ko, ...item.synonyms].map(squeezeText)) {
      const owner = owners.get(name);
      if (owner !== undefined && owner !== item.id) {
        problems.push({ code: 'name-clash', id: name, detail: `${owner}, ${item.id}` });
      }
      owners.set(name, item.id);
    }
  }
  for (const { text } of source.ambiguous) {
    const owner = owners.get(squeezeText(text));
    if (owner !== undefined) problems.push({ code: 'ambiguous-clash', id: text, detail: owner });
  }
  return problems;
}

function edges(item: TaxonomyItem): readonly string[] {
  return [...item.parents, ...item.contains, ...item.mayContain];
}
