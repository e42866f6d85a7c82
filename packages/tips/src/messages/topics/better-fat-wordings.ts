import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Cooking fat, eggs, and foods whose fat is welcome. */
export const BETTER_FAT_WORDINGS: TopicWordingTable = {
  'fat.fried': {
    carrier: /튀김|튀긴|튀겨/u,
    points: [
      [
        '{lead:은} 튀김옷이 기름을 머금어 지방이 약 {fat} g이에요.',
        'The batter holds oil: about {fat} g of fat in the {lead}.',
      ],
      [
        '튀긴 요리라 지방이 약 {fat} g이에요. 대부분 튀김옷에 있어요.',
        'Deep-fried, it has about {fat} g of fat, most of it in the batter.',
      ],
    ],
    actions: [
      [
        '튀김옷이 두껍게 뭉친 곳은 떼고 속 위주로 드세요.',
        'Pull off the thick batter and eat mainly what is inside.',
      ],
      [
        '튀긴 것은 종이타월에 올려 기름을 한 번 빼고 드세요.',
        'Let the fried pieces drain on a paper towel before you eat.',
      ],
      [
        '튀긴 것 두 점에 {veg} 한 젓가락씩 드시고, 마지막 두 점은 남기세요.',
        'For every two fried pieces take a bite of {veg}, and leave the last two.',
      ],
    ],
  },
  'fat.egg': {
    carrier: /달걀/u,
    points: [
      [
        '이 끼니 콜레스테롤 약 {chol} mg은 거의 달걀노른자에서 와요.',
        'Nearly all of the {chol} mg of cholesterol in this meal is from the egg yolk.',
      ],
      [
        '달걀이 든 끼니라 콜레스테롤이 약 {chol} mg이에요. 하루 몫으로 넉넉해요.',
        'With egg in it, this meal has about {chol} mg of cholesterol: enough for one day.',
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
        '{lead}에는 {oil:이} 한 사람에 약 {oilGrams} g 들어가요.',
        'About {oilGrams} g of {oil} a person <goes|go> into the {lead}.',
      ],
      [
        '이 요리의 지방은 {oil}에서 가장 쉽게 늘어요. 몫은 약 {oilGrams} g이에요.',
        'The {oil} is where the fat of this dish grows most easily; the share is about {oilGrams} g.',
      ],
    ],
    actions: [
      [
        '{oil:은} 눈대중으로 두르지 말고 작은 숟가락으로 재어 넣으세요.',
        'Measure the {oil} with a teaspoon rather than pouring from the bottle.',
      ],
      [
        '팬이 마르면 {oil} 말고 물을 한두 숟가락 넣어 볶으세요.',
        'If the pan runs dry, add a spoonful or two of water rather than {oil}.',
      ],
      [
        '{oil:을} 종이타월에 묻혀 팬에 얇게 펴 바르세요.',
        'Spread the {oil} thinly over the pan with a paper towel.',
      ],
    ],
  },
  'fat.fish': {
    carrier: /\{fish/u,
    points: [
      [
        '{fish:은} 오메가3가 많은 등푸른 생선이에요. 고기 한 끼를 대신하기 좋아요.',
        '{fish} <is|are> an oily fish rich in omega-3: a good stand-in for a meal with meat.',
      ],
      [
        '{fish}의 기름은 대부분 불포화지방이에요. 고기와는 달라요.',
        'The fat of {fish} is mostly unsaturated, unlike that of meat.',
      ],
      [
        '고기 대신 {fish:이} 오른 상이에요. 일주일에 두 번쯤이 알맞아요.',
        '{fish} in place of meat: about twice a week is right.',
      ],
    ],
    actions: [
      [
        '{fish}에서 기름이 나오니 팬에 기름을 더 두르지 마세요.',
        '{fish} <gives|give> off its own oil, so add none to the pan.',
      ],
      [
        '{fish}에서 까맣게 탄 껍질은 떼고 살만 드세요.',
        'Take off any blackened skin of the {fish} and eat the flesh.',
      ],
      [
        '{fish:을} 드신 날에는 고기 반찬을 더하지 마세요. 이것으로 단백질이 넉넉해요.',
        'On a day with {fish}, add no meat dish: the protein is plenty.',
      ],
      [
        '{fish:은} 소금이나 간장을 더 뿌리지 말고 남김없이 드세요.',
        'Finish the {fish}, with no extra salt or soy sauce.',
      ],
    ],
  },
  'fat.soy': {
    carrier: /\{flesh/u,
    points: [
      [
        '고기 자리에 {flesh:이} 있어 포화지방이 약 {sat} g에 그쳐요.',
        'With {flesh} in the place of meat, saturated fat stays at about {sat} g.',
      ],
      [
        '{flesh}의 지방은 거의 불포화지방이에요. 이 끼니 포화지방은 약 {sat} g이에요.',
        'The fat of {flesh} is nearly all unsaturated; this meal has about {sat} g of saturated fat.',
      ],
    ],
    actions: [
      [
        '{flesh:으로} 단백질이 넉넉해요. 가공육이나 튀긴 반찬은 곁들이지 마세요.',
        'The {flesh} is protein enough: have no processed meat or fried side with it.',
      ],
      [
        '{flesh:을} 남기지 말고 다 드시고, 고기 반찬은 더하지 마세요.',
        'Finish the {flesh}, and add no meat dish.',
      ],
      [
        '이번 주 고기 한 끼를 더 {flesh:으로} 바꿔 보세요.',
        'Try {flesh} in place of one more meal with meat this week.',
      ],
    ],
  },
  'fat.lean': {
    carrier: /\{flesh/u,
    points: [
      [
        '{flesh:은} 기름이 적은 부위예요. 이 끼니 포화지방은 약 {sat} g이에요.',
        '{flesh} <is|are> a lean cut; this meal has about {sat} g of saturated fat.',
      ],
      [
        '기름기 적은 {flesh:을} 골라 포화지방이 약 {sat} g에 그쳐요.',
        'With a lean cut such as {flesh}, saturated fat stays at about {sat} g.',
      ],
    ],
    actions: [
      [
        '{flesh:을} 다 드시고, 기름진 반찬은 더하지 마세요.',
        'Finish the {flesh}, and add no fatty side dish.',
      ],
      ['장을 볼 때도 {flesh} 같은 부위를 먼저 고르세요.', 'When you shop, look for cuts like {flesh} first.'],
    ],
  },
  'fat.grain': {
    carrier: /\{oat/u,
    points: [
      [
        '{oat}에는 물에 녹는 식이섬유가 있어요. 이 끼니 식이섬유는 약 {fiber} g이에요.',
        '{oat} <has|have> soluble fibre; this meal has about {fiber} g of fibre in all.',
      ],
      [
        '{oat}의 식이섬유는 콜레스테롤 관리에 도움이 될 수 있어요. 모두 약 {fiber} g이에요.',
        'The fibre of {oat} may help with cholesterol: about {fiber} g in all.',
      ],
    ],
    actions: [
      [
        '{oat:을} 흰쌀로 바꾸지 말고 그대로, 꼭꼭 씹어 드세요.',
        'Do not trade the {oat} for white rice; keep it and chew it well.',
      ],
      [
        '밥을 지을 때마다 {oat:을} 한 줌씩 섞으세요.',
        'Mix a handful of {oat} into the rice each time you cook it.',
      ],
    ],
  },
};
