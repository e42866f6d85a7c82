import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Purine, for gout. */
export const PURINE_WORDINGS: TopicWordingTable = {
  'purine.broth': {
    carrier: /국물/u,
    points: [
      [
        '{flesh:을} 끓이면 퓨린이 국물로 녹아 나와요. 이 끼니는 약 {purine} mg이에요.',
        'Boiled, {flesh} <gives|give> purine to the broth: about {purine} mg in this meal.',
      ],
      [
        '{lead:은} 건더기도 국물도 퓨린이 있어요. 모두 약 {purine} mg이에요.',
        'In the {lead}, both solids and broth hold purine: about {purine} mg in all.',
      ],
    ],
    actions: [
      [
        '{flesh:과} {veg:을} 건져 드시고 국물은 절반 남기세요.',
        'Lift out the {flesh} and {veg}, and leave half of the broth.',
      ],
      [
        '국물은 몇 숟가락만 맛보고 나머지는 그릇에 두세요.',
        'Take only a few spoonfuls of the broth, and leave the rest in the bowl.',
      ],
      [
        '국그릇에 국물을 자작하게만 담고 더 뜨지 마세요.',
        'Put only a little broth into the bowl, and do not top it up.',
      ],
    ],
  },
  'purine.flesh': {
    carrier: /\{flesh/u,
    points: [
      [
        '이 끼니 퓨린 약 {purine} mg은 거의 {flesh}에서 와요. 하루 기준은 400 mg이에요.',
        'Nearly all of the {purine} mg of purine here is in the {flesh}; a day’s limit is 400 mg.',
      ],
      [
        '{flesh:이} 든 끼니라 퓨린이 약 {purine} mg이에요. 하루 400 mg 안에서 봐 주세요.',
        'With {flesh}, this meal has about {purine} mg of purine, out of 400 mg a day.',
      ],
      [
        '퓨린을 살필 것은 {flesh} 하나예요. 이 끼니에 약 {purine} mg이에요.',
        'The one thing to watch for purine is the {flesh}: about {purine} mg in this meal.',
      ],
    ],
    actions: [
      [
        '{flesh:은} 약 {fleshGrams} g만 담고, 더 드시려면 {veg:을} 고르세요.',
        'Serve about {fleshGrams} g of {flesh}; if you want more, take {veg}.',
      ],
      [
        '{flesh:은} 담은 만큼만 드시고, 반주는 곁들이지 마세요.',
        'Keep to the {flesh} on your plate, and have no alcohol with it.',
      ],
      [
        '{flesh} 한 점에 {veg} 두 점씩 번갈아 드시고 고기 추가는 하지 마세요.',
        'Take two bites of {veg} for each of {flesh}, and add no more meat.',
      ],
      [
        '오늘 다른 끼니에는 {flesh} 같은 고기나 해산물을 더하지 마세요.',
        'Add no more meat or seafood like {flesh} to today’s other meals.',
      ],
      [
        '{flesh:은} 약 {fleshGrams} g씩 나눠 담고, 남으면 다음 날로 미루세요.',
        'Portion the {flesh} by about {fleshGrams} g, and keep the rest for tomorrow.',
      ],
    ],
  },
  'purine.littleFlesh': {
    carrier: /\{flesh/u,
    points: [
      [
        '{flesh:이} 들었지만 양이 적어 퓨린이 약 {purine} mg에 그쳐요.',
        'There is {flesh} in it, but little: about {purine} mg of purine.',
      ],
      [
        '이 끼니 퓨린은 약 {purine} mg으로 적어요. {flesh} 몫이 알맞아서예요.',
        'Purine is low, about {purine} mg, as the share of {flesh} is moderate.',
      ],
    ],
    actions: [
      [
        '{flesh:은} 이만큼만 드시고, 모자라면 {veg:을} 더 드세요.',
        'Keep to this much {flesh}; if you want more, take {veg}.',
      ],
      [
        '{flesh:은} 이만큼이 좋아요. 반주나 단 음료는 곁들이지 마세요.',
        'This much {flesh} is right; have no alcohol or sweet drink with it.',
      ],
    ],
  },
  'purine.soy': {
    carrier: /\{flesh/u,
    points: [
      [
        '{flesh}의 퓨린은 고기와 달라 통풍에서 제한하지 않아요.',
        'Unlike that of meat, the purine of {flesh} is not limited in gout.',
      ],
      [
        '{flesh:이} 고기 자리를 대신해 이 끼니 퓨린은 걱정하지 않아도 돼요.',
        '{flesh} <takes|take> the place of meat, so purine is no worry in this meal.',
      ],
      [
        '단백질을 {flesh}에서 얻는 끼니예요. 고기보다 요산에 부담이 적어요.',
        'The protein is from {flesh}, which is easier on uric acid than meat.',
      ],
    ],
    actions: [
      [
        '{flesh:으로} 단백질을 채우고, 고기나 해산물 반찬은 더하지 마세요.',
        'Let the {flesh} be the protein of this meal, with no meat or seafood beside it.',
      ],
      [
        '이번 주에 고기 드실 날 하루를 {flesh:으로} 바꿔 보세요.',
        'On one of this week’s days with meat, have {flesh} instead.',
      ],
      [
        '{flesh:은} 국물보다 먼저 건져 다 드세요.',
        'Lift out all of the {flesh} before you come to the broth.',
      ],
    ],
  },
  'purine.egg': {
    carrier: /달걀/u,
    points: [
      [
        '달걀은 퓨린이 거의 없는 단백질이에요. 통풍에 편한 끼니예요.',
        'Egg is protein with almost no purine: an easy meal for gout.',
      ],
    ],
    actions: [
      ['달걀을 남기지 말고 다 드시고, 고기 반찬은 더하지 마세요.', 'Finish the egg, and add no meat dish.'],
      [
        '달걀 끼니에는 단 음료 대신 물이나 달지 않은 차를 드세요.',
        'With an egg meal, have water or unsweetened tea rather than a sweet drink.',
      ],
    ],
  },
  'purine.drink': {
    carrier: /음료|반주/u,
    points: [
      [
        '{lead:은} 퓨린이 적어요. 요산은 곁들이는 반주와 단 음료에 달렸어요.',
        'The {lead} <is|are> low in purine; for uric acid, alcohol and sweet drinks decide.',
      ],
      [
        '이 끼니에서 통풍에 조심할 것은 음식보다 반주와 단 음료예요.',
        'For gout, what to mind here is less the food than alcohol and sweet drinks.',
      ],
    ],
    actions: [
      [
        '반주 없이 드시고, 음료는 물이나 달지 않은 차로 고르세요.',
        'Have no alcohol with it, and drink water or unsweetened tea.',
      ],
      [
        '단 음료는 고르지 마세요. 음료의 당도 요산을 늘릴 수 있어요.',
        'Skip sweet drinks; their sugar can raise uric acid too.',
      ],
      [
        '여럿이 드실 때도 반주는 받지 말고 달지 않은 음료를 드세요.',
        'In company too, pass on the alcohol and have something unsweetened.',
      ],
    ],
  },
  'purine.plant': {
    carrier: /고기|해산물/u,
    points: [
      [
        '고기와 해산물이 거의 없어 퓨린이 적은 끼니예요.',
        'With hardly any meat or seafood, this meal is low in purine.',
      ],
    ],
    actions: [
      [
        '고기를 얹지 말고 이대로 드세요. 허전하면 {side:을} 더 드세요.',
        'Leave it without meat; if you want more, take the {side}.',
      ],
    ],
  },
};
