import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** What children and older people need. */
export const STAGE_WORDINGS: TopicWordingTable = {
  'child.bones': {
    carrier: /\{fish|가시/u,
    points: {
      '{fish:은} 손질해도 잔가시가 남아 있을 수 있어요.':
        'Even filleted, {fish} may still have small bones in it.',
      '아이에게 {fish:을} 줄 때는 가시가 가장 걱정이에요.':
        'With {fish}, bones are the main worry for a child.',
    },
    actions: {
      '아이 몫은 손끝으로 훑어 가시를 한 번 더 발라 주세요.':
        'Run your fingers through the child’s share once more to take out bones.',
      '아이에게는 가시가 적은 등 쪽 살을 떼어 주세요.':
        'Give the child flesh from the back, which has fewer bones.',
    },
  },
  'child.hot': {
    carrier: /\{hot/u,
    points: {
      '{lead}에는 {hot:이} 들어 아이에게 매울 수 있어요.':
        'With {hot} in it, the {lead} may be too spicy for a child.',
      '아이 입에는 {lead}의 {hot:이} 꽤 매울 수 있어요.':
        'To a child, the {hot} in the {lead} may taste very spicy.',
    },
    actions: {
      '{hot:은} 어른 그릇에만 나중에 섞고, 아이 것은 먼저 담아 주세요.':
        'Serve the child first, and stir the {hot} into the adults’ bowls later.',
    },
    cookingActions: {
      '{hot:을} 넣기 전에 아이 몫을 먼저 덜어 두세요.':
        'Set the child’s share aside before you add the {hot}.',
    },
  },
  'child.hotOut': {
    carrier: /매운|매울|맵/u,
    points: {
      '{lead:은} 아이 입에 매울 수 있는 메뉴예요.': 'The {lead} may be spicy for a child.',
    },
    actions: {
      '주문할 때 맵지 않게 되는지 먼저 물어보세요.': 'Ask first whether they can make it mild.',
      '매운 양념이 덜 묻은 속 부분을 아이에게 떼어 주세요.':
        'Give the child the inside, with less of the spicy sauce on it.',
    },
  },
  'child.pieces': {
    carrier: /\{piece/u,
    points: {
      '{lead}의 {piece:은} 아이가 씹지 않고 삼키기 쉬워요.':
        'The {piece} in the {lead} <is|are> easily swallowed whole by a child.',
    },
    actions: {
      '{piece:은} 새끼손톱만 하게 잘라 아이 그릇에 놓아 주세요.':
        'Cut the {piece} as small as a little fingernail for the child.',
      '{piece:은} 잘게 썰고, 앉아서 먹는 동안 곁에 있어 주세요.':
        'Cut the {piece} small, and stay with the child while they eat sitting down.',
    },
  },
  'child.kimchi': {
    carrier: /\{spicyKimchi/u,
    points: {
      '{spicyKimchi:은} 어른에게 맞춘 간이라 아이에게는 셀 수 있어요.':
        'The {spicyKimchi} is seasoned for adults, and may be strong for a child.',
      '{spicyKimchi:은} 아이에게 맵고 짤 수 있는 반찬이에요.':
        'The {spicyKimchi} may be too hot and salty for a child.',
      '오늘 상에서 아이 것을 따로 챙길 반찬은 {spicyKimchi:예요}.':
        'The dish to prepare separately for the child is the {spicyKimchi}.',
    },
    actions: {
      '{spicyKimchi:은} 양념을 털어 내고 잎이나 무 한두 조각만 아이에게 주세요.':
        'Shake the seasoning off, and give the child a piece or two of the {spicyKimchi}.',
      '아이 몫 {spicyKimchi:은} 물에 한 번 헹궈 잘게 썰어 주세요.':
        'Rinse the child’s {spicyKimchi} once, and cut it small.',
      '아이에게는 {spicyKimchi:을} 맛만 보게 한 조각 주고, 찾을 때만 한 조각씩 주세요.':
        'Let the child try one piece of {spicyKimchi}, and give another only if asked.',
    },
  },
  'child.broth': {
    carrier: /국물/u,
    points: {
      '{lead}에서 아이가 먼저 먹을 것은 국물보다 건더기예요.':
        'In the {lead}, what a child should eat first is the solids, not the broth.',
      '{lead:은} 간이 국물에 많이 배는 음식이에요.': 'Much of the salt of the {lead} goes into the broth.',
      '국물 음식은 아이가 국물까지 다 먹으면 짜게 먹기 쉬워요.':
        'With a soup, a child who drinks all of the broth easily gets too much salt.',
    },
    actions: {
      '아이 국그릇은 작은 것으로 쓰고, 국물은 반만 담아 주세요.':
        'Use a small bowl for the child, and fill it with half the broth.',
      '아이 그릇에는 건더기를 먼저 담고 국물은 조금만 부어 주세요.':
        'Put the solids into the child’s bowl first, with only a little broth.',
      '아이가 국물을 남겨도 괜찮아요. 건더기부터 먹게 해 주세요.':
        'The child may leave the broth. Let them eat the solids first.',
    },
  },
  'child.salt': {
    carrier: /\{season/u,
    points: {
      '{season:이} 든 {lead:은} 어른 입에 맞추면 아이에게 짤 수 있어요.':
        'Seasoned with {season} to an adult’s taste, the {lead} may be salty for a child.',
      '{lead}의 간은 주로 {season:으로} 해요. 아이 것은 어른 것보다 싱거운 게 좋아요.':
        'The salt of the {lead} comes mostly from {season}. A child’s share should have less than an adult’s.',
      '{lead}에서 아이에게 짤 수 있는 것은 {season:예요}.':
        'What may be salty for a child in the {lead} is the {season}.',
    },
    actions: {},
    cookingActions: {
      '{season:은} 조금 남겼다가, 아이 몫을 덜어 낸 뒤에 마저 넣으세요.':
        'Keep a little of the {season} back, and add it once the child’s share is out.',
      '아이 몫을 먼저 담고, 어른 몫에만 남은 {season:을} 넣어 간을 맞추세요.':
        'Serve the child first, then season the adults’ share with the rest of the {season}.',
    },
  },
  'child.bite': {
    carrier: /\{bite/u,
    points: {
      '{bite:은} 크게 썰면 아이가 오래 물고 있기 쉬워요.':
        'Cut large, {bite} <stays|stay> in a child’s mouth for a long time.',
      '{lead}의 {bite:은} 아이가 한입에 먹기에 클 수 있어요.':
        'The {bite} in the {lead} may be too big for a child’s mouth.',
      '아이에게는 {bite:을} 그대로 씹기가 힘들 수 있어요.':
        'For a child, the {bite} may be hard to chew as <it is|they are>.',
    },
    actions: {
      '아이 몫 {bite:은} 가위로 새끼손톱만 하게 잘라 주세요.':
        'Snip the child’s {bite} to the size of a little fingernail.',
      '{bite:은} 아이가 씹기 편하게 얇고 짧게 썰어 주세요.':
        'Cut the {bite} thin and short, so that the child can chew it.',
    },
  },
  'child.vegetables': {
    carrier: /\{veg/u,
    points: {
      '{veg:은} 잘게 썰면 아이가 먹기 한결 편해요.':
        'Cut small, {veg} <is|are> much easier for a child to eat.',
      '{lead}에서 아이가 골라내기 쉬운 것은 {veg:예요}.':
        'What a child tends to pick out of the {lead} is the {veg}.',
      '{veg:은} 아이가 자주 먹어 봐야 익숙해지는 재료예요.': 'Children get used to {veg} by trying it often.',
    },
    actions: {
      '{veg:을} 한 조각만 먼저 맛보게 하고, 싫다고 하면 다음에 다시 차려 주세요.':
        'Let the child try one piece of {veg}; if refused, offer it again another day.',
      '{veg:을} {bite:과} 한 숟가락에 같이 올려 주세요.': 'Put {veg} and {bite} on the same spoon.',
      '아이 그릇의 {veg:은} 작게 썰어 다른 재료와 섞어 주세요.':
        'In the child’s bowl, cut the {veg} small, and mix it with the rest.',
    },
  },
  'older.chewy': {
    carrier: /\{chewy/u,
    points: {
      '{lead}의 {chewy:은} 질겨서 씹기 힘들 수 있어요.': 'The {chewy} in the {lead} can be hard to chew.',
      '이가 불편하면 {lead}의 {chewy:은} 그대로 씹기 어려워요.':
        'In the {lead}, the {chewy} <is|are> hard to chew with weak teeth.',
    },
    actions: {
      '{chewy:은} 손가락 한 마디보다 짧게 썰어 내세요.':
        'Cut the {chewy} into pieces shorter than a finger joint.',
      '{chewy:은} 가위로 작게 잘라 상에 올리고, 꼭꼭 씹어 드세요.':
        'Snip the {chewy} small with scissors before you serve it, and chew well.',
    },
  },
  'older.tough': {
    carrier: /\{tough/u,
    points: {
      '{lead}의 {tough:은} 결이 질겨 푹 무르지 않으면 씹기 힘들어요.':
        'The {tough} in the {lead} <is|are> fibrous and hard to chew unless cooked soft.',
    },
    actions: {
      '{tough:은} 짧게 썰어 익히세요. 드시기 훨씬 편해요.':
        'Cut the {tough} short before cooking; it is far easier to eat.',
    },
    cookingActions: {
      '{tough:은} 조리법보다 2~3분 더 익혀 푹 무르게 하세요.':
        'Cook the {tough} two or three minutes longer than the recipe says, until soft.',
    },
  },
};
