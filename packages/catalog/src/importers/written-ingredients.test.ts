import { describe, expect, it } from 'vitest';
import type { ImportSource } from './importers.ts';
import { bundledTables } from './testing/bundled-tables.ts';
import { importBytes } from './testing/import-bytes.ts';

const tables = bundledTables();

/** Lines of a recipe in short form: "name = amount", below a head "head | name = amount". */
async function linesOf(source: ImportSource, recipe: string): Promise<readonly string[]> {
  const rows = await importBytes(source, [{ name: 'a', bytes: recipe }], tables);
  return rows.flatMap((row) =>
    row.outcome === 'kept' && row.entry.kind === 'recipe'
      ? row.entry.lines.map(({ section, name, amount }) =>
          [...(section === null ? [] : [section, '|']), name, ...(amount === null ? [] : ['=', amount])].join(
            ' ',
          ),
        )
      : ['no recipe'],
  );
}

const inText = (text: string) =>
  linesOf(
    'cookrcp01',
    JSON.stringify([{ RCP_SEQ: '1', RCP_NM: '무엇', RCP_PARTS_DTLS: text, MANUAL01: '끓인다.' }]),
  );
const inList = (items: readonly string[]) =>
  linesOf(
    'schema-org',
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: '무엇', recipeIngredient: items })}</script>`,
  );

/** A text as one field has it. If a page has a list, each line is an item of it. */
const ANYWHERE: readonly (readonly [text: string, ...lines: string[]])[] = [
  ['소금 • 3g', '소금 = 3g'],
  ['소금 • 3g\n설탕 • 5g', '소금 = 3g', '설탕 = 5g'],
  ['소금 ● 3g', '소금 = 3g'],
  ['소금 ▪ 약간', '소금 = 약간'],
  ['• 소금 3g • 설탕 5g', '소금 = 3g', '설탕 = 5g'],
  ['소금 3g ■ 설탕 5g', '소금 = 3g', '설탕 = 5g'],
  ['소금 • 3g 설탕 • 5g', '소금 = 3g', '설탕 = 5g'],
  ['‣ 소금 3g', '소금 = 3g'],
  ['➤ 소금 3g', '소금 = 3g'],
  ['✔ 소금 3g', '소금 = 3g'],
  ['※ 소금 3g', '소금 = 3g'],
  ['소금 → 3g', '소금 = 3g'],
  ['소금 ......... 3g', '소금 = 3g'],
  ['소금/3g', '소금 = 3g'],
  ['소금 | 3g', '소금 = 3g'],
  ['소금 > 3g', '소금 = 3g'],
  ['소금 – 3g', '소금 = 3g'],
  ['소금 ㅡ 3g', '소금 = 3g'],
  ['✅ 소금 3g 🔸 설탕 5g', '소금 = 3g', '설탕 = 5g'],
  ['★ 양념 ★\n간장 2큰술', '양념 | 간장 = 2큰술'],
  ['알룰로스①', '알룰로스'],
  ['알룰로스① 10g', '알룰로스 = 10g'],
  ['알룰로스 ① 10g', '알룰로스 = 10g'],
  ['알룰로스❶ 10g', '알룰로스 = 10g'],
  ['알룰로스⑴ 10g', '알룰로스 = 10g'],
  ['알룰로스(①) 10g', '알룰로스 = 10g'],
  ['알룰로스³ 10g', '알룰로스 = 10g'],
  ['간장②, 설탕③', '간장', '설탕'],
  ['① 쌀 100g ② 콩 20g', '쌀 = 100g', '콩 = 20g'],
  ['①쌀 100g②콩 20g', '쌀 = 100g', '콩 = 20g'],
  ['⑴ 쌀 100g ⑵ 콩 20g', '쌀 = 100g', '콩 = 20g'],
  ['❶ 쌀 100g\n❷ 콩 20g', '쌀 = 100g', '콩 = 20g'],
  ['1️⃣ 두부 1모\n2️⃣ 대파 1대', '두부 = 1모', '대파 = 1대'],
  ['1) 쌀 100g 2) 콩 20g', '쌀 = 100g', '콩 = 20g'],
  ['1)두부 1모2)대파 1대', '두부 = 1모', '대파 = 1대'],
  ['1. 쌀 100g 2. 콩 20g', '쌀 = 100g', '콩 = 20g'],
  ['1. 쌀 100g\n2. 콩 20g', '쌀 = 100g', '콩 = 20g'],
  ['토핑 > 김가루 5g', '토핑 | 김가루 = 5g'],
  ['토핑>김가루 5g\n토핑>깻잎 2g', '토핑 | 김가루 = 5g', '토핑 | 깻잎 = 2g'],
  ['재료 > 주재료 > 두부 1모', '주재료 | 두부 = 1모'],
  ['양념 > 간장 2큰술 > 설탕 1큰술', '양념 | 간장 = 2큰술', '양념 | 설탕 = 1큰술'],
  ['토핑 - 김가루 5g', '토핑 | 김가루 = 5g'],
  ['양념장-간장 2큰술', '양념장 | 간장 = 2큰술'],
  ['소스=꿀 2큰술', '소스 | 꿀 = 2큰술'],
  ['『소스』 꿀 2큰술', '소스 | 꿀 = 2큰술'],
  ['토핑▶김가루 5g', '토핑 | 김가루 = 5g'],
  ['Sauce ingredients\n2 tbsp honey', 'Sauce ingredients | honey = 2 tbsp'],
  ['양념 → 간장 2큰술', '양념 | 간장 = 2큰술'],
  ['[양념] 간장 2큰술', '양념 | 간장 = 2큰술'],
  ['【양념장】 간장 2큰술', '양념장 | 간장 = 2큰술'],
  ['<양념>\n간장 2큰술', '양념 | 간장 = 2큰술'],
  ['(양념)\n간장 2큰술', '양념 | 간장 = 2큰술'],
  ['양념:\n간장 2큰술', '양념 | 간장 = 2큰술'],
  ['■ 양념\n간장 2큰술\n설탕 1큰술', '양념 | 간장 = 2큰술', '양념 | 설탕 = 1큰술'],
  ['양념장 : 간장 2큰술', '양념장 | 간장 = 2큰술'],
  [
    'For the sauce:\n2 tbsp honey\n1 tsp sugar',
    'For the sauce | honey = 2 tbsp',
    'For the sauce | sugar = 1 tsp',
  ],
  ['For the sauce\n2 tbsp honey', 'For the sauce | honey = 2 tbsp'],
  ['For the sauce: 2 tbsp honey', 'For the sauce | honey = 2 tbsp'],
  ['FOR THE SAUCE:\n2 tbsp honey', 'FOR THE SAUCE | honey = 2 tbsp'],
  ['Marinade\n2 tbsp honey', 'Marinade | honey = 2 tbsp'],
  ['Toppings:\n2 tbsp honey', 'Toppings | honey = 2 tbsp'],
  ['To serve:\n2 tbsp honey', 'To serve | honey = 2 tbsp'],
  ['Sauce - 2 tbsp honey', 'Sauce | honey = 2 tbsp'],
  ['No.1 밀가루 100g', 'No.1 밀가루 = 100g'],
  ['물 1.5컵', '물 = 1.5컵'],
  ['두부 1/2모', '두부 = 1/2모'],
  ['두부 1 1/2모', '두부 = 1 1/2모'],
  ['달걀 2~3개', '달걀 = 2~3개'],
  ['두부 &frac12;모', '두부 = 1/2모'],
  ['소금&nbsp;3g', '소금 = 3g'],
  ['새우·두부 10g', '새우 = 10g', '두부 = 10g'],
];

describe('ingredients as people write them', () => {
  it.each(ANYWHERE)('are read in one text: %j', async (text, ...lines) => {
    expect(await inText(text)).toEqual(lines);
  });

  it.each(ANYWHERE)('are read in a list: %j', async (text, ...lines) => {
    expect(await inList(text.split('\n'))).toEqual(lines);
  });
});

describe('ingredients in a list', () => {
  it.each<readonly [items: readonly string[], lines: readonly string[]]>([
    [
      ['간장 2큰술<br>설탕 1큰술', '두부 1모'],
      ['간장 = 2큰술', '설탕 = 1큰술', '두부 = 1모'],
    ],
    [
      ['두부 1모', '간장 2큰술, 설탕 1큰술'],
      ['두부 = 1모', '간장 = 2큰술', '설탕 = 1큰술'],
    ],
    [
      ['2 cloves garlic, minced', '1 tsp salt'],
      ['2 cloves garlic, minced', 'salt = 1 tsp'],
    ],
    [
      ['Salt: to taste', '1 tsp sugar'],
      ['Salt: to taste', 'sugar = 1 tsp'],
    ],
    [
      ['새우:', '10마리', '무 50g'],
      ['새우', '10마리 = 10마리', '무 = 50g'],
    ],
    [
      ['두부 1모', '육수'],
      ['두부 = 1모', '육수'],
    ],
    [
      ['상추', '쌈장', '깻잎'],
      ['상추', '쌈장', '깻잎'],
    ],
    [
      ['두부', '드레싱', '토마토 2개'],
      ['두부', '드레싱', '토마토 = 2개'],
    ],
    [
      ['1 tsp sugar', 'For the sauce:'],
      ['sugar = 1 tsp', 'For the sauce'],
    ],
  ])('lose no line to a head or a comma: %j', async (items, lines) => {
    expect(await inList(items)).toEqual(lines);
  });
});

describe('ingredients in rows', () => {
  it.each([
    [{ name: '[쇠고기육수] 쇠뼈', amount: '400g' }, '쇠고기육수 | 쇠뼈 = 400g'],
    [{ name: '알룰로스①', amount: '10g' }, '알룰로스 = 10g'],
    [{ name: '소금 •', amount: '3g' }, '소금 = 3g'],
    [{ name: '토핑 > 김가루', amount: '5g' }, '토핑 | 김가루 = 5g'],
    [{ IRDNT_TY_NM: '부재료', name: '두부', amount: '1모' }, '부재료 | 두부 = 1모'],
    [{ IRDNT_TY_NM: '부재료', name: '[양념] 간장', amount: '1큰술' }, '양념 | 간장 = 1큰술'],
  ])('have the head of their own row: %j', async (row, line) => {
    const basic = { RECIPE_ID: 1, RECIPE_NM_KO: '국', NATION_NM: '한식' };
    const rows = [basic, { RECIPE_ID: 1, ...row }];
    expect(await linesOf('mafra', JSON.stringify(rows))).toEqual([line]);
  });
});

const page = (steps: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: '국', recipeInstructions: steps })}</script>`;
/** The same text of steps in the format of each source. */
const HOLDERS = {
  'schema-org': (text: string) => page(text),
  cookrcp01: (text: string) => JSON.stringify([{ RCP_SEQ: '1', RCP_NM: '국', MANUAL01: text }]),
  mafra: (text: string) =>
    JSON.stringify([
      { RECIPE_ID: 1, RECIPE_NM_KO: '국', SUMRY: '', NATION_NM: '한식' },
      { RECIPE_ID: 1, COOKING_NO: 1, COOKING_DC: text },
    ]),
} as const satisfies Partial<Record<ImportSource, (text: string) => string>>;

async function stepsOf(source: ImportSource, file: string): Promise<readonly string[]> {
  const rows = await importBytes(source, [{ name: 'a', bytes: file }], tables);
  return rows.flatMap((row) =>
    row.outcome === 'kept' && row.entry.kind === 'recipe'
      ? row.entry.recipe.steps.map(({ text }) => text)
      : ['no recipe'],
  );
}

const WRITTEN: readonly (readonly [text: string, ...steps: string[]])[] = [
  ['1. 볶아요. 2. 끓여요.', '볶아요.', '끓여요.'],
  ['1.볶아요.2.끓여요.', '볶아요.', '끓여요.'],
  ['1.볶아요2.끓여요3.담아요', '볶아요', '끓여요', '담아요'],
  ['1)볶아요2)끓여요', '볶아요', '끓여요'],
  ['1) 볶는다 2) 끓인다', '볶는다', '끓인다'],
  ['(1) 볶아요 (2) 끓여요', '볶아요', '끓여요'],
  ['[1] 볶아요 [2] 끓여요', '볶아요', '끓여요'],
  ['① 볶아요 ② 끓여요', '볶아요', '끓여요'],
  ['①볶아요②끓여요③담아요', '볶아요', '끓여요', '담아요'],
  ['❶ 볶아요. ❷ 끓여요.', '볶아요.', '끓여요.'],
  ['⑴ 볶아요 ⑵ 끓여요', '볶아요', '끓여요'],
  ['1️⃣ 볶아요 2️⃣ 끓여요', '볶아요', '끓여요'],
  ['01. 볶아요 02. 끓여요', '볶아요', '끓여요'],
  ['1단계: 볶아요. 2단계: 끓여요.', '볶아요.', '끓여요.'],
  ['Step 1: Fry it. Step 2: Boil it.', 'Fry it.', 'Boil it.'],
  ['STEP1 볶아요 STEP2 끓여요', '볶아요', '끓여요'],
  ['STEP 1. 볶아요 STEP 2. 끓여요', '볶아요', '끓여요'],
  ['과정 1. 볶아요 과정 2. 끓여요', '볶아요', '끓여요'],
  ['만드는 법: 1. 볶아요 2. 끓여요', '볶아요', '끓여요'],
  ['팬을 달군다. 1) 볶아요 2) 끓여요', '팬을 달군다.', '볶아요', '끓여요'],
  ['1. 볶아요.&nbsp;2. 끓여요.', '볶아요.', '끓여요.'],
  ['1. 10분 볶아요. 2. 5분 끓여요.', '10분 볶아요.', '5분 끓여요.'],
  ['1. 물 1.5컵을 붓고 10분 끓여요. 2. 담아요.', '물 1.5컵을 붓고 10분 끓여요.', '담아요.'],
  ['1. 양파를 썬다. 2. ①에 소금을 뿌린다.', '양파를 썬다.', '①에 소금을 뿌린다.'],
  ['1. 양파를 썬다. 2. (1)의 양파를 볶는다.', '양파를 썬다.', '(1)의 양파를 볶는다.'],
  ['①에 밤을 넣고 ②의 국물을 붓는다.', '①에 밤을 넣고 ②의 국물을 붓는다.'],
  ['①의 냄비에 완두를 넣는다.', '①의 냄비에 완두를 넣는다.'],
  ['①이 끓으면 ②도 넣는다.', '①이 끓으면 ②도 넣는다.'],
  ['①위에 실파를 얹는다.', '①위에 실파를 얹는다.'],
  ['채소(①)와 국물(②)을 섞는다.', '채소(①)와 국물(②)을 섞는다.'],
  ['물 1.5컵을 붓고 2.5분 끓여요.', '물 1.5컵을 붓고 2.5분 끓여요.'],
  ['1.5컵의 물을 붓고 2.5분 끓여요.', '1.5컵의 물을 붓고 2.5분 끓여요.'],
  ['2~3인분이면 1/2컵을 더 넣는다.', '2~3인분이면 1/2컵을 더 넣는다.'],
  ['1/2컵을 붓고 10분 두었다가 2/3로 졸인다.', '1/2컵을 붓고 10분 두었다가 2/3로 졸인다.'],
  ['No.1 밀가루와 No.2 밀가루를 섞는다.', 'No.1 밀가루와 No.2 밀가루를 섞는다.'],
  ['1:1로 섞고 2:1로 졸인다.', '1:1로 섞고 2:1로 졸인다.'],
  ['1 ~ 2시간 재운다.', '1 ~ 2시간 재운다.'],
  ['오븐을 180도로 예열. 2. 굽는다.', '오븐을 180도로 예열. 2. 굽는다.'],
];

describe.each(['schema-org', 'cookrcp01', 'mafra'] as const)('steps in one text of %s', (source) => {
  it.each(WRITTEN)('are told apart: %j', async (text, ...steps) => {
    expect(await stepsOf(source, HOLDERS[source](text))).toEqual(steps);
  });
});

describe('steps in a list', () => {
  const step = (text: string) => ({ '@type': 'HowToStep', text });

  it.each<readonly [what: string, steps: unknown, ...stated: string[]]>([
    ['several in one object', [step('1. a. 2. b.'), step('3. c. 4. d.')], 'a.', 'b.', 'c.', 'd.'],
    ['several in one text of two', ['1) 썬다 2) 볶는다', '3) 끓인다'], '썬다', '볶는다', '끓인다'],
    [
      'several in each line',
      '1. 썬다. 2. 볶는다.\n3. 끓인다. 4. 담는다.',
      '썬다.',
      '볶는다.',
      '끓인다.',
      '담는다.',
    ],
    ['lines glued by break tags', '① 썬다<br>② 볶는다<br/>③ 끓인다', '썬다', '볶는다', '끓인다'],
    ['references to steps', [step('양파를 썬다'), step('①에 무를 넣는다')], '양파를 썬다', '①에 무를 넣는다'],
    ['bullets', '• 썬다\n• 볶는다', '썬다', '볶는다'],
  ])('are told apart: %s', async (_what, steps, ...stated) => {
    expect(await stepsOf('schema-org', page(steps))).toEqual(stated);
  });
});
