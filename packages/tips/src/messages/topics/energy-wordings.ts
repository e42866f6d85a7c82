import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Energy: where it comes from, and foods that fill with little of it. */
export const ENERGY_WORDINGS: TopicWordingTable = {
  'energy.served': {
    carrier: /밥|\{servedRice|\{orderedRice/u,
    points: {
      '{servedRice:을} 다 드시면 식단보다 약 {leftKcal}kcal 많아져요. {aim} 밥은 {bowl}까지가 좋아요.':
        'Eating all of the {servedRice} is about {leftKcal} kcal over the plan. {aim}, stop at {bowl} of rice.',
      '{aim} 밥을 덜고 드시는 게 좋아요. {servedRice:은} 식단보다 약 {leftKcal}kcal 많아요.':
        '{aim}, set some rice aside: the {servedRice} is about {leftKcal} kcal more than the plan.',
    },
    actions: {
      '{orderedRice:을} 받으면 {leftRice:을} 먼저 덜어 두고 {bowl}만 드세요.':
        'When the {orderedRice} comes, set {leftRice} of it aside and eat {bowl}.',
      '주문할 때 “{orderedRice:은} 적게 주세요” 하고 부탁하세요.':
        'Ask for a small portion of {orderedRice} when you order.',
      '{veg:과} {bite:을} 먼저 드시고, 밥은 {bowl}에서 마치세요.':
        'Eat the {veg} and {bite} first, and finish with {bowl} of rice.',
    },
  },
  'energy.fried': {
    carrier: /튀김|튀긴/u,
    points: {
      '튀김옷이 기름을 머금어 이 끼니가 약 {kcal}kcal예요. {aim} 튀김옷을 덜 드시는 게 좋아요.':
        'Oil in the batter brings this meal to about {kcal} kcal. {aim}, eat less of the batter.',
      '{aim} 튀김옷을 다 드시지 않는 게 좋아요. 이 끼니의 지방이 약 {fat}g이에요.':
        '{aim}, leave some of the batter: this meal has about {fat} g of fat.',
    },
    actions: {
      '한쪽 튀김옷을 벗기고 속살과 {veg:을} 함께 드세요.':
        'Peel the batter off one side, and eat the inside with the {veg}.',
      '{veg:을} 다 드신 뒤 튀김을 드시고, 배가 차면 거기서 멈추세요.':
        'Finish the {veg} first, then the fried pieces, and stop when you are full.',
      '튀긴 겉면을 종이타월로 꼭꼭 닦아 기름을 빼고 드세요.':
        'Press the fried pieces with a paper towel before you eat them.',
    },
  },
  'energy.oil': {
    carrier: /\{oil/u,
    points: {
      '{lead}에는 {oil:이} 한 사람 약 {oilGrams}g, {oilKcal}kcal쯤 들어가요. {aim} 줄이는 게 좋아요.':
        'The {oil} in the {lead} is about {oilGrams} g a person, some {oilKcal} kcal. {aim}, use less.',
      '{aim} {lead:은} {oil:을} 덜 쓰는 게 좋아요. 한 사람 몫이 약 {oilKcal}kcal예요.':
        '{aim}, use less {oil} for the {lead}: one share is about {oilKcal} kcal.',
    },
    actions: {
      '팬을 달군 뒤 {oil:을} 절반만 종이타월로 펴 바르세요. 약 {oilHalf}kcal 줄어요.':
        'Heat the pan, then spread half of the {oil} with a paper towel: about {oilHalf} kcal less.',
    },
    cookingActions: {
      '{oil:은} 절반만 두르고, 팬이 마르면 물을 한 숟가락 넣으세요. 약 {oilHalf}kcal 줄어요.':
        'Use half of the {oil}, with a spoonful of water when the pan runs dry: about {oilHalf} kcal less.',
      '{oil:은} 병째 두르지 말고 작은 숟가락으로 재어 넣으세요.':
        'Measure the {oil} with a teaspoon instead of pouring it.',
    },
  },
  'energy.dressing': {
    carrier: /\{sauce/u,
    points: {
      '{sauce:을} 다 쓰면 약 {sauceKcal}kcal예요. {aim} 절반쯤 남기는 게 좋아요.':
        'All of the {sauce} is about {sauceKcal} kcal. {aim}, leave about half of it.',
      '{aim} {lead}에서는 {sauce:을} 줄이는 게 가장 쉬워요. 이것만 약 {sauceKcal}kcal예요.':
        '{aim}, the easy thing to cut in the {lead} is the {sauce}: about {sauceKcal} kcal.',
    },
    actions: {
      '{sauce:은} 절반만 뿌리고 {veg:과} 골고루 섞으세요. 약 {sauceHalf}kcal 줄어요.':
        'Use half of the {sauce} and toss it well with the {veg}: about {sauceHalf} kcal less.',
      '{sauce:은} 붓지 말고 찍어 드시다 절반은 남기세요. 약 {sauceHalf}kcal 줄어요.':
        'Dip into the {sauce} instead of pouring, and leave half: about {sauceHalf} kcal less.',
    },
  },
  'energy.rice': {
    carrier: /\{rice/u,
    points: {
      '이 끼니 약 {kcal}kcal 가운데 {rice} {bowl:이} 약 {riceKcal}kcal예요. {aim} 더 담지 않는 게 좋아요.':
        'Of the {kcal} kcal here, {bowl} of {rice} makes about {riceKcal} kcal. {aim}, serve no more.',
      '{aim} {rice:은} {bowl}만 담는 게 좋아요. 이만큼이 약 {riceKcal}kcal예요.':
        '{aim}, serve just {bowl} of {rice}: that is about {riceKcal} kcal.',
      '{aim} {rice:은} 처음 담은 만큼만 드시는 게 좋아요. 이 상은 모두 약 {kcal}kcal예요.':
        '{aim}, take no second helping of {rice}: the whole meal has about {kcal} kcal.',
    },
    actions: {
      '{rice:을} 더 드시고 싶을 때는 {mildSide:을} 한 젓가락 더 드세요.':
        'When you would like more {rice}, have another bite of the {mildSide} instead.',
      '{side:을} 먼저 꼭꼭 씹어 드세요. {rice} {bowl:으로} 배가 차기 쉬워요.':
        'Eat the {side} first and chew well; {bowl} of {rice} will then fill you.',
      '{rice} {smallBowl:은} 작은 밥그릇에 담으세요. 적어 보이지 않아요.':
        'Serve {smallBowl} of {rice} in a small bowl; it will not look too little.',
      '{bite:과} {veg:을} 먼저 드시고, {rice:은} {bowl}에서 마치세요.':
        'Eat the {bite} and {veg} first, and finish with {bowl} of {rice}.',
      '{rice:은} {bowl}씩 나눠 얼려 두고 끼니마다 하나만 데우세요.':
        'Freeze the {rice} in portions of {bowl}, and warm up one for each meal.',
    },
  },
  'energy.vegetables': {
    carrier: /\{veg/u,
    points: {
      '{lead}에는 {veg:이} 한 사람 약 {vegGrams}g 들어 있어요. {aim} 먼저 드시는 게 좋아요.':
        'The {lead} <has|have> about {vegGrams} g of {veg} a person. {aim}, eat that first.',
    },
    actions: {
      '{veg}부터 꼭꼭 씹어 드시고, {rice:은} 나중에 드세요.':
        'Start with the {veg}, chew well, and have the {rice} later.',
      '배가 덜 차면 {rice} 말고 {veg:을} 더 드세요.':
        'If you are still hungry, take more {veg} rather than {rice}.',
    },
  },
  'energy.noodles': {
    carrier: /면|소스/u,
    points: {
      '{lead:은} 면과 소스로 약 {kcal}kcal예요. {aim} 양을 늘리지 않는 게 좋아요.':
        'Noodles and sauce bring the {lead} to about {kcal} kcal. {aim}, do not order a larger portion.',
    },
    actions: {
      '{veg:과} {bite:을} 먼저 드시고 면은 4분의 1쯤 남기세요.':
        'Eat the {veg} and {bite} first, and leave about a quarter of the noodles.',
      '면은 보통 양으로 주문하고, 튀긴 것은 곁들이지 마세요.':
        'Order an ordinary portion of noodles, with no fried sides.',
    },
  },
  'energy.bread': {
    carrier: /\{lead/u,
    points: {
      '{aim} {lead} 하나로 끼니를 마치는 게 좋아요. 이것만 약 {kcal}kcal예요.':
        '{aim}, let the {lead} be the whole meal: it has about {kcal} kcal.',
      '{lead} 하나가 약 {kcal}kcal예요. {aim} 더 얹거나 곁들이지 않는 게 좋아요.':
        'The {lead} alone <has|have> about {kcal} kcal. {aim}, add nothing to it or beside it.',
    },
    actions: {
      '{lead:은} 세트 말고 단품으로 시키고, 마실 것은 달지 않은 것으로 고르세요.':
        'Order the {lead} on its own, not as a set, and choose an unsweetened drink.',
      '{lead}에 토핑을 추가하지 말고, 소스는 절반만 부탁하세요.':
        'Add no toppings to the {lead}, and ask for half of the sauce.',
    },
  },
  'energy.shop': {
    carrier: /kcal|\{lead|주문|튀긴/u,
    points: {
      '{lead:은} 양이 많은 집에서는 {highKcal}kcal까지 돼요. {aim} 보통 양으로 드시는 게 좋아요.':
        'Where portions are large, the {lead} <reaches|reach> {highKcal} kcal. {aim}, keep to an ordinary one.',
      '{aim} {lead:은} 다른 것을 더 시키지 않는 게 좋아요. 이것만 약 {kcal}kcal예요.':
        '{aim}, order nothing beside the {lead}: it is about {kcal} kcal.',
    },
    actions: {
      '주문할 때 곱빼기와 튀긴 곁들이는 고르지 마세요.':
        'When you order, choose neither a large portion nor a fried side.',
      '주문한 것이 푸짐하게 나오면 4분의 1을 먼저 덜어 두세요.':
        'If the order comes large, set a quarter aside before you start.',
    },
  },
  'energy.pack': {
    carrier: /kcal|\{lead/u,
    points: {
      '이 끼니는 약 {kcal}kcal예요. {aim} 간식이나 단 음료를 더하지 않는 게 좋아요.':
        'This meal has about {kcal} kcal. {aim}, add no snack or sweet drink.',
      '{aim} {lead} 뒤에 간식을 더하지 않는 게 좋아요. 이 끼니만 약 {kcal}kcal예요.':
        '{aim}, add no snack after the {lead}: this meal alone has about {kcal} kcal.',
    },
    actions: {
      '{addOn}부터 천천히 드시고 {lead:을} 드세요. 급히 드시지 않게 돼요.':
        'Start with the {addOn}, eat slowly, then go on to the {lead}; you will not hurry.',
      '{lead}에 군것질을 더하지 말고, 마실 것은 물이나 달지 않은 차로 고르세요.':
        'Buy no sweets with the {lead}, and choose water or unsweetened tea to drink.',
    },
  },
};
