import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Iodine, vegetarian and gluten-free eating. */
export const STYLE_WORDINGS: TopicWordingTable = {
  'iodine.seaweed': {
    carrier: /\{seaweed/u,
    points: {
      '{seaweed:은} 요오드가 많아 자주보다 가끔 드실 재료예요.':
        '{seaweed} <is|are> rich in iodine, so it is better now and then than often.',
    },
    actions: {
      '이번 주 {seaweed:은} 이 끼니로 마치고, 반찬으로 더하지 마세요.':
        'Let this be the one meal with {seaweed} this week, and add none as a side dish.',
      '{seaweed:은} 담긴 만큼만 드시고 더 뜨지 마세요.':
        'Keep to the {seaweed} in your bowl, and take no more.',
    },
  },
  'iodine.shop': {
    carrier: /국물/u,
    points: {
      '사 먹는 {lead} 국물은 해조류로 우리기도 해서 요오드를 알기 어려워요.':
        'Bought broth such as that of the {lead} may be made with seaweed, so its iodine is hard to know.',
    },
    actions: {
      '{flesh:과} {veg:을} 건져 드시고 국물은 남기세요.':
        'Lift out the {flesh} and {veg}, and leave the broth.',
      '국물은 몇 숟가락만 맛보고 그릇에 남기세요.':
        'Take only a few spoonfuls of the broth, and leave the rest.',
    },
  },
  'vegetarian.protein': {
    carrier: /\{flesh/u,
    points: {
      '채식에서는 단백질이 모자라기 쉬워요. 이 끼니에서는 {flesh:이} 그 몫을 해요.':
        'A vegetarian diet easily falls short of protein. In this meal the {flesh} <provides|provide> it.',
      '이 끼니의 단백질은 약 {protein}g이고, {flesh:이} 가장 큰 몫이에요.':
        'This meal has about {protein} g of protein, the largest part from {flesh}.',
    },
    actions: {
      '{flesh:과} {bowlRice:을} 함께 드세요. 서로 모자란 아미노산을 채워 줘요.':
        'Eat the {flesh} together with the {bowlRice}: their amino acids complete each other.',
      '{flesh:은} 한 사람 약 {fleshGrams}g이에요. 밥보다 먼저 챙겨 드세요.':
        'One share is about {fleshGrams} g of {flesh}: eat it before the rice.',
      '{flesh}부터 드시고 {veg:을} 곁들이세요.': 'Start with the {flesh}, with {veg} beside it.',
    },
  },
  'vegetarian.iron': {
    carrier: /\{iron/u,
    points: {
      '{iron}에 든 철은 비타민 C와 함께 드실 때 잘 흡수돼요.':
        'The iron of {iron} is absorbed better together with vitamin C.',
      '채식에서는 철이 모자라기 쉬워요. {iron}에 든 철이 잘 흡수되게 드시는 게 좋아요.':
        'A vegetarian diet easily falls short of iron. Help the body absorb the iron of {iron}.',
    },
    actions: {
      '{iron:과} {vitaminC:을} 한 젓가락에 같이 집어 드세요.': 'Take {iron} and {vitaminC} in the same bite.',
      '{iron:을} 드신 뒤에는 진한 차를 바로 드시지 마세요. 철이 덜 흡수될 수 있어요.':
        'Have no strong tea straight after {iron}: less of its iron may be absorbed.',
    },
  },
  'vegetarian.b12': {
    carrier: /\{animal/u,
    points: {
      '채식에서는 비타민 B12가 모자라기 쉬워요. 이 끼니에서는 {animal}에 들어 있어요.':
        'A vegetarian diet easily falls short of vitamin B12. In this meal, the {animal} <provides|provide> it.',
    },
    actions: {
      '{animal:은} 남기지 말고 다 드세요. 식물성 식품에는 B12가 거의 없어요.':
        'Finish the {animal}: plant foods have hardly any B12.',
    },
  },
  'vegetarian.shop': {
    carrier: /양념|육수|동물성/u,
    points: {
      '{lead:은} 채식 메뉴지만 양념과 육수는 가게마다 달라요.':
        'The {lead} <is|are> vegetarian, but stock and seasoning vary from kitchen to kitchen.',
      '채식으로 고른 {lead}도 양념에 젓갈이나 굴소스가 들 수 있어요.':
        'Even the {lead} may have fish or oyster sauce in its seasoning.',
    },
    actions: {
      '주문할 때 “양념에 동물성 재료가 있나요?” 하고 물어보세요.':
        'When you order, ask whether anything in the seasoning comes from animals.',
      '“동물성 양념은 빼 주세요” 하고 먼저 말하세요.':
        'Say first that you want no animal products in the seasoning.',
    },
  },
  'vegetarian.pack': {
    carrier: /원재료/u,
    points: {
      '{lead}도 원재료에 동물성 양념이 숨어 있을 수 있어요.':
        'Even the {lead} may list animal products among the seasonings.',
    },
    actions: {
      '살 때 뒷면 원재료에서 동물성 양념이 있는지 읽어 보세요.':
        'Before you buy, read the ingredients for seasonings from animals.',
    },
  },
  'glutenFree.seasoning': {
    carrier: /\{season/u,
    points: {
      '보통 장류에는 글루텐이 들어 있기 쉬워요. {lead}에는 {season:을} 써야 해요.':
        'Ordinary soy sauce and pastes easily contain gluten; the {lead} <needs|need> {season}.',
      '{lead}의 간은 {season:으로} 해요. 보통 장류로 바꾸면 글루텐이 들어갈 수 있어요.':
        'The {lead} <is|are> seasoned with {season}; an ordinary one may contain gluten.',
    },
    actions: {
      '{season:은} 살 때마다 뒷면의 무글루텐 표시를 확인하세요.':
        'Check the gluten-free mark on the {season} each time you buy it.',
      '{season} 병에 이름을 붙이고, 덜어 쓰는 숟가락도 따로 두세요.':
        'Label the bottle of {season}, and give it a spoon of its own.',
      '{season:이} 떨어져도 보통 양념으로 바꾸지 말고 새로 산 뒤에 만드세요.':
        'If you run out of {season}, buy some first rather than use an ordinary one.',
    },
  },
  'glutenFree.home': {
    carrier: /글루텐/u,
    points: {
      '{lead:은} 글루텐이 든 재료 없이 만들어요. 도구에서 섞이지 않게만 하면 돼요.':
        'The {lead} <is|are> made without gluten; what matters is to keep it off your tools.',
      '{lead}에는 글루텐이 든 재료가 없어요. 조심할 것은 도구에 묻은 가루예요.':
        'Nothing in the {lead} has gluten; watch out for flour on your tools.',
    },
    actions: {
      '도마와 체, 집게는 글루텐이 든 음식과 나눠 쓰세요.':
        'Keep the board, sieve and tongs apart from food with gluten.',
      '글루텐이 든 음식과 같이 만들 때는 이것부터 만드세요.':
        'If you cook something with gluten too, make this first.',
      '글루텐이 든 음식을 담았던 {ware:은} 깨끗이 씻어 쓰세요.':
        'If the {ware} held anything with gluten before, wash it well first.',
    },
  },
  'glutenFree.shop': {
    carrier: /글루텐/u,
    points: {
      '사 먹는 {lead:은} 양념이나 밑간에서 글루텐이 들 수 있어요.':
        'When you eat {lead} out, the seasoning may contain gluten.',
      '{lead:은} 겉만 보고는 글루텐이 들었는지 알 수 없어요.':
        'You cannot tell by looking whether the {lead} <contains|contain> gluten.',
    },
    actions: {
      '주문 전에 양념에 글루텐이 드는지 물어보세요.':
        'Ask before you order whether the seasoning has gluten.',
      '“글루텐을 먹지 못해요” 하고 먼저 말하고, 간을 무엇으로 하는지 물어보세요.':
        'Say first that you cannot eat gluten, and ask what it is seasoned with.',
      '글루텐이 든 것과 같은 기름이나 팬을 쓰는지 확인하고 주문하세요.':
        'Before you order, check whether pan and oil are shared with anything that has gluten.',
    },
  },
  'glutenFree.pack': {
    carrier: /글루텐/u,
    points: {
      '{lead}도 원재료에 글루텐이 숨어 있을 수 있어요.':
        'Even the {lead} may hide gluten among its ingredients.',
      '{lead:은} 제품에 따라 글루텐이 들기도 해요.': 'Some brands of {lead} contain gluten, others do not.',
    },
    actions: {
      '살 때 뒷면 알레르기 표시에서 글루텐이 있는지 확인하세요.':
        'When you buy it, look for gluten in the allergen box.',
    },
    cookingActions: {
      '{kit} 양념 봉지의 원재료까지 읽고, 글루텐이 있으면 넣지 마세요.':
        'Read the ingredients of the sauce packet of the {kit} too, and leave it out if there is gluten.',
    },
  },
};

/** Iron in pregnancy. */
export const IRON_WORDINGS: TopicWordingTable = {
  'iron.flesh': {
    carrier: /철|\{bite/u,
    points: {
      '임신 중에는 철이 모자라기 쉬워요. {flesh}에 든 철은 몸에 잘 흡수되는 편이에요.':
        'Iron easily runs short during pregnancy. The iron of {flesh} is absorbed fairly well.',
      '{lead}에서 챙길 것은 {flesh:예요}. 임신 중에 모자라기 쉬운 철이 들어 있어요.':
        'In the {lead}, do not miss the {flesh}: it has iron, which easily runs short during pregnancy.',
    },
    actions: {
      '{bite:은} 남기지 말고 챙겨 드세요.': 'Leave none of the {bite}.',
      '{bite:을} 드신 뒤에 진한 차는 한 시간쯤 있다가 드세요. 철이 덜 흡수될 수 있어요.':
        'After the {bite}, wait about an hour before strong tea: less of the iron may be absorbed.',
    },
  },
  'iron.plant': {
    carrier: /\{iron/u,
    points: {
      '임신 중에는 철이 모자라기 쉬워요. {iron}에도 철이 들어 있어요.':
        'Iron easily runs short during pregnancy. There is some in {iron} too.',
    },
    actions: {
      '{iron:과} {vitaminC:을} 같이 드세요. 철이 더 잘 흡수될 수 있어요.':
        'Eat {iron} and {vitaminC} together: the iron may be absorbed better.',
    },
  },
};
