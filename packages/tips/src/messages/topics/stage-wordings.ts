import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** What children and older people need. */
export const STAGE_WORDINGS: TopicWordingTable = {
  'child.bones': {
    carrier: /\{fish|가시/u,
    points: [
      [
        '{fish:은} 손질해도 잔가시가 남아 있을 수 있어요.',
        'Even filleted, {fish} may still have small bones in it.',
      ],
      [
        '아이에게 {fish:을} 줄 때는 가시가 가장 걱정이에요.',
        'With {fish}, bones are the main worry for a child.',
      ],
    ],
    actions: [
      [
        '아이 몫은 손끝으로 훑어 가시를 한 번 더 발라 주세요.',
        'Run your fingers through the child’s share once more to take out bones.',
      ],
      [
        '아이에게는 가시가 적은 등 쪽 살을 떼어 주세요.',
        'Give the child flesh from the back, which has fewer bones.',
      ],
    ],
  },
  'child.hot': {
    carrier: /\{hot/u,
    points: [
      [
        '{lead}에는 {hot:이} 들어 아이에게 매울 수 있어요.',
        'With {hot} in it, the {lead} may be too spicy for a child.',
      ],
      [
        '아이 입에는 {lead}의 {hot:이} 꽤 매울 수 있어요.',
        'To a child, the {hot} in the {lead} may taste very spicy.',
      ],
    ],
    actions: [
      [
        '{hot:을} 넣기 전에 아이 몫을 먼저 덜어 두세요.',
        'Set the child’s share aside before you add the {hot}.',
      ],
      [
        '{hot:은} 어른 그릇에만 나중에 섞고, 아이 것은 먼저 담아 주세요.',
        'Serve the child first, and stir the {hot} into the adults’ bowls later.',
      ],
    ],
  },
  'child.hotOut': {
    carrier: /매운|매울|맵/u,
    points: [['{lead:은} 아이 입에 매울 수 있는 메뉴예요.', 'The {lead} may be spicy for a child.']],
    actions: [
      ['주문할 때 맵지 않게 되는지 먼저 물어보세요.', 'Ask first whether they can make it mild.'],
      [
        '매운 양념이 덜 묻은 속 부분을 아이에게 떼어 주세요.',
        'Give the child the inside, with less of the spicy sauce on it.',
      ],
    ],
  },
  'child.pieces': {
    carrier: /\{piece/u,
    points: [
      [
        '{lead}의 {piece:은} 아이가 씹지 않고 삼키기 쉬워요.',
        'The {piece} in the {lead} <is|are> easily swallowed whole by a child.',
      ],
    ],
    actions: [
      [
        '{piece:은} 새끼손톱만 하게 잘라 아이 그릇에 놓아 주세요.',
        'Cut the {piece} as small as a little fingernail for the child.',
      ],
      [
        '{piece:은} 잘게 썰고, 앉아서 먹는 동안 곁에 있어 주세요.',
        'Cut the {piece} small, and stay with the child while they eat sitting down.',
      ],
    ],
  },
  'older.chewy': {
    carrier: /\{chewy/u,
    points: [
      ['{lead}의 {chewy:은} 질겨서 씹기 힘들 수 있어요.', 'The {chewy} in the {lead} can be hard to chew.'],
      [
        '이가 불편하면 {lead}의 {chewy:은} 그대로 씹기 어려워요.',
        'In the {lead}, the {chewy} <is|are> hard to chew with weak teeth.',
      ],
    ],
    actions: [
      [
        '{chewy:은} 손가락 한 마디보다 짧게 썰어 내세요.',
        'Cut the {chewy} into pieces shorter than a finger joint.',
      ],
      [
        '{chewy:은} 가위로 작게 잘라 상에 올리고, 꼭꼭 씹어 드세요.',
        'Snip the {chewy} small with scissors before you serve it, and chew well.',
      ],
    ],
  },
  'older.tough': {
    carrier: /\{tough/u,
    points: [
      [
        '{lead}의 {tough:은} 결이 질겨 푹 무르지 않으면 씹기 힘들어요.',
        'The {tough} in the {lead} <is|are> fibrous and hard to chew unless cooked soft.',
      ],
    ],
    actions: [
      [
        '{tough:은} 조리법보다 2~3분 더 익혀 푹 무르게 하세요.',
        'Cook the {tough} two or three minutes longer than the recipe says, until soft.',
      ],
      [
        '{tough:은} 짧게 썰어 익히세요. 드시기 훨씬 편해요.',
        'Cut the {tough} short before cooking; it is far easier to eat.',
      ],
    ],
  },
};
