import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Starch of dishes that hold it themselves. */
export const ONE_BOWL_WORDINGS: TopicWordingTable = {
  'carbohydrate.mixed': {
    carrier: /밥|비비|비벼|\{lead/u,
    points: [
      [
        '비빈 밥은 양이 눈에 안 띄어요. {aim} 밥 {bowl}, 탄수화물 약 {carb}g을 봐야 해요.',
        'Mixed in, rice is hard to judge: {bowl} and about {carb} g of carbohydrate here. {aim}, keep it in view.',
      ],
      [
        '{lead:은} 술술 넘어가 빨리 드시기 쉬워요. {aim} 속도가 중요해요.',
        'The {lead} <goes|go> down fast. {aim}, the pace matters.',
      ],
    ],
    actions: [
      [
        '밥은 {bowl}만 섞고, 모자라면 {veg:을} 더하세요.',
        'Mix in {bowl} of rice; if that seems little, add {veg}.',
      ],
      [
        '{side:을} 먼저 드시고 {lead:은} 15분 넘게 천천히 드세요.',
        'Eat the {side} first, and take more than 15 minutes over the {lead}.',
      ],
      [
        '비빌 때 {veg:을} 반 줌 더 넣고, 밥은 {bowl} 그대로 두세요.',
        'Add half a handful more {veg} as you mix, and leave the rice at {bowl}.',
      ],
      [
        '비비기 전에 위의 {veg:과} {bite:을} 몇 젓가락 먼저 드세요.',
        'Before you mix it, have a few bites of the {veg} and {bite} on top.',
      ],
      [
        '숟가락을 작은 것으로 바꾸고 한 술씩 꼭꼭 씹어 드세요. 밥이 천천히 들어가요.',
        'Take a smaller spoon and chew well; the rice goes down more slowly.',
      ],
    ],
  },
  'carbohydrate.topped': {
    carrier: /밥|\{lead/u,
    points: [
      [
        '{lead} 아래 깔린 밥은 {bowl:예요}. {aim} 탄수화물 약 {carb}g을 천천히 드셔야 해요.',
        'Under the {lead} lies {bowl} of rice: about {carb} g of carbohydrate. {aim}, go slowly.',
      ],
      [
        '{aim} {lead:은} 밥부터 뜨지 않는 게 좋아요. 탄수화물이 약 {carb}g이에요.',
        '{aim}, do not begin the {lead} with the rice: about {carb} g of carbohydrate.',
      ],
    ],
    actions: [
      [
        '위에 얹은 {bite:과} {veg:을} 절반쯤 드신 뒤에 밥을 뜨세요.',
        'Eat about half of the {bite} and {veg} on top before you start on the rice.',
      ],
      [
        '비비지 말고 {bite} 한 점, 밥 한 술씩 번갈아 천천히 드세요.',
        'Do not mix it: take {bite} and rice in turn, slowly.',
      ],
      [
        '밥을 소스에 다 비비지 말고 한쪽부터 떠서 15분 넘게 드세요.',
        'Do not mix all of the rice into the sauce; work from one side, over 15 minutes.',
      ],
    ],
  },
  'carbohydrate.noodles': {
    carrier: /면/u,
    points: [
      [
        '{lead}의 탄수화물 약 {carb}g은 거의 면이에요. {aim} 면부터 드시지 않는 게 좋아요.',
        'Nearly all of the {carb} g of carbohydrate in the {lead} is noodles. {aim}, do not begin with them.',
      ],
      [
        '{aim} 면은 천천히 드셔야 해요. 이 끼니에 탄수화물이 약 {carb}g이에요.',
        '{aim}, take the noodles slowly: about {carb} g of carbohydrate in this meal.',
      ],
    ],
    actions: [
      [
        '{veg:과} {bite:을} 먼저 건져 드신 뒤에 면을 드세요.',
        'Eat the {veg} and {bite} first, then the noodles.',
      ],
      [
        '면 한 젓가락에 {veg} 한 젓가락을 곁들여 15분 넘게 드세요.',
        'Match each bite of noodles with one of {veg}, and take more than 15 minutes.',
      ],
      ['{addOn:을} 먼저 드시고 면은 뒤에 드세요.', 'Have the {addOn} first, and the noodles after it.'],
      [
        '면은 봉지에 적힌 시간만 삶아 씹는 맛을 남기세요. 천천히 드시게 돼요.',
        'Boil the noodles no longer than the pack says; with some bite, they go down more slowly.',
      ],
      [
        '{side}부터 드시고 면을 드세요. 밥은 더하지 마세요.',
        'Start with the {side}, then the noodles, and add no rice.',
      ],
    ],
  },
  'carbohydrate.riceCake': {
    carrier: /떡/u,
    points: [
      [
        '{lead}의 탄수화물 약 {carb}g은 거의 떡이에요. {aim} 떡부터 드시지 않는 게 좋아요.',
        'Nearly all of the {carb} g of carbohydrate in the {lead} is rice cake. {aim}, do not begin with it.',
      ],
    ],
    actions: [
      [
        '{side:을} 먼저 드시고, 떡은 하나씩 꼭꼭 씹어 드세요.',
        'Eat the {side} first, then the rice cakes one by one, chewing well.',
      ],
      [
        '{addOn:과} {veg:을} 먼저 드시고 떡은 그 뒤에 하나씩 드세요.',
        'Have the {addOn} and {veg} first, and the rice cakes one by one after them.',
      ],
      [
        '떡 하나에 {veg} 한 젓가락씩 번갈아 천천히 드세요.',
        'Alternate each of the rice cakes with a bite of {veg}, slowly.',
      ],
    ],
  },
  'carbohydrate.bread': {
    carrier: /빵|\{lead/u,
    points: [
      [
        '{lead}의 탄수화물 약 {carb}g은 주로 빵이에요. {aim} 곁들이는 것이 중요해요.',
        'Most of the {carb} g of carbohydrate in the {lead} is bread. {aim}, what goes with it matters.',
      ],
      [
        '{aim} 빵은 빨리 드시지 않는 게 좋아요. 탄수화물이 약 {carb}g이에요.',
        '{aim}, do not hurry the bread: about {carb} g of carbohydrate.',
      ],
    ],
    actions: [
      [
        '{addOn:을} 먼저 드시고 {lead:을} 드세요. 빵이 천천히 들어가요.',
        'Have the {addOn} before the {lead}; the bread follows more slowly.',
      ],
      [
        '{lead:은} 반으로 잘라 한쪽을 드신 뒤 5분 쉬었다 드세요.',
        'Cut the {lead} in half, and rest five minutes before the second half.',
      ],
      [
        '{lead}에 잼이나 단 음료 대신 달지 않은 차를 곁들이세요.',
        'Have unsweetened tea with the {lead}, not jam or a sweet drink.',
      ],
    ],
  },
  'carbohydrate.porridge': {
    carrier: /죽|\{lead/u,
    points: [
      [
        '죽은 씹지 않고 넘어가 밥보다 빨리 소화돼요. {aim} {carb}g쯤 되는 탄수화물을 천천히 드셔야 해요.',
        'Porridge digests faster than rice. {aim}, take its {carb} g or so of carbohydrate slowly.',
      ],
      [
        '{aim} {lead:은} 서두르지 않는 게 중요해요. 탄수화물이 약 {carb}g이에요.',
        '{aim}, do not hurry the {lead}: about {carb} g of carbohydrate, quickly absorbed.',
      ],
    ],
    actions: [
      [
        '{addOn:을} 먼저 드시고 죽은 작은 숟가락으로 15분 넘게 드세요.',
        'Have the {addOn} first, then the porridge with a small spoon, for over 15 minutes.',
      ],
      [
        '{side:을} 먼저 드시고 죽은 작은 숟가락으로 천천히 드세요.',
        'Eat the {side} first, and take the porridge slowly with a small spoon.',
      ],
      [
        '죽에 꿀이나 단맛을 더하지 말고, 한 술마다 잠깐 쉬며 드세요.',
        'Add nothing sweet to the porridge, and pause between spoonfuls.',
      ],
    ],
  },
  'carbohydrate.roll': {
    carrier: /밥|\{lead/u,
    points: [
      [
        '{lead:은} 한 개씩 집다 보면 밥이 금세 들어가요. {aim} 탄수화물 약 {carb}g을 천천히 드셔야 해요.',
        'Piece by piece, the rice of the {lead} is gone fast: {carb} g or so of carbohydrate. {aim}, go slowly.',
      ],
    ],
    actions: [
      [
        '{addOn:을} 먼저 드시고 {lead:은} 한 개씩 꼭꼭 씹어 드세요.',
        'Have the {addOn} first, then the {lead} piece by piece, chewing well.',
      ],
      ['{side:을} 먼저 드시고 {lead:을} 드세요.', 'Eat the {side} first, then the {lead}.'],
      [
        '{lead:을} 접시에 반만 덜어 드시고, 잠깐 쉰 뒤 나머지를 드세요.',
        'Put half of the {lead} on a plate, eat it, and rest a little before the other half.',
      ],
    ],
  },
  'carbohydrate.boxRice': {
    carrier: /밥|\{lead/u,
    points: [
      [
        '{lead}의 탄수화물 약 {carb}g은 주로 밥이에요. {aim} 밥부터 드시지 않는 게 좋아요.',
        'Most of the {carb} g of carbohydrate in the {lead} is rice. {aim}, do not begin with it.',
      ],
      [
        '{aim} 반찬과 밥의 차례가 중요해요. 밥이 {bowl}, 탄수화물이 약 {carb}g이에요.',
        '{aim}, the order counts: there is {bowl} of rice, and about {carb} g of carbohydrate.',
      ],
    ],
    actions: [
      [
        '{veg:과} {bite:을} 먼저 절반쯤 드시고 밥을 뜨세요.',
        'Eat about half of the {veg} and {bite}, and then start on the rice.',
      ],
      ['{addOn:을} 먼저 드신 뒤에 밥을 드세요.', 'Have the {addOn}, and the rice after it.'],
      [
        '밥 한 술에 {bite} 한 점을 곁들여 20분쯤 천천히 드세요.',
        'Take a piece of {bite} with every spoonful of rice, over some 20 minutes.',
      ],
    ],
  },
  'carbohydrate.boxTuber': {
    carrier: /\{tuber/u,
    points: [
      [
        '{tuber:이} 이 끼니의 밥 노릇을 해요. {aim} 탄수화물 약 {carb}g을 살펴야 해요.',
        'The {tuber} <takes|take> the place of rice here: about {carb} g of carbohydrate in all. {aim}, mind it.',
      ],
    ],
    actions: [
      [
        '{veg:과} {bite:을} 먼저 드시고 {tuber:은} 뒤에 드세요.',
        'Eat the {veg} and {bite} first, and the {tuber} after them.',
      ],
      [
        '{tuber:은} 껍질째 꼭꼭 씹어 드시고, 단 음료는 곁들이지 마세요.',
        'Chew the {tuber} well, skin and all, and have no sweet drink with it.',
      ],
      [
        '{addOn:을} 먼저 드시고 {tuber:은} 천천히 드세요.',
        'Have the {addOn} first, and take the {tuber} slowly.',
      ],
    ],
  },
};
