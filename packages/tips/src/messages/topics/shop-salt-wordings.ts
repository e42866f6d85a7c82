import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Parts of a bought meal that hold much of its salt and can be left. */
export const SHOP_SALT_WORDINGS: TopicWordingTable = {
  'sodium.shopBroth': {
    carrier: /국물/u,
    points: [
      [
        '{lead}의 나트륨 약 {sodium}mg은 어림잡아 절반 넘게 국물에 있어요. {aim} 다 드시기엔 많아요.',
        'Roughly half or more of the {sodium} mg of sodium in the {lead} is in the broth. {aim}, that is a lot to finish.',
      ],
      [
        '나트륨이 가게와 제품에 따라 약 {low}~{high}mg이에요. {aim} 국물을 얼마나 드시느냐가 커요.',
        'Sodium runs from about {low} to {high} mg by the place and brand. {aim}, how much broth you drink matters most.',
      ],
      [
        '하루 나트륨 기준의 {dayShare:이} 이 한 그릇에 있어요. {aim} 먼저 덜 것은 국물이에요.',
        'This bowl takes {dayShare} of a day’s sodium. {aim}, the broth is the first thing to leave.',
      ],
      [
        '{aim} {lead}에서 조심할 것은 국물이에요. 한 그릇에 나트륨이 약 {sodium}mg이에요.',
        '{aim}, mind the broth of the {lead}: a bowl has about {sodium} mg of sodium.',
      ],
    ],
    actions: [
      [
        '국물을 절반 남기세요. 어림잡아 나트륨이 약 {saved}mg 줄어요.',
        'Leave half of the broth: roughly {saved} mg less sodium.',
      ],
      [
        '{bite:과} {veg:을} 먼저 건져 드시고 국물은 절반 남기세요.',
        'Lift out the {bite} and {veg} first, and leave half of the broth.',
      ],
      [
        '밥은 국물에 말지 말고 따로 드시고, 국물은 몇 숟가락만 뜨세요.',
        'Keep the rice out of the broth, and take only a few spoonfuls of it.',
      ],
      [
        '국물 맛부터 보고 간은 더하지 마세요. 건더기만 드셔도 간이 맞아요.',
        'Taste the broth before anything else, and add no salt: the solids are seasoned enough.',
      ],
      [
        '건더기를 다 드셨으면 국물은 그릇에 두세요. 절반이면 나트륨이 약 {saved}mg이에요.',
        'Once the solids are eaten, leave the broth: half of it holds roughly {saved} mg of sodium.',
      ],
      [
        '젓가락으로 건더기부터 드시고, 국물은 맛만 보세요.',
        'Eat the solids with chopsticks, and only taste the broth.',
      ],
    ],
  },
  'sodium.shopPacket': {
    carrier: /분말/u,
    points: [
      [
        '{lead}의 나트륨 약 {sodium}mg은 거의 분말 양념에서 나와요. {aim} 다 넣기엔 많아요.',
        'Nearly all of the {sodium} mg of sodium in the {lead} is from the seasoning packet. {aim}, all of it is too much.',
      ],
      [
        '하루 나트륨 기준의 {dayShare:이} 이 한 그릇에 있어요. {aim} 분말 양념부터 줄여야 해요.',
        'This bowl takes {dayShare} of a day’s sodium. {aim}, begin with the seasoning packet.',
      ],
    ],
    actions: [
      [
        '분말 양념은 3분의 2만 넣고, 맛을 본 뒤 멈추세요.',
        'Use two thirds of the seasoning packet, taste, and stop there.',
      ],
      [
        '분말 양념을 반만 풀고 드시다가, 싱거우면 조금만 더하세요.',
        'Stir in half of the packet and start eating; add a little only if you need it.',
      ],
    ],
  },
  'sodium.shopPickle': {
    carrier: /\{pickle/u,
    points: [
      [
        '{aim} {lead}에서 손쉽게 덜 것은 {pickle:예요}. 나트륨이 약 {lineMg}mg이에요.',
        '{aim}, the easy thing to leave of the {lead} is the {pickle}: about {lineMg} mg of sodium.',
      ],
      [
        '이 끼니 나트륨이 약 {sodium}mg이라 {aim} 넉넉해요. {pickle}까지 드실 일은 아니에요.',
        '{aim}, the {sodium} mg of sodium here is plenty without the {pickle}.',
      ],
      [
        '곁들인 {pickle}에 나트륨이 약 {lineMg}mg 있어요. {aim} 없어도 되는 몫이에요.',
        'The {pickle} on the side <holds|hold> about {lineMg} mg of sodium. {aim}, you can do without it.',
      ],
    ],
    actions: [
      [
        '{pickle:은} 남기세요. 나트륨이 약 {lineLess}mg 줄어요.',
        'Leave the {pickle}: about {lineLess} mg less sodium.',
      ],
      [
        '{pickle:은} 절반만 드세요. 나트륨이 약 {lineHalf}mg 줄어요.',
        'Eat only half of the {pickle}: about {lineHalf} mg less sodium.',
      ],
      [
        '{pickle:은} {box} 뚜껑에 먼저 덜어 두세요. 나트륨이 약 {lineLess}mg 줄어요.',
        'Move the {pickle} to the lid of the {box} before you start: about {lineLess} mg less sodium.',
      ],
    ],
  },
  'sodium.shopSauce': {
    carrier: /\{sauce/u,
    points: [
      [
        '{sauce:을} 다 쓰면 나트륨이 약 {lineMg}mg 더해져요. {aim} 절반이면 넉넉해요.',
        'Using all of the {sauce} adds about {lineMg} mg of sodium. {aim}, half is plenty.',
      ],
      [
        '{aim} {lead}에서 줄일 것은 {sauce:예요}. 나트륨이 약 {lineMg}mg이에요.',
        '{aim}, the thing to cut with the {lead} is the {sauce}: about {lineMg} mg of sodium.',
      ],
    ],
    actions: [
      [
        '{sauce:은} 절반만 쓰세요. 나트륨이 약 {lineHalf}mg 줄어요.',
        'Use only half of the {sauce}: about {lineHalf} mg less sodium.',
      ],
      [
        '{sauce:은} 붓지 말고 찍어 드시다 절반은 남기세요. 나트륨이 약 {lineHalf}mg 줄어요.',
        'Dip instead of pouring, and leave half of the {sauce}: about {lineHalf} mg less sodium.',
      ],
      [
        '{sauce:을} 절반만 넣고 {veg:과} 고루 섞어 드세요.',
        'Use half of the {sauce} and toss it well with the {veg}.',
      ],
    ],
  },
  'sodium.shopCured': {
    carrier: /\{cured/u,
    points: [
      [
        '{aim} {lead}에서 짠 것은 {cured:예요}. 나트륨이 약 {lineMg}mg이에요.',
        '{aim}, the salty part of the {lead} is the {cured}: about {lineMg} mg of sodium.',
      ],
      [
        '이 끼니 나트륨 약 {sodium}mg 가운데 {cured} 몫이 약 {lineMg}mg이에요. {aim} 덜기 쉬운 몫이에요.',
        'About {lineMg} mg of the {sodium} mg of sodium here is in the {cured}. {aim}, it is the easy part to leave.',
      ],
    ],
    actions: [
      [
        '{cured:은} 절반만 드세요. 나트륨이 약 {lineHalf}mg 줄어요.',
        'Eat half of the {cured}: about {lineHalf} mg less sodium.',
      ],
      [
        '{cured:은} 절반을 덜어 두고 시작하세요. 나트륨이 약 {lineHalf}mg 줄어요.',
        'Set half of the {cured} aside before you start: about {lineHalf} mg less sodium.',
      ],
    ],
  },
  'sodium.shopMixed': {
    carrier: /양념|고추장/u,
    points: [
      [
        '{lead:은} 양념을 다 비비면 나트륨이 약 {sodium}mg이에요. {aim} 덜 넣는 게 좋아요.',
        'With all of the sauce mixed in, the {lead} <has|have> about {sodium} mg of sodium. {aim}, less is better.',
      ],
      [
        '비비는 양념에 따라 나트륨이 약 {low}~{high}mg까지 달라져요. {aim} 양념 양이 중요해요.',
        'By the sauce you mix in, sodium runs from {low} to {high} mg. {aim}, its amount matters.',
      ],
    ],
    actions: [
      [
        '양념은 절반만 넣고 비빈 뒤, 모자라면 조금만 더하세요.',
        'Mix in half of the sauce, and add a little more only if you need it.',
      ],
      [
        '비비기 전에 양념을 3분의 1 덜어 두세요. 비빈 뒤에는 덜 수 없어요.',
        'Take out a third of the sauce before you mix; afterwards you cannot.',
      ],
    ],
  },
  'sodium.shopKit': {
    carrier: /양념/u,
    points: [
      [
        '동봉된 양념을 다 넣으면 나트륨이 약 {sodium}mg이에요. {aim} 덜 넣는 게 좋아요.',
        'With all of the sauce in the pack this comes to about {sodium} mg of sodium. {aim}, use less.',
      ],
      [
        '{aim} {lead:은} 양념 봉지를 살펴야 해요. 나트륨이 모두 약 {sodium}mg이에요.',
        '{aim}, mind the sauce packet of the {lead}: about {sodium} mg of sodium in all.',
      ],
      [
        '{lead}의 나트륨 약 {sodium}mg은 주로 양념 봉지에서 와요. {aim} 줄이기 쉬워요.',
        'Most of the {sodium} mg of sodium in the {lead} is from the sauce packet. {aim}, it is easy to cut.',
      ],
    ],
    actions: [
      [
        '양념은 3분의 2만 넣고 맛을 보세요. 나트륨이 어림잡아 {kitThird}mg 줄어요.',
        'Use two thirds of the sauce, and taste: roughly {kitThird} mg less sodium.',
      ],
      [
        '{veg:을} 한 줌 더 넣고 양념은 3분의 1 남기세요. 나트륨이 어림잡아 {kitThird}mg 줄어요.',
        'Add another handful of {veg} and hold back a third of the sauce: roughly {kitThird} mg less sodium.',
      ],
      [
        '양념 봉지는 한 번에 다 짜지 말고, 3분의 2에서 맛을 보고 멈추세요.',
        'Do not empty the sauce packet at once; taste at two thirds, and stop.',
      ],
    ],
  },
};
