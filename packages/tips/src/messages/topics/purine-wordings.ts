import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Purine, for gout. */
export const PURINE_WORDINGS: TopicWordingTable = {
  'purine.broth': {
    carrier: /국물/u,
    points: [
      [
        '{flesh:을} 끓이면 퓨린이 국물로 녹아 나와요. 이 끼니 퓨린 약 {purine}mg, {aim} 국물이 문제예요.',
        'Boiled, {flesh} <gives|give> purine to the broth: about {purine} mg here. {aim}, leave the broth.',
      ],
      [
        '{aim} {lead} 국물은 덜 드시는 게 좋아요. 이 끼니 퓨린이 약 {purine}mg이에요.',
        '{aim}, drink less of the broth of the {lead}: this meal has about {purine} mg of purine.',
      ],
    ],
    actions: [
      [
        '{bite:과} {veg:을} 건져 드시고 국물은 절반 남기세요.',
        'Lift out the {bite} and {veg}, and leave half of the broth.',
      ],
      [
        '국물은 몇 숟가락만 맛보고 나머지는 그릇에 두세요.',
        'Take only a few spoonfuls of the broth, and leave the rest in the bowl.',
      ],
      [
        '건더기를 먼저 담고 국물은 자작하게만 부으세요.',
        'Put the solids into the bowl first, and only a little broth over them.',
      ],
    ],
  },
  'purine.flesh': {
    carrier: /\{(?:flesh|bite|mainFlesh)/u,
    points: [
      [
        '이 끼니 퓨린 약 {purine}mg은 거의 {mainFlesh}에서 와요. {aim} 하루 400mg 안에서 봐야 해요.',
        'Nearly all of the {purine} mg of purine here is in the {mainFlesh}. {aim}, keep the day within 400 mg.',
      ],
      [
        '{aim} {flesh} 양이 중요해요. 이 끼니 퓨린이 약 {purine}mg이에요.',
        '{aim}, the amount of {flesh} matters: about {purine} mg of purine in this meal.',
      ],
      [
        '퓨린을 살필 것은 {mainFlesh} 하나예요. 약 {purine}mg, {aim} 이만큼이면 넉넉해요.',
        'The one thing to watch for purine is the {mainFlesh}: about {purine} mg. {aim}, that is enough.',
      ],
    ],
    actions: [
      [
        '{flesh:은} 한 사람 약 {fleshGrams}g만 담고, 더 드시려면 {veg:을} 고르세요.',
        'Serve about {fleshGrams} g of {flesh} a person; if you want more, take {veg}.',
      ],
      [
        '{flesh:은} 담은 만큼만 드시고, 반주는 곁들이지 마세요.',
        'Keep to the {flesh} on your plate, and have no alcohol with it.',
      ],
      [
        '{bite} 한 점에 {veg} 두 점씩 드시고, 고기 추가는 하지 마세요.',
        'Take two bites of {veg} for each of {bite}, and add no more meat.',
      ],
      [
        '오늘 다른 끼니에는 {flesh} 같은 고기나 해산물을 더하지 마세요.',
        'Add no more meat or seafood like {flesh} to today’s other meals.',
      ],
      [
        '{flesh:은} 약 {portionGrams}g씩 나눠 얼려 두면 한 끼 양이 늘 같아요.',
        'Freeze the {flesh} in portions of about {portionGrams} g, and a meal always has the same amount.',
      ],
    ],
  },
  'purine.soy': {
    carrier: /\{flesh/u,
    points: [
      [
        '{flesh}의 퓨린은 고기와 달라 통풍에서 제한하지 않아요. 걱정 말고 드셔도 돼요.',
        'Unlike that of meat, the purine of {flesh} is not limited in gout: eat it without worry.',
      ],
      [
        '{aim} 고기보다 {flesh:이} 편한 단백질이에요. 이 끼니는 퓨린이 적어요.',
        '{aim}, {flesh} <is|are> easier protein than meat, and this meal is low in purine.',
      ],
    ],
    actions: [
      [
        '{flesh:을} 다 드시고, 고기나 해산물 반찬은 더하지 마세요.',
        'Finish the {flesh}, with no meat or seafood beside it.',
      ],
      [
        '이번 주에 고기 드실 날 하루를 {flesh:으로} 바꿔 보세요.',
        'On one of this week’s days with meat, have {flesh} instead.',
      ],
    ],
  },
  'purine.egg': {
    carrier: /달걀/u,
    points: [
      [
        '달걀은 퓨린이 거의 없는 단백질이에요. {aim} 고기 대신 고르기 좋아요.',
        'Egg is protein with almost no purine. {aim}, it is a good stand-in for meat.',
      ],
    ],
    actions: [['달걀을 다 드시고, 고기 반찬은 더하지 마세요.', 'Finish the egg, and add no meat dish.']],
  },
  'purine.drink': {
    carrier: /음료|반주/u,
    points: [
      [
        '{lead}에는 퓨린이 적어요. {aim} 반주와 단 음료가 더 문제예요.',
        'The {lead} <is|are> low in purine. {aim}, alcohol and sweet drinks matter more.',
      ],
    ],
    actions: [
      [
        '반주 없이 드시고, 음료는 물이나 달지 않은 차로 고르세요.',
        'Have no alcohol with it, and drink water or unsweetened tea.',
      ],
      [
        '단 음료는 고르지 마세요. 음료의 당도 요산을 늘릴 수 있어요.',
        'Skip sweet drinks: their sugar can raise uric acid too.',
      ],
    ],
  },
};
