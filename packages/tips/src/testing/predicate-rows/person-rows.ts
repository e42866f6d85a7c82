import { aNutrition } from '@kkini/domain/testing';
import { aTipPerson } from '../some-facts.ts';
import type { PredicateRow, RowScene } from './predicate-row.ts';

const pregnant: RowScene = { person: { isPregnant: true } };
const child: RowScene = { person: { target: 'child', stage: 'child' } };
const older: RowScene = { person: { target: 'parents', stage: 'older' } };
const insulin: RowScene = { person: { usesInsulin: true } };
const thin: RowScene = { person: { bmi: 17.9 } };
const shortDay: RowScene = { person: { isDayBelowFloor: true } };
const warfarin: RowScene = { person: { usesWarfarin: true } };
const heart: RowScene = { person: { conditions: ['heartDisease'] } };
const liver: RowScene = { person: { conditions: ['liverDisease'] } };
const littlePotassium: RowScene = {
  person: { limits: { ...aTipPerson().limits, day: { potassiumMg: { max: 3000 } } } },
};
const diabetes: RowScene = { person: { conditions: ['diabetes'] } };

/** Cases about medicine, starch, potassium, raw food, fluid, greens and food for a child. */
export const PERSON_ROWS: readonly PredicateRow[] = [
  ['P01', 'fails', '약은 빈속에, 커피는 시간을 두고 드세요.'],
  ['P01', 'fails', '약을 드신 뒤 천천히 식사하세요.'],
  ['P01', 'fails', '약이 있는 날에는 먼저 챙겨요.'],
  ['P01', 'fails', '식후 30분에 가볍게 챙겨요.'],
  ['P01', 'fails', '인슐린을 쓰신다면 밥 양을 지켜요.'],
  ['P01', 'fails', '복용 시간과 식사를 띄워요.'],
  ['P01', 'fails', '메트포르민은 식사와 함께해요.'],
  ['P01', 'fails', '혈압약은 아침에 챙겨요.'],
  ['P01', 'passes', '약간 싱겁게 드세요.'],
  ['P01', 'passes', '약불에서 천천히 익혀요.'],
  ['P01', 'passes', '간장을 반만 넣으면 나트륨이 약 200 mg 줄어요.'],
  ['P01', 'passes', '간이 약해도 맛이 나요.'],
  ['P01', 'passes', '절약하듯 조금씩 넣어요.'],
  ['P01', 'passes', '약 드시는 시간은 처방받은 안내를 따르세요.'],
  ['P05', 'fails', '두부에는 탄수화물이 거의 없어요. 먼저 드시면 밥을 덜 찾게 돼요.', child],
  ['P05', 'fails', '현미밥을 조금 덜어요.', child],
  ['P05', 'fails', '밥을 반으로 줄여요.', pregnant],
  ['P05', 'fails', '면은 반만 먹어요.', { person: { isLactating: true } }],
  ['P05', 'fails', '현미밥은 조금 남겨요.', thin],
  ['P05', 'fails', '현미밥은 더 담지 않아요.', shortDay],
  ['P05', 'fails', '밥을 조금 줄여요.', insulin],
  ['P05', 'fails', '현미밥을 조금 덜어요.', { dish: { nutrition: aNutrition({ carbohydrateG: 44 }) } }],
  [
    'P05',
    'fails',
    '현미밥과 곤약쌀을 섞어요.',
    { ...insulin, bullet: { swap: { from: 'brown_rice_cooked', to: 'konjac' } } },
  ],
  ['P05', 'fails', '현미밥 몫은 한 공기(210 g)예요. 더 얹지 않아요.', child],
  ['P05', 'passes', '현미밥 몫은 한 공기(210 g)예요. 오이는 더 담지 않아요.', child],
  ['P05', 'passes', '현미밥을 조금 덜어요.'],
  ['P05', 'passes', '현미밥은 2/3공기(140 g)를 담아요.', insulin],
  ['P05', 'passes', '현미밥을 꼭꼭 씹어 드세요.', child],
  ['P05', 'passes', '간장을 반으로 줄여요.', child],
  [
    'P05',
    'passes',
    '쌀밥 대신 현미밥을 담아요.',
    { ...insulin, bullet: { swap: { from: 'cooked_rice', to: 'brown_rice_cooked' } } },
  ],
  ['P05', 'passes', '밥을 조금 줄여요.', { person: { bmi: 18.5 } }],
  ['P11', 'fails', '간하지 않은 채소를 한 줌 넣어 데우세요.', littlePotassium],
  ['P11', 'fails', '더 드시려면 시금치를 고르세요.', littlePotassium],
  ['P11', 'passes', '간하지 않은 채소를 한 줌 넣어 데우세요.'],
  ['P11', 'passes', '시금치를 먼저 드시고 두부는 더 드시지 마세요.', littlePotassium],
  ['P11', 'fails', '채소로 칼륨을 채워요.'],
  ['P11', 'fails', '칼륨이 든 시금치를 드세요.'],
  ['P11', 'fails', '칼륨 소금으로 바꿔요.', { person: { isPotassiumAimed: true } }],
  ['P11', 'fails', '저염 소금을 조금 써요.', { person: { isPotassiumAimed: true } }],
  ['P11', 'passes', '채소로 칼륨을 채워요.', { person: { isPotassiumAimed: true } }],
  ['P11', 'passes', '칼륨이 약 800 mg 들어 있어요.', { person: { isPotassiumAimed: true } }],
  ['P11', 'passes', '시금치를 남기지 않아요.'],
  ['P11', 'passes', '저염간장을 조금 써요.'],
  ['P12', 'fails', '달걀은 반숙으로 드세요.', pregnant],
  ['P12', 'fails', '생선회를 곁들여요.', child],
  ['P12', 'fails', '살짝 덜 익혀 드세요.', older],
  ['P12', 'fails', '육회를 조금 얹어요.', diabetes],
  ['P12', 'fails', '생굴을 곁들여요.', liver],
  ['P12', 'passes', '달걀은 반숙으로 드세요.'],
  ['P12', 'passes', '속까지 푹 익혀요.', liver],
  ['P12', 'passes', '후식은 다른 날로 미뤄요.', diabetes],
  ['P12', 'passes', '겉만 익히지 말고 고루 구워요.', child],
  ['P13', 'fails', '물 한 잔을 곁들여요.', heart],
  ['P13', 'fails', '식사 사이에 물을 자주 마셔요.', liver],
  ['P13', 'fails', '물을 하루 2리터 마셔요.', { person: { kidney: 'moderate' } }],
  ['P13', 'fails', '수분을 넉넉히 챙겨요.', { person: { kidney: 'early' } }],
  ['P13', 'passes', '물 한 잔을 곁들여요.'],
  ['P13', 'passes', '물 한 잔을 곁들여요.', { person: { kidney: 'none' } }],
  ['P13', 'passes', '물을 얼마나 마실지는 의료진의 안내를 따라요.', heart],
  ['P13', 'passes', '콩나물이 넉넉해 든든해요.', heart],
  ['P13', 'passes', '국물을 남기면 덜 짜요.', liver],
  ['P18', 'fails', '초록 채소를 더 드세요.', warfarin],
  ['P18', 'fails', '시금치는 줄여요.', warfarin],
  ['P18', 'fails', '채소를 한 접시 곁들여요.', warfarin],
  ['P18', 'fails', '깻잎을 듬뿍 얹어요.', warfarin],
  ['P18', 'passes', '초록 채소를 더 드세요.'],
  ['P18', 'passes', '시금치를 꼭꼭 씹어 드세요.', warfarin],
  ['P18', 'passes', '애호박 건더기를 건져 먹어요.', warfarin],
  ['P18', 'passes', '오이를 더 담아요.', warfarin],
  ['P20', 'fails', '고춧가루로 맵게 해요.', child],
  ['P20', 'fails', '후추를 더 뿌려요.', child],
  ['P20', 'fails', '견과를 통째로 얹어요.', child],
  ['P20', 'fails', '향을 살려요.', { ...child, bullet: { swap: { from: 'soy_sauce', to: 'chili_powder' } } }],
  ['P20', 'passes', '고춧가루로 맵게 해요.'],
  ['P20', 'passes', '아이에게는 맵지 않게 따로 담아 줘요.', child],
  ['P20', 'passes', '호두는 잘게 다져 얹어요.', child],
  ['P20', 'passes', '고춧가루는 빼고 만들어요.', child],
];
