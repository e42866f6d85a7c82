import type { Wordings } from '../../wording/slots.ts';

/** Cooking through, children and older people. */
export const SAFETY_WORDINGS: Wordings = {
  'cooking.liverSeafood': [
    [
      '간이 좋지 않을 때는 {flesh} 같은 해산물을 꼭 익혀 드셔야 해요.',
      'With liver disease, seafood such as {flesh} must be cooked through.',
    ],
  ],
  'cooking.flesh': [
    [
      '{lead}에서 마지막에 확인할 것은 {flesh} 속이에요.',
      'In the {lead}, the last thing to check is the inside of the {flesh}.',
    ],
    [
      '{flesh:은} 가운데까지 다 익었는지 보는 게 중요한 재료예요.',
      'With {flesh} it matters that the middle is done.',
    ],
    [
      '{flesh:은} 겉이 익어 보여도 속은 덜 뜨거울 수 있어요.',
      '{flesh} can look done outside and still be cool inside.',
    ],
  ],
  'cooking.egg': [
    [
      '이 끼니의 달걀은 노른자까지 단단히 익혀 드시는 편이 좋아요.',
      'The egg in this meal is best cooked until the yolk is firm.',
    ],
  ],
  'cooking.rawVegetables': [
    ['날로 먹는 {raw:은} 씻는 일이 가장 중요해요.', 'With raw {raw}, washing matters most.'],
    ['{raw:은} 익히지 않고 상에 올라요.', 'The {raw} <comes|come> to the table uncooked.'],
  ],
  'cooking.reheat': [
    ['데워 먹는 끼니는 가운데가 가장 늦게 뜨거워져요.', 'In a meal you heat up, the middle gets hot last.'],
  ],
  'cooking.out': [
    [
      '밖에서 드시는 {flesh:은} 속까지 뜨거운지가 중요해요.',
      'Eating {flesh} out, it matters that it is hot all through.',
    ],
  ],
  'cooking.checkFish': [
    [
      '가장 두꺼운 곳을 갈라 결이 하얗게 갈라지는지 보세요.',
      'Open the thickest part: the flakes should be white and come apart.',
    ],
    [
      '젓가락을 대어 살이 결대로 떨어지면 다 익은 거예요.',
      'Press it with chopsticks: when the flesh flakes apart, it is done.',
    ],
  ],
  'cooking.checkShellfish': [
    [
      '반으로 갈라 속까지 하얗고 불투명한지 보세요.',
      'Cut one open: it should be white and opaque all through.',
    ],
    ['살이 불투명하고 단단해질 때까지 익혀 드세요.', 'Cook until the flesh is opaque and firm.'],
  ],
  'cooking.checkMeat': [
    [
      '가장 두꺼운 조각을 갈라 붉은 기가 없는지 보세요.',
      'Cut the thickest piece open: there should be no red left.',
    ],
    ['꼬치로 찔러 맑은 물이 나오면 다 익은 거예요.', 'Pierce it: when the juice runs clear, it is done.'],
    [
      '한꺼번에 많이 넣지 말고 나눠 익히면 속까지 고르게 익어요.',
      'Cook it in batches, and the middle is done evenly.',
    ],
  ],
  'cooking.checkEgg': [
    [
      '불을 끄기 전에 흔들어 보아 출렁이지 않을 때까지 두세요.',
      'Shake the pan before you stop: nothing should wobble.',
    ],
    [
      '뚜껑을 덮고 약한 불에 2분 더 두면 노른자까지 굳어요.',
      'Two more minutes under a lid on low heat set the yolk.',
    ],
  ],
  'cooking.wash': [
    [
      '{raw:은} 한 장씩 흐르는 물에 세 번 씻어 물기를 빼요.',
      'Rinse the {raw} piece by piece three times under running water.',
    ],
    [
      '{raw:은} 물에 5분 담갔다가 흐르는 물에 헹궈요.',
      'Soak the {raw} for five minutes, then rinse under running water.',
    ],
  ],
  'cooking.washShop': [
    [
      '뜯으면 바로 드시고, 남은 것은 두었다 드시지 않아요.',
      'Eat it as soon as it is opened, and do not keep leftovers.',
    ],
  ],
  'cooking.heatThrough': [
    [
      '중간에 한 번 섞어 가운데까지 김이 오르게 데워요.',
      'Stir once halfway, and heat until the middle steams.',
    ],
    [
      '데운 뒤 가운데를 한 술 떠 뜨거운지 확인하고 드세요.',
      'Check a spoonful from the middle before you eat.',
    ],
  ],
  'cooking.askOut': [
    [
      '가운데가 붉거나 차가우면 더 익혀 달라고 하세요.',
      'If the middle is red or cool, ask to have it cooked more.',
    ],
    [
      '나오면 두꺼운 조각부터 갈라 김이 나는지 보세요.',
      'When it comes, open a thick piece and see that it steams.',
    ],
  ],
  'cooking.apart': [
    [
      '{flesh:을} 썬 도마와 칼은 나물에 쓰기 전에 씻어요.',
      'Wash board and knife after the {flesh}, before you cut vegetables.',
    ],
  ],
  'child.bones': [['{fish:은} 살에 가시가 남아 있을 수 있어요.', '{fish} may still have bones in it.']],
  'child.bonesOut': [
    [
      '아이 몫은 손끝으로 한 번 더 훑어 가시를 발라 주세요.',
      'Run your fingers over the child’s share once more to take out bones.',
    ],
    [
      '아이 몫은 배 쪽보다 등 쪽 살로 떼어 주세요.',
      'Give the child flesh from the back rather than the belly.',
    ],
  ],
  'child.spicy': [
    ['{hot:이} 들어가 아이에게는 매울 수 있어요.', 'The {hot} may make it too hot for a child.'],
    ['{lead:은} 아이 입에 매울 수 있는 요리예요.', 'The {lead} may be hot for a child.'],
  ],
  'child.setAside': [
    [
      '{hot:을} 넣기 전에 아이 몫을 먼저 덜어 두세요.',
      'Set the child’s share aside before you add the {hot}.',
    ],
  ],
  'child.setAsideShop': [
    [
      '매운 양념이 덜 묻은 속 부분을 아이 몫으로 떼어 주세요.',
      'Give the child the inside, with less of the hot sauce.',
    ],
  ],
  'child.pieces': [
    ['{piece:은} 아이가 통째로 삼키기 쉬운 재료예요.', '{piece} is easily swallowed whole by a child.'],
  ],
  'child.cut': [
    ['아이 몫은 새끼손톱만 하게 잘라 주세요.', 'Cut the child’s share as small as a little fingernail.'],
    [
      '아이 것은 잘게 썰고, 앉아서 먹게 해 주세요.',
      'Cut it small for the child, and let them eat sitting down.',
    ],
  ],
  'child.protein': [
    ['{flesh:은} 자라는 아이에게 좋은 단백질이에요.', '{flesh} <is|are> good protein for a growing child.'],
    ['아이 몫에도 {flesh:이} 들어 있는 끼니예요.', 'The child’s share of this meal has {flesh} in it too.'],
  ],
  'child.soft': [
    [
      '아이 몫의 {veg:은} 조금 더 푹 익히면 단맛이 나서 잘 먹어요.',
      'Cook the child’s {veg} a little softer; it turns sweeter.',
    ],
    [
      '{flesh:은} 아이가 집기 쉽게 한 입 크기로 잘라 주세요.',
      'Cut the {flesh} into bites a child can pick up.',
    ],
    [
      '뜨거운 그릇은 한 김 식혀서 아이 앞에 놓아 주세요.',
      'Let a hot bowl cool before you put it in front of a child.',
    ],
  ],
  'older.chewy': [
    ['{flesh:은} 질겨서 씹기 힘들 수 있어요.', '{flesh} can be hard to chew.'],
    ['{flesh:은} 익힐수록 단단해지는 재료예요.', '{flesh} gets firmer the longer it cooks.'],
  ],
  'older.score': [
    [
      '결 반대로 얇게 썰고 잔칼집을 넣으면 한결 부드러워요.',
      'Slice across the grain and score it; it becomes much softer.',
    ],
    ['한 입보다 작게 잘라 상에 올려 주세요.', 'Serve it cut smaller than a bite.'],
  ],
  'older.soft': [
    ['{flesh:은} 부드러워 씹기 편한 단백질이에요.', '{flesh} <is|are> soft protein that is easy to chew.'],
    ['{flesh:은} 이가 불편할 때도 드시기 좋아요.', '{flesh} <is|are> good even when teeth are a problem.'],
  ],
  'older.vegetables': [
    ['{veg:은} 숨이 죽게 익혀야 씹기 편해요.', '{veg} <is|are> easier to chew when cooked until limp.'],
  ],
  'older.longer': [
    [
      '{veg:은} 조리법보다 2~3분 더 익혀 부드럽게 해 주세요.',
      'Cook the {veg} two or three minutes longer than the recipe says.',
    ],
    ['{veg:은} 짧게 썰어 익히면 드시기 편해요.', 'Cut the {veg} short before cooking; it is easier to eat.'],
  ],
  'cooking.checkClams': [
    ['조개가 입을 벌린 뒤에도 5분 더 끓여요.', 'Boil five minutes more after the clams open.'],
  ],
  'child.askMild': [
    ['주문할 때 맵지 않게 되는지 먼저 물어보세요.', 'Ask first whether they can make it mild.'],
  ],
};
