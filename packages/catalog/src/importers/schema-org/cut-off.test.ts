import { describe, expect, it } from 'vitest';
import { importPages } from './testing/import-pages.ts';

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
