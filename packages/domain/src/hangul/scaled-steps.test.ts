import { describe, expect, it } from 'vitest';
import { mentionedShare, scaledSteps } from './scaled-steps.ts';

const KOREAN = [
  { name: '국간장', amount: '1작은술', factor: 3 },
  { name: '물', amount: '800ml', factor: 3 },
  { name: '다진 마늘', amount: '2큰술', factor: 3 },
  { name: '깻잎', amount: '16장', factor: 3 },
  { name: '참기름', amount: '3큰술', factor: 3 },
  { name: '밥', amount: '800g', factor: 2 },
];
const ENGLISH = [
  { name: 'soup soy sauce', amount: '1 tsp', factor: 3 },
  { name: 'water', amount: '800 ml', factor: 0.5 },
  { name: 'cooking oil', amount: '2 tbsp', factor: 3 },
  { name: 'garlic', amount: '6 cloves', factor: 0.5 },
];

describe('the amounts in steps', () => {
  it.each([
    {
      why: 'the whole line',
      texts: ['국간장 1작은술을 넣어요.'],
      scaled: ['국간장 1큰술을 넣어요.'],
      written: [],
    },
    { why: 'its factor', texts: ['밥 800g을 담아요.'], scaled: ['밥 1600g을 담아요.'], written: [] },
    {
      why: 'all parts, by the last word of the name',
      texts: ['마늘 1큰술을 볶아요.', '마늘 1큰술을 더 넣어요.'],
      scaled: ['마늘 3큰술을 볶아요.', '마늘 3큰술을 더 넣어요.'],
      written: [],
    },
    {
      why: 'a part beside a rest',
      texts: ['참기름 1큰술에 볶아요.', '남은 참기름을 둘러요.'],
      scaled: ['참기름 3큰술에 볶아요.', '남은 참기름을 둘러요.'],
      written: [],
    },
    {
      why: 'a part of an oil whose rest is called oil',
      texts: ['참기름 1큰술에 볶아요.', '남은 기름에 파를 볶아요.'],
      scaled: ['참기름 3큰술에 볶아요.', '남은 기름에 파를 볶아요.'],
      written: [],
    },
    {
      why: 'not the number of pieces that are made',
      texts: ['꼬치 6개에 꿰어요.'],
      scaled: ['꼬치 6개에 꿰어요.'],
      written: ['6개'],
    },
    {
      why: 'not a part of one piece',
      texts: ['깻잎 4장을 깔아요.'],
      scaled: ['깻잎 4장을 깔아요.'],
      written: [],
    },
    {
      why: 'not a part alone',
      texts: ['물 2컵, 물 300ml를 부어요.'],
      scaled: ['물 2컵, 물 300ml를 부어요.'],
      written: ['2컵', '300ml'],
    },
    {
      why: 'not what each gets',
      texts: ['국간장 1작은술씩 끼얹어요.'],
      scaled: ['국간장 1작은술씩 끼얹어요.'],
      written: ['1작은술'],
    },
    {
      why: 'not what no line names',
      texts: ['기름은 1큰술만 남겨요.'],
      scaled: ['기름은 1큰술만 남겨요.'],
      written: ['1큰술'],
    },
    {
      why: 'not a time or a length',
      texts: ['3cm로 썰어 5분 끓여요.'],
      scaled: ['3cm로 썰어 5분 끓여요.'],
      written: [],
    },
  ])('are scaled: $why', ({ texts, scaled, written }) => {
    const steps = scaledSteps(texts, KOREAN, 'ko');
    expect(steps.map(({ text }) => text)).toEqual(scaled);
    expect(steps.flatMap((step) => step.written)).toEqual(written);
  });

  it('tell of each step alone what stays as it is written', () => {
    const steps = ['국간장 1작은술을 넣고, 다시마물 1과 1/2큰술을 둘러요.', '물 800ml를 부어요.'];
    expect(scaledSteps(steps, KOREAN, 'ko')).toEqual([
      { text: '국간장 1큰술을 넣고, 다시마물 1과 1/2큰술을 둘러요.', written: ['1과 1/2큰술'] },
      { text: '물 2400ml를 부어요.', written: [] },
    ]);
  });

  it.each([
    ['Season with 1 tsp of the soy sauce.', 'Season with 1 tbsp of the soy sauce.', []],
    ['Bring 800 ml of water to a boil.', 'Bring 400 ml of water to a boil.', []],
    ['Fry in 2 tablespoons of the oil.', 'Fry in 6 tbsp of the oil.', []],
    ['Slice 6 cloves of garlic thinly.', 'Slice 3 cloves of garlic thinly.', []],
    ['Cut into 4 cm lengths and 0.5 cm dice.', 'Cut into 4 cm lengths and 0.5 cm dice.', []],
    ['Cut into 12 mm or into 0.5 cm slices.', 'Cut into 12 mm or into 0.5 cm slices.', []],
    ['Roll and cut into 6.', 'Roll and cut into 6.', ['into 6']],
    ['Leave 1 tbsp of fat in the pan.', 'Leave 1 tbsp of fat in the pan.', ['1 tbsp']],
  ])('%s', (text, scaled, written) => {
    expect(scaledSteps([text], ENGLISH, 'en')).toEqual([{ text: scaled, written }]);
  });
});

it('scales a part beside the rest of a food with a name of two words', () => {
  const lines = [{ name: 'soy sauce', amount: '1 tbsp', factor: 3 }];
  const steps = ['Marinate in 1 teaspoon of the soy sauce.', 'Add the rest of the soy sauce.'];
  expect(scaledSteps(steps, lines, 'en')[0]).toEqual({
    text: 'Marinate in 1 tbsp of the soy sauce.',
    written: [],
  });
});

describe('the share of a line that steps tell', () => {
  const line = { name: '국간장', amount: '1큰술' };

  it.each([
    [['국간장 1작은술을 넣고, 간장 1큰술은 따로 내요.'], 1 / 3],
    [['국간장 1작은술에 재워요.', '국간장 1작은술로 간해요.'], 2 / 3],
    [['국간장 절반을 넣고 남은 국간장으로 간해요.'], 0],
  ])('in %j is %d', (texts, share) => {
    expect(mentionedShare(texts, line)).toBeCloseTo(share);
  });
});
