import { recipeDetail, searchRecipes } from '@kkini/contract';
import { isMeal, keystrokes } from '@kkini/domain';
import { runs } from '@kkini/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { syncSearchIndex } from '../../db/stores/search-index.ts';
import { listedRecipes } from '../../platform/read-catalogue.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

const test = await buildTestApp();
const listed = listedRecipes(test.catalogue);
await test.database.transaction((queries) => syncSearchIndex(queries, test.catalogue.taxonomy, listed));
afterAll(() => test.close());

async function hits(searchText: string, more: object = {}) {
  const { body } = await test.send(searchRecipes.path, { searchText, limit: 50, ...more });
  return searchRecipes.reply.parse(body);
}

async function aSurvey(answers: object): Promise<string> {
  return await test.answer(answers);
}

const dishOf = (id: string) => test.catalogue.recipes.get(id)?.dishId;
const kitchenOf = (id: string) => test.catalogue.recipes.get(id)?.kitchen;

describe('searching the cookbook', () => {
  it('lists every dish once, whoever it is cooked for', async () => {
    expect(new Set(listed.map(({ id }) => dishOf(id))).size).toBe(listed.length);
    expect(listed).toHaveLength(test.catalogue.cookbook.length);
    const dishes = (await hits('김치찌개')).map(({ doc_id }) => dishOf(doc_id));
    expect(dishes.length).toBeGreaterThan(1);
    expect(new Set(dishes).size).toBe(dishes.length);
  });

  it.each(['rice', 'side', 'kimchi'] as const)('finds what only stands beside a meal: %s', async (role) => {
    const dish = listed.find((each) => each.role === role);
    const found = await hits(dish?.title ?? '');
    expect(found.map(({ doc_id }) => doc_id)).toContain(dish?.id);
  });

  it('knows a dish by its other names, before dishes that only hold the name', async () => {
    const called = listed.map(({ id, title, names = [] }) => ({
      id,
      names: [title, ...names].map((name) => name.replaceAll(' ', '')),
    }));
    const short = new Set(called.flatMap(({ names }) => names).filter((name) => name.length <= 3));
    const isHeld = (name: string) =>
      called.some(({ names }) => !names.includes(name) && names.some((other) => other.includes(name)));
    const [held, others] = [[...short].filter(isHeld), [...short].filter((name) => !isHeld(name))];
    expect(held.length).toBeGreaterThan(100);
    for (const name of [...held, ...others.slice(0, runs(others.length))]) {
      const ids = called.filter(({ names }) => names.includes(name)).map(({ id }) => id);
      const found = (await hits(name, { limit: ids.length })).map(({ doc_id }) => doc_id);
      expect(found.toSorted(), name).toEqual(ids.toSorted());
    }
  });

  it.each([
    ['tofu', /tofu/i],
    ['chicken', /chicken/i],
    ['doenjang', /doenjang/i],
    ['kimchi jjigae', /kimchi.*jjigae|jjigae.*kimchi/i],
    ['soft tofu stew', /tofu/i],
    ['mushrooms', /mushroom/i],
    ['dubu jorim', /tofu/i],
    ['떡뽁이', /tteokbokki/i],
    ['떡복이', /tteokbokki/i],
  ])('knows a dish by its English and romanised names and as people misspell it: %s', async (text, title) => {
    const found = await hits(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ match }) => match !== 'similar')).toBe(true);
    expect(found.slice(0, 3).map(({ title_en: english }) => english ?? '')).toEqual(
      [0, 1, 2].map(() => expect.stringMatching(title)).slice(0, found.length),
    );
  });

  it.each([
    ['kimchee', /kimchi/i],
    ['bulgoggi', /bulgogi/i],
    ['denjang jigae', /doenjang/i],
    ['kimchi jigae', /kimchi.*jjigae/i],
    ['ddukbokki', /tteokbokki/i],
    ['chiken', /chicken/i],
  ])('finds what is probably meant by a misspelt name, page by page: %s', async (text, title) => {
    const [first, second] = await hits(text, { limit: 2 });
    expect(first).toMatchObject({ match: 'similar', title_en: expect.stringMatching(title) });
    const beyond = await hits(text, { cursor: first?.doc_id });
    expect(beyond[0]?.doc_id).toBe(second?.doc_id);
  });

  it('reads Korean typed in English mode as Korean, whatever English there is', async () => {
    const step = Math.ceil(listed.length / runs(400));
    for (const { id, title } of listed.filter((_, at) => at % step === 0)) {
      const found = await hits(keystrokes(title.replace(/[^가-힣]/g, '')));
      expect(
        found.map(({ doc_id }) => doc_id),
        title,
      ).toContain(id);
      expect(found[0]?.match, title).not.toBe('similar');
    }
  });

  it('does not take what a meal is served with for a part of the dish', async () => {
    const beside = listed.find(
      ({ companions, ingredients }) =>
        companions?.some(({ title }) => title === '배추김치') &&
        !ingredients.some(({ of, name }) => of === undefined && name.includes('김치')),
    );
    const found = await hits('배추김치');
    expect(beside).toBeDefined();
    expect(found.map(({ doc_id }) => doc_id)).not.toContain(beside?.id);
  });

  it('says the English title', async () => {
    const [first] = await hits('김치찌개');
    expect(first?.title_en).toBe(test.catalogue.recipes.get(first?.doc_id ?? '')?.english?.title);
    expect(first?.title_en).toMatch(/[a-z]/i);
  });
});

describe('searching the cookbook with a survey', () => {
  it.each([
    [{}, 'light'],
    [{ excludedIngredients: ['새우'] }, 'lightPlain'],
    [{ health: ['고혈압'] }, 'mild'],
    [{ health: ['고혈압'], excludedIngredients: ['새우'] }, 'mildPlain'],
  ] as const)('opens meals as these people cook them: %o', async (answers, kitchen) => {
    const meals = listed.filter(isMeal).map(({ id }) => id);
    const all = await hits('찌개', { surveyId: await aSurvey(answers) });
    const found = all.filter(({ doc_id }) => meals.includes(dishOf(doc_id) ?? ''));
    expect(found.length).toBeGreaterThan(10);
    expect(new Set(found.map(({ doc_id }) => kitchenOf(doc_id)))).toEqual(new Set([kitchen]));
    const { body } = await test.send(recipeDetail.path, { id: found[0]?.doc_id });
    expect(recipeDetail.reply.parse(body)).toHaveLength(1);
  });

  it('opens a dish that is not cooked without gluten at the same seasoning, and says that it holds it', async () => {
    const surveyId = await aSurvey({ eatingHabits: ['글루텐프리'], excludedIngredients: ['밀'] });
    const found = await hits('국수', { surveyId });
    expect(found.map(({ doc_id }) => kitchenOf(doc_id))).toContain('lightPlain');
    for (const { doc_id, excludedFoods } of await hits('찌개', { surveyId }))
      expect([doc_id, excludedFoods.length]).toEqual([
        doc_id,
        kitchenOf(doc_id) === 'lightGlutenFree' ? 0 : 1,
      ]);
  });

  it('marks a dish that is left out by its titles, not by foods named after it', async () => {
    const surveyId = await aSurvey({ excludedIngredients: ['떡볶이'] });
    const all = [...(await hits('떡볶이', { surveyId })), ...(await hits('떡국', { surveyId }))];
    const named = all.filter(({ title }) => /떡볶이|라볶이/.test(title));
    expect(all.filter(({ excludedFoods }) => excludedFoods.length > 0)).toEqual(named);
    expect(named.length).toBeGreaterThan(8);
    expect(all.map(({ title }) => title)).toEqual(expect.arrayContaining(['떡국', '닭갈비']));
    const severe = await aSurvey({
      excludedIngredients: ['떡볶이'],
      excludedStrictness: [{ ingredient: '떡볶이', strictness: '심한 알레르기' }],
    });
    const marked = (await hits('닭갈비', { surveyId: severe })).filter(
      ({ excludedFoods }) => excludedFoods.length > 0,
    );
    expect(marked.map(({ title }) => title)).toContain('닭갈비');
  });

  it('marks traces of a severe allergy alone: laver may hold shrimps', async () => {
    const marked = async (strictness: string) => {
      const surveyId = await aSurvey({
        excludedIngredients: ['새우'],
        excludedStrictness: [{ ingredient: '새우', strictness }],
      });
      const found = await hits('김', { surveyId });
      return found.filter(({ excludedFoods }) => excludedFoods.includes('새우')).length;
    };
    expect(await marked('심한 알레르기')).toBeGreaterThan(await marked('알레르기'));
  });

  it('gives page after page, every dish once', async () => {
    const surveyId = await aSurvey({ health: ['당뇨'], excludedIngredients: ['땅콩'] });
    const whole = (await hits('볶음', { surveyId })).map(({ doc_id }) => doc_id);
    const paged: string[] = [];
    while (paged.length < whole.length) {
      const cursor = paged.at(-1);
      const page = await hits('볶음', { surveyId, limit: 7, ...(cursor !== undefined && { cursor }) });
      if (page.length === 0) break;
      paged.push(...page.map(({ doc_id }) => doc_id));
    }
    expect(whole.length).toBeGreaterThan(20);
    expect(paged.slice(0, whole.length)).toEqual(whole);
    expect(kitchenOf(paged[0] ?? '')).toBe('mildPlain');
  });
});
