import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Saturated fat and cholesterol: where they are, and what to do about them. */
export const FAT_WORDINGS: TopicWordingTable = {
  'fat.trim': {
    carrier: /\{fatFood/u,
    points: {
      '이 끼니 포화지방 약 {sat}g의 {fatShare:이} {fatFood}에서 와요. {aim} 비계를 떼는 게 좋아요.':
        'Of the {sat} g of saturated fat here, {fatShare} is in the {fatFood}. {aim}, trim it.',
      '{aim} {fatFood}의 하얀 비계는 안 드시는 게 좋아요. 이 끼니의 포화지방이 약 {sat}g이에요.':
        '{aim}, do not eat the white fat of the {fatFood}: this meal has about {sat} g of saturated fat.',
    },
    actions: {
      '{fatFood:은} 손질할 때 하얀 기름을 잘라 내고 조리하세요.':
        'Cut the white fat off the {fatFood} before you cook it.',
      '{fatFood:은} 살코기만 드시고 하얀 기름은 접시에 남기세요.':
        'Eat the lean parts of the {fatFood}, and leave the white fat on the plate.',
    },
  },
  'fat.thin': {
    carrier: /\{fatFood|\{fatPiece|\{panFat|\{grilledFat/u,
    points: {
      '{panFat:은} 볶으면 기름이 나와요. {aim} 나온 기름은 빼고 드시는 게 좋아요.':
        'When fried, the {panFat} <gives|give> off fat. {aim}, eat it without that fat.',
      '이 끼니 포화지방 약 {sat}g의 {fatShare:이} {fatFood}에서 와요. {aim} 기름을 덜어 내는 게 좋아요.':
        'Of the {sat} g of saturated fat here, {fatShare} is from the {fatFood}. {aim}, take some of it off.',
    },
    actions: {
      '{grilledFat:은} 구운 뒤 종이타월에 올려 기름을 빼고 드세요.':
        'Once it is grilled, drain the {grilledFat} on a paper towel before you eat.',
      '{fatPiece:과} {veg:을} 건져 담고, 팬에 고인 기름은 남기세요.':
        'Lift out the {fatPiece} and {veg}, and leave the fat in the pan.',
    },
    cookingActions: {
      '{panFat:을} 먼저 볶아 나온 기름을 종이타월로 닦아 내고 나머지를 넣으세요.':
        'Fry the {panFat} first, wipe out the fat with a paper towel, then add the rest.',
      '팬에 기름을 두르지 말고 {panFat}부터 볶고, 나온 기름은 닦아 내세요.':
        'Add no oil to the pan; fry the {panFat} first and wipe out the fat it gives off.',
    },
  },
  'fat.skim': {
    carrier: /\{fatFood|뜬 기름|뜨는 기름/u,
    points: {
      '{fatFood}의 기름은 국물 위로 떠올라요. {aim} 걷어 내고 드시는 게 좋아요.':
        'The fat of the {fatFood} rises to the top of the broth. {aim}, skim it off.',
      '{aim} {lead} 위에 뜬 기름은 걷는 게 좋아요. 이 끼니의 포화지방이 약 {sat}g이에요.':
        '{aim}, skim the floating fat of the {lead}: this meal has about {sat} g of saturated fat.',
    },
    actions: {
      '드시기 전에 위에 뜬 기름을 숟가락으로 걷어 내세요.':
        'Skim the floating fat off with a spoon before you eat.',
      '미리 끓여 차게 두었다가, 굳어서 뜬 기름을 걷고 다시 데우세요.':
        'Cook it ahead, chill it, lift off the hardened floating fat, and reheat.',
      '{fatFood:은} 살코기를 골라 드시고, 기름진 국물은 남기세요.':
        'Pick out the lean parts of the {fatFood}, and leave the fatty broth.',
    },
  },
  'fat.skin': {
    carrier: /껍질|\{fatFood/u,
    points: {
      '{fatFood}의 기름은 껍질에 모여 있어요. {aim} 껍질은 남기는 게 좋아요.':
        'The fat of the {fatFood} sits in the skin. {aim}, do not eat the skin.',
      '{aim} {fatFood} 껍질은 빼고 드시는 게 좋아요. 이 끼니의 포화지방이 약 {sat}g이에요.':
        '{aim}, do not eat the skin of the {fatFood}: this meal has about {sat} g of saturated fat.',
    },
    actions: {
      '{fatFood:은} 껍질을 벗기고 살만 드세요.': 'Take off the skin of the {fatFood} and eat only the meat.',
      '껍질은 익힌 뒤에 떼어 접시에 남기세요. 살이 마르지 않아요.':
        'Take the skin off once it is cooked, and leave it on the plate; the meat stays moist.',
    },
  },
  'fat.meatOut': {
    carrier: /\{fatFood/u,
    points: {
      '{aim} {fatFood:은} 살코기 위주로 드시는 게 좋아요. 이 끼니의 포화지방이 약 {sat}g이에요.':
        '{aim}, eat the lean parts of the {fatFood}: this meal has about {sat} g of saturated fat.',
      '{lead}의 포화지방 약 {sat}g은 {fatShare:이} {fatFood}에 있어요. {aim} 기름진 곳은 남기는 게 좋아요.':
        'Of the {sat} g of saturated fat in the {lead}, {fatShare} is in the {fatFood}. {aim}, leave the fatty parts.',
    },
    actions: {
      '{fatFood}에서 하얗게 보이는 기름은 잘라 내고 드세요.':
        'Cut off the white fat you see on the {fatFood}.',
      '{fatFood:은} 살코기부터 드시고, 고기는 추가하지 마세요.':
        'Start with the leanest pieces of {fatFood}, and order no extra meat.',
    },
  },
  'fat.cured': {
    carrier: /\{fatFood/u,
    points: {
      '이 끼니 포화지방 약 {sat}g의 {fatShare:이} {fatFood}에서 와요. {aim} 덜 드시는 게 좋아요.':
        'Of the {sat} g of saturated fat here, {fatShare} is from the {fatFood}. {aim}, eat less of it.',
      '{aim} {fatFood} 같은 가공육은 적을수록 좋아요. 이 끼니의 포화지방이 약 {sat}g이에요.':
        '{aim}, the less processed meat like {fatFood}, the better: about {sat} g of saturated fat here.',
    },
    actions: {
      '{fatFood:은} 절반을 덜어 두고 시작하세요.': 'Set half of the {fatFood} aside before you start.',
      '{fatFood:은} 절반만 드시고 {veg:을} 다 드세요.': 'Eat half of the {fatFood}, and finish the {veg}.',
    },
  },
  'fat.creamy': {
    carrier: /\{fatFood/u,
    points: {
      '{lead}의 포화지방 약 {sat}g은 {fatShare:이} {fatFood}에서 나와요. {aim} 덜 넣는 게 좋아요.':
        'Of the {sat} g of saturated fat in the {lead}, {fatShare} is from the {fatFood}. {aim}, use less.',
      '{aim} {lead}에 넣는 {fatFood:을} 줄이는 게 좋아요. 이 끼니의 포화지방이 약 {sat}g이에요.':
        '{aim}, put less {fatFood} into the {lead}: this meal has about {sat} g of saturated fat.',
    },
    actions: {},
    cookingActions: {
      '{fatFood:은} 조리법의 절반만 쓰세요. 맛은 크게 달라지지 않아요.':
        'Use half of the {fatFood} in the recipe; the taste hardly changes.',
      '{fatFood:은} 눈대중으로 넣지 말고 재어서 절반만 쓰세요.':
        'Measure the {fatFood} instead of guessing, and use half of it.',
    },
  },
  'fat.milk': {
    carrier: /우유/u,
    points: {
      '이 끼니 포화지방 약 {sat}g의 {fatShare:이} 우유에서 와요. {aim} 저지방 우유가 좋아요.':
        'Of the {sat} g of saturated fat here, {fatShare} is in the milk. {aim}, low-fat milk is better.',
      '{aim} 우유는 저지방을 고르는 게 좋아요. 이 끼니의 포화지방이 약 {sat}g이에요.':
        '{aim}, choose low-fat milk: this meal has about {sat} g of saturated fat.',
    },
    actions: {
      '우유 팩에서 ‘저지방’ 글자를 찾아 고르세요. 우유의 포화지방이 절반쯤 돼요.':
        'Look for “low-fat” on the milk carton: its saturated fat is about half.',
      '저지방 우유로 바꿔 드세요. 단백질은 거의 그대로예요.':
        'Switch to low-fat milk; its protein stays nearly the same.',
    },
  },
  'fat.fried': {
    carrier: /튀김|튀긴|튀겨/u,
    points: {
      '{lead:은} 튀김옷이 기름을 머금어 지방이 약 {fat}g이에요. {aim} 튀김옷을 덜 드시는 게 좋아요.':
        'The batter of the {lead} holds oil: about {fat} g of fat. {aim}, eat less of it.',
      '{aim} 튀김옷은 다 드시지 않는 게 좋아요. 이 끼니의 지방이 약 {fat}g이에요.':
        '{aim}, do not eat all of the batter: this meal has about {fat} g of fat.',
    },
    actions: {
      '한쪽 튀김옷을 벗겨 내고 속살 위주로 드세요.': 'Peel the batter off one side, and eat what is inside.',
      '튀김옷이 두껍게 뭉친 끝은 떼어 내고 드세요.': 'Pull off the ends where the batter is thick.',
      '튀김을 종이타월에 올려 기름을 빼고 드세요.': 'Drain the fried pieces on a paper towel before you eat.',
    },
  },
  'fat.egg': {
    carrier: /달걀/u,
    points: {
      '이 끼니의 콜레스테롤 약 {chol}mg은 거의 달걀노른자에 있어요. {aim} 달걀은 하루 하나쯤이 좋아요.':
        'Nearly all of the {chol} mg of cholesterol here is in the egg yolk. {aim}, about one egg a day is right.',
    },
    actions: {
      '오늘 다른 끼니에는 달걀이 없어요. 간식으로 삶은 달걀을 더하지 마세요.':
        'There is no egg in the day’s other meals; add no boiled egg as a snack.',
      '오늘 달걀은 이것으로 마치고, 간식은 달걀이 안 든 것으로 고르세요.':
        'Let this be today’s egg, and choose a snack without any.',
    },
  },
};
