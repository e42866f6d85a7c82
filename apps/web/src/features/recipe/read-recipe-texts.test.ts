import { describe, expect, it } from 'vitest';
import { halves, ingredientsOfStep, readIngredients, readSteps } from './read-recipe-texts.ts';

describe('ingredients of a recipe', () => {
  it('are read from a JSON object in its order', () => {
    expect(readIngredients('{"두부":"1/2모","애호박":"1/3개"}')).toEqual([
      { name: '두부', amount: '1/2모' },
      { name: '애호박', amount: '1/3개' },
    ]);
  });

  it.each(['', 'oops', '[]', 'null', '3'])('are none in %j', (json) => {
    expect(readIngredients(json)).toEqual([]);
  });

  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [4, 2, 2],
    [5, 3, 2],
  ])('split %i into %i and %i', (count, first, second) => {
    const [one, other] = halves(Array.from({ length: count }, (_, index) => index));
    expect([one.length, other.length]).toEqual([first, second]);
  });
});

describe('steps of a recipe', () => {
  it('take lines that start with - or * below the step before', () => {
    expect(readSteps('["두부를 썰어요.","- 2cm로","* 물기를 빼요","끓여요."]')).toEqual([
      { number: 1, text: '두부를 썰어요.', details: ['2cm로', '물기를 빼요'] },
      { number: 2, text: '끓여요.', details: [] },
    ]);
  });

  it('make a step of a sub-step that comes first and skip empty lines', () => {
    expect(readSteps('["- 씻어요.","  ","썰어요."]')).toEqual([
      { number: 1, text: '씻어요.', details: [] },
      { number: 2, text: '썰어요.', details: [] },
    ]);
  });

  it.each(['', 'oops', '{}', 'null'])('are none in %j', (json) => {
    expect(readSteps(json)).toEqual([]);
  });
});

describe('the ingredients of a step', () => {
  const list = ['물', 'water', '알배추', '표고버섯', '진간장', '국물멸치', '참기름', '다진 파', '백미'].map(
    (name) => ({
      name,
      amount: '',
    }),
  );
  const named = (text: string) =>
    ingredientsOfStep({ number: 1, text, details: [] }, list).map(({ name }) => name);

  it.each([
    ['국물이 졸면 물기를 닦고 해물을 넣어요.', []],
    ['물에 간장을 풀어요.', ['물', '진간장']],
    ['배추 줄기와 버섯을 볶아요.', ['알배추', '표고버섯']],
    ['팬에 기름을 두르고 다시 볶아요.', []],
    ['멸치를 건져요.', ['국물멸치']],
    ['흰쌀은 씻어 30분 불려요.', ['백미']],
    ['쌀국수를 쌀뜨물에 삶아요.', []],
    ['끓는 물에 2분 데쳐 흐르는 물에 씻고 배추를 짜요.', ['알배추']],
    ['Blanch in boiling water and soak in cold water.', []],
    ['Bring the water to a boil.', ['water']],
  ])('%s', (text, names) => {
    expect(named(text)).toEqual(names);
  });
});
