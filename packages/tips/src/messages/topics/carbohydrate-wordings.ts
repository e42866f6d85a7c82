import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Starch: how much there is, what to eat before it, and how to keep to one's portion. */
export const CARBOHYDRATE_WORDINGS: TopicWordingTable = {
  'carbohydrate.bowl': {
    carrier: /\{rice/u,
    points: {
      '{aim} {rice:은} {bowl}까지가 알맞아요. 그러면 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, {bowl} of {rice} is right: this meal then has about {carb} g of carbohydrate.',
      '탄수화물 약 {carb}g의 {riceShare:이} {rice} {bowl}에서 와요. {aim} 밥은 이만큼이면 돼요.':
        'Of the {carb} g of carbohydrate here, {bowl} of {rice} makes up {riceShare}. {aim}, serve no more.',
      '{aim} {rice:은} 눈대중보다 재어 담는 쪽이 좋아요. 식단에 잡힌 양은 {bowl:예요}.':
        '{aim}, measure the {rice} rather than serve it by eye: the plan has {bowl}.',
      '{rice} {bowl:은} 식단에서 정한 이 끼니의 몫이에요. {aim} 두 번 뜨지 않으면 돼요.':
        'The plan has {bowl} of {rice} for this meal. {aim}, it is enough not to take a second helping.',
      '{aim} {rice:은} {bowl}까지면 돼요. 그래도 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, {bowl} of {rice} is enough: even so, this meal has about {carb} g of carbohydrate.',
    },
    actions: {
      '{rice} {bowl:을} 미리 담고, 모자라면 {mildSide:을} 더 드세요.':
        'Serve {bowl} of {rice} before you sit down; if you want more, take the {mildSide}.',
      '{rice:은} 지은 날 {bowl}씩 나눠 얼리고, 끼니마다 하나만 데우세요.':
        'Freeze cooked {rice} in portions of {bowl}, and warm up one for each meal.',
      '저울에 {rice} {bowl:을} 달아, 밥그릇에 차는 높이를 봐 두세요.':
        'Weigh {bowl} of {rice} once, and note how far it fills your bowl.',
      '{rice} {smallBowl:을} 작은 밥그릇에 담으세요. 큰 그릇보다 넉넉해 보여요.':
        'Serve {smallBowl} of {rice} in a small bowl; it looks more than in a large one.',
      '{rice:은} {bowl}만 담고 나머지는 식기 전에 나눠 얼리세요.':
        'Serve {bowl} of {rice}, and freeze the rest in portions while it is warm.',
    },
  },
  'carbohydrate.order': {
    carrier: /\{rice/u,
    points: {
      '이 끼니의 탄수화물은 {riceShare:이} {rice}에 있어요. {aim} 반찬부터 드시는 걸 권해요.':
        'In this meal, {riceShare} of the carbohydrate is in the {rice}. {aim}, start with the other dishes.',
      '{aim} {rice}보다 채소와 단백질을 먼저 드시는 게 좋아요. 이 끼니의 탄수화물은 약 {carb}g이에요.':
        '{aim}, eat vegetables and protein before the {rice}: about {carb} g of carbohydrate here.',
      '{rice:을} 맨 먼저 드시면 흡수가 빠를 수 있어요. {aim} 순서를 바꾸는 쪽이 좋아요.':
        'Eaten first, the {rice} <is|are> absorbed fast. {aim}, change the order.',
      '{aim} {rice:은} 반찬을 드신 뒤에 뜨는 걸 권해요. 흡수가 느려질 수 있어요.':
        '{aim}, take the {rice} after the other dishes: it may be absorbed more slowly.',
    },
    actions: {
      '{side:을} 먼저 드시고, 그다음 {bite:과} {rice} {bowl:을} 드세요.':
        'Eat the {side} first, then the {bite} with {bowl} of {rice}.',
      '{bite:과} {side:을} 여러 젓가락 드신 뒤에 {rice:을} 뜨세요.':
        'Have several bites of the {bite} and the {side} before you start on the {rice}.',
      '{side:을} 몇 젓가락 드신 뒤에 {rice:을} 뜨고, 20분쯤 천천히 드세요.':
        'Have a few bites of the {side} before the {rice}, and make the meal last 20 minutes.',
      '{veg:과} {bite}부터 드시고 {rice} {bowl:은} 나중에 드세요.':
        'Start with the {veg} and {bite}, and have {bowl} of {rice} after them.',
      '처음 다섯 젓가락은 {side:으로} 시작하고, 그 뒤에 {rice:을} 드세요.':
        'Make the first five bites {side}, then go on to the {rice}.',
    },
  },
  'carbohydrate.tuber': {
    carrier: /\{tuber/u,
    points: {
      '{tuber}도 {rice}처럼 탄수화물이 많은 음식이에요. {aim} 더 담지 않는 게 좋아요.':
        'Like the {rice}, the {tuber} <is|are> rich in carbohydrate. {aim}, take no more of it.',
      '{aim} {lead}의 {tuber}도 밥처럼 세는 쪽이 좋아요. 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, count the {tuber} in the {lead} like the rice: about {carb} g of carbohydrate in this meal.',
    },
    actions: {
      '{veg:과} {bite}부터 드시고, {tuber:은} {rice:과} 함께 나중에 드세요.':
        'Start with the {veg} and {bite}, and have the {tuber} later, with the {rice}.',
      '{tuber:은} 담긴 만큼만 드시고, 더 드시려면 {mildSide:을} 고르세요.':
        'Keep to the {tuber} on your plate; if you want more, take the {mildSide}.',
    },
  },
  'carbohydrate.served': {
    carrier: /밥|\{servedRice/u,
    points: {
      '{servedRice:은} 식단에 잡힌 {bowl}보다 많아요. {aim} 덜고 드시는 걸 권해요.':
        'The {servedRice} is more than the {bowl} in the plan. {aim}, set some aside first.',
      '{aim} 밥은 {bowl}까지만 드시는 게 좋아요. 그래도 탄수화물이 약 {carb}g이에요.':
        '{aim}, stop at {bowl} of rice: even so this meal has about {carb} g of carbohydrate.',
      '식단은 밥 {bowl:을} 기준으로 짰어요. {aim} {servedRice:을} 다 드시지 않는 쪽이 좋아요.':
        'The plan counts {bowl} of rice. {aim}, do not eat all of the {servedRice}.',
    },
    actions: {
      '밥 {bowl:을} 빈 그릇에 먼저 옮겨 담고 그만큼만 드세요.':
        'Move {bowl} of rice to an empty dish first, and eat only that.',
      '{veg:과} {bite:을} 먼저 드시고 밥은 {bowl}에서 마치세요.':
        'Eat the {veg} and {bite} first, and finish at {bowl} of rice.',
      '{servedRice:을} 숟가락으로 갈라 놓고 {bowl}만 드세요.':
        'Divide the {servedRice} with your spoon, and eat only {bowl}.',
      '{bite:을} 여러 점 드신 뒤에 밥을 뜨고, {bowl}에서 멈추세요.':
        'Have several pieces of {bite} before the rice, and stop at {bowl}.',
    },
  },
  'carbohydrate.servedMixed': {
    carrier: /밥/u,
    points: {
      '{lead}에 나오는 밥은 식단에 잡힌 {bowl}보다 많아요. {aim} 줄여 주문하는 걸 권해요.':
        'The {lead} <comes|come> with more rice than the {bowl} in the plan. {aim}, order less.',
    },
    actions: {
      '주문할 때 밥을 {bowl}만 담아 달라고 하세요.': 'When you order, ask for {bowl} of rice in it.',
      '비비기 전에 밥을 덜어 내고 {bowl}만 남겨 비비세요.':
        'Before you mix it, take rice out until {bowl} is left.',
    },
  },
};
