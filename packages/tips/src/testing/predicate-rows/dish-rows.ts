import { aNutrition } from '@kkini/domain/testing';
import { aTipDish, aTipPortion } from '../some-facts.ts';
import type { PredicateRow, RowScene } from './predicate-row.ts';

const { lines, nutrition } = aTipDish();
const soyOf = (changes: Partial<(typeof lines)[number]>): RowScene => ({
  dish: { lines: lines.map((line) => (line.id === 'soy_sauce' ? { ...line, ...changes } : line)) },
});
/** 5.2 g of soy sauce for two: 151 mg of sodium per person. */
const littleSoy = soyOf({ grams: 5.2 });
const lowSalt: RowScene = { dish: { nutrition: { ...nutrition, sodiumMg: 500 } } };
const served = (starchGrams: number): RowScene => ({
  person: { portion: aTipPortion({ starchGrams }) },
});
const halfServing: RowScene = {
  person: { portion: aTipPortion({ servingShare: 0.5 }) },
};
const eggs: RowScene = {
  dish: { lines: [{ id: 'chicken_egg', name: '달걀', grams: 200, amount: '4개', role: 'main' }] },
};
const soup: RowScene = {
  dish: {
    title: '된장국',
    method: 'soup',
    lines: [...lines, { id: 'water', name: '물', grams: 600, amount: '3컵', role: 'main' }],
  },
};
/** Kimchi with 300 mg of sodium beside the dish. */
const kimchi: RowScene = {
  dish: {
    parts: [
      { title: { ko: '두부구이', en: 'tofu' }, role: null, lines, nutrition },
      {
        title: { ko: '배추김치', en: 'kimchi' },
        role: 'kimchi',
        lines: [],
        nutrition: aNutrition({ sodiumMg: 300 }),
      },
    ],
  },
};
const noRice: RowScene = { dish: { lines: lines.filter(({ id }) => id !== 'brown_rice_cooked') } };
const fried: RowScene = { dish: { title: '두부튀김', method: 'deepFried' } };
const saltOnly: RowScene = {
  dish: {
    lines: [
      ...lines.filter(({ id }) => id !== 'soy_sauce'),
      { id: 'salt', name: '소금', grams: 2, amount: '', role: 'seasoning' },
    ],
  },
};
const with1 = (id: string, name: string): RowScene => ({
  dish: { lines: [...lines, { id, name, grams: 100, amount: '', role: 'main' }] },
});
const swap = (from: string | null, to: string): RowScene => ({
  bullet: { swap: { from, to } },
});
const nutritionOf = new Map([
  ['tofu', aNutrition({ energyKcal: 80, saturatedFatG: 1, sodiumMg: 10 })],
  ['cheese', aNutrition({ energyKcal: 300, saturatedFatG: 18, sodiumMg: 700 })],
  ['ham', aNutrition({ energyKcal: 200, saturatedFatG: 5, sodiumMg: 900 })],
  ['walnut', aNutrition({ energyKcal: 680, saturatedFatG: 6, sodiumMg: 1 })],
  ['spinach', aNutrition({ energyKcal: 25, saturatedFatG: 0, sodiumMg: 50 })],
]);
const trade = (
  to: string,
  ...cappedNutrients: readonly ('energyKcal' | 'saturatedFatG' | 'sodiumMg' | 'proteinG')[]
): RowScene => ({
  ...swap('tofu', to),
  dish: { nutrition: aNutrition({ ...nutrition, saturatedFatG: 4 }) },
  facts: { nutritionOf },
  person: { cappedNutrients },
});
/** A person with a maximum of protein because of the kidneys. */
const watched = (scene: RowScene): RowScene => ({
  ...scene,
  person: { ...scene.person, conditions: ['hypertension'] },
});

/** Cases about salt, amounts, sourness, parts, steps, foods, swaps and fat. */
export const DISH_ROWS: readonly PredicateRow[] = [
  ['P02', 'fails', '간장을 반으로 줄여요.', littleSoy],
  ['P02', 'fails', '간장은 절반만 넣어요.', lowSalt],
  ['P02', 'fails', '국물을 남겨 싱겁게 드세요.', lowSalt],
  ['P02', 'fails', '저염간장을 반만 넣어요.', soyOf({ name: '저염간장', id: 'low_sodium_soy_sauce' })],
  ['P02', 'fails', '간장은 조금만 넣어요.', soyOf({ grams: null })],
  ['P02', 'fails', '새콤하게 무쳐요.', { ...littleSoy, ...swap('soy_sauce', 'vinegar') }],
  ['P02', 'passes', '간장을 반으로 줄여요.'],
  ['P02', 'passes', '한 사람 몫 나트륨은 약 500 mg이에요.', lowSalt],
  ['P02', 'passes', '현미밥을 조금 덜어요.', lowSalt],
  ['P02', 'passes', '간장으로 간해요.', littleSoy],
  ['P03', 'fails', '간장을 덜 넣어요. 나트륨이 약 900 mg 줄어요.'],
  ['P03', 'fails', '간장을 덜 넣어요. 나트륨이 약 450 mg 줄어요.', halfServing],
  ['P03', 'passes', '간장을 덜 넣어요. 나트륨이 약 450 mg 줄어요.'],
  ['P03', 'passes', '배추김치를 반만 덜어요. 나트륨이 약 150 mg 줄어요.', kimchi],
  ['P03', 'fails', '배추김치를 반만 덜어요. 나트륨이 약 350 mg 줄어요.', kimchi],
  ['P03', 'fails', '간장을 반만 넣어요. 나트륨을 약 600 mg 아껴요.'],
  ['P03', 'fails', '약 1,200 mg의 나트륨을 줄이려면 간장을 빼요.'],
  ['P03', 'fails', '간장을 반만 넣어요. 나트륨이 약 200 mg 줄어요.', littleSoy],
  ['P03', 'passes', '간장을 반만 넣어요. 나트륨이 약 450 mg 줄어요.'],
  ['P03', 'passes', '간장을 반만 넣어요. 나트륨이 약 150 mg 줄어요.', littleSoy],
  ['P03', 'passes', '하루 나트륨이 약 1,800 mg이니 양념은 덜어 두어요.'],
  ['P03', 'passes', '한 사람 몫 나트륨은 약 950 mg이에요.'],
  ['P04', 'fails', '밥은 100 g만 담아요.', served(140)],
  ['P04', 'fails', '현미밥은 한 공기를 담아요.', served(140)],
  ['P04', 'fails', '두부는 200 g 담아요.'],
  ['P04', 'fails', '달걀은 3개 드세요.', eggs],
  ['P04', 'fails', '간장은 1큰술만 넣어요.'],
  ['P04', 'fails', '단백질이 약 40 g이에요.'],
  ['P04', 'fails', '현미밥은 2/3공기(140 g)까지 담아요.'],
  ['P04', 'fails', '노른자는 하루 1개까지 먹어요.', eggs],
  ['P04', 'passes', '현미밥은 2/3공기(140 g)를 담아요.', served(140)],
  ['P04', 'passes', '현미밥은 한 공기(210 g)를 담아요.'],
  ['P04', 'passes', '두부 150 g이 들어 단백질이 약 25 g이에요.'],
  ['P04', 'passes', '달걀은 2개(100 g)를 드세요.', eggs],
  ['P04', 'passes', '약 25 g의 단백질을 챙겨요. 한 끼 단백질은 20~40 g이면 돼요.'],
  ['P04', 'passes', '간장 2큰술은 나눠 넣어요.'],
  ['P06', 'fails', '식초로 맛을 살려요.', soup],
  ['P06', 'fails', '간장을 줄이고 레몬을 뿌려요.', { dish: { title: '두부찌개' } }],
  [
    'P06',
    'fails',
    '신맛을 더하면 간이 약해도 맛있어요.',
    { dish: { title: '시금치죽', method: 'porridge' } },
  ],
  ['P06', 'fails', '맛을 살려요.', { ...soup, ...swap('soy_sauce', 'vinegar') }],
  ['P06', 'fails', '레몬으로 간을 대신해요.', with1('milk', '우유')],
  ['P06', 'passes', '간장을 줄이고 식초로 맛을 살려요.'],
  ['P06', 'passes', '새콤한 과일을 후식으로 드세요.', soup],
  ['P06', 'passes', '국물을 반만 드세요.', soup],
  ['P06', 'passes', '레몬을 뿌려 드세요.', { dish: { title: '시금치 샐러드', method: 'salad' } }],
  ['P07', 'fails', '국물은 반만 먹어요.'],
  ['P07', 'fails', '껍질은 떼고 드세요.'],
  ['P07', 'fails', '튀김옷은 벗겨 내요.'],
  ['P07', 'fails', '밥은 따로 담아요.', noRice],
  ['P07', 'fails', '보이는 기름은 떼어 내요.'],
  ['P07', 'fails', '소스는 따로 두고 찍어 먹어요.', saltOnly],
  ['P07', 'passes', '국물은 반만 먹어요.', soup],
  ['P07', 'passes', '껍질은 떼고 드세요.', with1('chicken_thigh', '닭다리살')],
  ['P07', 'passes', '튀김옷은 벗겨 내요.', fried],
  ['P07', 'passes', '밥상에 천천히 앉아요.', noRice],
  ['P07', 'passes', '밥은 따로 담아요.'],
  ['P08', 'fails', '시금치는 데쳐서 드세요.'],
  ['P08', 'fails', '데쳐서 물기를 빼요.'],
  ['P08', 'fails', '두부는 덜 익혀 드세요.'],
  ['P08', 'fails', '두부를 생으로 드세요.'],
  ['P08', 'passes', '두부는 데쳐서 드세요.'],
  ['P08', 'passes', '시금치를 먼저 드세요.'],
  ['P08', 'passes', '두부를 생으로 드세요.', { dish: { steps: [] } }],
  ['P08', 'passes', '두부는 속까지 익혀요.'],
  ['P14', 'fails', '고등어를 한 토막 곁들여요.'],
  ['P14', 'fails', '우유 대신 물을 드세요.'],
  ['P14', 'fails', '두부를 먼저 드세요.', { people: { exclusions: [{ kind: 'known', id: 'soybean' }] } }],
  [
    'P14',
    'fails',
    '식초로 맛을 살려요.',
    { ...swap('soy_sauce', 'vinegar'), people: { hardFoods: ['vinegar'] } },
  ],
  [
    'P14',
    'fails',
    '비법가루를 더해요.',
    { people: { exclusions: [{ kind: 'literal', text: '비법가루', wholeWordOnly: false }] } },
  ],
  ['P14', 'passes', '두부를 먼저 드세요.'],
  ['P14', 'passes', '식초로 맛을 살려요.', swap('soy_sauce', 'vinegar')],
  ['P14', 'passes', '채소를 한 접시 더해요.'],
  ['P14', 'passes', '밥은 천천히 드세요.'],
  ['P15', 'fails', '두부 대신 치즈를 써요.', trade('cheese', 'saturatedFatG')],
  ['P15', 'fails', '두부 대신 햄을 써요.', trade('ham', 'sodiumMg')],
  ['P15', 'fails', '두부 대신 호두를 써요.', trade('walnut', 'energyKcal')],
  ['P15', 'fails', '두부 대신 고등어를 써요.', trade('mackerel', 'energyKcal')],
  ['P15', 'fails', '두부 대신 고등어를 써요.', watched(trade('mackerel', 'proteinG'))],
  ['P15', 'passes', '두부 대신 고등어를 써요.', trade('mackerel', 'proteinG')],
  ['P15', 'passes', '두부 대신 치즈를 써요.', trade('cheese')],
  ['P15', 'passes', '두부 대신 호두를 써요.', trade('walnut', 'sodiumMg')],
  ['P15', 'passes', '두부 대신 시금치를 써요.', trade('spinach', 'energyKcal', 'saturatedFatG', 'sodiumMg')],
  ['P15', 'passes', '두부를 먼저 드세요.', { person: { cappedNutrients: ['energyKcal'] } }],
  ['P19', 'fails', '올리브유를 한 숟갈 더해요.'],
  ['P19', 'fails', '버터로 고소함을 살려요.'],
  ['P19', 'fails', '마요네즈를 곁들이면 좋아요.'],
  ['P19', 'fails', '참기름을 둘러 마무리해요.'],
  ['P19', 'passes', '버터 대신 올리브유를 써요.', swap('butter', 'olive_oil')],
  ['P19', 'passes', '올리브유는 반만 둘러요.'],
  ['P19', 'passes', '기름은 더하지 않아요.'],
  ['P19', 'passes', '기름기 적은 두부를 더해요.'],
];
