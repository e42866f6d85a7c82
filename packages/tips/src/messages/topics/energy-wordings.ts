import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Energy: what brings it, and what fills without it. */
export const ENERGY_WORDINGS: TopicWordingTable = {
  'energy.served': {
    carrier: /밥/u,
    points: [
      [
        '나오는 공깃밥은 몫보다 커요. 식단의 밥 {bowl:과} 견주면 약 {leftKcal} kcal가 더 들어요.',
        'The rice served is more than your {bowl}: about {leftKcal} kcal more.',
      ],
      [
        '밥을 다 드시면 식단보다 약 {leftKcal} kcal 많아져요. 몫은 {bowl:예요}.',
        'Eating all of the rice is about {leftKcal} kcal over the plan; your share is {bowl}.',
      ],
    ],
    actions: [
      [
        '한술 뜨기 전에 밥 {leftRice:을} 덜어 두고 {bowl}만 드세요.',
        'Before the first spoonful, set {leftRice} of the rice aside and eat {bowl}.',
      ],
      ['주문할 때 “밥은 적게 주세요” 하고 부탁하세요.', 'Ask for a small rice when you order.'],
      [
        '{veg:과} {flesh:을} 먼저 드시고 밥은 {bowl}에서 마치세요.',
        'Eat the {veg} and {flesh} first, and finish with {bowl} of rice.',
      ],
    ],
  },
  'energy.fried': {
    carrier: /튀김|튀긴/u,
    points: [
      [
        '튀김옷이 머금은 기름이 이 끼니 약 {kcal} kcal의 큰 몫이에요.',
        'The oil in the batter is a large part of the {kcal} kcal of this meal.',
      ],
      [
        '튀긴 요리라 지방이 약 {fat} g이에요. 이 끼니는 약 {kcal} kcal예요.',
        'Deep-fried, it has about {fat} g of fat and {kcal} kcal in all.',
      ],
    ],
    actions: [
      [
        '튀김옷이 두꺼운 끝은 떼고 속과 {veg:을} 드세요.',
        'Pull off the thick ends of the batter, and eat what is inside with the {veg}.',
      ],
      [
        '{veg:을} 먼저 드시고 튀긴 것은 두 점을 남기세요.',
        'Eat the {veg} first, and leave two of the fried pieces.',
      ],
      [
        '튀긴 것은 종이타월로 기름을 찍어 내고 드세요.',
        'Blot the fried pieces with a paper towel before you eat them.',
      ],
    ],
  },
  'energy.oil': {
    carrier: /\{oil/u,
    points: [
      [
        '{lead}에 드는 {oil:이} 한 사람에 약 {oilGrams} g, 약 {oilKcal} kcal예요.',
        'The {oil} in the {lead} comes to about {oilGrams} g a person, some {oilKcal} kcal.',
      ],
      [
        '이 요리에서 열량을 가장 손쉽게 줄일 곳은 {oil:예요}. 약 {oilKcal} kcal예요.',
        'The easiest energy to save in this dish is the {oil}: about {oilKcal} kcal a person.',
      ],
    ],
    actions: [
      [
        '{oil:은} 병째 두르지 말고 작은 숟가락으로 재어 넣으세요.',
        'Measure the {oil} with a teaspoon instead of pouring it.',
      ],
      [
        '{oil:은} 절반만 두르고, 팬이 마르면 물을 한 숟가락씩 넣으세요.',
        'Use half of the {oil}, and add water by the spoonful when the pan runs dry.',
      ],
      [
        '팬을 먼저 달군 뒤 {oil:을} 종이타월로 얇게 펴 바르세요.',
        'Heat the pan first, then spread the {oil} thinly with a paper towel.',
      ],
    ],
  },
  'energy.dressing': {
    carrier: /\{sauce/u,
    points: [
      [
        '{lead}에서 열량을 늘리는 것은 {sauce:예요}. 다 쓰면 약 {sauceKcal} kcal예요.',
        'What adds energy to the {lead} is the {sauce}: about {sauceKcal} kcal if you use it all.',
      ],
    ],
    actions: [
      [
        '{sauce:은} 절반만 뿌리고 {veg:과} 고루 섞으세요.',
        'Use half of the {sauce} and toss it well with the {veg}.',
      ],
      [
        '{sauce:은} 붓지 말고 젓가락 끝으로 찍어 드세요.',
        'Dip into the {sauce} with your chopsticks instead of pouring it.',
      ],
    ],
  },
  'energy.rice': {
    carrier: /\{rice/u,
    points: [
      [
        '이 끼니 {kcal} kcal에서 {rice} {bowl:이} 약 {riceKcal} kcal예요.',
        'Of the {kcal} kcal of this meal, {bowl} of {rice} makes about {riceKcal} kcal.',
      ],
      [
        '이 상의 열량은 {rice}에 크게 달렸어요. {bowl:이} 약 {riceKcal} kcal예요.',
        'The {rice} decides much of the energy here: {bowl} is about {riceKcal} kcal.',
      ],
      [
        '{rice} 몫은 {bowl}, 약 {riceKcal} kcal예요. 상 전체는 약 {kcal} kcal예요.',
        'Your share of {rice} is {bowl}, some {riceKcal} kcal; the whole table has about {kcal} kcal.',
      ],
    ],
    actions: [
      [
        '{rice:은} {bowl}만 담고, 더 드시려면 {side:을} 고르세요.',
        'Serve only {bowl} of {rice}; if you want more, take the {side}.',
      ],
      [
        '{side:을} 먼저 한 접시 드시면 {rice} {bowl:으로} 배가 차요.',
        'With a dish of {side} first, {bowl} of {rice} will fill you.',
      ],
      [
        '{rice} {bowl:은} 작은 그릇에 소복이 담으세요. 넉넉해 보여요.',
        'Serve {bowl} of {rice} in a small bowl; it looks like more.',
      ],
      [
        '{flesh:과} {veg:을} 먼저 드시고 {rice:은} {bowl}까지 드세요.',
        'Eat the {flesh} and {veg} first, and {rice} up to {bowl}.',
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
        '{veg:이} 한 사람에 약 {vegGrams} g이라 부피에 비해 열량이 가벼워요.',
        'With about {vegGrams} g of {veg} a person, this meal is light for its size.',
      ],
      [
        '{lead}에는 {veg:이} 넉넉해요. 상 전체가 약 {kcal} kcal예요.',
        'There is plenty of {veg} in the {lead}; the whole table has about {kcal} kcal.',
      ],
    ],
    actions: [
      [
        '{veg}부터 꼭꼭 씹어 드시고 나머지를 드세요.',
        'Begin with the {veg}, well chewed, and go on to the rest.',
      ],
      [
        '배가 덜 차면 밥 말고 {veg:을} 더 드세요.',
        'If you are still hungry, take more {veg} rather than rice.',
      ],
      [
        '다음에 만들 때는 {veg:을} 반 줌 더 넣으세요. 양은 늘고 열량은 거의 그대로예요.',
        'Next time add half a handful more {veg}: a bigger plate for hardly any energy.',
      ],
    ],
  },
  'energy.protein': {
    carrier: /단백질|\{flesh/u,
    points: [
      [
        '{flesh} 덕분에 단백질이 약 {protein} g이라 배부름이 오래갈 수 있어요.',
        'Thanks to the {flesh} there are about {protein} g of protein, which may keep you full.',
      ],
      [
        '단백질 약 {protein} g이 든 끼니예요. {flesh}부터 드시면 덜 허기져요.',
        'With about {protein} g of protein, starting with the {flesh} staves off hunger.',
      ],
    ],
    actions: [
      [
        '{flesh:과} {veg:을} 먼저 반쯤 드신 뒤 나머지를 드세요.',
        'Eat half of the {flesh} and {veg} first, then the rest.',
      ],
      [
        '{flesh:은} 한 점씩 오래 씹고, 식사에 20분을 쓰세요.',
        'Chew the {flesh} well, piece by piece, and give the meal 20 minutes.',
      ],
      [
        '{flesh:을} 남기지 말고 다 드세요. 간식이 덜 당겨요.',
        'Finish the {flesh}; snacks will tempt you less.',
      ],
    ],
  },
  'energy.noodles': {
    carrier: /면|소스/u,
    points: [
      [
        '{lead:은} 면과 소스로 한 끼가 약 {kcal} kcal예요.',
        'Noodles and sauce make the {lead} about {kcal} kcal.',
      ],
      [
        '면 요리는 곱빼기에서 열량이 뛰어요. 보통이 약 {kcal} kcal예요.',
        'With noodles, energy jumps with a large portion; an ordinary one has about {kcal} kcal.',
      ],
    ],
    actions: [
      [
        '{veg:과} {flesh:을} 먼저 건져 드시고 면은 3분의 1쯤 남기세요.',
        'Eat the {veg} and {flesh} first, and leave about a third of the noodles.',
      ],
      [
        '면을 다 드셨으면 소스는 남기고 마치세요.',
        'When the noodles are gone, leave the sauce and stop there.',
      ],
      [
        '면은 보통으로 시키고 튀긴 것은 곁들이지 마세요.',
        'Order an ordinary portion of noodles, with no fried sides.',
      ],
    ],
  },
  'energy.bread': {
    carrier: /빵|소스|\{lead/u,
    points: [
      [
        '{lead:은} 이것만으로 약 {kcal} kcal예요. 세트면 훨씬 늘어요.',
        'The {lead} alone <has|have> about {kcal} kcal; a set menu has far more.',
      ],
      [
        '빵과 소스가 {lead} 열량의 큰 몫이에요. 모두 약 {kcal} kcal예요.',
        'Bread and sauce are a large part of the {kcal} kcal of the {lead}.',
      ],
    ],
    actions: [
      [
        '{lead:은} 세트 말고 단품으로, 마실 것은 달지 않은 것으로 고르세요.',
        'Order the {lead} on its own, with an unsweetened drink.',
      ],
      ['소스는 절반만 넣고 {veg:을} 더 넣어 달라고 하세요.', 'Ask for half of the sauce and more {veg}.'],
      [
        '빵 한쪽을 남기고 {flesh:과} {veg:을} 다 드세요.',
        'Leave one slice of the bread, and finish the {flesh} and {veg}.',
      ],
    ],
  },
  'energy.shop': {
    carrier: /kcal|\{lead|주문|튀김/u,
    points: [
      [
        '{lead:은} 약 {kcal} kcal로 셈했어요. 양이 많은 집은 {highKcal} kcal까지 나와요.',
        'The {lead} <is|are> counted at about {kcal} kcal; large ones reach {highKcal} kcal.',
      ],
      [
        '{lead} 한 끼는 약 {kcal} kcal예요. 곁들이를 더하면 금세 늘어요.',
        'The {lead} <has|have> about {kcal} kcal, and extras add up fast.',
      ],
    ],
    actions: [
      [
        '주문할 때 곱빼기와 튀긴 곁들이는 고르지 마세요.',
        'When you order, choose neither a large portion nor a fried side.',
      ],
      [
        '주문한 것이 나오면 4분의 1을 먼저 덜어 두고 시작하세요.',
        'When the order comes, set a quarter aside before you start.',
      ],
      ['{lead:은} 나눠 먹고, {veg:을} 먼저 드세요.', 'Share the {lead}, and eat the {veg} first.'],
    ],
  },
  'energy.pack': {
    carrier: /kcal|\{lead/u,
    points: [
      [
        '{lead:은} 한 끼에 약 {kcal} kcal예요. 간식이나 음료가 붙으면 넘치기 쉬워요.',
        'The {lead} <has|have> about {kcal} kcal; a snack or drink easily tips it over.',
      ],
      [
        '이 끼니는 약 {kcal} kcal, 단백질 약 {protein} g이에요. 이것만으로 한 끼예요.',
        'About {kcal} kcal and {protein} g of protein: a meal in itself.',
      ],
    ],
    actions: [
      [
        '{lead} 하나로 마치고, 출출하면 {veg:이} 든 것을 고르세요.',
        'Let the {lead} be all; if you are hungry, add something with {veg}.',
      ],
      [
        '살 때 뒷면을 보고 {kcal} kcal보다 많이 높은 것은 내려놓으세요.',
        'Check the label and put back one with far more than {kcal} kcal.',
      ],
      [
        '{lead:을} 사면서 단 음료와 간식은 담지 마세요.',
        'When you buy the {lead}, leave out the sweet drink and snacks.',
      ],
    ],
  },
};
