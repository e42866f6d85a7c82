import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Added sugar. */
export const SUGAR_WORDINGS: TopicWordingTable = {
  'sugar.recipe': {
    carrier: /\{sweet:|\{sweet\}/u,
    points: [
      [
        '{lead}의 단맛은 {sweet}에서 나와요. 더한 당이 약 {addedSugar} g이에요.',
        'The sweetness of the {lead} is from {sweet}: about {addedSugar} g of added sugar.',
      ],
      [
        '{lead}에는 {sweet:이} 들어가요. 이 끼니에 더한 당은 약 {addedSugar} g이에요.',
        'There is {sweet} in the {lead}: about {addedSugar} g of added sugar in this meal.',
      ],
    ],
    actions: [
      ['{sweet:을} 절반만 넣고 맛을 본 뒤 정하세요.', 'Put in half of the {sweet}, taste, and decide then.'],
      [
        '{sweet:을} 절반 줄이고 {sweetVeg:을} 더 볶아 단맛을 채우세요.',
        'Halve the {sweet} and let well-fried {sweetVeg} make up the sweetness.',
      ],
      [
        '{sweet:은} 눈대중으로 붓지 말고 작은 숟가락으로 재어 넣으세요.',
        'Measure the {sweet} with a teaspoon rather than pouring it.',
      ],
    ],
  },
  'sugar.sauce': {
    carrier: /소스|양념/u,
    points: [
      [
        '{lead:은} 소스가 달콤해요. 이 끼니에 더한 당이 약 {addedSugar} g이에요.',
        'The sauce of the {lead} is sweet: about {addedSugar} g of added sugar in this meal.',
      ],
      [
        '이 끼니에 더한 당 약 {addedSugar} g은 거의 양념에 있어요.',
        'Nearly all of the {addedSugar} g of added sugar here is in the sauce.',
      ],
    ],
    actions: [
      ['소스는 접시에 3분의 1쯤 남기세요.', 'Leave about a third of the sauce on the plate.'],
      [
        '소스가 흠뻑 밴 밑쪽은 남기고 {flesh:을} 위쪽부터 드세요.',
        'Eat the {flesh} from the top, and leave what is soaked in sauce.',
      ],
      [
        '양념이 두껍게 묻은 겉은 털고, 마실 것은 달지 않은 것으로 고르세요.',
        'Shake off the thick sauce, and choose an unsweetened drink.',
      ],
    ],
  },
  'sugar.kit': {
    carrier: /양념/u,
    points: [
      [
        '동봉된 양념이 달아요. 더한 당이 약 {addedSugar} g이에요.',
        'The sauce in the pack is sweet: about {addedSugar} g of added sugar.',
      ],
    ],
    actions: [
      [
        '양념은 3분의 2만 넣고 {veg:을} 더해 단맛을 나누세요.',
        'Use two thirds of the sauce and spread the sweetness over more {veg}.',
      ],
      [
        '양념을 조금씩 넣다가 달다 싶으면 거기서 멈추세요.',
        'Add the sauce little by little, and stop when it is sweet enough.',
      ],
    ],
  },
  'sugar.allulose': {
    carrier: /알룰로스/u,
    points: [
      [
        '{lead}의 단맛은 알룰로스로 내서 당이 거의 늘지 않아요.',
        'The sweetness of the {lead} is from allulose, which adds hardly any sugar.',
      ],
      [
        '알룰로스로 단맛을 내서 더한 당은 약 {addedSugar} g이에요.',
        'With the sweetness from allulose, added sugar is about {addedSugar} g.',
      ],
    ],
    actions: [
      [
        '알룰로스는 조리법 양만 넣으세요. 많이 넣으면 배가 불편할 수 있어요.',
        'Keep to the allulose in the recipe; more may upset the stomach.',
      ],
      [
        '더 달게 하고 싶으면 알룰로스 말고 {sweetVeg:을} 푹 익혀 넣으세요.',
        'If you want it sweeter, cook the {sweetVeg} longer rather than adding allulose.',
      ],
      [
        '알룰로스는 계량스푼으로 재고, 다른 단맛은 더하지 마세요.',
        'Measure the allulose with a spoon, and add nothing else that is sweet.',
      ],
    ],
  },
  'sugar.fruit': {
    carrier: /\{fruit/u,
    points: [
      [
        '{fruit}의 단맛도 당이에요. 씹어 드시면 갈아 마실 때보다 천천히 흡수돼요.',
        'The sweetness of {fruit} is sugar too; chewed, it is absorbed more slowly than blended.',
      ],
    ],
    actions: [
      ['{fruit:은} 갈지 말고 한 입씩 씹어 드세요.', 'Chew the {fruit} rather than blending it.'],
      [
        '{fruit:은} {flesh:을} 드신 뒤 맨 나중에 드세요.',
        'Have the {flesh} first and the {fruit} at the very end.',
      ],
    ],
  },
  'sugar.drink': {
    carrier: /음료|마실 것/u,
    points: [
      [
        '{lead:은} 더한 당이 적어요. 이 끼니의 당은 음료를 무엇으로 고르느냐에 달렸어요.',
        'The {lead} <has|have> little added sugar; what counts is the drink you choose with it.',
      ],
      [
        '음식보다 함께 사는 음료에서 당이 늘기 쉬운 끼니예요.',
        'With this meal, sugar comes from the drink rather than the food.',
      ],
    ],
    actions: [
      ['마실 것은 물이나 달지 않은 차로 고르세요.', 'For a drink, choose water or unsweetened tea.'],
      [
        '음료를 고른다면 뒷면 당류가 0에 가까운 것을 고르세요.',
        'If you buy a drink, choose one with close to no sugar on the label.',
      ],
    ],
  },
};
