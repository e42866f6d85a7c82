import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Meals with little at stake: how they stay as planned. */
export const LIGHT_MEAL_WORDINGS: TopicWordingTable = {
  'sodium.taste': {
    carrier: /간[은을이도\s]|간$/u,
    points: {
      '{lead:은} 뜨거울 때 간을 보면 싱겁게 느껴져요. 그래서 간이 자꾸 늘어요.':
        'Tasted very hot, the {lead} <seems|seem> bland, and you easily add too much salt.',
      '{lead}의 간은 처음에 다 하지 않아도 돼요. 다 익은 뒤에 맞추면 덜 들어요.':
        'No need to season the {lead} fully at the start: once cooked, less is enough.',
      '{lead}에서는 {veg}에도 간이 배어요. 다 익은 뒤에 맛을 보아야 정확해요.':
        'The {veg} in the {lead} <takes|take> up seasoning too, so taste only when all is cooked.',
    },
    actions: {
      '불을 끄고 한 김 식힌 뒤 간을 보고, 모자랄 때만 더하세요.':
        'Turn off the heat, let it cool a little, then taste; add more only if it needs it.',
      '작은 숟가락에 떠서 식힌 뒤 간을 보세요.': 'To taste, take a small spoonful and let it cool first.',
      '{veg:을} 한 점 건져 먹어 보고 간을 정하세요.':
        'Taste a piece of the {veg} before you decide on the salt.',
    },
  },
  'sodium.aroma': {
    carrier: /\{aroma/u,
    points: {
      '{aim} 간을 향으로 채우는 방법이 있어요. {lead}에는 {aroma:이} 어울려요.':
        '{aim}, let aroma do some of the work of salt: the {aroma} in the {lead} can.',
    },
    actions: {
      '간은 그대로 두고 {aroma:을} 조금 더 얹으세요.':
        'Leave the seasoning as it is, and put a little more {aroma} on top.',
    },
    cookingActions: {
      '{aroma:은} 불을 끈 뒤에 넣으세요. 향이 살아 간이 약해도 맛이 나요.':
        'Add the {aroma} off the heat: with the aroma, little salt is enough.',
    },
  },
  'sodium.kept': {
    carrier: /간[은을이도\s]|나트륨|소금통/u,
    points: {
      '이 끼니의 나트륨은 약 {sodium}mg이에요. 상에서 간을 더하지 않을 때의 양이에요.':
        'This meal has about {sodium} mg of sodium, if no salt is added at the table.',
      '오늘 나트륨 가운데 이 끼니 몫은 약 {sodium}mg으로 잡았어요.':
        'Of the sodium of the day, the plan gives this meal about {sodium} mg.',
      '{aim} {lead:은} 조리법의 간이면 충분해요. 한 끼 나트륨이 약 {sodium}mg이에요.':
        '{aim}, season the {lead} as the recipe says: about {sodium} mg of sodium in this meal.',
    },
    actions: {
      '소금통은 상에 올리지 마세요. 몇 주 지나면 싱거운 맛이 입에 익을 수 있어요.':
        'Keep the salt cellar off the table; within some weeks, food with less salt may taste right.',
      '간이 싱겁다 싶으면 {veg:과} {bite:을} 천천히 씹어 보세요. 재료의 맛이 느껴져요.':
        'If it tastes mild, chew the {veg} and {bite} slowly, and their own taste comes out.',
      '간이 된 음식이니 장에 찍지 말고 그대로 드세요.': 'It is seasoned already, so eat it without a dip.',
    },
  },
  'carbohydrate.light': {
    carrier: /탄수화물|밥|면/u,
    points: {
      '이 끼니의 탄수화물은 약 {carb}g이에요. 밥이나 면을 더 얹지 않으면 그대로예요.':
        'This meal has about {carb} g of carbohydrate, as long as no rice or noodles are added.',
      '탄수화물을 약 {carb}g으로 잡은 끼니예요. 든든함은 {flesh}에서 와요.':
        'This meal is planned at about {carb} g of carbohydrate; the {flesh} <makes|make> it filling.',
      '{aim} 이만하면 돼요. {lead:을} 다 드셔도 이 끼니의 탄수화물이 약 {carb}g이에요.':
        '{aim}, this is enough: with all of the {lead} it is about {carb} g of carbohydrate.',
      '{lead:이} 오른 이 끼니의 탄수화물은 약 {carb}g이에요.':
        'With the {lead}, this meal has about {carb} g of carbohydrate.',
    },
    actions: {
      '더 드시고 싶으면 밥 말고 {flesh:을} 더 드세요.':
        'If you want more, take more {flesh} rather than rice.',
      '밥을 더하는 대신 {mildSide:을} 한 번 더 덜어 드세요.':
        'Instead of rice, take a second helping of the {mildSide}.',
      '{veg:을} 넉넉히 담으세요. 탄수화물이 크게 늘지 않고 배가 불러요.':
        'Serve plenty of {veg}: it fills you and adds little carbohydrate.',
      '과자나 빵으로 탄수화물을 채우지 말고, 출출하면 {flesh}부터 드세요.':
        'Have no biscuits or bread after it; if you are hungry, start with the {flesh}.',
    },
  },
  'carbohydrate.filling': {
    carrier: /\{rice|\{flesh|밥/u,
    points: {
      '{flesh}에는 탄수화물이 거의 없어요. 먼저 드시면 밥을 덜 찾게 돼요.':
        'There is hardly any carbohydrate in {flesh}: eaten first, you want less rice.',
      '이 끼니는 {flesh:이} 중심이고 {rice:은} 곁들이예요. 그릇도 그렇게 고르면 쉬워요.':
        'In this meal the {flesh} <comes|come> first, with the {rice} beside; choose the bowls to match.',
      '이 끼니의 탄수화물은 {riceShare:이} {rice}에 있어요. {aim} 볼 것은 밥뿐이에요.':
        'In this meal, {riceShare} of the carbohydrate is in the {rice}. {aim}, watch the rice alone.',
    },
    actions: {
      '{flesh:을} 서너 점 드신 뒤에 {rice:을} 뜨세요.':
        'Have three or four pieces of {flesh} before the {rice}.',
      '{flesh:은} 큰 접시에, {rice:은} 작은 그릇에 담으세요.':
        'Serve the {flesh} on a large plate and the {rice} in a small bowl.',
      '{veg:과} {flesh:을} 번갈아 드시고 {rice:은} 맨 나중에 드세요.':
        'Eat {veg} and {flesh} by turns, and the {rice} last.',
    },
  },
  'iodine.broth': {
    carrier: /국물/u,
    points: {
      '{lead} 국물은 해조류 없이 우리는 것으로 잡았어요.':
        'The broth of the {lead} is planned without seaweed.',
      '국물에 해조류를 넣으면 요오드가 크게 늘어요. {lead}에는 넣지 않아요.':
        'Seaweed in a broth adds much iodine; there is none in the {lead}.',
      '{lead}에서 요오드를 살필 곳은 국물이에요. 우린 재료에 따라 달라져요.':
        'Iodine in the {lead} depends on what the broth is made from.',
    },
    actions: {
      '국물용 팩을 쓰신다면 원재료에 해조류가 없는지 먼저 보세요.':
        'If you use a stock bag, first check that it lists no seaweed.',
    },
    cookingActions: {
      '국물은 조리법에 있는 재료로만 우리세요.': 'Make the broth only from what is in the recipe.',
      '국물 맛이 모자라면 {veg:을} 더 넣고 조금 더 끓이세요.':
        'If the broth lacks taste, add more {veg} and simmer a little longer.',
    },
  },
  'iodine.none': {
    carrier: /해조류/u,
    points: {
      '이 끼니에는 요오드가 많은 해조류가 없어요.':
        'There is no seaweed, which is rich in iodine, in this meal.',
      '{lead} 상에는 해조류 반찬을 올리지 않았어요. 요오드를 많이 드시지 않게요.':
        'No seaweed side dish is on the table with the {lead}, to keep iodine low.',
      '요오드가 아주 많은 음식은 주로 해조류예요. {lead}에는 들지 않아요.':
        'Foods very rich in iodine are mostly seaweeds; there is none in the {lead}.',
      '{veg}에는 요오드가 아주 적어요. 요오드를 크게 늘리는 것은 해조류예요.':
        'There is very little iodine in {veg}; what adds much of it is seaweed.',
    },
    actions: {
      '밑반찬을 꺼낼 때도 해조류 말고 {side:을} 드세요.':
        'If you take out other side dishes, leave the seaweed and have the {side}.',
      '해조류 가루나 부각을 얹지 말고 그대로 드세요.':
        'Eat it as it is, without seaweed flakes or crisps on top.',
      '해조류 반찬은 일주일에 한 번만 드시게 날을 정해 두세요.':
        'Decide on one day a week for a seaweed dish.',
    },
  },
  'iodine.fish': {
    carrier: /\{flesh|해조류/u,
    points: {
      '{flesh}에도 요오드가 있지만 해조류보다 훨씬 적어요.':
        'There is iodine in {flesh} too, but far less than in seaweed.',
      '바다에서 나는 음식 가운데 요오드가 가장 많은 것은 해조류예요. {flesh:은} 그만큼 많지 않아요.':
        'Of food from the sea, seaweed has by far the most iodine; there is not that much in {flesh}.',
    },
    actions: {
      '{flesh:은} 해조류를 곁들이지 말고 {veg:과} 함께 드세요.':
        'Eat the {flesh} with {veg} rather than with seaweed.',
      '{flesh:은} 담긴 만큼 드시고, 해조류 반찬은 다른 날로 미루세요.':
        'Eat the {flesh} on your plate, and leave a seaweed dish for another day.',
    },
  },
};
