import { readdirSync, readFileSync } from 'node:fs';
import { anyString, runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportRow } from '../importer.ts';
import { importPages } from './testing/import-pages.ts';

const FOLDER = new URL('./pairs/', import.meta.url);
const pages = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.html'))
  .map((file) => readFileSync(new URL(file, FOLDER)));
const block = (json: string) => `<script type="application/ld+json">${json}</script>`;
const recipe = (field: string, value: string) =>
  block(`{"@type":"Recipe","name":"x","recipeYield":"4","${field}":${value}}`);

async function importOne(page: string | Uint8Array): Promise<ImportRow> {
  const [row, ...more] = await importPages({ 'page.html': page });
  expect(more).toEqual([]);
  if (row === undefined) throw new Error('no row');
  return row;
}

/** Values under the names a recipe page may use, in every wrong place. */
const { node } = fc.letrec((tie) => ({
  text: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      'Recipe',
      'HowToStep',
      'HowToSection',
      'PT30M',
      '4',
      '#a',
      '<li>',
      '&amp;',
      '1. x',
      'https://a.example/b',
    ),
  ),
  name: fc.oneof(
    fc.constantFrom(
      '@type',
      '@id',
      '@graph',
      '@value',
      '@list',
      'name',
      'text',
      'url',
      'author',
      'mainEntity',
      '__proto__',
      'toString',
      'length',
    ),
    fc.constantFrom(
      'mainEntityOfPage',
      'recipeIngredient',
      'recipeInstructions',
      'recipeYield',
      'totalTime',
      'nutrition',
      'calories',
      'itemListElement',
      '0',
    ),
    fc.string({ maxLength: 5 }),
  ),
  node: fc.oneof(
    { maxDepth: 6 },
    tie('text'),
    fc.constantFrom(null, true, false, 0, -1, 1e308, 0.5),
    fc.array(tie('node'), { maxLength: 4 }),
    fc
      .array(fc.tuple(tie('name') as fc.Arbitrary<string>, tie('node')), { maxLength: 6 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

describe('a hostile page', () => {
  it('of any text gives one row', async () => {
    const scraps = fc.constantFrom(
      '<script type="application/ld+json">',
      '</script>',
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '"@type":"Recipe"',
      '"name":"x"',
      '\\',
      '<!--',
      '-->',
      '&quot;',
      '//',
      '/*',
    );
    const text = fc.array(fc.oneof(scraps, anyString({ maxLength: 10 })), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, async (parts) => void (await importOne(parts.join('')))),
      { numRuns: runs(500) },
    );
  });

  it('of any bytes gives one row', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(bytes, async (page) => void (await importOne(page))),
      { numRuns: runs(200) },
    );
  });

  it('of any JSON gives one row', async () => {
    await fc.assert(
      fc.asyncProperty(node, fc.boolean(), async (value, isRecipe) => {
        const json = JSON.stringify(isRecipe ? { '@type': 'Recipe', ...(value as object) } : value);
        await importOne(block(json));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('made of a good one with bytes changed, cut and doubled gives one row', async () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(20),
      byte: fc.nat(255),
    });
    const changes = fc.array(change, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pages), changes, fc.nat(2), async (page, edits, kind) => {
        let bytes = new Uint8Array(page);
        for (const { at, length, byte } of edits) {
          const from = Math.floor(at * bytes.length);
          const piece = kind === 0 ? [] : kind === 1 ? [byte] : [...bytes.subarray(from, from + length * 2)];
          bytes = Uint8Array.from([...bytes.subarray(0, from), ...piece, ...bytes.subarray(from + length)]);
        }
        await importOne(bytes);
      }),
      { numRuns: runs(500) },
    );
  });
});

const LENGTH = runs(1_000_000, 250_000);
const times = (piece: string, length = LENGTH) => piece.repeat(length / piece.length);
const text = (piece: string) => JSON.stringify(times(piece));
const LONG: Readonly<Record<string, () => string>> = {
  'tags without end': () => times('<div class="a">b &amp; c', 5 * LENGTH),
  'opening marks': () => times('<', 5 * LENGTH),
  'blocks without end': () => times('<script type="application/ld+json">'),
  'broken blocks': () => times(block('{"recipe')),
  'charset marks': () => times('<meta charset="'),
  'open brackets': () => block(times('[')),
  'balanced brackets': () => block(times('[', LENGTH / 2) + times(']', LENGTH / 2)),
  'nested recipes': () => block(times('{"@type":"Recipe","recipeInstructions":')),
  'quotes and blanks': () => block(`{"@type":"Recipe","name":${times('"   ')}}`),
  'list items': () => recipe('recipeInstructions', text('<li>')),
  'broken tags': () => recipe('recipeInstructions', text('<p')),
  'comments of HTML': () => recipe('recipeInstructions', text('<!-- ')),
  lines: () => recipe('recipeInstructions', text('a\n')),
  'numbers of steps': () => recipe('recipeInstructions', text('1. a ')),
  entities: () => recipe('recipeInstructions', text('&amp;amp;')),
  steps: () => recipe('recipeInstructions', `[${times('"a",')}"b"]`),
  'brackets in an ingredient': () =>
    recipe('recipeIngredient', `["a${times('(', LENGTH / 2)}${times(')', LENGTH / 2)}"]`),
  'commas in an ingredient': () => recipe('recipeIngredient', text('a,')),
  ingredients: () => recipe('recipeIngredient', `[${times('"a 1g",', LENGTH / 5)}"b"]`),
  'digits of a time': () => recipe('totalTime', JSON.stringify(`PT${times('1')}`)),
  'commas of a figure': () => recipe('nutrition', `{"calories":${text(',')}}`),
  'a long name': () => recipe('name', text('국')),
  'references in a ring': () =>
    block(
      `[{"@type":"Recipe","name":"x","recipeInstructions":{"@id":"0"}},${Array.from({ length: 20_000 }, (_, at) => `{"@id":"${at}","itemListElement":[{"@id":"${(at + 1) % 20_000}"},{"@id":"${at}"}]}`).join()}]`,
    ),
};

describe('a long page', () => {
  it.each(Object.keys(LONG))('of %s is read to its end', async (name) => {
    await importOne(LONG[name]?.() ?? '');
  });
});

const RECIPE =
  '{"@type":"Recipe","name":"국","recipeIngredient":["무 10g","파 5g"],"recipeInstructions":[{"@type":"HowToStep","text":"썬다."},{"@type":"HowToStep","text":"끓인다."}]}';
const OTHER_ORDER =
  '{"@type":"Recipe","name":"국","recipeInstructions":["썬다.","끓인다."],"recipeIngredient":["무 10g","파 5g"]}';
const upTo = (text: string, end: string) => text.slice(0, text.indexOf(end) + end.length);
const open = '<script type="application/ld+json">';
const close = '</script>';
const inBody = (content: string) => `<html><head><title>국</title></head><body><p>국</p>${content}`;

/** Outcome of a page in short form: kept with its flags about the end, or rejected with the reason. */
async function outcomeOf(page: string) {
  const [row] = await importPages({ 'page.html': page });
  if (row?.outcome !== 'kept') return { rejected: row?.reason, detail: row?.detail };
  const cut = row.flags.filter(({ code }) => code === 'cutOff').map(({ detail }) => detail);
  return { cut, mealTimes: row.entry.kind === 'recipe' ? row.entry.recipe.mealTimes.length : null };
}

const STEPS_LOST = 'the JSON-LD ends before its recipe does, in recipeInstructions';
const PAGE_LOST = 'the page ends before its HTML does';

describe('a page that is cut off', () => {
  it.each([
    ['inside a step, its block closed', `${open}${upTo(RECIPE, '"text":"끓')}${close}`],
    ['inside a step, its block open', `${open}${upTo(RECIPE, '"text":"끓')}`],
    ['between the steps', `${open}${upTo(RECIPE, '"썬다."},')}`],
    ['as bare JSON', upTo(RECIPE, '"text":"끓')],
  ])('is kept, flagged and never planned when all ingredients are there: %s', async (_what, page) => {
    expect(await outcomeOf(page)).toEqual({ cut: [STEPS_LOST], mealTimes: 0 });
  });

  it.each([
    ['inside an ingredient', `${open}${upTo(RECIPE, '"무 10g","파')}${close}`],
    ['between ingredients', `${open}${upTo(RECIPE, '"무 10g",')}`],
    ['after an ingredient', `${open}${upTo(RECIPE, '"무 10g"')}`],
    ['before the ingredients', `${open}${upTo(RECIPE, '"name":"국"')}${close}`],
    ['inside ingredients after the steps', `${open}${upTo(OTHER_ORDER, '"무 10g"')}`],
    ['inside steps before the ingredients', `${open}${upTo(OTHER_ORDER, '"썬다."')}`],
    [
      'inside a prefixed list',
      `${open}{"@type":"Recipe","schema:name":"국","schema:recipeIngredient":["무 10g",`,
    ],
    ['before another broken block', `${open}${upTo(RECIPE, '"무 10g"')}${close}${open}{"a":[${close}`],
    [
      'inside the objects of its ingredients',
      `${open}{"@graph":[{"@type":"Recipe","name":"국","recipeIngredient":[{"@id":"#1"},{"@id":"#2"}]},{"@id":"#1","name":"무 10g"},${close}`,
    ],
    ['inside a graph', `${open}{"@graph":[${upTo(RECIPE, '"무 10g"')}`],
    ['before the type is complete', `${open}{"@context":"https://schema.org","@type":"Rec`],
    ['before the recipe of a graph', `${open}{"@graph":[{"@type":"WebSite","name":"x"},{"@ty${close}`],
    ['before its block', inBody('<div class="a')],
    ['in its text', inBody('<p>무를 썬')],
    ['in another script', inBody('<script>var a = 1;')],
  ])('is rejected when ingredients may be lost: %s', async (_what, page) => {
    expect(await outcomeOf(page)).toMatchObject({
      rejected: 'cutOff',
      detail: expect.stringMatching(/^the (?:JSON-LD|page) ends before/),
    });
  });

  it.each([
    ['after the block', inBody(`${open}${RECIPE}${close}<p>무를 썬`)],
    ['inside a tag', `${open}${RECIPE}${close}<div class="a`],
  ])('is flagged when the recipe is whole: %s', async (_what, page) => {
    expect(await outcomeOf(page)).toMatchObject({ cut: [PAGE_LOST] });
  });
});

describe('a page that is whole', () => {
  it.each([
    ['to the last tag', `${inBody(`${open}${RECIPE}${close}`)}</body></html>`],
    ['without the tags that may be left out', `${open}${RECIPE}${close}<p>국`],
    ['with a comma too many', `${open}${RECIPE.slice(0, -1)},}${close}`],
    ['with a bracket forgotten inside', `${open}${RECIPE.replace('"끓인다."}', '"끓인다."')}${close}`],
    ['as bare JSON', RECIPE],
  ])('is not called cut off: %s', async (_what, page) => {
    expect(await outcomeOf(page)).toMatchObject({ cut: [] });
  });

  it('of no recipe is not called cut off', async () => {
    expect(await outcomeOf('<html><body><p>국</p></body></html>')).toMatchObject({ rejected: 'notARecipe' });
  });
});

it('takes no part of a figure for the whole', async () => {
  const row = await importOne(
    recipe(
      'nutrition',
      '{"calories":"1 000 kcal","sodiumContent":"< 500 mg","fatContent":"1.234,5 g","proteinContent":"2E+01 g"}',
    ),
  );
  const stated = row.outcome === 'kept' && row.entry.kind === 'recipe' ? row.entry.recipe.nutrition : null;
  expect(stated).toMatchObject({ energyKcal: 1000, sodiumMg: 500, fatG: null, proteinG: null });
});
