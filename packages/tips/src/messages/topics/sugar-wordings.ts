import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Added sugar. */
export const SUGAR_WORDINGS: TopicWordingTable = {
  'sugar.recipe': {
    carrier: /\{sweet:|\{sweet\}/u,
    points: {
      '{lead}에는 단맛을 내는 {sweet:이} 들어가요. {aim} 첨가당 약 {addedSugar}g을 줄이는 게 좋아요.':
        'The {lead} <is|are> sweetened with {sweet}. {aim}, cut the {addedSugar} g of added sugar.',
      '{aim} {lead}에 {sweet:을} 덜 넣는 게 좋아요. 이 끼니의 첨가당이 약 {addedSugar}g이에요.':
        '{aim}, use less {sweet} in the {lead}: this meal has about {addedSugar} g of added sugar.',
    },
    actions: {},
    cookingActions: {
      '{sweet:을} 절반만 넣고 맛을 보세요. 모자라면 그때 조금만 더하세요.':
        'Put in half of the {sweet} and taste; add a little only if you need it.',
      '{sweet:을} 절반만 넣고, {sweetVeg:을} 오래 볶아 단맛을 내세요.':
        'Use half of the {sweet}, and let slowly fried {sweetVeg} make up the sweetness.',
    },
  },
  'sugar.sauce': {
    carrier: /소스|양념/u,
    points: {
      '{lead:은} 양념이 달아 첨가당이 약 {addedSugar}g이에요. {aim} 양념을 덜 드시는 게 좋아요.':
        'The sauce of the {lead} is sweet: about {addedSugar} g of added sugar. {aim}, eat less of it.',
      '이 끼니의 첨가당 약 {addedSugar}g은 거의 양념에 있어요. {aim} 남기는 게 좋아요.':
        'Nearly all of the {addedSugar} g of added sugar here is in the sauce. {aim}, leave some of it.',
    },
    actions: {
      '{bite:을} 건져 드시고 바닥에 고인 양념은 남기세요.':
        'Lift out the {bite}, and leave the sauce at the bottom.',
      '양념을 밥에 비비지 말고 {bite:을} 한 점씩 얹어 드세요.':
        'Keep the sweet sauce out of the rice; put a piece of {bite} on it at a time.',
    },
  },
  'sugar.kit': {
    carrier: /양념/u,
    points: {
      '동봉된 양념이 달아 첨가당이 약 {addedSugar}g이에요. {aim} 다 넣지 않는 게 좋아요.':
        'The sauce in the pack is sweet: about {addedSugar} g of added sugar. {aim}, do not use it all.',
    },
    actions: {},
    cookingActions: {
      '양념은 3분의 2만 넣고 {veg:을} 한 줌 더하세요.':
        'Use two thirds of the sauce and add a handful of {veg}.',
      '양념을 3분의 2만 넣고 맛을 본 뒤 멈추세요.': 'Put in two thirds of the sauce, taste, and stop there.',
    },
  },
  'sugar.paste': {
    carrier: /\{paste/u,
    points: {
      '{paste}에는 이미 당이 들어 있어요. 단맛을 따로 더하지 않아도 돼요.':
        'The {paste} already <contains|contain> sugar, so nothing sweet need be added.',
      '{lead}의 단맛은 {paste}에서도 나요. 제품마다 당이 꽤 달라요.':
        'Some of the sweetness of the {lead} is from the {paste}; brands differ in sugar.',
      '{aim} {paste:은} 살 때 한 번 견주어 볼 양념이에요.': '{aim}, compare brands of {paste} when you buy.',
    },
    actions: {
      '{paste:을} 살 때 뒷면의 당류를 견주어 더 적은 것을 고르세요.':
        'When you buy {paste}, compare the sugars on the labels and take the one with less.',
    },
    cookingActions: {
      '{paste:은} 숟가락으로 재어 조리법만큼만 넣으세요.':
        'Measure the {paste} with a spoon, and use no more than the recipe says.',
      '{paste:은} 조리법대로 넣고, 단맛은 {sweetVeg:을} 더 익혀 내세요.':
        'Use the {paste} as written, and cook the {sweetVeg} longer for sweetness.',
    },
  },
  'sugar.vegetable': {
    carrier: /\{sweetVeg/u,
    points: {
      '{sweetVeg:은} 푹 익히면 단맛이 나요. {aim} 이 단맛을 먼저 쓰면 돼요.':
        'Cooked long enough, the {sweetVeg} <turns|turn> sweet. {aim}, use that sweetness first.',
      '{lead}에서 {sweetVeg:은} 단맛을 내는 채소예요. 익힐수록 달아져요.':
        'In the {lead}, the {sweetVeg} <gives|give> sweetness, more with longer cooking.',
      '{lead}의 단맛은 {sweetVeg}에 맡겨도 돼요.': 'Leave the sweetness of the {lead} to the {sweetVeg}.',
    },
    actions: {
      '{sweetVeg:이} 푹 익은 뒤에 맛을 보고 단맛을 정하세요.':
        'Taste for sweetness only when the {sweetVeg} <is|are> cooked soft.',
    },
    cookingActions: {
      '{sweetVeg:을} 조금 더 썰어 넣으세요. 단맛이 그만큼 늘어요.':
        'Put in a little more {sweetVeg} for sweetness.',
      '{sweetVeg:은} 얇게 썰어 넣으세요. 단맛이 빨리 우러나요.':
        'Slice the {sweetVeg} thinly, and the sweetness comes out sooner.',
    },
  },
  'sugar.little': {
    carrier: /첨가당|마실|단 |물/u,
    points: {
      '이 끼니의 첨가당은 약 {addedSugar}g이에요. 마실 것에서 늘지 않게만 하면 돼요.':
        'This meal has about {addedSugar} g of added sugar; only a drink could change that.',
      '이 끼니의 음식에는 첨가당이 {hardly} 없어요. 살필 것은 마실 것이에요.':
        'The food of this meal has {hardly} no added sugar; what matters is the drink.',
      '{lead}에는 첨가당이 {hardly} 안 들어요. 단것은 식사 뒤에 늘기 쉬워요.':
        'There is {hardly} no added sugar in the {lead}; sweet things tend to come after the meal.',
      '{aim} 식사보다 식사 뒤를 살필 날이에요. 이 끼니 첨가당은 약 {addedSugar}g이에요.':
        '{aim}, mind what comes after the meal: the meal has about {addedSugar} g of added sugar.',
    },
    actions: {
      '마실 것은 물이나 달지 않은 차로 고르세요.': 'Drink water or unsweetened tea with it.',
      '물을 한 잔 먼저 따라 두고 드세요. 단 음료를 덜 찾게 돼요.':
        'Pour a glass of water before you start; you will want a sweet drink less.',
      '식사를 마치면 바로 상을 치우고 물로 입을 헹구세요. 단 후식이 덜 당길 수 있어요.':
        'Clear the table and rinse your mouth with water after the meal; a sweet dessert may tempt less.',
      '음료를 사신다면 뒷면에서 첨가당과 당류를 먼저 보세요.': 'If you buy a drink, read its sugars first.',
    },
  },
  'sugar.allulose': {
    carrier: /알룰로스/u,
    points: {
      '{lead}의 단맛은 설탕 대신 알룰로스로 냈어요.':
        'The {lead} <is|are> sweetened with allulose in place of sugar.',
      '{lead}에 든 알룰로스는 단맛이 설탕보다 조금 약해요.':
        'The allulose in the {lead} is a little less sweet than sugar.',
      '알룰로스는 열량이 거의 없는 감미료예요. {lead}에는 조리법만큼이면 돼요.':
        'Allulose has hardly any calories; for the {lead}, the amount in the recipe is enough.',
    },
    actions: {},
    cookingActions: {
      '알룰로스는 조리법만큼만 넣으세요. 많이 드시면 배가 불편할 수 있어요.':
        'Use no more allulose than the recipe says: much of it may upset the stomach.',
      '알룰로스는 마지막에 넣고, 맛을 본 뒤 멈추세요.': 'Add the allulose last, taste, and stop there.',
    },
  },
};
