import type { Wordings } from '../../wording/slots.ts';

/** What a cook knows about a food: true of this dish, whoever eats it. */
export const KITCHEN_WORDINGS: Wordings = {
  'kitchen.tofuPan': [
    [
      '{food:은} 면포로 감싸 물기를 빼면 노릇하게 구워져요.',
      'Press the {food} in a cloth, and it browns well.',
    ],
  ],
  'kitchen.tofuSoup': [
    [
      '{food:은} 마지막 5분에 넣어야 부서지지 않고 부드러워요.',
      'Add the {food} in the last five minutes; it stays whole and soft.',
    ],
  ],
  'kitchen.fishPan': [
    [
      '{food:은} 껍질 쪽부터 굽고 한 번만 뒤집으면 살이 덜 부서져요.',
      'Start the {food} skin side down and turn it once; it will not fall apart.',
    ],
  ],
  'kitchen.fishPot': [
    [
      '{food:은} 양념이 끓어오를 때 넣어야 비린내가 덜 나요.',
      'Put the {food} in when the liquid boils, and it smells less of fish.',
    ],
  ],
  'kitchen.salmon': [
    [
      '{food:은} 옆면 색이 반쯤 바뀌면 불을 줄여야 촉촉해요.',
      'Turn the heat down when the {food} <has|have> changed colour halfway up; it stays moist.',
    ],
  ],
  'kitchen.chickenBreast': [
    ['{food:은} 결 반대로 썰어야 퍽퍽하지 않아요.', 'Slice the {food} across the grain, and it is less dry.'],
  ],
  'kitchen.chickenThigh': [
    [
      '{food:은} 껍질 쪽부터 중불에 오래 두면 바삭해져요.',
      'Leave the {food} skin side down on medium heat until crisp.',
    ],
  ],
  'kitchen.porkPan': [
    [
      '{food:은} 나눠 볶아야 물이 안 생기고 고소해요.',
      'Fry the {food} in batches; it browns instead of stewing.',
    ],
  ],
  'kitchen.beefPan': [
    ['{food:은} 면포로 핏물을 닦아 내면 누린내가 줄어요.', 'Pat the {food} dry; it tastes cleaner.'],
  ],
  'kitchen.beefSoup': [
    [
      '{food:은} 먼저 살짝 볶다가 물을 부으면 국물이 진해져요.',
      'Brown the {food} briefly before you add the water; the soup is richer.',
    ],
  ],
  'kitchen.eggRoll': [
    [
      '달걀말이는 윗면이 덜 마른 때에 말아야 잘 붙어요.',
      'Roll the egg while the top is still moist, and it holds together.',
    ],
  ],
  'kitchen.eggSteam': [
    [
      '달걀물은 체에 한 번 거르면 푸딩처럼 고와요.',
      'Strain the beaten egg, and it sets as smooth as custard.',
    ],
  ],
  'kitchen.eggBoil': [
    [
      '삶은 달걀은 바로 찬물에 담가야 껍질이 잘 벗겨져요.',
      'Put boiled eggs straight into cold water; they peel easily.',
    ],
  ],
  'kitchen.sproutSoup': [
    [
      '콩나물국은 뚜껑을 중간에 여닫지 않아야 비린내가 없어요.',
      'Keep the lid of sprout soup either on or off throughout; it stays fresh.',
    ],
  ],
  'kitchen.mungSprout': [
    ['{food:은} 불을 끄기 직전에 넣어야 아삭해요.', 'Add the {food} just before the end; it stays crisp.'],
  ],
  'kitchen.octopus': [
    [
      '{food:은} 마지막에 넣어 짧게 익혀야 질기지 않아요.',
      'Add the {food} at the end and cook it briefly; it stays tender.',
    ],
  ],
  'kitchen.eggPan': [
    [
      '달걀은 조금 덜 굳었을 때 불을 끄면 남은 열로 부드럽게 익어요.',
      'Turn off the heat while the egg is still a little soft; it finishes by itself.',
    ],
  ],
};
