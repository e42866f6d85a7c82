import type { Wordings } from '../../wording/slots.ts';

/** Iodine, steady vitamin K, vegetarian and gluten-free eating. */
export const STYLE_WORDINGS: Wordings = {
  'iodine.laver': [['김은 해조류 가운데 요오드가 적은 편이에요.', 'Among seaweeds, laver is low in iodine.']],
  'iodine.seaweed': [
    [
      '{seaweed:은} 요오드가 많아 자주보다 가끔이 좋은 재료예요.',
      '{seaweed} <is|are> rich in iodine: better now and then than often.',
    ],
  ],
  'iodine.none': [
    [
      '이 국물은 해조류 없이 우려서 요오드가 적은 편이에요.',
      'This broth is made without seaweed, so it is low in iodine.',
    ],
  ],
  'iodine.shop': [
    [
      '가게 국물은 해조류를 넣어 우리기도 해서 요오드를 알기 어려워요.',
      'Restaurants may simmer seaweed in their broth, so its iodine is hard to know.',
    ],
  ],
  'iodine.once': [
    ['{seaweed} 든 끼니는 이번 주 이것으로 넉넉해요.', 'Let this be the one meal with {seaweed} this week.'],
  ],
  'iodine.onlyServed': [['김은 상에 오른 만큼이면 돼요.', 'What is on the table is enough laver.']],
  'iodine.sameBroth': [
    [
      '집에서 국을 끓이는 다른 날에도 채소로만 국물을 내 보세요.',
      'On other days too, make your broth with vegetables.',
    ],
  ],
  'iodine.leaveBroth': [
    ['건더기 위주로 드시고 국물은 그릇에 남겨요.', 'Eat the solids and leave the broth.'],
  ],
  'vitaminK.greens': [
    [
      '{green:은} 비타민 K가 많아 양을 고르게 드시는 것이 중요해요.',
      '{green} <is|are> rich in vitamin K, so what counts is eating it steadily.',
    ],
  ],
  'vitaminK.steady': [
    [
      '{green:은} 식단에 적힌 양을 그대로, 늘 비슷하게 드세요.',
      'Keep the {green} as planned and much the same every week.',
    ],
  ],
  'vegetarian.protein': [
    [
      '{flesh:이} 이 끼니의 단백질을 맡아요. 모두 약 {protein} g이에요.',
      'The {flesh} <carries|carry> the protein of this meal: about {protein} g in all.',
    ],
    [
      '채식에서 모자라기 쉬운 단백질을 {flesh:으로} 약 {protein} g까지 채워요.',
      'With {flesh}, this meal reaches about {protein} g of protein, which vegetarians easily lack.',
    ],
    [
      '{lead:은} 식물성 재료로 단백질 약 {protein} g을 내요.',
      'The {lead} <gives|give> about {protein} g of protein from plants.',
    ],
  ],
  'vegetarian.iron': [
    [
      '{iron}의 철은 {vitaminC:과} 함께 드시면 흡수에 도움이 될 수 있어요.',
      'Eating {vitaminC} with it may help you absorb the iron of {iron}.',
    ],
    [
      '{iron}에 든 식물성 철은 비타민 C가 있어야 잘 흡수돼요.',
      'The plant iron in {iron} <needs|need> vitamin C to be absorbed well.',
    ],
  ],
  'vegetarian.b12': [
    [
      '{animal}에는 채식에서 모자라기 쉬운 비타민 B12가 들어 있어요.',
      '{animal} <brings|bring> vitamin B12, which vegetarian meals easily lack.',
    ],
  ],
  'vegetarian.shop': [
    [
      '{lead:은} 채식 메뉴지만 국물과 밑간은 가게마다 다를 수 있어요.',
      '{lead} <is|are> vegetarian, but broth and seasoning may differ from place to place.',
    ],
    [
      '사 먹는 채식은 양념 한 숟갈에서 갈리기 쉬워요.',
      'Eating out, a spoonful of seasoning decides whether it is vegetarian.',
    ],
    [
      '채식으로 고른 {lead}도 볶음 기름이나 양념은 확인이 필요해요.',
      'Even with {lead}, frying oil and seasoning are worth a question.',
    ],
    [
      '채소 메뉴라도 양념에 동물성 재료를 쓰는 가게가 있어요.',
      'Even in vegetable dishes, some kitchens season with animal products.',
    ],
    [
      '{lead:은} 겉으로는 채식이어도 밑간이 가게마다 달라요.',
      'The {lead} <looks|look> vegetarian, but how it is seasoned differs from place to place.',
    ],
  ],
  'vegetarian.finish': [
    ['{flesh:을} 골라내지 말고 끝까지 드세요.', 'Do not pick around the {flesh}; eat it up.'],
    [
      '{flesh}부터 드시면 단백질을 놓치지 않아요.',
      'Start with the {flesh}, so that you do not miss the protein.',
    ],
    [
      '{flesh:과} 밥을 같은 끼니에 드시면 아미노산이 서로 채워져요.',
      'Eaten with rice, {flesh} <gives|give> a fuller set of amino acids.',
    ],
  ],
  'vegetarian.together': [
    ['{iron:과} {vitaminC:을} 한 젓가락에 같이 집어 드세요.', 'Take {iron} and {vitaminC} in the same bite.'],
    [
      '식사 뒤 바로 커피나 녹차를 드시지 않는 편이 철 흡수에 좋아요.',
      'For the iron, do not drink coffee or green tea right after the meal.',
    ],
  ],
  'vegetarian.keepAnimal': [['{animal:은} 빼지 말고 식단대로 드세요.', 'Do not leave out the {animal}.']],
  'vegetarian.ask': [
    [
      '“고명이랑 양념에 동물성 재료가 있나요?” 하고 물어보세요.',
      'Ask whether topping or seasoning holds anything from animals.',
    ],
    [
      '자주 가는 곳이면 채식이라고 미리 말해 두면 편해요.',
      'Where you go often, say once that you are vegetarian.',
    ],
    [
      '메뉴판에 비건 표시가 있으면 그쪽이 확실해요.',
      'If the menu marks vegan dishes, those are the safe choice.',
    ],
    ['주문할 때 양념과 밑간에 무엇을 쓰는지 물어보세요.', 'Ask what goes into the seasoning when you order.'],
    ['“동물성 재료를 빼 주세요” 하고 먼저 말해 두세요.', 'Say first that you want no animal ingredients.'],
  ],
  'glutenFree.seasoning': [
    [
      '글루텐은 주로 양념에 숨어 있어요. 여기서는 {season:을} 무글루텐으로 써요.',
      'Gluten hides mostly in seasonings. The {season} here is a gluten-free one.',
    ],
    [
      '{lead}에서 글루텐을 살필 곳은 {season:예요}.',
      'In the {lead}, the thing to check for gluten is the {season}.',
    ],
  ],
  'glutenFree.none': [
    ['{lead}에는 밀이 든 양념이 들어가지 않아요.', 'No seasoning with wheat goes into the {lead}.'],
    ['조리법의 양념이 모두 글루텐 없이 짜여 있어요.', 'Every seasoning of this recipe is without gluten.'],
    [
      '{lead:은} 글루텐이 든 재료 없이 만드는 요리예요.',
      'The {lead} <is|are> made without anything that holds gluten.',
    ],
    ['이 끼니의 곡식은 글루텐이 없는 {rice:예요}.', 'The grain of this meal is {rice}, which has no gluten.'],
  ],
  'glutenFree.label': [
    [
      '{season:은} 살 때마다 뒷면의 무글루텐 표시를 확인해요.',
      'Check the gluten-free mark on the {season} each time you buy it.',
    ],
    [
      '{season} 병에는 표시를 해 두고 다른 양념과 숟가락을 섞지 않아요.',
      'Mark the {season} bottle and give it a spoon of its own.',
    ],
  ],
  'glutenFree.apart': [
    [
      '튀김 기름이나 면 삶은 물은 다른 음식과 같이 쓰지 않아요.',
      'Do not share frying oil or cooking water with other food.',
    ],
    [
      '행주와 수세미도 따로 두면 가루가 섞이지 않아요.',
      'Keep a cloth and sponge apart, so that no flour gets in.',
    ],
    ['식구 음식과 같이 만들 때는 이것부터 만들어요.', 'When you cook for others too, make this first.'],
    [
      '도마와 체, 집게는 다른 음식에 쓰던 것과 나눠 써요.',
      'Use a board, sieve and tongs that no other food touches.',
    ],
    [
      '조리대와 팬을 한 번 닦고 시작하면 섞여 들 걱정이 줄어요.',
      'Wipe counter and pan before you start, so that nothing gets mixed in.',
    ],
    [
      '시판 양념을 더한다면 무글루텐 표시부터 보세요.',
      'If you add a bought seasoning, look for the gluten-free mark first.',
    ],
  ],
};
