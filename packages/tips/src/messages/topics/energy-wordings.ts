import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Energy: what brings it, and what fills without it. */
export const ENERGY_WORDINGS: TopicWordingTable = {
  'energy.served': {
    carrier: /밥/u,
    points: [
      [
        '나오는 밥을 다 드시면 식단보다 약 {leftKcal}kcal 많아요. {aim} 밥 {bowl}에서 마쳐야 해요.',
        'Eating all of the rice is about {leftKcal} kcal over the plan. {aim}, your share is {bowl} of rice.',
      ],
      [
        '{aim} 밥 양이 먼저예요. 나오는 그릇은 몫보다 약 {leftKcal}kcal 커요.',
        '{aim}, the rice comes first: what is served is about {leftKcal} kcal more than your share.',
      ],
    ],
    actions: [
      [
        '한술 뜨기 전에 밥 {leftRice:을} 덜어 두고 {bowl}만 드세요.',
        'Before the first spoonful, set {leftRice} of the rice aside and eat {bowl}.',
      ],
      ['주문할 때 “밥은 적게 주세요” 하고 부탁하세요.', 'Ask for a small rice when you order.'],
      [
        '밥보다 {veg:과} {bite:을} 먼저 드시고, 밥은 {bowl}에서 마치세요.',
        'Eat the {veg} and {bite} first, and finish with {bowl} of rice.',
      ],
    ],
  },
  'energy.fried': {
    carrier: /튀김|튀긴/u,
    points: [
      [
        '튀김옷이 머금은 기름이 열량을 올려 이 끼니가 약 {kcal}kcal예요. {aim} 옷을 줄여야 해요.',
        'Oil in the batter brings this meal to about {kcal} kcal. {aim}, eat less of the batter.',
      ],
      [
        '{aim} 튀김옷을 덜 드시는 게 가장 쉬워요. 이 끼니 지방이 약 {fat}g이에요.',
        '{aim}, the easy thing is less batter: this meal has about {fat} g of fat.',
      ],
    ],
    actions: [
      [
        '한쪽 튀김옷을 벗기고 속과 {veg:을} 드세요.',
        'Peel the batter off one side, and eat the inside with the {veg}.',
      ],
      [
        '{veg:을} 다 드신 뒤 튀김을 드시고, 배가 차면 거기서 멈추세요.',
        'Finish the {veg} first, then the fried pieces, and stop when you are full.',
      ],
      [
        '튀긴 겉의 기름을 종이타월로 찍어 내고 드세요.',
        'Press the fried pieces with a paper towel before you eat them.',
      ],
    ],
  },
  'energy.oil': {
    carrier: /\{oil/u,
    points: [
      [
        '{lead}에 드는 {oil:이} 한 사람 약 {oilGrams}g, {oilKcal}kcal쯤이에요. {aim} 줄이기 쉬운 몫이에요.',
        'The {oil} in the {lead} is about {oilGrams} g a person, some {oilKcal} kcal. {aim}, it is easy to cut.',
      ],
      [
        '{aim} {oil:을} 재어 쓰는 게 좋아요. 한 사람 몫이 약 {oilKcal}kcal예요.',
        '{aim}, measure the {oil}: one share is about {oilKcal} kcal.',
      ],
    ],
    actions: [
      [
        '{oil:은} 절반만 두르고, 팬이 마르면 물을 한 숟가락 넣으세요. 약 {oilHalf}kcal 줄어요.',
        'Use half of the {oil}, with a spoonful of water when the pan runs dry: about {oilHalf} kcal less.',
      ],
      [
        '팬을 달군 뒤 {oil:을} 절반만 종이타월로 펴 바르세요. 약 {oilHalf}kcal 줄어요.',
        'Heat the pan, then spread half of the {oil} with a paper towel: about {oilHalf} kcal less.',
      ],
      [
        '{oil:은} 병째 두르지 말고 작은 숟가락으로 재어 넣으세요.',
        'Measure the {oil} with a teaspoon instead of pouring it.',
      ],
    ],
  },
  'energy.dressing': {
    carrier: /\{sauce/u,
    points: [
      [
        '{aim} {lead}에서 볼 것은 {sauce:예요}. 다 쓰면 약 {sauceKcal}kcal예요.',
        '{aim}, the thing to watch in the {lead} is the {sauce}: about {sauceKcal} kcal if you use it all.',
      ],
      [
        '{sauce} 하나가 약 {sauceKcal}kcal예요. {aim} 절반이면 넉넉해요.',
        'The {sauce} alone <makes|make> about {sauceKcal} kcal. {aim}, half is plenty.',
      ],
    ],
    actions: [
      [
        '{sauce:은} 절반만 뿌리고 {veg:과} 고루 섞으세요. 약 {sauceHalf}kcal 줄어요.',
        'Use half of the {sauce} and toss it well with the {veg}: about {sauceHalf} kcal less.',
      ],
      [
        '{sauce:은} 붓지 말고 찍어 드시다 절반은 남기세요. 약 {sauceHalf}kcal 줄어요.',
        'Dip into the {sauce} instead of pouring, and leave half: about {sauceHalf} kcal less.',
      ],
    ],
  },
  'energy.rice': {
    carrier: /\{rice/u,
    points: [
      [
        '이 끼니 약 {kcal}kcal에서 {rice} {bowl:이} 약 {riceKcal}kcal예요. {aim} 여기서 늘리지 않아야 해요.',
        'Of the {kcal} kcal here, {bowl} of {rice} makes about {riceKcal} kcal. {aim}, keep it there.',
      ],
      [
        '{aim} {rice} 몫이 중요해요. {bowl:이} 약 {riceKcal}kcal예요.',
        '{aim}, the share of {rice} matters: {bowl} is about {riceKcal} kcal.',
      ],
      [
        '{lead} 상은 약 {kcal}kcal예요. {aim} {rice} {bowl:을} 지키면 알맞아요.',
        'The meal with {lead} has about {kcal} kcal. {aim}, that is right with {bowl} of {rice}.',
      ],
    ],
    actions: [
      [
        '{rice} {bowl:을} 미리 담고, 더 드시려면 {side:을} 고르세요.',
        'Serve {bowl} of {rice} beforehand; if you want more, take the {side}.',
      ],
      [
        '{side:을} 먼저 드세요. {rice} {bowl:으로} 배가 차기 쉬워요.',
        'Eat the {side} first; {bowl} of {rice} will then fill you.',
      ],
      [
        '{rice} {smallBowl:은} 작은 밥그릇에 소복이 담으세요. 적어 보이지 않아요.',
        'Heap {smallBowl} of {rice} in a small bowl; it does not look little.',
      ],
      [
        '{bite:과} {veg:을} 먼저 드시고 {rice:은} {bowl}까지 드세요.',
        'Eat the {bite} and {veg} first, and {rice} up to {bowl}.',
      ],
      [
        '{rice:은} {bowl}씩 나눠 얼려 두고 끼니마다 하나만 데우세요.',
        'Freeze the {rice} in portions of {bowl}, and warm up one for each meal.',
      ],
    ],
  },
  'energy.vegetables': {
    carrier: /\{veg/u,
    points: [
      [
        '{lead}에는 {veg:이} 한 사람 약 {vegGrams}g이에요. {aim} 배를 채워 줄 재료예요.',
        'The {lead} <has|have> about {vegGrams} g of {veg} a person. {aim}, that is what fills you.',
      ],
    ],
    actions: [
      [
        '{veg}부터 꼭꼭 씹어 드시고 나머지를 드세요.',
        'Begin with the {veg}, well chewed, and go on to the rest.',
      ],
      [
        '배가 덜 차면 {rice} 말고 {veg:을} 더 드세요.',
        'If you are still hungry, take more {veg} rather than {rice}.',
      ],
    ],
  },
  'energy.noodles': {
    carrier: /면|소스/u,
    points: [
      [
        '{lead:은} 면과 소스로 약 {kcal}kcal예요. {aim} 곱빼기와 사리는 더하지 않아야 해요.',
        'Noodles and sauce make the {lead} about {kcal} kcal. {aim}, order nothing larger.',
      ],
    ],
    actions: [
      [
        '{veg:과} {bite:을} 먼저 드시고 면은 4분의 1쯤 남기세요.',
        'Eat the {veg} and {bite} first, and leave about a quarter of the noodles.',
      ],
      [
        '면은 보통으로 시키고 튀긴 것은 곁들이지 마세요.',
        'Order an ordinary portion of noodles, with no fried sides.',
      ],
    ],
  },
  'energy.bread': {
    carrier: /\{lead/u,
    points: [
      [
        '{aim} {lead}만 시키는 게 좋아요. 이것만으로 약 {kcal}kcal예요.',
        '{aim}, order the {lead} alone: that is about {kcal} kcal already.',
      ],
      [
        '{lead} 하나가 약 {kcal}kcal예요. {aim} 한 끼로 넉넉해요.',
        'The {lead} alone <has|have> about {kcal} kcal. {aim}, that is enough for a meal.',
      ],
    ],
    actions: [
      [
        '{lead:은} 세트 말고 단품으로, 마실 것은 달지 않은 것으로 고르세요.',
        'Order the {lead} without a set menu, and choose an unsweetened drink.',
      ],
      [
        '{lead:을} 주문할 때 소스는 절반만 넣어 달라고 하세요.',
        'When you order the {lead}, ask for half of the sauce.',
      ],
    ],
  },
  'energy.shop': {
    carrier: /kcal|\{lead|주문|튀긴/u,
    points: [
      [
        '{lead:은} 약 {kcal}kcal예요. {aim} 양이 많은 집은 {highKcal}kcal까지 가니 살펴야 해요.',
        'The {lead} <has|have> about {kcal} kcal. {aim}, mind that large ones reach {highKcal} kcal.',
      ],
      [
        '{aim} {lead} 하나면 넉넉해요. 약 {kcal}kcal예요.',
        '{aim}, the {lead} is plenty by itself: about {kcal} kcal.',
      ],
    ],
    actions: [
      [
        '주문할 때 곱빼기와 튀긴 곁들이는 고르지 마세요.',
        'When you order, choose neither a large portion nor a fried side.',
      ],
      [
        '주문한 것이 푸짐하게 나오면 4분의 1을 먼저 덜어 두세요.',
        'If the order comes large, set a quarter aside before you start.',
      ],
    ],
  },
  'energy.pack': {
    carrier: /kcal|\{lead/u,
    points: [
      [
        '{lead:이} 한 끼 약 {kcal}kcal예요. {aim} 간식이나 단 음료를 더하면 넘쳐요.',
        'The {lead} <makes|make> a meal of about {kcal} kcal. {aim}, a snack or sweet drink is too much.',
      ],
      [
        '{aim} 이것으로 한 끼를 마쳐야 해요. 약 {kcal}kcal에 단백질이 약 {protein}g이에요.',
        '{aim}, let this be the whole meal: about {kcal} kcal and {protein} g of protein.',
      ],
    ],
    actions: [
      [
        '{addOn}부터 천천히 드시고 {lead:을} 드세요. 덜 허기져요.',
        'Begin with the {addOn}, slowly, and go on to the {lead}; you will be less hungry.',
      ],
      [
        '{lead:을} 드실 때 마실 것은 물이나 달지 않은 차로 고르세요.',
        'With the {lead}, drink water or unsweetened tea.',
      ],
    ],
  },
};
