import { describe, expect, it } from 'vitest';
import type { ImportSource } from './importers.ts';
import { bundledTables } from './testing/bundled-tables.ts';
import { importBytes } from './testing/import-bytes.ts';

const tables = bundledTables();

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
