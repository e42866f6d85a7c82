import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Starch: how much of it there is, what to eat before it, and how to keep to one's share. */
export const CARBOHYDRATE_WORDINGS: TopicWordingTable = {
  'carbohydrate.bowl': {
    carrier: /\{rice/u,
    points: [
      [
        '{aim} {rice} 몫 {bowl:을} 지켜야 해요. 이 상의 탄수화물은 약 {carb}g이에요.',
        '{aim}, keep to your {bowl} of {rice}: this meal has about {carb} g of carbohydrate.',
      ],
      [
        '{rice} {bowl:이} 이 상 탄수화물 약 {carb}g의 {riceShare:예요}. {aim} 늘리지 않아야 해요.',
        'Of the {carb} g of carbohydrate here, {bowl} of {rice} makes up {riceShare}. {aim}, keep it there.',
      ],
      [
        '{aim} {rice:을} 눈대중으로 담지 않는 게 좋아요. 몫은 {bowl:예요}.',
        '{aim}, do not serve the {rice} by eye: your share is {bowl}.',
      ],
    ],
    actions: [
      [
        '{rice} {bowl:을} 미리 담고, 더 드시고 싶으면 {side:을} 드세요.',
        'Serve {bowl} of {rice} before you sit down, and if you want more, take the {side}.',
      ],
      [
        '{rice:을} 지으면 {bowl}씩 나눠 얼리세요. 하나만 데우면 양이 늘 같아요.',
        'Freeze cooked {rice} in portions of {bowl}; warm up one, and the amount is always the same.',
      ],
      [
        '{rice} {bowl:을} 저울에 한 번 달아 그릇의 어디까지인지 봐 두세요.',
        'Weigh {bowl} of {rice} once, and note how far it fills your bowl.',
      ],
      [
        '작은 밥그릇에 {rice} {bowl:을} 담으세요. 큰 그릇에 담으면 더 뜨기 쉬워요.',
        'Serve {bowl} of {rice} in a small bowl; from a large one it easily gets more.',
      ],
    ],
  },
  'carbohydrate.order': {
    carrier: /\{rice/u,
    points: [
      [
        '{lead}에는 탄수화물이 적고 {riceShare:이} {rice}에 있어요. {aim} {rice:은} 나중이 좋아요.',
        'The {lead} <has|have> little carbohydrate; {riceShare} of it is in the {rice}. {aim}, leave that for later.',
      ],
      [
        '{aim} {rice:을} 언제 뜨느냐가 중요해요. 탄수화물 약 {carb}g 가운데 {riceShare:예요}.',
        '{aim}, it matters when you start on the {rice}: {riceShare} of the {carb} g of carbohydrate.',
      ],
      [
        '{aim} {rice}보다 채소와 단백질이 먼저예요. 이 상의 탄수화물은 약 {carb}g이에요.',
        '{aim}, vegetables and protein come before the {rice}: about {carb} g of carbohydrate here.',
      ],
      [
        '{rice:을} 맨 먼저 드시면 빨리 흡수돼요. {aim} 차례가 중요해요.',
        'Eaten first, the {rice} <is|are> absorbed fast. {aim}, the order matters.',
      ],
    ],
    actions: [
      [
        '{side:을} 먼저 드시고, {bite:과} {rice} {bowl:을} 그다음에 드세요.',
        'Eat the {side} first, then the {bite} with the {bowl} of {rice}.',
      ],
      [
        '{bite:과} {side:을} 절반쯤 드신 뒤에 {rice:을} 뜨세요.',
        'Have about half of the {bite} and the {side} before you start on the {rice}.',
      ],
      [
        '{rice} 한 술에 {side} 한 젓가락을 곁들여 20분쯤 천천히 드세요.',
        'Take a bite of the {side} with each spoonful of {rice}, and make it last 20 minutes.',
      ],
      [
        '{veg:과} {bite}부터 드시고 {rice} {bowl:은} 뒤에 드세요.',
        'Start with the {veg} and {bite}, and have the {bowl} of {rice} after them.',
      ],
      [
        '첫 다섯 젓가락은 {side:으로} 시작하고 {rice:은} 그다음에 드세요.',
        'Make the first five bites {side}, then go on to the {rice}.',
      ],
    ],
  },
  'carbohydrate.tuber': {
    carrier: /\{tuber/u,
    points: [
      [
        '{tuber}도 {rice}처럼 탄수화물이에요. {aim} 둘을 더해 약 {carb}g으로 봐야 해요.',
        'The {tuber} <counts|count> as starch like the {rice}: about {carb} g with both. {aim}, watch the two together.',
      ],
      [
        '{aim} {lead}의 {tuber:은} 채소가 아니에요. {rice}까지 탄수화물이 약 {carb}g이에요.',
        '{aim}, the {tuber} in the {lead} <is|are> no vegetable: with the {rice}, about {carb} g of carbohydrate.',
      ],
    ],
    actions: [
      [
        '{veg:과} {bite}부터 드시고, {tuber:은} {rice:과} 함께 뒤에 드세요.',
        'Start with the {veg} and {bite}, and have the {tuber} later, with the {rice}.',
      ],
      [
        '{tuber:은} 담긴 만큼만 드시고, 더 드시려면 {side:을} 고르세요.',
        'Keep to the {tuber} on your plate; if you want more, take the {side}.',
      ],
    ],
  },
  'carbohydrate.served': {
    carrier: /밥|\{servedRice/u,
    points: [
      [
        '밥이 식단보다 넉넉히 담겨 나와요. {aim} 밥 {bowl}까지가 몫이에요.',
        'The rice comes larger than planned. {aim}, your share is {bowl} of rice.',
      ],
      [
        '{aim} 밥 양이 중요해요. {bowl}만 드셔도 탄수화물이 약 {carb}g이에요.',
        '{aim}, the amount of rice matters: with {bowl} this meal has about {carb} g of carbohydrate.',
      ],
      [
        '식단은 밥 {bowl}만 셈했어요. {aim} 나온 그릇을 다 드시기엔 많아요.',
        'The plan counts {bowl} of rice. {aim}, the whole bowl served is too much.',
      ],
    ],
    actions: [
      [
        '밥 {bowl:을} 다른 그릇에 먼저 옮기고 그만큼 드세요.',
        'Move {bowl} of rice to another bowl first, and eat that.',
      ],
      [
        '{veg:과} {bite:을} 먼저 드시고 밥은 {bowl}에서 마치세요.',
        'Eat the {veg} and {bite} first, and finish at {bowl} of rice.',
      ],
      [
        '{servedRice}에서 {bowl:을} 먼저 갈라 두고, 반찬과 함께 그만큼 드세요.',
        'Mark off {bowl} of the {servedRice} first, and eat that with the side dishes.',
      ],
      [
        '{bite:을} 절반쯤 드신 뒤에 밥을 뜨고, {bowl}에서 수저를 놓으세요.',
        'Have half of the {bite} before the rice, and put the spoon down at {bowl}.',
      ],
    ],
  },
  'carbohydrate.servedMixed': {
    carrier: /밥/u,
    points: [
      [
        '{lead}에 나오는 밥은 식단보다 많아요. {aim} 밥 {bowl}까지가 몫이에요.',
        'The {lead} <comes|come> with more rice than planned. {aim}, your share is {bowl} of rice.',
      ],
    ],
    actions: [
      ['주문할 때 밥을 {bowl}만 담아 달라고 하세요.', 'When you order, ask for {bowl} of rice in it.'],
      [
        '섞기 전에 밥 {bowl:을} 남은 재료와 섞고, 나머지 밥은 따로 두세요.',
        'Mix {bowl} of rice with the rest, and keep the other rice apart.',
      ],
    ],
  },
};
