import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Salty parts of a bought meal that can be left. */
export const SHOP_SALT_WORDINGS: TopicWordingTable = {
  'sodium.shopBroth': {
    carrier: /국물/u,
    points: {
      '{lead}의 나트륨 약 {sodium}mg은 어림잡아 절반 이상이 국물에 있어요. {aim} 국물은 남기는 게 좋아요.':
        'Roughly half or more of the {sodium} mg of sodium in the {lead} is in the broth. {aim}, leave most of it.',
      '나트륨이 가게와 제품에 따라 약 {low}~{high}mg이에요. {aim} 국물을 덜 드시는 게 가장 확실해요.':
        'Sodium ranges from about {low} to {high} mg, depending on the place and brand. {aim}, the surest way is to leave some of the broth.',
      '이 한 그릇에 하루 나트륨 기준의 {dayShare:이} 들어 있어요. {aim} 국물은 다 드시지 않는 쪽이 좋아요.':
        'This bowl takes {dayShare} of a day’s sodium. {aim}, do not finish the broth.',
      '{aim} {lead:은} 건더기만 드시고 국물은 남기는 걸 권해요. 나트륨이 모두 약 {sodium}mg이에요.':
        '{aim}, eat the solids of the {lead} and leave the broth: about {sodium} mg of sodium in all.',
    },
    actions: {
      '드시기 전에 국물을 절반 덜어 두세요. 어림잡아 나트륨이 {saved}mg 줄어요.':
        'Before you start, set half of the broth aside: roughly {saved} mg less sodium.',
      '{bite:과} {veg:을} 건져 드시고 국물은 절반 넘게 남기세요.':
        'Lift out the {bite} and {veg}, and leave more than half of the broth.',
      '{apartRice:은} 국물에 말지 말고 따로 드세요. 국물이 훨씬 많이 남아요.':
        'Eat the {apartRice} apart from the broth; much more of the broth is left that way.',
      '건더기를 다 드셨으면 남은 국물은 마시지 마세요. 절반이면 나트륨이 약 {saved}mg이에요.':
        'Once the solids are eaten, do not drink the broth: half of it holds roughly {saved} mg of sodium.',
      '숟가락 말고 젓가락으로 건더기를 드시고, 국물은 맛만 보세요.':
        'Eat the solids with chopsticks, not a spoon, and only taste the broth.',
    },
  },
  'sodium.shopPacket': {
    carrier: /분말/u,
    points: {
      '{lead}의 나트륨 약 {sodium}mg은 거의 분말 양념에서 나와요. {aim} 다 넣지 않는 게 좋아요.':
        'Nearly all of the {sodium} mg of sodium in the {lead} is from the seasoning packet. {aim}, do not use it all.',
      '이 한 그릇이 하루 나트륨 기준의 {dayShare:예요}. {aim} 분말 양념을 덜 넣는 쪽이 좋아요.':
        'This bowl is {dayShare} of a day’s sodium. {aim}, use less of the seasoning packet.',
    },
    actions: {
      '분말 양념을 반만 풀고 드시다가, 싱거우면 조금만 더하세요.':
        'Stir in half of the packet and start eating; add a little only if you need it.',
    },
    cookingActions: {
      '분말 양념은 3분의 2만 넣고 맛을 본 뒤 멈추세요.':
        'Use two thirds of the seasoning packet, taste, and stop there.',
    },
  },
  'sodium.shopPickle': {
    carrier: /\{pickle/u,
    points: {
      '곁들인 {pickle}에만 나트륨이 약 {lineMg}mg 있어요. {aim} 이것부터 줄이는 걸 권해요.':
        'The {pickle} on the side <holds|hold> about {lineMg} mg of sodium. {aim}, begin there.',
      '{lead:을} 다 드시면 나트륨이 약 {sodium}mg이에요. {aim} {pickle:은} 덜 드시는 게 좋아요.':
        'All of the {lead} comes to about {sodium} mg of sodium. {aim}, have less of the {pickle}.',
      '{aim} {pickle:은} 안 드시는 쪽이 좋아요. 이것만 나트륨이 약 {lineMg}mg이에요.':
        '{aim}, do without the {pickle}: about {lineMg} mg of sodium.',
    },
    actions: {
      '{pickle:은} 남기세요. 나트륨이 약 {lineLess}mg 줄어요.':
        'Leave the {pickle}: about {lineLess} mg less sodium.',
      '{pickle:은} 절반만 드세요. 나트륨이 약 {lineHalf}mg 줄어요.':
        'Eat only half of the {pickle}: about {lineHalf} mg less sodium.',
      '{pickle:은} 드시기 전에 {box} 뚜껑에 덜어 두세요. 나트륨이 약 {lineLess}mg 줄어요.':
        'Move the {pickle} to the lid of the {box} before you start: about {lineLess} mg less sodium.',
    },
  },
  'sodium.shopSauce': {
    carrier: /\{sauce/u,
    points: {
      '{sauce:을} 다 쓰면 나트륨이 약 {lineMg}mg 더해져요. {aim} 덜 쓰는 걸 권해요.':
        'Using all of the {sauce} adds about {lineMg} mg of sodium. {aim}, use less.',
      '{aim} {lead}에서는 {sauce:을} 줄이는 게 가장 쉬워요. 나트륨이 약 {lineMg}mg이에요.':
        '{aim}, the easy thing to cut with the {lead} is the {sauce}: about {lineMg} mg of sodium.',
    },
    actions: {
      '{sauce:은} 절반만 쓰세요. 나트륨이 약 {lineHalf}mg 줄어요.':
        'Use only half of the {sauce}: about {lineHalf} mg less sodium.',
      '{sauce:은} 붓지 말고 찍어 드시다 절반은 남기세요.':
        'Dip instead of pouring, and leave half of the {sauce}.',
      '{sauce:을} 절반만 넣고 {veg:과} 골고루 섞어 드세요. 간이 고루 배어요.':
        'Use half of the {sauce} and toss it well with the {veg}; it still seasons every bite.',
    },
  },
  'sodium.shopCured': {
    carrier: /\{cured/u,
    points: {
      '{lead}에 든 {cured}에만 나트륨이 약 {lineMg}mg 있어요. {aim} 덜 드시는 게 좋아요.':
        'The {cured} in the {lead} alone <has|have> about {lineMg} mg of sodium. {aim}, eat less of it.',
      '{aim} {cured:을} 다 드시지 않는 쪽이 좋아요. 나트륨 약 {sodium}mg 중 약 {lineMg}mg이에요.':
        '{aim}, do not finish the {cured}: about {lineMg} of the {sodium} mg of sodium here.',
    },
    actions: {
      '{cured:은} 절반만 드세요. 나트륨이 약 {lineHalf}mg 줄어요.':
        'Eat half of the {cured}: about {lineHalf} mg less sodium.',
      '{cured:은} 절반을 먼저 덜어 두고 시작하세요. 나트륨이 약 {lineHalf}mg 줄어요.':
        'Set half of the {cured} aside before you start: about {lineHalf} mg less sodium.',
    },
  },
  'sodium.shopMixed': {
    carrier: /양념|고추장/u,
    points: {
      '{lead:은} 양념을 다 비비면 나트륨이 약 {sodium}mg이에요. {aim} 덜 넣는 걸 권해요.':
        'With all of the sauce mixed in, the {lead} <has|have> about {sodium} mg of sodium. {aim}, put in less.',
      '비비는 양념에 따라 나트륨이 약 {low}~{high}mg으로 달라져요. {aim} 조금씩 넣는 게 좋아요.':
        'Depending on the sauce you mix in, sodium ranges from {low} to {high} mg. {aim}, add it bit by bit.',
    },
    actions: {
      '양념은 절반만 넣고 비빈 뒤, 싱거우면 조금만 더하세요.':
        'Mix in half of the sauce, and add a little more only if you need it.',
      '비비기 전에 양념을 3분의 1 덜어 두세요. 비빈 뒤에는 덜 수 없어요.':
        'Take out a third of the sauce before you mix; afterwards you cannot.',
    },
  },
  'sodium.shopKit': {
    carrier: /양념/u,
    points: {
      '함께 든 양념을 다 넣으면 나트륨이 약 {sodium}mg이에요. {aim} 조금 남기는 쪽이 좋아요.':
        'With all of the sauce in the pack this comes to about {sodium} mg of sodium. {aim}, hold some back.',
      '{aim} {lead:은} 양념을 다 넣지 않는 걸 권해요. 다 넣으면 나트륨이 약 {sodium}mg이에요.':
        '{aim}, do not use all of the sauce of the {lead}: it makes about {sodium} mg of sodium.',
      '{lead}의 나트륨 약 {sodium}mg은 주로 양념 봉지에서 와요. {aim} 여기서 줄이는 게 쉬워요.':
        'Most of the {sodium} mg of sodium in the {lead} is from the sauce packet. {aim}, it is easiest to cut there.',
    },
    actions: {
      '양념 봉지는 한 번에 다 짜지 말고 3분의 2에서 맛을 보세요.':
        'Do not empty the sauce packet at once; taste at two thirds.',
    },
    cookingActions: {
      '양념은 3분의 2만 넣고 맛을 보세요. 나트륨이 어림잡아 {kitThird}mg 줄어요.':
        'Use two thirds of the sauce, and taste: roughly {kitThird} mg less sodium.',
      '{veg:을} 한 줌 더 넣고 양념은 3분의 1 남기세요. 나트륨이 어림잡아 {kitThird}mg 줄어요.':
        'Add another handful of {veg} and hold back a third of the sauce: roughly {kitThird} mg less sodium.',
    },
  },
};
