import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Where the salt of a home-cooked meal is, and how to leave some of it. */
export const SODIUM_WORDINGS: TopicWordingTable = {
  'sodium.broth': {
    carrier: /국물/u,
    points: {
      '{lead} 국물에 나트륨이 어림잡아 {brothMg}mg 녹아 있어요. {aim} 먼저 줄일 것은 국물이에요.':
        'The broth of the {lead} holds roughly {brothMg} mg of sodium. {aim}, it is the first thing to leave.',
      '이 끼니의 나트륨 약 {sodium}mg 가운데 {brothShare:이} 국물에 있는 것으로 보여요. {aim} 국물에서 가장 많이 줄일 수 있어요.':
        'We estimate that {brothShare} of the {sodium} mg of sodium in this meal is in the broth. {aim}, cut it there.',
      '국물까지 다 드시면 이 끼니 나트륨이 약 {sodium}mg이에요. {aim} 건더기 위주로 드시는 게 좋아요.':
        'With all of the broth this meal comes to about {sodium} mg of sodium. {aim}, eat the solids and leave the broth.',
      '{aim} {lead} 국물은 남겨도 되는 부분이에요. 국물에 나트륨이 어림잡아 {brothMg}mg 있어요.':
        '{aim}, do not finish the broth of the {lead}: it has roughly {brothMg} mg of sodium.',
    },
    actions: {
      '국물을 절반 남기세요. 나트륨이 어림잡아 {brothHalf}mg 줄어요.':
        'Leave half of the broth: roughly {brothHalf} mg less sodium.',
      '그릇에 건더기를 먼저 담고 국물은 절반만 부으세요. 나트륨이 어림잡아 {brothHalf}mg 줄어요.':
        'Put the solids into the bowl first and pour in half of the broth: roughly {brothHalf} mg less sodium.',
      '{rice:은} 국물에 말지 말고 따로 드세요. 국물을 덜 드시게 돼요.':
        'Eat the {rice} separately, not in the broth; you will drink less of it.',
      '{veg:과} {bite:을} 건져 드시고 국물은 서너 숟가락만 뜨세요.':
        'Lift out the {veg} and {bite}, and take only three or four spoonfuls of the broth.',
      '건더기를 담은 뒤 국물은 건더기가 반쯤 잠길 만큼만 부으세요.':
        'Once the solids are in the bowl, add broth only until they are half covered.',
      '젓가락으로 건더기부터 드시고, 국물은 마지막에 두세 술만 드세요.':
        'Eat the solids with chopsticks first, and end with two or three spoonfuls of broth.',
    },
  },
  'sodium.kimchi': {
    carrier: /\{kimchi/u,
    points: {
      '{kimchi} 한 접시에 나트륨이 약 {partMg}mg이에요. {aim} 이 끼니에서 먼저 줄일 반찬이에요.':
        'A dish of the {kimchi} has about {partMg} mg of sodium. {aim}, it is the first side dish to cut.',
      '이 끼니의 나트륨 약 {sodium}mg 가운데 약 {partMg}mg이 {kimchi}에 있어요. {aim} 덜 담은 만큼 줄어요.':
        'About {partMg} mg of the {sodium} mg of sodium here is in the {kimchi}. {aim}, serve less of it.',
      '{aim} {kimchi:은} 양을 정해 두고 드시는 쪽이 좋아요. 다 드시면 나트륨이 약 {partMg}mg이에요.':
        '{aim}, decide beforehand how much {kimchi} to have: all of it is about {partMg} mg of sodium.',
    },
    actions: {
      '{kimchi:은} 절반만 드세요. 나트륨이 약 {partHalf}mg 줄어요.':
        'Eat only half of the {kimchi}: about {partHalf} mg less sodium.',
      '{kimchi:은} 처음부터 반 접시만 내세요. 나트륨이 약 {partHalf}mg 줄어요.':
        'Serve half a dish of the {kimchi} from the start: about {partHalf} mg less sodium.',
      '{kimchi:을} 작게 썰어 반 접시만 내세요. 한 번에 조금씩 집게 돼요.':
        'Cut the {kimchi} small and serve half a dish; you then take a little at a time.',
      '{side:을} 먼저 드시고 {kimchi:은} 입가심으로 두세 점만 드세요.':
        'Eat the {side} first, and only two or three pieces of the {kimchi} at the end.',
    },
  },
  'sodium.side': {
    carrier: /\{salty/u,
    points: {
      '{salty:은} 간이 밴 반찬이라 나트륨이 약 {partMg}mg이에요. {aim} 남겨도 되는 반찬이에요.':
        'Seasoned through, the {salty} <has|have> about {partMg} mg of sodium. {aim}, do not finish it.',
      '{aim} 반찬 가운데 {salty:을} 덜 드시는 걸 권해요. 이것만 나트륨이 약 {partMg}mg이에요.':
        '{aim}, of the side dishes, eat less of the {salty}: about {partMg} mg of sodium.',
      '반찬 중에서는 {salty:이} 나트륨 약 {partMg}mg으로 짠 편이에요. {aim} 조금만 담아도 충분해요.':
        'Of the side dishes, the {salty} <is|are> rather salty: about {partMg} mg of sodium. {aim}, serve little of it.',
    },
    actions: {
      '{salty:은} 절반쯤 남기세요. 나트륨이 약 {partHalf}mg 줄어요.':
        'Leave about half of the {salty}: about {partHalf} mg less sodium.',
      '{salty:은} 작은 종지에 절반만 담으세요. 나트륨이 약 {partHalf}mg 줄어요.':
        'Put half of the {salty} into a small dish: about {partHalf} mg less sodium.',
      '{salty:은} 밥 두 술에 한 젓가락씩만 드세요. 절반쯤 남게 돼요.':
        'Take the {salty} with every other spoonful of rice; about half of it will be left.',
    },
  },
  'sodium.season': {
    carrier: /\{season/u,
    points: {
      '{lead}에 넣는 {season}에 나트륨이 약 {seasonMg}mg 있어요. {aim} 이 양부터 줄여 볼 만해요.':
        'The {season} in the {lead} <gives|give> about {seasonMg} mg of sodium a person. {aim}, begin by using less.',
      '이 끼니의 나트륨 약 {sodium}mg 중 약 {seasonMg}mg이 {season}에서 나와요. {aim} 덜 넣으면 바로 줄어요.':
        'About {seasonMg} mg of the {sodium} mg of sodium here is from the {season}. {aim}, use less of it.',
      '{aim} {lead}의 {season:은} 눈대중으로 넣지 않는 게 좋아요. 한 사람 나트륨이 약 {seasonMg}mg이에요.':
        '{aim}, do not add the {season} to the {lead} by eye: about {seasonMg} mg of sodium a person.',
    },
    actions: {},
    cookingActions: {
      '{season:을} 조리법의 3분의 2만 넣으세요. 나트륨이 약 {seasonThird}mg 줄어요.':
        'Use two thirds of the {season} in the recipe: about {seasonThird} mg less sodium.',
      '{season:을} 3분의 1 덜 넣고 {aroma:을} 더하세요. 나트륨이 약 {seasonThird}mg 줄어요.':
        'Use a third less {season} and more {aroma}: about {seasonThird} mg less sodium.',
      '{season:은} 계량스푼으로 재어 3분의 2만 넣고, 맛을 보고 멈추세요.':
        'Measure the {season} with a spoon, put in two thirds, taste, and stop there.',
    },
  },
  'sodium.sauce': {
    carrier: /양념/u,
    points: {
      '{lead} 한 접시의 나트륨 약 {partMg}mg은 주로 양념에 있어요. {aim} 남길 것은 양념이에요.':
        'The {partMg} mg of sodium in a plate of {lead} is mostly in the sauce. {aim}, leave some of it.',
      '{aim} {lead:은} 양념을 덜 묻혀 드시는 쪽이 좋아요. 한 접시에 나트륨이 약 {partMg}mg이에요.':
        '{aim}, eat the {lead} with less of the sauce: one plate has about {partMg} mg of sodium.',
    },
    actions: {
      '{bite:과} {veg:을} 건져 담고, 바닥에 고인 양념은 냄비에 남기세요.':
        'Lift out the {bite} and {veg}, and leave the sauce in the pot.',
      '양념을 밥에 끼얹지 말고 {bite:을} 한 점씩 얹어 드세요.':
        'Put a piece of {bite} on the rice instead of spooning the sauce over it.',
    },
  },
  'sodium.mixed': {
    carrier: /\{season/u,
    points: {
      '비벼 먹는 {season}에만 나트륨이 약 {seasonMg}mg 있어요. {aim} 조금 덜 넣는 걸 권해요.':
        'The {season} you mix in alone <gives|give> about {seasonMg} mg of sodium. {aim}, put in a little less.',
      '{aim} {lead:은} {season} 양을 조절하는 게 좋아요. 다 넣으면 나트륨이 약 {seasonMg}mg이에요.':
        '{aim}, mind how much {season} goes into the {lead}: all of it is about {seasonMg} mg of sodium.',
    },
    actions: {},
    cookingActions: {
      '{season:을} 3분의 2만 넣고 비빈 뒤 맛을 보세요. 나트륨이 약 {seasonThird}mg 줄어요.':
        'Mix in two thirds of the {season}, then taste: about {seasonThird} mg less sodium.',
      '{season:은} 따로 담아 조금씩 넣고, 간이 맞으면 남은 것은 두세요.':
        'Keep the {season} apart, add it bit by bit, and leave the rest once it tastes right.',
    },
  },
};
