import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Saturated fat, cholesterol and cooking oil: where they are, and what to do about them. */
export const FAT_WORDINGS: TopicWordingTable = {
  'fat.trim': {
    carrier: /\{fatFood/u,
    points: [
      [
        '{aim} {fatFood}의 기름을 살펴야 해요. 이 끼니 포화지방 약 {sat}g의 {fatShare:이} 여기서 와요.',
        '{aim}, watch the fat of the {fatFood}: {fatShare} of the {sat} g of saturated fat here.',
      ],
      [
        '이 끼니 포화지방 약 {sat}g 가운데 {fatShare:이} {fatFood}에 있어요. {aim} 떼어 낼 수 있는 몫이에요.',
        'Of the {sat} g of saturated fat here, {fatShare} is in the {fatFood}. {aim}, it can be cut off.',
      ],
    ],
    actions: [
      [
        '{fatFood:은} 손질할 때 하얀 기름을 잘라 내고 조리하세요.',
        'Cut the white fat off the {fatFood} before you cook it.',
      ],
      [
        '{fatFood:은} 살코기를 드시고 하얀 기름은 접시에 남기세요.',
        'Eat the lean of the {fatFood}, and leave the white fat on the plate.',
      ],
    ],
  },
  'fat.thin': {
    carrier: /\{fatFood/u,
    points: [
      [
        '{fatFood:을} 볶으면 기름이 녹아 나와요. {aim} 이 끼니 포화지방 약 {sat}g의 {fatShare:을} 덜 길이에요.',
        'Fried, the {fatFood} <gives|give> off fat: {fatShare} of the {sat} g of saturated fat here. {aim}, do not keep it all.',
      ],
      [
        '{aim} {fatFood}에서 나온 기름을 덜어야 해요. 이 끼니 포화지방이 약 {sat}g이에요.',
        '{aim}, get rid of the fat of the {fatFood}: this meal has about {sat} g of saturated fat.',
      ],
    ],
    actions: [
      [
        '{fatFood:을} 먼저 볶아 나온 기름을 종이타월로 닦고 나머지를 넣으세요.',
        'Fry the {fatFood} first, wipe out the fat with a paper towel, then add the rest.',
      ],
      [
        '{fatFood}에서 기름이 나오니 팬에 기름을 따로 두르지 마세요.',
        'The {fatFood} <gives|give> off fat, so add no oil to the pan.',
      ],
      [
        '담을 때 {fatFood:과} {veg}만 건지고 팬에 고인 기름은 두세요.',
        'Lift out only the {fatFood} and {veg}, and leave the fat in the pan.',
      ],
    ],
  },
  'fat.skim': {
    carrier: /\{fatFood|뜬 기름|뜨는 기름/u,
    points: [
      [
        '{fatFood}의 기름이 국물 위로 떠올라요. {aim} 포화지방 약 {sat}g을 줄일 기회예요.',
        'The fat of the {fatFood} rises to the top. {aim}, this is the chance to cut the {sat} g of saturated fat.',
      ],
      [
        '{aim} {lead} 위에 뜬 기름은 걷는 게 좋아요. 이 끼니 포화지방이 약 {sat}g이에요.',
        '{aim}, skim the floating fat of the {lead}: this meal has about {sat} g of saturated fat.',
      ],
    ],
    actions: [
      [
        '위에 뜬 기름을 숟가락으로 걷어 낸 뒤 드세요.',
        'Skim the floating fat off with a spoon before you eat.',
      ],
      [
        '먼저 끓여 차게 두었다가 굳은 뜬 기름을 걷고 다시 데우세요.',
        'Cook it ahead, chill it, lift off the hardened floating fat, and reheat.',
      ],
      [
        '{fatFood:은} 살코기를 골라 드시고, 뜬 기름이 많은 국물은 남기세요.',
        'Pick the lean of the {fatFood}, and leave the fatty broth.',
      ],
    ],
  },
  'fat.skin': {
    carrier: /껍질|\{fatFood/u,
    points: [
      [
        '{fatFood}의 기름은 껍질에 모여 있어요. {aim} 포화지방 약 {sat}g을 줄일 곳이에요.',
        'The fat of the {fatFood} sits in the skin. {aim}, that is where to cut the {sat} g of saturated fat.',
      ],
      [
        '{aim} {fatFood} 껍질은 빼고 드시는 게 좋아요. 이 끼니 포화지방이 약 {sat}g이에요.',
        '{aim}, leave the skin of the {fatFood}: this meal has about {sat} g of saturated fat.',
      ],
    ],
    actions: [
      [
        '{fatFood:은} 껍질을 벗기고 살만 드세요.',
        'Take off the skin of the {fatFood} and eat only the meat.',
      ],
      [
        '껍질은 다 익은 뒤에 떼어 접시에 남기세요. 살은 촉촉하게 남아요.',
        'Take the skin off once it is cooked, and leave it on the plate; the meat stays moist.',
      ],
    ],
  },
  'fat.meatOut': {
    carrier: /\{fatFood/u,
    points: [
      [
        '{aim} {fatFood}의 기름을 살펴야 해요. 한 끼 포화지방이 약 {sat}g이에요.',
        '{aim}, mind the fat of the {fatFood}: about {sat} g of saturated fat in this meal.',
      ],
      [
        '{lead}의 포화지방 약 {sat}g 가운데 {fatShare:이} {fatFood}에 있어요. {aim} 줄일 만해요.',
        'Of the {sat} g of saturated fat in the {lead}, {fatShare} is in the {fatFood}. {aim}, it is worth cutting.',
      ],
    ],
    actions: [
      [
        '{fatFood}에서 하얗게 보이는 기름은 잘라 내고 드세요.',
        'Cut off the white fat you see on the {fatFood}.',
      ],
      [
        '{fatFood:은} 살이 많은 쪽부터 드시고 고기는 추가하지 마세요.',
        'Start with the leanest pieces of {fatFood}, and order no extra meat.',
      ],
    ],
  },
  'fat.cured': {
    carrier: /\{fatFood/u,
    points: [
      [
        '이 끼니 포화지방 약 {sat}g의 {fatShare:이} {fatFood}에서 와요. {aim} 덜기 쉬운 몫이에요.',
        'Of the {sat} g of saturated fat here, {fatShare} is from the {fatFood}. {aim}, it is easy to leave.',
      ],
      [
        '{aim} 가공육은 적을수록 좋아요. {fatFood:이} 든 이 끼니 포화지방은 약 {sat}g이에요.',
        '{aim}, the less processed meat the better; with {fatFood}, this meal has about {sat} g of saturated fat.',
      ],
    ],
    actions: [
      ['{fatFood:은} 절반을 덜어 두고 시작하세요.', 'Set half of the {fatFood} aside before you start.'],
      ['{fatFood:은} 절반만 드시고 {veg:을} 다 드세요.', 'Eat half of the {fatFood}, and finish the {veg}.'],
    ],
  },
  'fat.creamy': {
    carrier: /\{fatFood/u,
    points: [
      [
        '{lead}의 포화지방 약 {sat}g의 {fatShare:이} {fatFood}에서 나와요. {aim} 줄이기 쉬워요.',
        'Of the {sat} g of saturated fat in the {lead}, {fatShare} is from the {fatFood}. {aim}, it is easy to cut.',
      ],
      [
        '{aim} {lead}에 넣는 {fatFood:을} 줄이는 게 좋아요. 포화지방이 약 {sat}g이에요.',
        '{aim}, put less {fatFood} into the {lead}: about {sat} g of saturated fat.',
      ],
    ],
    actions: [
      [
        '{fatFood:은} 조리법의 절반만 쓰세요. 맛은 크게 달라지지 않아요.',
        'Use half of the {fatFood} in the recipe; the taste hardly changes.',
      ],
      [
        '{fatFood:은} 눈대중으로 넣지 말고 재어서 절반만 쓰세요.',
        'Measure the {fatFood} instead of guessing, and use half of it.',
      ],
    ],
  },
  'fat.milk': {
    carrier: /우유/u,
    points: [
      [
        '이 끼니 포화지방 약 {sat}g의 {fatShare:이} 우유에서 와요. {aim} 바꾸기 쉬운 몫이에요.',
        'Of the {sat} g of saturated fat here, {fatShare} is in the milk. {aim}, it is easy to change.',
      ],
      [
        '{aim} 우유를 바꿔 보세요. 이 끼니 포화지방 약 {sat}g 가운데 {fatShare:예요}.',
        '{aim}, change the milk: it has {fatShare} of the {sat} g of saturated fat here.',
      ],
    ],
    actions: [
      [
        '우유를 저지방으로 고르세요. 우유의 포화지방이 절반쯤으로 줄어요.',
        'Choose low-fat milk: its saturated fat is about halved.',
      ],
      [
        '저지방 우유로 바꿔 드세요. 단백질은 그대로예요.',
        'Switch to low-fat milk; its protein stays the same.',
      ],
    ],
  },
  'fat.fried': {
    carrier: /튀김|튀긴|튀겨/u,
    points: [
      [
        '{lead:은} 튀김옷이 기름을 머금어 지방이 약 {fat}g이에요. {aim} 옷을 덜 드시는 게 좋아요.',
        'The batter of the {lead} holds oil: about {fat} g of fat. {aim}, eat less of it.',
      ],
      [
        '{aim} 튀김옷부터 줄여야 해요. 이 끼니 지방이 약 {fat}g이에요.',
        '{aim}, begin with the batter: this meal has about {fat} g of fat.',
      ],
    ],
    actions: [
      ['한쪽 면의 튀김옷을 벗기고 속을 드세요.', 'Peel the batter off one side, and eat what is inside.'],
      ['튀김옷이 두껍게 뭉친 끝은 떼어 내고 드세요.', 'Pull off the ends where the batter is thick.'],
      [
        '튀김을 종이타월에 올려 기름을 빼고, {veg:을} 먼저 드세요.',
        'Drain the fried pieces on a paper towel, and eat the {veg} first.',
      ],
    ],
  },
  'fat.egg': {
    carrier: /달걀/u,
    points: [
      [
        '이 끼니 콜레스테롤 약 {chol}mg은 거의 달걀노른자예요. {aim} 하루 달걀 하나쯤이 알맞아요.',
        'Nearly all of the {chol} mg of cholesterol here is egg yolk. {aim}, about one egg a day is right.',
      ],
    ],
    actions: [
      [
        '이날 다른 끼니에는 달걀이 없어요. 간식으로 삶은 달걀을 더하지 마세요.',
        'There is no egg in the day’s other meals; add no boiled egg as a snack.',
      ],
      [
        '오늘 달걀은 이것으로 마치고, 간식은 다른 것으로 고르세요.',
        'Let this be today’s egg, and choose something else for a snack.',
      ],
    ],
  },
  'fat.panOil': {
    carrier: /\{oil/u,
    points: [
      [
        '{lead}에 {oil:이} 한 사람 약 {oilGrams}g 들어가 열량이 약 {oilKcal}kcal예요. {aim} 줄이기 쉬워요.',
        'About {oilGrams} g of {oil} a person <goes|go> into the {lead}, {oilKcal} kcal. {aim}, it is easy to cut.',
      ],
    ],
    actions: [
      [
        '{oil:은} 절반만 쓰고, 팬이 마르면 물을 조금 넣으세요. 약 {oilHalf}kcal 줄어요.',
        'Use half of the {oil}, and a little water when the pan runs dry: about {oilHalf} kcal less.',
      ],
      [
        '{oil:을} 종이타월에 묻혀 팬에 얇게 펴 바르세요.',
        'Spread the {oil} thinly over the pan with a paper towel.',
      ],
    ],
  },
};
