import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Starch: how much of it there is, what to eat before it, and how to keep to one's share. */
export const CARBOHYDRATE_WORDINGS: TopicWordingTable = {
  'carbohydrate.bowl': {
    carrier: /\{rice/u,
    points: [
      [
        '{rice} {bowl:이} 탄수화물 약 {carb} g의 {riceShare:예요}.',
        'Of the {carb} g of carbohydrate in this meal, {bowl} of {rice} makes up {riceShare}.',
      ],
      [
        '{rice} 몫은 {bowl:예요}. 이 끼니 탄수화물은 모두 약 {carb} g이에요.',
        'Your share of {rice} is {bowl}; the whole meal has about {carb} g of carbohydrate.',
      ],
      [
        '탄수화물은 약 {carb} g이고, {riceShare:이} {rice}에서 와요.',
        'There are about {carb} g of carbohydrate, {riceShare} of it from the {rice}.',
      ],
      [
        '{lead}에는 탄수화물이 적어요. {rice} {bowl}에서 {riceShare:이} 와요.',
        'The {lead} <has|have> little carbohydrate; {riceShare} of it comes from {bowl} of {rice}.',
      ],
    ],
    actions: [
      [
        '{side:을} 먼저 드시고 {rice} {bowl:은} 나중에 드세요.',
        'Eat the {side} first, and the {bowl} of {rice} after it.',
      ],
      [
        '{flesh:과} {side:을} 절반쯤 드신 뒤에 {rice:을} 시작하세요.',
        'Have about half of the {flesh} and the {side} before you start on the {rice}.',
      ],
      [
        '{rice} {bowl:을} 담고, 밥솥은 상에서 멀리 두세요.',
        'Serve {bowl} of {rice} before you sit down, and leave the rice cooker off the table.',
      ],
      [
        '{rice} 한 술마다 {side:을} 한 젓가락씩 곁들여 천천히 드세요.',
        'With every spoonful of {rice}, take a bite of the {side}, and go slowly.',
      ],
      [
        '{veg:과} {flesh:을} 먼저 드시면 {rice} {bowl:으로} 든든해요.',
        'With the {veg} and {flesh} first, {bowl} of {rice} is filling enough.',
      ],
      [
        '{rice:은} {bowl}씩 나눠 얼려 두면 매번 양이 같아져요.',
        'Freeze cooked {rice} in portions of {bowl}, and the amount is the same each time.',
      ],
      [
        '{rice} {bowl:을} 저울에 한 번 달아 눈에 익혀 두세요.',
        'Weigh {bowl} of {rice} once, and remember how far it fills your bowl.',
      ],
      [
        '첫 다섯 입은 {side:으로} 시작하고 그다음에 {rice:을} 드세요.',
        'Make the first five bites {side}, then go on to the {rice}.',
      ],
    ],
  },
  'carbohydrate.band': {
    carrier: /\{rice/u,
    points: [
      [
        '{rice:을} {bowl} 드시면 이 끼니의 혈당 부담은 {band:예요}.',
        'With {bowl} of {rice}, the glycaemic load of this meal is {band}.',
      ],
      [
        '이 끼니의 혈당 부담은 {band:예요}. {rice} 몫 {bowl:을} 지킬 때 그래요.',
        'The glycaemic load of this meal is {band}, as long as you keep to {bowl} of {rice}.',
      ],
    ],
    actions: [
      [
        '{side}, {flesh}, {rice} 차례로 드시면 혈당이 천천히 오를 수 있어요.',
        'In the order {side}, {flesh}, {rice}, blood sugar may rise more slowly.',
      ],
      [
        '{rice} {bowl:은} 거르거나 늘리지 말고 그대로 드세요.',
        'Keep to {bowl} of {rice}: neither skip it nor add to it.',
      ],
      [
        '{veg:을} 먼저 몇 젓가락 드신 뒤 {rice:을} 뜨세요.',
        'Have a few bites of the {veg} before the {rice}.',
      ],
    ],
  },
  'carbohydrate.whole': {
    carrier: /\{rice/u,
    points: [
      [
        '{rice:은} 흰쌀밥보다 식이섬유가 많아요. 이 끼니 식이섬유는 약 {fiber} g이에요.',
        '{rice} has more fibre than white rice; this meal reaches about {fiber} g.',
      ],
    ],
    actions: [
      [
        '{side:을} 먼저 드시고 {rice:은} {bowl}에서 마치세요.',
        'Eat the {side} first, and finish at {bowl} of {rice}.',
      ],
      [
        '{rice:을} 흰쌀밥으로 바꾸지 말고 {bowl:을} 그대로 드세요.',
        'Do not swap the {rice} for white rice; have the {bowl} as planned.',
      ],
    ],
  },
  'carbohydrate.tuber': {
    carrier: /\{tuber/u,
    points: [
      [
        '{tuber}도 {rice}처럼 곡식으로 쳐요. 이 끼니 탄수화물은 모두 약 {carb} g이에요.',
        'The {tuber} <counts|count> as starch like the {rice}; with both, this meal has about {carb} g of carbohydrate.',
      ],
      [
        '{lead}에는 {rice} 말고 {tuber}도 있어요. 탄수화물이 모두 약 {carb} g이에요.',
        'With {tuber} in the {lead}, the {rice} is not the only starch: about {carb} g of carbohydrate in all.',
      ],
    ],
    actions: [
      [
        '{tuber:은} 채소로 치지 말고, {veg:을} 먼저 드신 뒤에 드세요.',
        'Do not count the {tuber} as a vegetable: eat the {veg} first.',
      ],
      [
        '{tuber:은} 담긴 만큼만 드시고, 더 드시려면 {veg:을} 고르세요.',
        'Keep to the {tuber} on your plate; if you want more, take {veg}.',
      ],
      [
        '{tuber} 한 점에 {flesh} 한 점씩 번갈아, {rice:은} 마지막에 드세요.',
        'Alternate {tuber} and {flesh}, and leave the {rice} for last.',
      ],
    ],
  },
  'carbohydrate.served': {
    carrier: /밥/u,
    points: [
      [
        '나오는 밥이 다 몫은 아니에요. 식단의 밥은 {bowl:예요}.',
        'Not all of the rice served is your share: the plan has {bowl}.',
      ],
      [
        '공깃밥은 식단보다 넉넉해요. 밥 {bowl:으로} 셈한 탄수화물이 약 {carb} g이에요.',
        'The rice comes larger than planned; with {bowl} of rice this meal has about {carb} g of carbohydrate.',
      ],
      [
        '이 끼니는 밥 {bowl}만 셈했어요. 나온 그릇은 그보다 커요.',
        'Only {bowl} of rice is counted here; the bowl served is larger.',
      ],
    ],
    actions: [
      [
        '밥 {leftRice:을} 먼저 덜어 두고 {bowl}만 드세요.',
        'Set {leftRice} of the rice aside first, and eat {bowl}.',
      ],
      [
        '주문할 때 밥을 적게 달라고 하세요. 몫은 {bowl:예요}.',
        'Ask for less rice when you order; your share is {bowl}.',
      ],
      [
        '나오자마자 밥 {bowl:을} 앞접시에 옮기고, 그 접시로 드세요.',
        'Move {bowl} of rice to your own plate at once, and eat from that.',
      ],
      [
        '{veg:과} {flesh:을} 먼저 드시고 밥은 {bowl}에서 멈추세요.',
        'Eat the {veg} and {flesh} first, and stop at {bowl} of rice.',
      ],
    ],
  },
};
