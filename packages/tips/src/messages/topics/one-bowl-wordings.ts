import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Starch that is part of the dish itself. */
export const ONE_BOWL_WORDINGS: TopicWordingTable = {
  'carbohydrate.mixed': {
    carrier: /밥|\{lead|\{mixing/u,
    points: {
      '{lead:은} 밥이 섞여 있어 양이 눈에 잘 안 띄어요. {aim} 밥 {bowl:을} 천천히 드시는 게 좋아요.':
        'In the {lead}, the rice is mixed in and hard to judge. {aim}, eat {bowl} of rice, and slowly.',
      '{lead:은} 술술 넘어가 빨리 드시기 쉬워요. {aim} 천천히 드시는 쪽이 좋아요.':
        'It is easy to eat the {lead} fast. {aim}, eat slowly.',
      '{aim} {lead:은} 급히 드시지 않는 걸 권해요. 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, do not hurry over the {lead}: about {carb} g of carbohydrate in this meal.',
    },
    actions: {
      '{side:을} 먼저 드시고 {lead:은} 15분 넘게 천천히 드세요.':
        'Eat the {side} first, and take more than 15 minutes over the {lead}.',
      '{mixing} {veg:과} {bite:을} 몇 젓가락 먼저 드세요.':
        '{mixing}, have a few bites of the {veg} and {bite} on top.',
      '작은 숟가락으로 바꾸고 한 술씩 꼭꼭 씹어 드세요. 밥을 천천히 드시게 돼요.':
        'Take a smaller spoon and chew each spoonful well; the rice goes down more slowly.',
    },
    cookingActions: {
      '밥은 한 사람 {eachBowl}만 넣고 {veg:을} 넉넉히 넣으세요. 한 그릇을 오래 씹게 돼요.':
        'Put in {eachBowl} of rice a person and plenty of {veg}; there is more to chew, and you eat more slowly.',
    },
  },
  'carbohydrate.topped': {
    carrier: /밥|\{lead/u,
    points: {
      '{lead:은} 밥 {bowl} 위에 얹어 드시는 음식이에요. {aim} 밥을 천천히 드시는 게 좋아요.':
        'The {lead} <comes|come> on {bowl} of rice. {aim}, eat the rice slowly.',
      '{aim} {lead:은} 밥부터 뜨지 않는 쪽이 좋아요. 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, do not begin the {lead} with the rice: about {carb} g of carbohydrate in this meal.',
    },
    actions: {
      '위에 얹은 {bite:과} {veg:을} 여러 점 드신 뒤에 밥을 뜨세요.':
        'Eat several bites of the {bite} and {veg} on top before you start on the rice.',
      '비비지 말고 {bite:과} 밥을 번갈아 천천히 드세요.':
        'Do not mix it: take the {bite} and the rice in turn, slowly.',
      '밥보다 위에 얹은 {veg:을} 먼저 여러 젓가락 드세요.':
        'Before the rice, have several bites of the {veg} on top.',
    },
  },
  'carbohydrate.noodles': {
    carrier: /면/u,
    points: {
      '{lead}의 탄수화물 약 {carb}g은 거의 면에 있어요. {aim} 면은 나중에 드시는 걸 권해요.':
        'Nearly all of the {carb} g of carbohydrate in the {lead} is in the noodles. {aim}, leave them for later.',
      '{aim} 면은 급히 드시지 않는 게 좋아요. 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, do not hurry over the noodles: about {carb} g of carbohydrate in this meal.',
    },
    actions: {
      '{veg:과} {bite:을} 먼저 건져 드신 뒤에 면을 드세요.':
        'Eat the {veg} and {bite} first, then the noodles.',
      '면 한 젓가락에 {veg} 한 젓가락씩, 15분 넘게 천천히 드세요.':
        'Match each bite of noodles with one of {veg}, and take more than 15 minutes.',
      '{addOn:을} 먼저 드시고 면은 나중에 드세요.': 'Have the {addOn} first, and the noodles after it.',
      '{side}부터 드시고 면을 드세요. 밥은 더하지 마세요.':
        'Start with the {side}, then the noodles, and add no rice.',
    },
  },
  'carbohydrate.riceCake': {
    carrier: /떡/u,
    points: {
      '{lead}의 탄수화물 약 {carb}g은 거의 떡에 있어요. {aim} 떡은 나중에 드시는 쪽이 좋아요.':
        'Nearly all of the {carb} g of carbohydrate in the {lead} is in the rice cake. {aim}, leave it for later.',
    },
    actions: {
      '{side:을} 먼저 드시고, 떡은 하나씩 꼭꼭 씹어 드세요.':
        'Eat the {side} first, then the rice cakes one by one, chewing well.',
      '{addOn:과} {veg:을} 먼저 드시고 떡은 그 뒤에 하나씩 드세요.':
        'Have the {addOn} and {veg} first, and the rice cakes one by one after them.',
      '떡 하나에 {veg} 한 젓가락씩 번갈아 천천히 드세요.':
        'Alternate rice cakes with bites of {veg}, slowly.',
    },
  },
  'carbohydrate.bread': {
    carrier: /빵|\{lead/u,
    points: {
      '{lead}의 탄수화물 약 {carb}g은 주로 빵에 있어요. {aim} 단 것을 곁들이지 않는 걸 권해요.':
        'Most of the {carb} g of carbohydrate in the {lead} is in the bread. {aim}, have nothing sweet with it.',
      '{aim} 빵은 급히 드시지 않는 게 좋아요. 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, do not hurry over the bread: about {carb} g of carbohydrate in this meal.',
    },
    actions: {
      '{addOn:을} 먼저 드시고 {lead:을} 드세요. 빵을 천천히 드시게 돼요.':
        'Have the {addOn} before the {lead}; you then eat the bread more slowly.',
      '{lead:은} 반으로 잘라 한쪽을 드신 뒤, 5분쯤 쉬고 나머지를 드세요.':
        'Cut the {lead} in half, and rest five minutes before the second half.',
      '{lead}에는 주스나 단 커피 말고 달지 않은 차를 곁들이세요.':
        'Have unsweetened tea with the {lead}, not juice or sweet coffee.',
    },
  },
  'carbohydrate.porridge': {
    carrier: /죽|\{lead/u,
    points: {
      '죽은 씹지 않고 넘어가 밥보다 흡수가 빨라요. {aim} 천천히 드시는 쪽이 좋아요.':
        'Porridge slips down and is absorbed faster than rice. {aim}, take it slowly.',
      '{aim} {lead:은} 한 번에 후루룩 드시지 않는 걸 권해요. 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, do not gulp down the {lead}: about {carb} g of carbohydrate in this meal.',
    },
    actions: {
      '{addOn:을} 먼저 드시고, 죽은 작은 숟가락으로 15분 넘게 드세요.':
        'Have the {addOn} first, then the porridge with a small spoon, for over 15 minutes.',
      '{side:을} 먼저 드시고, 죽은 작은 숟가락으로 천천히 드세요.':
        'Eat the {side} first, and take the porridge slowly with a small spoon.',
    },
    cookingActions: {
      '죽에 꿀이나 설탕을 더 넣지 말고, 한 술마다 잠깐 쉬어 드세요.':
        'Add no honey or sugar to the porridge, and pause between spoonfuls.',
    },
  },
  'carbohydrate.roll': {
    carrier: /밥|\{lead/u,
    points: {
      '{lead:은} 하나씩 집다 보면 금세 다 드시게 돼요. {aim} 천천히 드시는 게 좋아요.':
        'Piece by piece, it is easy to finish the {lead} fast. {aim}, eat slowly.',
    },
    actions: {
      '{addOn:을} 먼저 드시고 {lead:은} 한 입씩 꼭꼭 씹어 드세요.':
        'Have the {addOn} first, then the {lead} bite by bite, chewing well.',
      '{side:을} 먼저 드시고, {lead:은} 한 입씩 꼭꼭 씹어 드세요.':
        'Eat the {side} first, then the {lead} bite by bite, chewing well.',
      '{lead:은} 반만 먼저 꺼내 드시고, 5분쯤 쉰 뒤에 나머지를 드세요.':
        'Take out half of the {lead} first, and rest some five minutes before the other half.',
    },
  },
  'carbohydrate.boxRice': {
    carrier: /밥|\{lead/u,
    points: {
      '{lead}의 탄수화물 약 {carb}g은 주로 밥에 있어요. {aim} 반찬부터 드시는 쪽이 좋아요.':
        'Most of the {carb} g of carbohydrate in the {lead} is in the rice. {aim}, begin with the other foods.',
      '{aim} 밥 {bowl:은} 반찬을 드신 뒤에 드시는 걸 권해요. 탄수화물이 약 {carb}g이에요.':
        '{aim}, have {bowl} of rice after the rest: about {carb} g of carbohydrate.',
    },
    actions: {
      '{veg:과} {bite:을} 먼저 여러 점 드시고 밥을 뜨세요.':
        'Eat several bites of the {veg} and {bite}, and then start on the rice.',
      '{addOn:을} 먼저 드신 뒤에 밥을 드세요.': 'Have the {addOn}, and the rice after it.',
      '{bite} 두세 점으로 시작한 뒤에, 밥은 20분쯤 천천히 드세요.':
        'Start with two or three pieces of {bite}, then take some 20 minutes over the rice.',
    },
  },
  'carbohydrate.boxTuber': {
    carrier: /\{tuber/u,
    points: {
      '{tuber:이} 밥 노릇을 하는 끼니예요. {aim} {tuber:은} 나중에 드시는 게 좋아요.':
        'The {tuber} <takes|take> the place of rice here. {aim}, leave it for later.',
    },
    actions: {
      '{veg:과} {bite:을} 먼저 드시고 {tuber:은} 나중에 드세요.':
        'Eat the {veg} and {bite} first, and the {tuber} after them.',
      '{addOn:을} 먼저 드시고 {tuber:은} 천천히 드세요.':
        'Have the {addOn} first, and take the {tuber} slowly.',
      '{tuber:은} 한 입씩 꼭꼭 씹어 드시고, 단 음료는 곁들이지 마세요.':
        'Chew the {tuber} well, bite by bite, and have no sweet drink with it.',
    },
  },
};
