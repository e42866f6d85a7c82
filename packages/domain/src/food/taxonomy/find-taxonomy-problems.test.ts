import { expect, it } from 'vitest';
import {
  findTaxonomyProblems,
  TAXONOMY_PROBLEM_CODES,
  type TaxonomyProblem,
} from './find-taxonomy-problems.ts';
import { makeTaxonomy } from './taxonomy.ts';
import type { TaxonomySource } from './taxonomy-source.ts';
import { anItem, aTaxonomySource } from './testing/a-taxonomy-source.ts';

const salt = { tag: 'salty', propagates: true, meaning: 'salty' };
const eggCode = { code: 'egg', statutoryNo: '1', ko: 'egg', en: 'egg' };

const spoken = {
  texts: ['prawn'],
  ids: [],
  tags: [],
  properties: [],
  offered: [],
  widens: [],
  byTitle: false,
};

const CASES: readonly (readonly [Partial<TaxonomySource>, TaxonomyProblem])[] = [
  [{ items: [anItem('egg'), anItem('egg')] }, { code: 'duplicate-id', id: 'egg', detail: 'egg' }],
  [{ items: [anItem('Egg')] }, { code: 'malformed-id', id: 'Egg', detail: 'Egg' }],
  [
    { items: [anItem('cake', { contains: ['flour'] })] },
    { code: 'dangling-reference', id: 'cake', detail: 'flour' },
  ],
  [
    { items: [anItem('laver', { trace: ['crab'] })] },
    { code: 'dangling-reference', id: 'laver', detail: 'crab' },
  ],
  [
    { quickChips: [{ chip: 'nuts', label: 'nuts', id: 'nut' }] },
    { code: 'dangling-reference', id: 'quickChips.nuts', detail: 'nut' },
  ],
  [
    { items: [anItem('milk')], substitutions: [{ from: 'milk', to: ['(omit)', 'soy'], clears: [] }] },
    { code: 'dangling-reference', id: 'substitutions.milk', detail: 'soy' },
  ],
  [{ items: [anItem('salt', { tags: ['salty'] })] }, { code: 'unknown-tag', id: 'salt', detail: 'salty' }],
  [
    { items: [anItem('egg', { allergens: ['egg'] })] },
    { code: 'unknown-allergen', id: 'egg', detail: 'egg' },
  ],
  [
    { spokenFoods: [{ ...spoken, ids: ['shrimp'] }] },
    { code: 'dangling-reference', id: 'spokenFoods.prawn', detail: 'shrimp' },
  ],
  [{ spokenFoods: [{ ...spoken, tags: ['raw'] }] }, { code: 'unknown-tag', id: 'prawn', detail: 'raw' }],
  [
    { spokenFoods: [spoken, { ...spoken, texts: ['Shrimp', 'Prawn'] }] },
    { code: 'spoken-clash', id: 'Shrimp', detail: 'prawn' },
  ],
  [
    { items: [anItem('krill')], spokenFoods: [{ ...spoken, widens: ['krill', 'krill'] }] },
    { code: 'spoken-clash', id: 'prawn', detail: 'krill widened' },
  ],
  [{ allergens: [eggCode] }, { code: 'unused-allergen', id: 'allergens', detail: 'egg' }],
  [
    {
      items: [
        anItem('a', { parents: ['b'] }),
        anItem('b', { contains: ['c'] }),
        anItem('c', { mayContain: ['a'] }),
      ],
    },
    { code: 'cycle', id: 'a', detail: 'a > b > c > a' },
  ],
  [
    { items: [anItem('egg', { synonyms: ['Round One'] }), anItem('pea', { synonyms: ['round-one'] })] },
    { code: 'name-clash', id: 'roundone', detail: 'egg, pea' },
  ],
  [
    { items: [anItem('broth')], ambiguous: [{ text: 'Broth', candidates: ['broth'] }] },
    { code: 'ambiguous-clash', id: 'Broth', detail: 'broth' },
  ],
];

it.each(CASES)('reports the inconsistency of source %#', (parts, problem) => {
  expect(findTaxonomyProblems(aTaxonomySource(parts))).toContainEqual(problem);
});

it('has a case for every problem code', () => {
  expect(new Set(CASES.map(([, problem]) => problem.code))).toEqual(new Set(TAXONOMY_PROBLEM_CODES));
});

it('finds nothing to report in a consistent source', () => {
  const items = [
    anItem('egg', { allergens: ['egg'], tags: ['salty'] }),
    anItem('cake', { contains: ['egg'] }),
  ];
  expect(findTaxonomyProblems(aTaxonomySource({ items, tags: [salt], allergens: [eggCode] }))).toEqual([]);
});

it('refuses to make a taxonomy of an inconsistent source', () => {
  const made = makeTaxonomy(aTaxonomySource({ items: [anItem('cake', { contains: ['flour'] })] }));
  expect(made).toEqual({ ok: false, problem: [{ code: 'dangling-reference', id: 'cake', detail: 'flour' }] });
});
