import type { Wordings } from '../../wording/slots.ts';

/** Starch, blood sugar and the order of eating. */
export const CARBOHYDRATE_WORDINGS: Wordings = {
  'carbohydrate.rice': [
    [
      '이 끼니 탄수화물 약 {carb} g은 대부분 {rice}에서 와요.',
      'Most of the {carb} g of carbohydrate here comes from the {rice}.',
    ],
    [
      '{rice} {bowl:이} 이 끼니의 몫이에요. 탄수화물은 모두 약 {carb} g이에요.',
      'Your share of {rice} is {bowl}; the meal has about {carb} g of carbohydrate.',
    ],
    [
      '탄수화물을 약 {carb} g으로 맞춘 끼니예요. {rice:은} {bowl:예요}.',
      'This meal is set to about {carb} g of carbohydrate, with {bowl} of {rice}.',
    ],
  ],
  'carbohydrate.band': [
    [
      '{rice:을} {bowl} 드시면 이 끼니의 혈당 부담은 {band:예요}.',
      'With {bowl} of {rice}, the glycaemic load of this meal is {band}.',
    ],
    [
      '식단 몫대로 드시면 이 끼니의 혈당 부담은 {band:예요}.',
      'Eaten as planned, this meal’s glycaemic load is {band}.',
    ],
  ],
  'carbohydrate.whole': [
    [
      '{rice:은} 흰쌀밥보다 식이섬유가 많아 천천히 소화돼요.',
      '{rice} has more fibre than white rice and digests more slowly.',
    ],
    [
      '{rice} 덕분에 이 끼니 식이섬유가 약 {fiber} g까지 올라가요.',
      'Thanks to the {rice}, this meal reaches about {fiber} g of fibre.',
    ],
  ],
  'carbohydrate.fiber': [
    [
      '식이섬유가 약 {fiber} g이라 혈당이 천천히 오르는 데 도움이 될 수 있어요.',
      'About {fiber} g of fibre may help blood sugar rise more slowly.',
    ],
    [
      '{fiberFood} 덕분에 식이섬유가 약 {fiber} g 들어 있는 끼니예요.',
      'Thanks to the {fiberFood}, this meal has about {fiber} g of fibre.',
    ],
    [
      '식이섬유 약 {fiber} g 가운데 {fiberFood}의 몫이 가장 커요.',
      'Of the {fiber} g of fibre, the largest part is in the {fiberFood}.',
    ],
  ],
  'carbohydrate.mixed': [
    [
      '밥이 섞여 있어 양이 눈에 잘 안 띄어요. 들어간 밥은 {bowl:예요}.',
      'Mixed in, the rice is easy to misjudge. Your share is {bowl}.',
    ],
    [
      '섞인 밥 {bowl:이} 이 끼니의 곡식이에요. 탄수화물은 약 {carb} g이에요.',
      'The {bowl} of rice in it is the grain of this meal: about {carb} g of carbohydrate.',
    ],
    [
      '한 그릇 음식은 빨리 먹기 쉬워요. 탄수화물은 약 {carb} g이에요.',
      'One-bowl dishes go down fast. This one has about {carb} g of carbohydrate.',
    ],
  ],
  'carbohydrate.noodles': [
    [
      '면이 이 끼니의 곡식이에요. 탄수화물은 약 {carb} g이에요.',
      'The noodles are the grain of this meal: about {carb} g of carbohydrate.',
    ],
    [
      '면은 후루룩 넘어가 빨리 먹게 돼요. 탄수화물은 약 {carb} g이에요.',
      'Noodles are eaten fast. There are about {carb} g of carbohydrate here.',
    ],
    [
      '{lead}의 탄수화물 약 {carb} g은 거의 면에서 와요.',
      'Nearly all of the {carb} g of carbohydrate in the {lead} <is|are> in the noodles.',
    ],
  ],
  'carbohydrate.porridge': [
    [
      '죽은 씹지 않고 넘어가 밥보다 빨리 소화돼요. 탄수화물은 약 {carb} g이에요.',
      'Porridge needs no chewing and digests faster than rice: about {carb} g of carbohydrate.',
    ],
    [
      '죽은 혈당을 밥보다 빨리 올리기 쉬운 음식이에요.',
      'Porridge tends to raise blood sugar faster than rice.',
    ],
  ],
  'carbohydrate.bread': [
    [
      '빵이 이 끼니의 곡식이에요. 탄수화물은 약 {carb} g이에요.',
      'The bread is the grain of this meal: about {carb} g of carbohydrate.',
    ],
    [
      '{lead}의 탄수화물 약 {carb} g은 거의 빵에서 와요.',
      'Nearly all of the {carb} g of carbohydrate in the {lead} <is|are> in the bread.',
    ],
    [
      '빵 한 끼는 빨리 끝나기 쉬워요. 탄수화물은 약 {carb} g이에요.',
      'A bread meal is over quickly. It has about {carb} g of carbohydrate.',
    ],
  ],
  'carbohydrate.roll': [
    [
      '꼭꼭 만 밥이라 보기보다 많아요. 탄수화물은 약 {carb} g이에요.',
      'The rice is packed tight, so there is more than it seems: about {carb} g of carbohydrate.',
    ],
    [
      '한 입씩 집다 보면 금세 끝나요. 탄수화물은 약 {carb} g이에요.',
      'Bite by bite it is gone fast. It has about {carb} g of carbohydrate.',
    ],
  ],
  'carbohydrate.tuber': [
    [
      '{tuber}도 밥처럼 탄수화물이 든 재료예요. 모두 약 {carb} g이에요.',
      'Like rice, the {tuber} <counts|count> as starch: about {carb} g of carbohydrate in all.',
    ],
    [
      '{tuber:은} 채소보다 곡식에 가까워요. 탄수화물은 모두 약 {carb} g이에요.',
      'Count the {tuber} as grain rather than vegetable: about {carb} g of carbohydrate in all.',
    ],
  ],
  'carbohydrate.little': [
    [
      '곡식이 적은 끼니예요. 탄수화물은 약 {carb} g이에요.',
      'A meal with little grain: about {carb} g of carbohydrate.',
    ],
    [
      '{flesh} 중심이라 탄수화물이 약 {carb} g으로 적은 편이에요.',
      'Built around {flesh}, this meal has only about {carb} g of carbohydrate.',
    ],
  ],
  'carbohydrate.served': [
    [
      '공깃밥은 식단의 몫보다 넉넉히 나와요. 이 끼니의 밥은 {bowl:예요}.',
      'A bowl of rice comes larger than your share, which is {bowl}.',
    ],
    [
      '나온 밥이 다 몫은 아니에요. 식단의 밥은 {bowl:예요}.',
      'Not all of the rice served is your share: the plan says {bowl}.',
    ],
    [
      '밥은 {bowl}만 이 끼니에 셈했어요. 나온 그릇은 그보다 커요.',
      'Only {bowl} of rice is counted for this meal; the bowl served is larger.',
    ],
  ],
};
