import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Added sugar. */
export const SUGAR_WORDINGS: TopicWordingTable = {
  'sugar.recipe': {
    carrier: /\{sweet:|\{sweet\}/u,
    points: [
      [
        '{lead}에는 단맛을 내는 {sweet:이} 들어가요. {aim} 첨가당 약 {addedSugar}g을 줄이는 게 좋아요.',
        'The {lead} <is|are> sweetened with {sweet}. {aim}, cut the {addedSugar} g of added sugar.',
      ],
      [
        '{aim} {lead}에 {sweet:을} 덜 넣는 게 좋아요. 이 끼니의 첨가당이 약 {addedSugar}g이에요.',
        '{aim}, use less {sweet} in the {lead}: this meal has about {addedSugar} g of added sugar.',
      ],
    ],
    actions: [
      [
        '{sweet:을} 절반만 넣고 맛을 보세요. 모자라면 그때 조금만 더하세요.',
        'Put in half of the {sweet} and taste; add a little only if you need it.',
      ],
      [
        '{sweet:을} 절반만 넣고, {sweetVeg:을} 오래 볶아 단맛을 내세요.',
        'Use half of the {sweet}, and let slowly fried {sweetVeg} make up the sweetness.',
      ],
    ],
  },
  'sugar.sauce': {
    carrier: /소스|양념/u,
    points: [
      [
        '{lead:은} 양념이 달아 첨가당이 약 {addedSugar}g이에요. {aim} 양념을 덜 드시는 게 좋아요.',
        'The sauce of the {lead} is sweet: about {addedSugar} g of added sugar. {aim}, eat less of it.',
      ],
      [
        '이 끼니의 첨가당 약 {addedSugar}g은 거의 양념에 있어요. {aim} 남기는 게 좋아요.',
        'Nearly all of the {addedSugar} g of added sugar here is in the sauce. {aim}, leave some of it.',
      ],
    ],
    actions: [
      [
        '{bite:을} 건져 드시고 바닥에 고인 양념은 남기세요.',
        'Lift out the {bite}, and leave the sauce at the bottom.',
      ],
      [
        '양념을 밥에 비비지 말고 {bite:을} 한 점씩 얹어 드세요.',
        'Keep the sweet sauce out of the rice; put a piece of {bite} on it at a time.',
      ],
    ],
  },
  'sugar.kit': {
    carrier: /양념/u,
    points: [
      [
        '동봉된 양념이 달아 첨가당이 약 {addedSugar}g이에요. {aim} 다 넣지 않는 게 좋아요.',
        'The sauce in the pack is sweet: about {addedSugar} g of added sugar. {aim}, do not use it all.',
      ],
    ],
    actions: [
      [
        '양념은 3분의 2만 넣고 {veg:을} 한 줌 더하세요.',
        'Use two thirds of the sauce and add a handful of {veg}.',
      ],
      [
        '양념을 3분의 2만 넣고 맛을 본 뒤 멈추세요.',
        'Put in two thirds of the sauce, taste, and stop there.',
      ],
    ],
  },
};
