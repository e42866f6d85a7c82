import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Saturated fat and cholesterol: where they are, and what to do about them. */
export const FAT_WORDINGS: TopicWordingTable = {
  'fat.trim': {
    carrier: /\{fatFood/u,
    points: [
      [
        '이 끼니 포화지방 약 {sat} g은 주로 {fatFood}에 붙은 기름에 있어요.',
        'Most of the {sat} g of saturated fat in this meal is in the fat on the {fatFood}.',
      ],
      [
        '포화지방 약 {sat} g 가운데 {fatFood:이} 가장 큰 몫이에요.',
        'Of the {sat} g of saturated fat, the largest part is in the {fatFood}.',
      ],
    ],
    actions: [
      [
        '{fatFood:은} 손질할 때 하얀 기름을 잘라 내고 조리하세요.',
        'Cut the white fat off the {fatFood} before you cook it.',
      ],
      [
        '{fatFood:은} 살코기부터 드시고 하얀 기름은 접시에 남기세요.',
        'Eat the lean of the {fatFood}, and leave the white fat on the plate.',
      ],
      [
        '다음에 장을 볼 때는 {fatFood} 가운데 하얀 기름이 적은 팩을 고르세요.',
        'When you next shop, choose a pack of {fatFood} with less white fat.',
      ],
    ],
  },
  'fat.thin': {
    carrier: /\{fatFood/u,
    points: [
      [
        '이 끼니 포화지방 약 {sat} g은 주로 {fatFood}에서 녹아 나와요.',
        'Most of the {sat} g of saturated fat in this meal melts out of the {fatFood}.',
      ],
      [
        '{fatFood}에서 나온 기름이 이 끼니 포화지방 약 {sat} g의 큰 몫이에요.',
        'The fat from the {fatFood} is a large part of the {sat} g of saturated fat here.',
      ],
    ],
    actions: [
      [
        '{fatFood:을} 먼저 볶아 나온 기름을 종이타월로 닦고 나머지를 넣으세요.',
        'Fry the {fatFood} first, wipe out the fat with a paper towel, then add the rest.',
      ],
      [
        '{fatFood}에서 기름이 나오니 팬에 기름을 따로 두르지 마세요.',
        'The {fatFood} gives off its own fat, so add no oil to the pan.',
      ],
      [
        '팬에 고인 기름은 두고 {fatFood:과} {veg}만 건져 담으세요.',
        'Leave the fat in the pan and serve only the {fatFood} and {veg}.',
      ],
    ],
  },
  'fat.skim': {
    carrier: /\{fatFood|뜬 기름|뜨는 기름/u,
    points: [
      [
        '{fatFood}의 기름이 국물 위로 떠올라요. 이 끼니 포화지방은 약 {sat} g이에요.',
        'The fat of the {fatFood} rises to the top; this meal has about {sat} g of saturated fat.',
      ],
      [
        '포화지방 약 {sat} g은 주로 {fatFood:과} 국물에 뜬 기름이에요.',
        'The {sat} g of saturated fat are mostly the {fatFood} and the fat floating on the broth.',
      ],
    ],
    actions: [
      ['위에 뜬 기름을 숟가락으로 먼저 걷어 내세요.', 'Skim the floating fat off with a spoon first.'],
      [
        '차게 두어 굳은 뜬 기름을 걷고 다시 데우세요.',
        'Chill it, lift off the hardened floating fat, and reheat.',
      ],
      [
        '{fatFood:은} 살코기 쪽만 드시고 기름진 국물은 남기세요.',
        'Eat the lean of the {fatFood}, and leave the fatty broth.',
      ],
    ],
  },
  'fat.skin': {
    carrier: /껍질|\{fatFood/u,
    points: [
      [
        '{fatFood}의 기름은 껍질에 모여 있어요. 이 끼니 포화지방은 약 {sat} g이에요.',
        'The fat of the {fatFood} sits in the skin; this meal has about {sat} g of saturated fat.',
      ],
      [
        '이 끼니 포화지방 약 {sat} g에는 {fatFood} 껍질의 몫이 커요.',
        'The skin of the {fatFood} is a large part of the {sat} g of saturated fat here.',
      ],
    ],
    actions: [
      ['{fatFood} 껍질은 벗기고 살만 드세요.', 'Take off the skin of the {fatFood} and eat only the meat.'],
      [
        '껍질은 조리가 끝난 뒤 떼어 접시에 남기세요.',
        'Take the skin off once it is cooked, and leave it on the plate.',
      ],
      [
        '{fatFood:은} 껍질을 절반만 드셔도 기름이 꽤 줄어요.',
        'Even leaving half of the skin of the {fatFood} cuts the fat noticeably.',
      ],
    ],
  },
  'fat.meatOut': {
    carrier: /\{fatFood/u,
    points: [
      [
        '{lead}의 포화지방 약 {sat} g은 주로 {fatFood}에 있어요.',
        'Most of the {sat} g of saturated fat in the {lead} is in the {fatFood}.',
      ],
      [
        '이 끼니에서 포화지방이 가장 많은 것은 {fatFood:예요}. 모두 약 {sat} g이에요.',
        'The {fatFood} <has|have> most of the saturated fat here: about {sat} g in all.',
      ],
    ],
    actions: [
      ['{fatFood}에서 하얗게 보이는 기름은 떼고 드세요.', 'Take off the white fat you see on the {fatFood}.'],
      [
        '{fatFood:은} 3분의 1쯤 남기고 {veg:을} 마저 드세요.',
        'Leave about a third of the {fatFood}, and finish the {veg}.',
      ],
      [
        '{fatFood:과} {veg:을} 한 점씩 번갈아 드시고 고기 추가는 하지 마세요.',
        'Alternate {fatFood} and {veg}, and order no extra meat.',
      ],
    ],
  },
  'fat.cured': {
    carrier: /\{fatFood/u,
    points: [
      [
        '{fatFood}에 포화지방이 모여 있어요. 이 끼니 모두 약 {sat} g이에요.',
        'The saturated fat gathers in the {fatFood}: about {sat} g in the whole meal.',
      ],
      [
        '이 끼니 포화지방 약 {sat} g의 {fatShare:이} {fatFood}에서 와요.',
        'Of the {sat} g of saturated fat here, {fatShare} is from the {fatFood}.',
      ],
    ],
    actions: [
      [
        '{fatFood:은} 절반만 드시고 {veg:을} 마저 드세요.',
        'Eat half of the {fatFood}, and finish the {veg}.',
      ],
      [
        '{fatFood:은} 얇게 한 겹만 드시고 나머지는 덜어 두세요.',
        'Have just a thin layer of {fatFood}, and set the rest aside.',
      ],
      ['{fatFood:을} 몇 점 덜어 내고 시작하세요.', 'Take out a few pieces of {fatFood} before you start.'],
    ],
  },
  'fat.creamy': {
    carrier: /\{fatFood/u,
    points: [
      [
        '{lead}의 포화지방 약 {sat} g은 {fatFood}에서 많이 나와요.',
        'Much of the {sat} g of saturated fat in the {lead} is from the {fatFood}.',
      ],
      [
        '이 끼니 포화지방 약 {sat} g의 {fatShare:이} {fatFood:예요}.',
        'The {fatFood} <makes|make> up {fatShare} of the {sat} g of saturated fat here.',
      ],
    ],
    actions: [
      ['{fatFood:은} 절반만 쓰고 나머지는 남기세요.', 'Use half of the {fatFood} and leave the rest.'],
      [
        '{fatFood:이} 고인 곳은 남기고 {flesh:과} {veg:을} 먼저 드세요.',
        'Leave where the {fatFood} pools, and eat the {flesh} and {veg} first.',
      ],
      [
        '{fatFood:을} 더 넣지 말고, 있는 것도 조금 덜어 내세요.',
        'Add no {fatFood}, and take a little off what is there.',
      ],
    ],
  },
  'fat.milk': {
    carrier: /우유/u,
    points: [
      [
        '이 끼니 포화지방 약 {sat} g의 {fatShare:이} 우유에서 와요.',
        'Of the {sat} g of saturated fat here, {fatShare} is in the milk.',
      ],
      [
        '포화지방이 약 {sat} g인데, 손쉽게 줄일 곳은 우유예요.',
        'The easy part of the {sat} g of saturated fat to cut is the milk.',
      ],
    ],
    actions: [
      [
        '우유를 저지방으로 바꾸면 그 포화지방이 절반쯤으로 줄어요.',
        'With low-fat milk, its part of the saturated fat is about halved.',
      ],
      ['우유는 살 때 저지방 표시가 있는 것을 고르세요.', 'When you buy the milk, choose a low-fat one.'],
    ],
  },
};
