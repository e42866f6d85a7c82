import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Cooking food through, and the safety of children and older people. */
export const SAFETY_WORDINGS: TopicWordingTable = {
  'cooking.liverSeafood': {
    carrier: /\{flesh|\{thickFish|\{shell|\{shellPiece/u,
    points: {
      '간이 좋지 않으면 해산물 감염에 약해요. {flesh:은} 속까지 익혀 드시는 게 안전해요.':
        'With liver disease, infections from seafood are a danger. Cook the {flesh} right through.',
      '{lead}의 {flesh:은} 꼭 푹 익혀 드세요. 간이 좋지 않을 때는 해산물 감염이 위험해요.':
        'Cook the {flesh} in the {lead} thoroughly: with liver disease, infections from seafood are dangerous.',
    },
    actions: {
      '{thickFish:은} 가장 두꺼운 곳을 갈라, 불투명하고 뜨거우면 내세요.':
        'Open the {thickFish} where it is thickest: it should be opaque and hot before you serve it.',
      '{shell:은} 팔팔 끓기 시작한 뒤 5분 넘게 익혀 내세요.':
        'Once it boils hard, cook the {shell} for more than five minutes.',
      '{shellPiece:은} 가장 큰 것을 갈라, 속까지 뜨겁고 불투명하면 내세요.':
        'Cut open the {shellPiece} where it is thickest: serve once the inside is hot and opaque.',
    },
  },
  'cooking.fish': {
    carrier: /\{flesh/u,
    points: {
      '{flesh:은} 겉이 노릇해도 두꺼운 쪽 속은 늦게 익어요.':
        'The {flesh} may look done outside before the thick part is cooked.',
      '{lead}에서 마지막에 확인할 것은 {flesh} 속이에요.':
        'In the {lead}, the last thing to check is the inside of the {flesh}.',
    },
    actions: {
      '{flesh:은} 가장 두꺼운 곳을 젓가락으로 찔러 결대로 갈라지면 내세요.':
        'Press the thickest part of the {flesh}; serve it once it flakes.',
      '{flesh:은} 두꺼운 쪽을 불 가운데에 두고, 속이 불투명해질 때까지 익히세요.':
        'Keep the thick side of the {flesh} over the middle of the heat until it is opaque inside.',
    },
  },
  'cooking.shellfish': {
    carrier: /\{flesh|\{shell|\{shellPiece/u,
    points: {
      '{flesh:은} 속까지 익었는지가 가장 중요한 재료예요.':
        'With {flesh}, what matters most is that it is cooked right through.',
    },
    actions: {
      '{shellPiece} 하나를 반으로 갈라 속까지 불투명한지 보고 내세요.':
        'Cut a piece of {shellPiece} in half, and serve only when it is opaque inside.',
      '{shellPiece:은} 가장 큰 것부터 불에 올리고, 속이 뜨거워진 뒤에 내세요.':
        'Start with the largest pieces of {shellPiece}, and serve once the inside is hot.',
      '{shell:은} 국물이 팔팔 끓은 뒤로도 5분 넘게 익혀 내세요.':
        'Once the pot boils hard, cook the {shell} for more than five minutes.',
    },
  },
  'cooking.meat': {
    carrier: /\{flesh|\{batch|\{thick/u,
    points: {
      '{flesh:은} 겉이 익어 보여도 두꺼운 곳은 속이 덜 뜨거울 수 있어요.':
        'The {flesh} can look done outside and still be cool in the thickest part.',
      '{lead}에서 꼭 볼 것은 {flesh} 속이 다 익었는지예요. 겉만 보고는 알 수 없어요.':
        'The one thing to check in the {lead} is that the {flesh} <is|are> done inside; you cannot tell from the outside.',
      '{flesh:은} 붉은 기가 남지 않게 다 익혀 드셔야 해요.':
        'The {flesh} <needs|need> cooking until no red is left.',
    },
    actions: {
      '가장 두꺼운 {flesh} 조각을 갈라 붉은 기가 없는지 보고 내세요.':
        'Cut open the thickest piece of {flesh}; serve it when no red is left.',
      '{thick:을} 꼬치로 찔러 맑은 물이 나오면 불을 끄세요.':
        'Pierce the {thick}; turn off the heat when the juice runs clear.',
    },
    cookingActions: {
      '{batch:은} 한꺼번에 넣지 말고 두 번에 나눠 익히세요. 속까지 고르게 익어요.':
        'Cook the {batch} in two batches, so that it is done evenly.',
    },
  },
  'cooking.thinMeat': {
    carrier: /\{flesh/u,
    points: {
      '{flesh:은} 서로 뭉쳐 있으면 가운데가 늦게 익어요.':
        'Where {flesh} <clumps|clump> together, the middle takes longer to cook.',
      '{lead}에서는 뭉친 {flesh} 속까지 익었는지 꼭 확인하셔야 해요.':
        'In the {lead}, check that the {flesh} <is|are> done where pieces clump together.',
    },
    actions: {},
    cookingActions: {
      '{flesh:은} 젓가락으로 풀어 가며 볶고, 붉은 기가 없어지면 불을 끄세요.':
        'Spread the {flesh} out with chopsticks as it fries, until no red is left.',
      '{flesh:은} 두 번에 나눠 넣으세요. 한꺼번에 넣으면 속이 늦게 익어요.':
        'Put the {flesh} in in two batches; all at once, the middle cooks late.',
    },
  },
  'cooking.egg': {
    carrier: /달걀|\{wholeEgg|\{lidEgg/u,
    points: {
      '이 끼니의 {wholeEgg:은} 노른자까지 단단히 익혀 드시는 게 좋아요.':
        'The {wholeEgg} in this meal is best cooked firm, yolk and all.',
      '{lead:은} 달걀이 가운데까지 굳었는지가 중요해요.':
        'In the {lead}, what matters is that the egg is set right to the middle.',
    },
    actions: {
      '{lidEgg:은} 뚜껑을 덮고 약한 불에 2분 더 두어 굳힌 뒤 내세요.':
        'Give the {lidEgg} two more minutes under a lid on low heat, until it is set.',
      '달걀을 젓가락으로 헤쳐 보고, 흐르는 곳이 없을 때 내세요.':
        'Part the egg with chopsticks; serve it when none of it runs.',
    },
  },
  'cooking.rawLeaves': {
    carrier: /\{raw/u,
    points: {
      '{raw:은} 불을 거치지 않으니 씻는 일이 가장 중요해요.':
        'The {raw} <is|are> eaten uncooked, so washing matters most.',
    },
    actions: {
      '{raw:은} 물에 5분 담갔다가 흐르는 물에 세 번 헹궈 물기를 빼세요.':
        'Soak the {raw} for five minutes, rinse three times under running water, and drain.',
      '{raw:은} 고기보다 먼저 씻어 따로 두고, 남은 것은 그날 버리세요.':
        'Wash the {raw} before any meat, keep it apart, and do not keep leftovers.',
    },
  },
  'cooking.reheat': {
    carrier: /가운데|데우|데운|데워/u,
    points: {
      '{lead:은} 데울 때 가운데가 가장 늦게 뜨거워져요.':
        'When you heat the {lead}, the middle gets hot last.',
      '데워 먹는 {lead:은} 겉만 뜨겁고 가운데가 찬 일이 흔해요.':
        'Warmed up, the {lead} <is|are> often hot outside and cold in the middle.',
    },
    actions: {
      '중간에 한 번 섞고, 가운데에서 김이 오를 때까지 데우세요.':
        'Stir once halfway, and heat until the middle steams.',
      '데운 뒤 가운데를 한 술 떠서 뜨거운지 보고 드세요.': 'Check a spoonful from the middle before you eat.',
      '한 번 데운 것은 다시 데우지 말고 그 자리에서 드세요.':
        'Eat it once it is heated, and do not warm it up again.',
    },
  },
  'cooking.out': {
    carrier: /\{flesh/u,
    points: {
      '밖에서는 {flesh:이} 속까지 익었는지 직접 확인하는 게 좋아요.':
        'When you eat {flesh} out, see for yourself that it is done inside.',
      '{lead}의 {flesh:은} 가게마다 익은 정도가 달라요.':
        'In the {lead}, how well the {flesh} <is|are> cooked varies from kitchen to kitchen.',
    },
    actions: {
      '두꺼운 {flesh} 조각을 갈라 붉거나 차면 주방에 다시 부탁하세요.':
        'Cut a thick piece of {flesh}; if it is red or cool, send it back to the kitchen.',
      '주문할 때 {flesh:은} 완전히 익은 것으로 부탁하세요.':
        'When you order, ask to have the {flesh} fully cooked.',
    },
  },
};
