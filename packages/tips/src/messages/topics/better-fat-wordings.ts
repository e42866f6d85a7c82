import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Foods whose fat is welcome. */
export const BETTER_FAT_WORDINGS: TopicWordingTable = {
  'fat.eggs': {
    carrier: /달걀/u,
    points: [
      [
        '달걀이 두 개라 이 끼니 콜레스테롤이 약 {chol}mg이에요. {aim} 하루 하나쯤이 알맞아요.',
        'With two eggs, this meal has about {chol} mg of cholesterol. {aim}, about one egg a day is right.',
      ],
    ],
    actions: [
      [
        '달걀 하나는 노른자를 남기고 흰자만 드세요. 단백질은 거의 그대로예요.',
        'Of one egg, leave the yolk and eat the white: hardly any protein is lost.',
      ],
      ['달걀 하나는 다음 날 아침에 드세요.', 'Keep one of the eggs for tomorrow’s breakfast.'],
    ],
  },
  'fat.soy': {
    carrier: /\{flesh/u,
    points: [
      [
        '{aim} 고기 자리에 {flesh:을} 두는 게 좋아요. 이 끼니 포화지방은 약 {sat}g뿐이에요.',
        '{aim}, {flesh} in the place of meat is right: this meal has only about {sat} g of saturated fat.',
      ],
      [
        '{flesh}의 지방은 고기와 달리 대부분 불포화지방이에요. {aim} 고기보다 나은 단백질이에요.',
        'Unlike that of meat, the fat of {flesh} is mostly unsaturated. {aim}, it is the better protein.',
      ],
    ],
    actions: [
      [
        '{flesh:을} 다 드시고, 튀긴 반찬은 곁들이지 마세요.',
        'Finish the {flesh}, and have no fried side dish with it.',
      ],
      [
        '이번 주 고기 반찬 하나를 {flesh:으로} 더 바꿔 보세요.',
        'Try {flesh} in place of one more dish of meat this week.',
      ],
      [
        '{flesh:은} 기름에 부치기보다 이대로 익혀 드시고, 기름은 더하지 마세요.',
        'Have the {flesh} cooked as it is rather than fried, with no more oil.',
      ],
    ],
  },
  'fat.grain': {
    carrier: /\{oat/u,
    points: [
      [
        '{oat}에는 물에 녹는 식이섬유가 있어요. {aim} 챙길 만한 곡식이에요.',
        'The {oat} <has|have> soluble fibre. {aim}, it is a grain worth having.',
      ],
      [
        '{aim} 흰쌀보다 {oat:이} 좋아요. 이 끼니 식이섬유가 약 {fiber}g이에요.',
        '{aim}, {oat} is better than white rice: about {fiber} g of fibre in this meal.',
      ],
    ],
    actions: [
      [
        '밥을 지을 때 {oat:을} 쌀과 함께 넉넉히 불려 다음 끼니까지 드세요.',
        'Soak plenty of {oat} with the rice, and cook enough for the next meal too.',
      ],
      [
        '{oat:을} 한 번 삶아 나눠 얼려 두면 끼니마다 섞기 쉬워요.',
        'Boil the {oat} once and freeze it in portions; it is easily mixed in each time.',
      ],
    ],
  },
  'fat.fish': {
    carrier: /\{fish/u,
    points: [
      [
        '{fish}의 기름은 고기와 달리 대부분 불포화지방이에요. {aim} 잘 고른 반찬이에요.',
        'Unlike meat, {fish} <has|have> mostly unsaturated fat. {aim}, it is a good choice.',
      ],
      [
        '{aim} 등푸른 생선이 일주일에 두 번쯤 좋아요. 오늘은 {fish:이} 그 한 번이에요.',
        '{aim}, oily fish about twice a week is right; {fish} is one of the two.',
      ],
    ],
    actions: [
      [
        '{fish}에서 기름이 나오니 팬에 기름을 두르지 말고 구우세요.',
        'The {fish} <gives|give> off oil, so add none to the pan.',
      ],
      [
        '{fish:은} 튀기거나 버터를 더하지 말고 이대로 드세요.',
        'Have the {fish} as it is, neither fried nor with butter.',
      ],
      [
        '{fish}에서 까맣게 탄 껍질은 떼고 살을 드세요.',
        'Take off any blackened skin of the {fish} and eat the flesh.',
      ],
    ],
  },
};
