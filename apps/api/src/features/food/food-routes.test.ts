import { errorEnvelopeSchema, listFoods, readExclusions } from '@kkini/contract';
import { exclusionViolation, isMeal } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { kitchenOf, makeVisitor } from '@kkini/planner';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { basisOf } from '../../testing/load-test-catalogue.ts';

const page = { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null };
const lines: string[] = [];
const config = { logLevel: 'debug', pageFolder: '/nowhere', page } as const;
const test = await buildTestApp({ config, log: { write: (line) => lines.push(line) } });
const basis = basisOf(test.catalogue);
afterAll(() => test.close());

async function read(...texts: readonly string[]) {
  const { status, body } = await test.send(readExclusions.path, { texts });
  expect(status).toBe(200);
  return readExclusions.reply.parse(body);
}

describe('reading excluded words', () => {
  it('says of each text what it leaves out, by names, foods and dishes', async () => {
    const { readings, dishTotal } = await read('노른자', '견과류와 땅콩', '쿠쿠루삐삐');
    const dishes = new Set(basis.candidates.map(({ id }) => test.catalogue.recipes.get(id)?.dishId ?? id));
    expect(dishTotal).toBe(dishes.size);
    const [yolk, nuts, unread] = readings;
    expect(yolk).toMatchObject({ text: '노른자', understood: [{ id: 'egg', en: 'eggs', kind: 'group' }] });
    expect(yolk?.understood[0]?.examples.length).toBeGreaterThan(2);
    expect(nuts?.understood.map(({ id }) => id)).toEqual(['nut', 'peanut']);
    expect(nuts?.understood[0]?.kind).toBe('group');
    expect(unread).toMatchObject({ understood: [], unread: ['쿠쿠루삐삐'], dishCount: 0 });
  });

  it.each([
    '땅콩',
    '콩',
    '매운거',
    '새우 말고 다 괜찮아요',
    '해산물, 고기',
    '고수',
    '아무거나요',
    '밀, 새우',
    // Unknown words, of which some dishes hold the first.
    '장찌 쿠쿠루삐삐',
  ])('counts for %s the dishes a plan will not serve', async (text) => {
    const visitor = makeVisitor(test.catalogue.taxonomy, aSurvey({ excludedFoods: [text] }));
    const served = basis.candidates.filter(
      ({ kitchen = kitchenOf(visitor), profile }) =>
        kitchen === kitchenOf(visitor) && exclusionViolation(profile, visitor.exclusions) === null,
    );
    const { readings, dishTotal } = await read(text);
    expect(readings[0]?.dishCount).toBe(dishTotal - served.length);
    for (const { dishCount } of readings[0]?.understood ?? []) {
      expect(dishCount).toBeLessThanOrEqual(dishTotal - served.length);
    }
  });

  it('counts a dish that is cooked without gluten too as one that stays', async () => {
    const { recipes } = test.catalogue;
    const { readings, dishTotal } = await read('글루텐');
    const meals = [...recipes.values()].filter(
      (recipe) => recipe.kitchen === 'lightGlutenFree' && isMeal(recipe),
    );
    expect(dishTotal - (readings[0]?.dishCount ?? 0)).toBeGreaterThanOrEqual(meals.length);
  });

  it('answers twenty words at once in little time once it knows them', async () => {
    const texts = [
      '땅콩 우유 달걀 새우 게 밀 메밀 대두 호두 잣',
      '복숭아 토마토 고등어 오징어 조개 굴 홍합 닭 소 돼지',
    ].flatMap((list) => list.split(' '));
    await read(...texts);
    const started = performance.now();
    const { readings } = await read(...texts);
    expect(readings).toHaveLength(20);
    // The rule is 50 ms; a busy machine takes several times as long.
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('names a text that is too long, cuts none and says nothing of it', async () => {
    const texts = ['땅콩', `비밀${'콩'.repeat(399)}`];
    const { status, body } = await test.send(readExclusions.path, { texts });
    const { error } = errorEnvelopeSchema.parse(body);
    expect({ status, code: error.code }).toEqual({ status: 400, code: 'invalidRequest' });
    expect(error.details?.map(({ field }) => field)).toEqual(['texts.1']);
    expect(error.details?.[0]?.problem).toMatch(/400/);
    expect(JSON.stringify(body)).not.toContain('비밀');
    await read(`비밀${'콩'.repeat(398)}`);
  });

  it('keeps the words out of the log and out of every cache', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: readExclusions.path,
      body: { texts: ['비밀재료'] },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(lines.join('')).toContain(readExclusions.path);
    expect(lines.join('')).not.toContain('비밀');
  });
});

describe('the list of foods', () => {
  const get = (headers: Readonly<Record<string, string>> = {}) =>
    test.app.inject({ url: listFoods.path, headers });

  it('holds every food and group with its names', async () => {
    const { version, foods } = listFoods.reply.parse((await get()).json());
    const { taxonomy } = test.catalogue;
    expect(version).toBe(taxonomy.version);
    expect(foods.map(({ id }) => id)).toEqual(taxonomy.source.items.map(({ id }) => id));
    expect(foods.find(({ id }) => id === 'nut')).toMatchObject({ isGroup: true });
  });

  it('may be kept, and is not sent twice to whoever has it', async () => {
    const first = await get();
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const tag = String(first.headers.etag);
    const again = await get({ 'if-none-match': tag });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    expect((await get({ 'if-none-match': 'W/"older"' })).statusCode).toBe(200);
    const packed = await get({ 'accept-encoding': 'br' });
    expect(packed.rawPayload.length).toBeLessThan(92_000);
  });
});
