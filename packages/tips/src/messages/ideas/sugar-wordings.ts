import type { Wordings } from '../../wording/slots.ts';

/** Added sugar. */
export const SUGAR_WORDINGS: Wordings = {
  'sugar.allulose': [
    [
      '단맛은 알룰로스로 내서, 더한 당이 약 {addedSugar} g이에요.',
      'The sweetness is from allulose; only about {addedSugar} g of sugar is added.',
    ],
    [
      '{lead}의 단맛은 설탕이 아니라 알룰로스예요.',
      'The {lead} <is|are> sweetened with allulose, not sugar.',
    ],
  ],
  'sugar.little': [
    [
      '이 끼니에 더한 당은 약 {addedSugar} g으로 적은 편이에요.',
      'Little sugar is added to this meal: about {addedSugar} g.',
    ],
  ],
  'sugar.some': [
    [
      '양념에 더한 당이 약 {addedSugar} g 들어 있어요.',
      'The sauce holds about {addedSugar} g of added sugar.',
    ],
    [
      '이 끼니에서 단맛을 내는 것은 주로 양념이에요. 당이 약 {addedSugar} g이에요.',
      'What sweetens this meal is mostly the sauce: about {addedSugar} g of sugar.',
    ],
  ],
  'sugar.fruit': [
    [
      '{fruit}의 단맛도 당이에요. 씹어 먹으면 즙보다 천천히 흡수돼요.',
      'The sweetness of {fruit} <is|are> sugar too; chewed, it is absorbed more slowly than as juice.',
    ],
  ],
  'sugar.alluloseAmount': [
    [
      '알룰로스는 조리법만큼만 넣어요. 많으면 배가 불편할 수 있어요.',
      'Use only as much allulose as the recipe says; more may upset the stomach.',
    ],
    [
      '더 달게 하고 싶으면 {sweetVeg:을} 푹 익혀 단맛을 내요.',
      'For more sweetness, cook the {sweetVeg} until soft.',
    ],
  ],
  'sugar.drink': [
    [
      '마실 것은 달지 않은 것으로 골라요. 당은 음료에서 가장 쉽게 늘어요.',
      'Choose an unsweetened drink; drinks are where sugar adds up fastest.',
    ],
    ['식사 뒤 커피나 차에는 시럽을 넣지 않아요.', 'No syrup in the coffee or tea after the meal.'],
    [
      '음료 뒷면의 당류를 한 번 보고, 0에 가까운 것을 고르세요.',
      'Check the sugar on the label of the drink and pick one close to zero.',
    ],
  ],
  'sugar.sauce': [
    [
      '소스를 흠뻑 묻히지 말고 한쪽만 살짝 찍어 드세요.',
      'Touch the sauce with one side only instead of coating it.',
    ],
    [
      '접시에 고인 달콤한 양념은 밥에 비비지 말고 두세요.',
      'Leave the sweet sauce on the plate rather than mixing it into the rice.',
    ],
    ['주문할 때 “소스는 조금만” 하고 부탁해 보세요.', 'Ask for only a little sauce when you order.'],
  ],
  'sugar.sweetVegetable': [
    [
      '설탕 대신 {sweetVeg:을} 오래 볶아 단맛을 끌어내요.',
      'Draw sweetness from long-cooked {sweetVeg} instead of sugar.',
    ],
    [
      '{sweetVeg:이} 투명해질 때까지 익히면 단맛이 충분히 나요.',
      'Cook the {sweetVeg} until translucent; it brings enough sweetness.',
    ],
  ],
  'sugar.whole': [
    ['{fruit:은} 갈지 말고 씹어서 드세요.', 'Chew the {fruit}; do not blend it.'],
    ['{fruit:은} 맨 나중에, 다른 것을 드신 뒤에 드세요.', 'Eat the {fruit} last, after the rest.'],
  ],
  'sugar.measure': [
    [
      '단맛은 이 양념으로 충분해요. 식사 뒤 단 음료는 마시지 마세요.',
      'This sauce is sweet enough for the meal: no sweet drink after it.',
    ],
    ['오늘 간식은 단 과자 말고 담백한 것으로 고르세요.', 'Choose a plain snack today rather than sweets.'],
    [
      '양념은 접시에 남기고 {side:과} 함께 드세요.',
      'Leave the sauce on the plate and eat it with the {side}.',
    ],
  ],
  'sugar.kitSauce': [
    [
      '동봉된 양념을 조금 남기면 당도 같이 줄어요.',
      'Hold back some of the sauce in the pack, and you leave sugar behind too.',
    ],
    [
      '양념은 나눠 넣고, 달다 싶으면 거기서 멈춰요.',
      'Add the sauce in parts and stop when it is sweet enough.',
    ],
  ],
};
