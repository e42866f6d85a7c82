import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Starch of dishes that hold it themselves. */
export const ONE_BOWL_WORDINGS: TopicWordingTable = {
  'carbohydrate.mixed': {
    carrier: /밥|비비|비벼|\{lead/u,
    points: [
      [
        '섞인 밥은 양이 눈에 안 띄어요. {lead}에 든 밥은 {bowl:예요}.',
        'Mixed in, rice is hard to judge. The {lead} <holds|hold> {bowl}.',
      ],
      [
        '{lead:은} 밥 {bowl}에 탄수화물이 약 {carb} g이에요.',
        'The {lead} <has|have> {bowl} of rice and about {carb} g of carbohydrate.',
      ],
      [
        '밥과 재료가 섞여 빨리 먹기 쉬워요. 탄수화물은 약 {carb} g이에요.',
        'With rice and all in one bowl it goes down fast: about {carb} g of carbohydrate.',
      ],
    ],
    actions: [
      [
        '밥은 {bowl}만 섞고, 모자라면 {veg:을} 더하세요.',
        'Mix in {bowl} of rice; if that seems little, add {veg}.',
      ],
      ['밥보다 {side:을} 먼저 한 접시 드시고 시작하세요.', 'Eat the {side} before you start on the rice.'],
      [
        '작은 숟가락으로 {veg:이} 밥과 함께 떠지게 드시고, 20분쯤 들이세요.',
        'Use a small spoon, with some {veg} in each bite of rice, and take about 20 minutes.',
      ],
      [
        '{flesh:과} {veg:을} 골라 먼저 몇 입 드시고, 밥은 그다음에 드세요.',
        'Pick out a few bites of the {flesh} and {veg} first, and come to the rice after.',
      ],
    ],
  },
  'carbohydrate.topped': {
    carrier: /밥|\{lead/u,
    points: [
      [
        '{lead} 아래 밥은 {bowl:예요}. 탄수화물은 약 {carb} g이에요.',
        'Under the {lead} lies {bowl} of rice: about {carb} g of carbohydrate in all.',
      ],
      [
        '덮어 먹는 밥은 양이 가려져요. {lead:은} 탄수화물이 약 {carb} g이에요.',
        'The topping hides how much rice there is: about {carb} g of carbohydrate in the {lead}.',
      ],
    ],
    actions: [
      [
        '위에 얹은 {flesh:과} {veg:을} 먼저 드시고 밥은 조금씩 뜨세요.',
        'Eat the {flesh} and {veg} on top first, and take the rice bit by bit.',
      ],
      [
        '밥 {bowl:을} 따로 담고 위의 것을 한 술씩 얹어 드세요.',
        'Serve the {bowl} of rice apart, and top it spoonful by spoonful.',
      ],
      [
        '밥을 다 비비지 말고 한쪽부터 떠서 천천히 드세요.',
        'Do not mix in all the rice; work from one side, slowly.',
      ],
    ],
  },
  'carbohydrate.noodles': {
    carrier: /면/u,
    points: [
      [
        '{lead}의 탄수화물 약 {carb} g은 거의 면에서 와요.',
        'Nearly all of the {carb} g of carbohydrate in the {lead} is from the noodles.',
      ],
      [
        '면이 이 끼니의 곡식이에요. 탄수화물이 약 {carb} g이에요.',
        'The noodles are the grain of this meal: about {carb} g of carbohydrate.',
      ],
      [
        '면은 후루룩 넘어가 빨리 먹기 쉬워요. 탄수화물이 약 {carb} g이에요.',
        'Noodles go down fast, and these bring about {carb} g of carbohydrate.',
      ],
    ],
    actions: [
      [
        '{veg:과} {flesh:을} 먼저 건져 드신 뒤에 면을 드세요.',
        'Eat the {veg} and {flesh} first, then the noodles.',
      ],
      [
        '면을 다 드셨으면 다른 곡식은 더하지 말고 마치세요.',
        'When the noodles are gone, stop there: no other starch on top.',
      ],
      [
        '면 한 젓가락에 {veg:을} 한 젓가락씩 곁들여 15분 넘게 드세요.',
        'Match each bite of noodles with one of {veg}, and take more than 15 minutes.',
      ],
      [
        '면은 조금씩 감아 {flesh:과} 함께 꼭꼭 씹어 드세요.',
        'Take small twists of noodles with some {flesh}, and chew well.',
      ],
      [
        '면은 푹 삶지 말고 씹는 맛이 있을 때 건지세요.',
        'Lift the noodles out while they still have some bite.',
      ],
    ],
  },
  'carbohydrate.riceCake': {
    carrier: /떡/u,
    points: [
      [
        '떡이 이 끼니의 곡식이에요. 탄수화물이 약 {carb} g이고 거의 떡에서 와요.',
        'The rice cakes are the grain of this meal: nearly all of its {carb} g of carbohydrate.',
      ],
      [
        '떡은 쫄깃해도 금세 소화돼요. 이 끼니 탄수화물이 약 {carb} g이에요.',
        'Chewy as they are, rice cakes digest fast: about {carb} g of carbohydrate in this meal.',
      ],
    ],
    actions: [
      [
        '{side:을} 먼저 드시고, 떡은 하나씩 꼭꼭 씹어 드세요.',
        'Eat the {side} first, then the rice cakes one by one, chewing well.',
      ],
      [
        '떡 하나에 {veg} 한 젓가락씩 번갈아 드세요.',
        'Alternate each of the rice cakes with a bite of {veg}.',
      ],
      [
        '떡은 하나씩 집어 꼭꼭 씹고, 15분 넘게 드세요.',
        'Take the rice cakes one at a time, chew well, and give them over 15 minutes.',
      ],
    ],
  },
  'carbohydrate.bread': {
    carrier: /빵|\{lead/u,
    points: [
      [
        '빵이 이 끼니의 곡식이에요. 탄수화물이 약 {carb} g이에요.',
        'Bread is the grain of this meal: about {carb} g of carbohydrate.',
      ],
      [
        '{lead}의 탄수화물 약 {carb} g은 주로 빵에서 와요.',
        'Most of the {carb} g of carbohydrate in the {lead} is from the bread.',
      ],
    ],
    actions: [
      [
        '빵보다 속에 든 {flesh:과} {veg:을} 먼저 한두 입 드세요.',
        'Take a bite or two of the {flesh} and {veg} before the bread.',
      ],
      [
        '빵은 반으로 잘라 한쪽을 드신 뒤 잠깐 쉬었다 드세요.',
        'Cut the bread in half, and pause before the second half.',
      ],
      ['{lead}에 잼이나 단 음료를 곁들이지 마세요.', 'Have no jam or sweet drink with the {lead}.'],
    ],
  },
  'carbohydrate.porridge': {
    carrier: /죽|\{lead/u,
    points: [
      [
        '죽은 씹지 않고 넘어가 밥보다 빨리 소화돼요. 탄수화물이 약 {carb} g이에요.',
        'Porridge needs no chewing and digests faster than rice: about {carb} g of carbohydrate.',
      ],
      [
        '{lead} 한 그릇의 탄수화물은 약 {carb} g이에요. 죽이라 빨리 흡수돼요.',
        'A bowl of {lead} has about {carb} g of carbohydrate, quickly absorbed.',
      ],
    ],
    actions: [
      [
        '{addOn:을} 먼저 드시고 죽은 작은 숟가락으로 15분 넘게 드세요.',
        'Have the {addOn} first, then the porridge with a small spoon, for over 15 minutes.',
      ],
      [
        '{side:을} 먼저 드시고 죽은 한 김 식혀 천천히 드세요.',
        'Eat the {side} first; let the porridge cool a little and take it slowly.',
      ],
      [
        '죽에 단맛을 더하지 말고, 작은 숟가락으로 천천히 드세요.',
        'Add nothing sweet to the porridge, and take it slowly with a small spoon.',
      ],
    ],
  },
  'carbohydrate.roll': {
    carrier: /밥|\{lead/u,
    points: [
      [
        '꼭꼭 만 밥이라 보기보다 많아요. {lead}의 탄수화물은 약 {carb} g이에요.',
        'Rolled tight, the rice is more than it looks: about {carb} g of carbohydrate in the {lead}.',
      ],
      [
        '{lead:은} 한 입씩 집다 보면 밥이 금세 들어가요. 탄수화물이 약 {carb} g이에요.',
        'Piece by piece, the rice in the {lead} is gone fast: about {carb} g of carbohydrate.',
      ],
    ],
    actions: [
      [
        '{lead:을} 접시에 펼쳐 놓고, 하나를 삼킨 뒤 다음 것을 집으세요.',
        'Spread the {lead} on a plate, and finish one piece before you take the next.',
      ],
      ['{lead}에 다른 탄수화물을 곁들이지 말고 이것으로 마치세요.', 'Have no other starch with the {lead}.'],
      ['{addOn:을} 먼저 드신 뒤 {lead:을} 드세요.', 'Have the {addOn} first, then the {lead}.'],
      [
        '{side:을} 먼저 한 접시 드시고 {lead:을} 시작하세요.',
        'Eat the {side} first, then start on the {lead}.',
      ],
    ],
  },
  'carbohydrate.boxRice': {
    carrier: /밥|\{lead/u,
    points: [
      [
        '{lead}의 탄수화물 약 {carb} g은 주로 밥에서 와요.',
        'Most of the {carb} g of carbohydrate in the {lead} is from the rice.',
      ],
      [
        '이 끼니의 밥은 {bowl}, 탄수화물은 모두 약 {carb} g이에요.',
        'The rice here is {bowl}, and the whole meal about {carb} g of carbohydrate.',
      ],
    ],
    actions: [
      [
        '{veg:과} {flesh:을} 먼저 드시고 밥은 나중에 드세요.',
        'Eat the {veg} and {flesh} first, and the rice after them.',
      ],
      [
        '밥은 {bowl}까지만 드시고, 더 드시려면 {veg:을} 고르세요.',
        'Stop at {bowl} of rice; if you want more, choose {veg}.',
      ],
      ['{addOn:을} 먼저 드신 뒤에 밥을 뜨세요.', 'Have the {addOn} before the rice.'],
      [
        '밥 한 술마다 {flesh:을} 한 점씩 곁들여 천천히 드세요.',
        'Take a piece of {flesh} with every spoonful of rice, and go slowly.',
      ],
    ],
  },
  'carbohydrate.boxTuber': {
    carrier: /\{tuber/u,
    points: [
      [
        '이 끼니의 곡식은 {tuber:예요}. 탄수화물이 모두 약 {carb} g이에요.',
        'The {tuber} <is|are> the grain of this meal: about {carb} g of carbohydrate in all.',
      ],
      [
        '{tuber:은} 채소처럼 보여도 곡식으로 쳐요. 이 끼니 탄수화물은 약 {carb} g이에요.',
        'Count the {tuber} as grain rather than vegetable: about {carb} g of carbohydrate here.',
      ],
    ],
    actions: [
      [
        '{veg:과} {flesh:을} 먼저 드시고 {tuber:은} 맨 나중에 드세요.',
        'Eat the {veg} and {flesh} first, and the {tuber} at the very end.',
      ],
      [
        '{tuber:은} 식은 뒤에 천천히 드시고, 단 음료는 곁들이지 마세요.',
        'Have the {tuber} cooled, slowly, and with no sweet drink.',
      ],
    ],
  },
  'carbohydrate.fruit': {
    carrier: /\{fruit/u,
    points: [
      [
        '{fruit}의 단맛도 당이에요. 이 끼니 탄수화물은 모두 약 {carb} g이에요.',
        'The sweetness of {fruit} counts as carbohydrate too: about {carb} g in all.',
      ],
    ],
    actions: [
      ['{fruit:은} 다른 것을 다 드신 뒤 맨 나중에 드세요.', 'Keep the {fruit} for the very end of the meal.'],
      ['{fruit:은} 음료로 갈지 말고 그대로 씹어 드세요.', 'Chew the {fruit} bite by bite; do not blend it.'],
    ],
  },
};
