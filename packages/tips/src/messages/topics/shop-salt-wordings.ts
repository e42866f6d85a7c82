import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Where the salt of a bought meal is, and how to leave some of it. */
export const SHOP_SALT_WORDINGS: TopicWordingTable = {
  'sodium.shopBroth': {
    carrier: /국물/u,
    points: [
      [
        '{lead}의 나트륨은 약 {sodium} mg이에요. 어림잡아 절반 넘게 국물에 있어요.',
        'A bowl of {lead} has about {sodium} mg of sodium, roughly half of it or more in the broth.',
      ],
      [
        '나트륨은 가게에 따라 약 {low}~{high} mg이에요. 국물을 얼마나 드시느냐가 커요.',
        'Sodium runs from about {low} to {high} mg by the place; how much broth you drink matters most.',
      ],
      [
        '하루 나트륨 기준의 {dayShare:이} 이 한 그릇에, 그중 절반 넘게 국물에 있어요.',
        'This bowl takes {dayShare} of a day’s sodium, more than half of that in the broth.',
      ],
    ],
    actions: [
      [
        '국물을 절반 남기세요. 어림잡아 나트륨이 약 {saved} mg 줄어요.',
        'Leave half of the broth: roughly {saved} mg less sodium.',
      ],
      [
        '{flesh:과} {veg:을} 먼저 건져 드시고 국물은 절반 남기세요.',
        'Lift out the {flesh} and {veg} first, and leave half of the broth.',
      ],
      [
        '밥은 국물에 말지 말고 따로 드시고, 국물은 몇 숟가락만 뜨세요.',
        'Keep rice out of the broth, and take only a few spoonfuls of it.',
      ],
      ['국물 맛을 먼저 보고 간은 더하지 마세요.', 'Taste the broth first, and add no more salt.'],
      [
        '건더기를 다 드셨으면 국물은 그릇에 남기고 일어서세요.',
        'Once the solids are eaten, leave the broth in the bowl.',
      ],
    ],
  },
  'sodium.shopPacket': {
    carrier: /분말/u,
    points: [
      [
        '{lead:은} 나트륨이 약 {sodium} mg이고, 거의 분말 양념에서 나와요.',
        'Nearly all of the {sodium} mg of sodium in the {lead} is from the seasoning packet.',
      ],
      [
        '하루 나트륨 기준의 {dayShare:이} 이 한 끼에 들어 있고, 대부분 분말 양념이에요.',
        'This meal takes {dayShare} of a day’s sodium, most of it from the seasoning packet.',
      ],
    ],
    actions: [
      [
        '분말 양념은 3분의 2만 넣고, 맛을 본 뒤 멈추세요.',
        'Use two thirds of the packet, taste, and stop there.',
      ],
      [
        '분말 양념은 반 봉지만 넣고, 싱거우면 {veg:을} 더하세요.',
        'Use half of the packet, and add {veg} if it tastes flat.',
      ],
    ],
  },
  'sodium.shopPickle': {
    carrier: /\{pickle/u,
    points: [
      [
        '곁들인 {pickle}에 나트륨이 약 {lineMg} mg 들어 있어요.',
        'The {pickle} on the side <holds|hold> about {lineMg} mg of sodium.',
      ],
      [
        '이 끼니 나트륨 약 {sodium} mg 가운데 {pickle:이} 약 {lineMg} mg이에요.',
        'Of the {sodium} mg of sodium here, about {lineMg} mg is in the {pickle}.',
      ],
      [
        '{lead}에서 나트륨을 손쉽게 덜 곳은 {pickle:예요}. 약 {lineMg} mg이에요.',
        'The easy part to leave in the {lead} is the {pickle}: about {lineMg} mg of sodium.',
      ],
    ],
    actions: [
      [
        '{pickle:은} 남기세요. 나트륨이 약 {lineLess} mg 줄어요.',
        'Leave the {pickle}: about {lineLess} mg less sodium.',
      ],
      [
        '{pickle:은} 절반만 드세요. 나트륨이 약 {lineHalf} mg 줄어요.',
        'Eat only half of the {pickle}: about {lineHalf} mg less sodium.',
      ],
      [
        '{pickle:은} 한 점만 맛보고, 입가심은 {veg:으로} 하세요.',
        'Take one piece of {pickle}, and refresh your mouth with the {veg} instead.',
      ],
      ['{pickle:은} 처음부터 옆으로 덜어 놓고 드세요.', 'Set the {pickle} aside before you start.'],
    ],
  },
  'sodium.shopSauce': {
    carrier: /\{sauce/u,
    points: [
      [
        '{sauce:을} 다 쓰면 나트륨이 약 {lineMg} mg 더해져요.',
        'Using all of the {sauce} adds about {lineMg} mg of sodium.',
      ],
      [
        '나트륨 약 {sodium} mg 가운데 약 {lineMg} mg은 {sauce} 몫이에요.',
        'About {lineMg} mg of the {sodium} mg of sodium here is in the {sauce}.',
      ],
    ],
    actions: [
      [
        '{sauce:은} 붓지 말고 절반만 찍어 드세요. 나트륨이 약 {lineHalf} mg 줄어요.',
        'Dip into the {sauce} and use only half: about {lineHalf} mg less sodium.',
      ],
      [
        '{sauce:은} 따로 두고 한 숟가락씩 나눠 뿌리다 절반에서 멈추세요.',
        'Keep the {sauce} apart, add it by the spoonful, and stop at half.',
      ],
      [
        '{sauce:을} 절반 남기고 {veg:과} 골고루 섞어 드세요.',
        'Leave half of the {sauce} and toss the rest well with the {veg}.',
      ],
    ],
  },
  'sodium.shopCured': {
    carrier: /\{cured/u,
    points: [
      [
        '{lead}의 짠맛은 {cured}에 몰려 있어요. 나트륨이 약 {lineMg} mg이에요.',
        'Much of the salt in the {lead} is in the {cured}: about {lineMg} mg of sodium.',
      ],
      [
        '{cured}에 나트륨이 약 {lineMg} mg 들어 있어요. 이 끼니는 모두 약 {sodium} mg이에요.',
        'The {cured} <has|have> about {lineMg} of the {sodium} mg of sodium in this meal.',
      ],
    ],
    actions: [
      [
        '{cured:은} 절반을 덜어 내세요. 나트륨이 약 {lineHalf} mg 줄어요.',
        'Take out half of the {cured}: about {lineHalf} mg less sodium.',
      ],
      [
        '같은 값이면 {cured:이} 적고 {veg:이} 많은 것을 고르세요.',
        'Given the choice, pick one with less {cured} and more {veg}.',
      ],
    ],
  },
  'sodium.shopMixed': {
    carrier: /양념|고추장/u,
    points: [
      [
        '{lead:은} 양념을 다 비비면 나트륨이 약 {sodium} mg이에요.',
        'With all of the sauce mixed in, the {lead} <has|have> about {sodium} mg of sodium.',
      ],
      [
        '비벼 먹는 양념이 간을 정해요. 나트륨이 약 {low}~{high} mg까지 달라져요.',
        'The sauce you mix in decides the salt: anywhere from {low} to {high} mg of sodium.',
      ],
    ],
    actions: [
      [
        '양념은 절반만 넣고 비빈 뒤, 모자라면 조금씩 더하세요.',
        'Mix in half of the sauce, and add a little more only if you need it.',
      ],
      [
        '양념장은 따로 달라고 해서 3분의 2만 넣으세요.',
        'Ask for the sauce on the side and use two thirds of it.',
      ],
      [
        '양념이 뭉친 곳은 덜어 내고 {veg:을} 고루 섞어 드세요.',
        'Take off the clump of sauce and mix the {veg} through.',
      ],
    ],
  },
  'sodium.shopKit': {
    carrier: /양념/u,
    points: [
      [
        '동봉된 양념을 다 넣으면 나트륨이 약 {sodium} mg이에요.',
        'With all of the sauce in the pack it comes to about {sodium} mg of sodium.',
      ],
      [
        '{lead}의 나트륨 약 {sodium} mg은 거의 양념 봉지에서 나와요.',
        'Nearly all of the {sodium} mg of sodium in the {lead} is from the sauce in the pack.',
      ],
    ],
    actions: [
      [
        '양념은 3분의 2만 넣고 끓인 뒤 맛을 보고 멈추세요.',
        'Use two thirds of the sauce, taste, and stop there.',
      ],
      [
        '{veg:을} 한 줌 더 넣고 양념은 3분의 1 남기세요.',
        'Add another handful of {veg} and hold back a third of the sauce.',
      ],
      [
        '양념 봉지는 한 번에 짜지 말고 나눠 넣으며 맛을 보세요.',
        'Squeeze in the sauce bit by bit, tasting in between.',
      ],
    ],
  },
};
