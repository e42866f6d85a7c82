import type { Wordings } from '../../wording/slots.ts';

/** What a cook knows about vegetables, grains and ways of cooking. */
export const KITCHEN_PLANT_WORDINGS: Wordings = {
  'kitchen.zucchini': [
    ['{food:은} 센 불에 짧게 익혀야 물러지지 않아요.', 'Cook the {food} fast on high heat; it stays firm.'],
  ],
  'kitchen.eggplant': [
    [
      '{food:은} 팬을 충분히 달군 뒤 넣어야 기름을 덜 먹어요.',
      'Heat the pan well before the {food} goes in; it soaks up less oil.',
    ],
  ],
  'kitchen.mushroomPan': [
    [
      '{food:은} 센 불에 넓게 펴서 볶아야 물이 덜 나와요.',
      'Spread the {food} out on high heat; it gives off less water.',
    ],
  ],
  'kitchen.mushroomSoup': [
    [
      '{food:은} 물에 오래 씻지 말고 털어 넣어야 향이 진해요.',
      'Brush the {food} rather than washing it long; it keeps its aroma.',
    ],
  ],
  'kitchen.potatoPan': [
    [
      '{food:은} 썰어 물에 헹궈 전분을 빼면 팬에 덜 들러붙어요.',
      'Rinse the cut {food}; without the starch it sticks less.',
    ],
  ],
  'kitchen.potatoPot': [
    [
      '{food:은} 모서리를 둥글게 깎으면 끓여도 덜 부서져요.',
      'Round off the edges of the {food}; it keeps its shape while cooking.',
    ],
  ],
  'kitchen.sweetPotato': [
    [
      '{food:은} 약한 불에 천천히 익혀야 단맛이 올라와요.',
      'Cook the {food} slowly on low heat; it turns sweeter.',
    ],
  ],
  'kitchen.radishSoup': [
    [
      '{food:은} 얇게 썰어 먼저 끓이면 국물이 시원해요.',
      'Slice the {food} thin and boil it first; the broth tastes clear.',
    ],
  ],
  'kitchen.radishPot': [
    [
      '{food:은} 두껍게 썰어 냄비 바닥에 깔면 타지 않고 맛이 배요.',
      'Line the pot with thick slices of {food}; nothing burns, and they take up flavour.',
    ],
  ],
  'kitchen.cabbage': [
    [
      '{food:은} 줄기를 먼저, 잎을 나중에 넣어야 고르게 익어요.',
      'Put in the stems of the {food} first and the leaves later; they cook evenly.',
    ],
  ],
  'kitchen.cucumber': [
    [
      '{food:은} 무친 뒤 바로 드셔야 물이 덜 생겨요.',
      'Eat the {food} right after dressing it; it stays crisp.',
    ],
  ],
  'kitchen.tomato': [
    [
      '{food:은} 푹 익힐수록 단맛과 감칠맛이 진해져요.',
      'The longer the {food} cooks, the sweeter and richer it gets.',
    ],
  ],
  'kitchen.broccoli': [
    [
      '{food:은} 줄기를 먼저 넣어야 송이가 무르지 않아요.',
      'Put the stems of the {food} in first; the florets stay firm.',
    ],
  ],
  'kitchen.onion': [
    [
      '{food:은} 약한 불에 오래 볶을수록 단맛이 나요.',
      'The longer the {food} fries on low heat, the sweeter it gets.',
    ],
  ],
  'kitchen.miyeok': [
    [
      '{food:은} 약한 불에 오래 끓일수록 국물이 뽀얘져요.',
      'Simmer the {food} longer, and the broth turns milky and rich.',
    ],
  ],
  'kitchen.doenjang': [
    ['된장은 체에 걸러 풀면 국물이 깔끔해요.', 'Press the doenjang through a sieve; the broth is cleaner.'],
  ],
  'kitchen.squid': [
    ['{food:은} 오래 익히면 질겨지니 마지막에 넣어요.', 'Add the {food} last; long cooking makes it tough.'],
  ],
  'kitchen.shrimp': [
    [
      '{food:은} 등이 붉게 말리면 다 익은 거예요. 더 두면 단단해져요.',
      'The {food} <is|are> done when it curls and turns pink; longer makes it hard.',
    ],
  ],
  'kitchen.anchovy': [
    [
      '{food:은} 마른 팬에 먼저 볶으면 비린내가 날아가요.',
      'Toast the {food} in a dry pan first; the fishy smell goes.',
    ],
  ],
  'kitchen.somyeon': [
    ['{food:은} 찬물에 비벼 씻어야 쫄깃해요.', 'Rub the {food} under cold water; it turns springy.'],
  ],
  'kitchen.pasta': [
    [
      '면 삶은 물을 반 컵 남겨 두면 소스 농도를 맞추기 쉬워요.',
      'Keep half a cup of the cooking water; it helps the sauce cling.',
    ],
  ],
  'kitchen.kalguksu': [
    [
      '{food:은} 겉에 묻은 가루를 털고 넣어야 국물이 맑아요.',
      'Shake the flour off the {food} first; the broth stays clear.',
    ],
  ],
  'kitchen.friedRice': [
    [
      '밥은 펼쳐서 한 김 식힌 뒤 볶아야 고슬고슬해요.',
      'Spread the rice out to cool before frying; the grains stay separate.',
    ],
  ],
  'kitchen.porridge': [
    [
      '쌀알이 퍼지기 시작하면 약한 불에서 바닥을 저어야 눋지 않아요.',
      'Once the grains swell, stir along the bottom on low heat so that it does not catch.',
    ],
  ],
  'kitchen.curry': [
    [
      '불을 잠깐 끄고 카레를 풀면 덩어리가 안 져요.',
      'Take the pot off the heat to stir in the curry; no lumps form.',
    ],
  ],
  'kitchen.salad': [
    ['{food:은} 물기를 꼭 털어야 소스가 겉돌지 않아요.', 'Dry the {food} well, and the dressing clings.'],
  ],
  'kitchen.sandwich': [
    [
      '종이에 단단히 싸서 5분 두었다 자르면 속이 흘러내리지 않아요.',
      'Wrap it tightly for five minutes before cutting; nothing falls out.',
    ],
  ],
  'kitchen.pancake': [
    [
      '가장자리가 투명해질 때까지 기다렸다 뒤집으면 찢어지지 않아요.',
      'Wait until the rim looks translucent before you turn it; it will not tear.',
    ],
  ],
  'kitchen.gimbap': [
    [
      '밥은 한 김 식혀 펴야 김이 눅눅해지지 않아요.',
      'Let the rice cool before you spread it; the laver stays crisp.',
    ],
  ],
  'kitchen.braise': [
    [
      '마지막에 뚜껑을 열고 졸이면 윤기가 나고 양념이 잘 배요.',
      'Take the lid off at the end to reduce; it turns glossy and takes up the sauce.',
    ],
  ],
  'kitchen.duck': [
    [
      '{food:은} 찬 팬에 올려 약한 불로 시작하면 기름이 잘 빠져요.',
      'Start the {food} in a cold pan on low heat; the fat runs out.',
    ],
  ],
  'kitchen.oat': [
    [
      '{food:은} 전날 밤에 불려 두면 아침에 바로 드실 수 있어요.',
      'Soak the {food} the night before, and breakfast is ready.',
    ],
  ],
  'kitchen.pumpkin': [
    [
      '{food:은} 전자레인지에 3분 돌린 뒤 썰면 칼이 잘 들어가요.',
      'Three minutes in the microwave, and the {food} <is|are> easy to cut.',
    ],
  ],
  'kitchen.chive': [
    [
      '{food:은} 불을 끄고 섞어야 색과 향이 살아요.',
      'Stir in the {food} off the heat; it keeps its colour and smell.',
    ],
  ],
  'kitchen.perilla': [
    [
      '{food:은} 내기 직전에 썰어 얹어야 향이 남아요.',
      'Cut the {food} and add it just before serving; the aroma stays.',
    ],
  ],
  'kitchen.spinach': [
    [
      '{food:은} 물기를 꼭 짜야 간이 싱겁게 돌지 않아요.',
      'Squeeze the {food} well, so that the seasoning does not get watery.',
    ],
  ],
  'kitchen.burdock': [
    [
      '{food:은} 껍질을 칼등으로 긁어야 향이 남아요.',
      'Scrape the {food} with the back of the knife; the aroma is near the skin.',
    ],
  ],
  'kitchen.lentil': [
    [
      '{food:은} 한 번에 넉넉히 삶아 나눠 얼려 두면 편해요.',
      'Boil plenty of {food} at once and freeze it in portions.',
    ],
  ],
  'kitchen.yogurt': [
    [
      '{food:은} 먹기 직전에 섞어야 묽어지지 않아요.',
      'Stir in the {food} just before eating; it stays thick.',
    ],
  ],
  'kitchen.greenOnion': [
    [
      '{food:은} 반은 처음에, 반은 불 끄기 전에 넣으면 단맛과 향이 다 나요.',
      'Add half of the {food} early and half at the end: sweetness and aroma both.',
    ],
  ],
  'kitchen.radishGreens': [
    ['{food:은} 껍질을 벗기고 푹 삶아야 부드러워요.', 'Peel and boil the {food} well, and it turns tender.'],
  ],
  'kitchen.mixedNamul': [
    [
      '나물은 따로따로 무쳐 올려야 저마다 맛이 살아요.',
      'Season each vegetable on its own; every one keeps its taste.',
    ],
  ],
};
