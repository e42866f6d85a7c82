import { describe, expect, it } from 'vitest';
import { halves, readIngredients, readSteps } from './read-recipe-texts.ts';

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
