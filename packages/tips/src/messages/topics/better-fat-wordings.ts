import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Foods with fats worth eating. */
export const BETTER_FAT_WORDINGS: TopicWordingTable = {
  'fat.eggs': {
    carrier: /달걀/u,
    points: {
      '달걀이 두 개라 이 끼니의 콜레스테롤이 약 {chol}mg이에요. {aim} 하루 하나쯤이 좋아요.':
        'With two eggs, this meal has about {chol} mg of cholesterol. {aim}, about one egg a day is right.',
    },
    actions: {
      '달걀 하나는 노른자를 남기고 흰자만 드세요. 콜레스테롤은 노른자에 있어요.':
        'Eat only the white of one egg: the cholesterol is in the yolk.',
      '달걀 하나는 남겨 두었다가 내일 드세요.': 'Keep one of the eggs for tomorrow.',
    },
  },
  'fat.soy': {
    carrier: /\{flesh/u,
    points: {
      '{flesh:은} 고기보다 포화지방이 훨씬 적어요. {aim} 부치는 기름만 줄이면 더 좋아요.':
        'The {flesh} <has|have> far less saturated fat than meat. {aim}, the only thing left to cut is the frying oil.',
      '{aim} 고기보다 {flesh:이} 좋은 선택이에요. 기름만 많이 먹이지 않으면 돼요.':
        '{aim}, {flesh} <is|are> a better choice than meat, as long as it does not soak up much oil.',
    },
    actions: {
      '팬을 충분히 달군 뒤 {flesh:을} 올리세요. 기름을 덜 먹어요.':
        'Heat the pan well before you put in the {flesh}; it soaks up less oil.',
    },
    cookingActions: {
      '{flesh:은} 종이타월로 물기를 닦고 구우세요. 기름이 적어도 잘 눌어붙지 않아요.':
        'Dry the {flesh} with a paper towel before frying; it hardly sticks then, even with little oil.',
    },
  },
  'fat.grain': {
    carrier: /\{oat/u,
    points: {
      '{oat}에는 물에 녹는 식이섬유가 많아요. {aim} 흰쌀밥보다 좋은 선택이에요.':
        'The {oat} <is|are> rich in soluble fibre. {aim}, it is a better choice than white rice.',
      '{aim} 흰쌀보다 {oat:을} 섞은 밥이 좋아요. 이 끼니의 식이섬유가 약 {fiber}g이에요.':
        '{aim}, rice with {oat} is better than white rice: about {fiber} g of fibre in this meal.',
    },
    actions: {
      '{oat:을} 30분 넘게 불려 지으세요. 알이 부드러워져 씹기 편해요.':
        'Soak the {oat} for more than 30 minutes before cooking: the grains become soft and easy to chew.',
      '다음에 밥을 지을 때 {oat:을} 한 줌 더 섞어 보세요.':
        'Next time you cook rice, mix in another handful of {oat}.',
    },
  },
  'fat.fish': {
    carrier: /\{fish/u,
    points: {
      '{fish}의 기름은 고기와 달리 대부분 불포화지방이에요. {aim} 고기보다 좋은 선택이에요.':
        'Unlike meat, {fish} <has|have> mostly unsaturated fat. {aim}, it is the better choice.',
      '{aim} 등푸른 생선은 일주일에 두 번쯤이 좋아요. 오늘 {fish:이} 그 가운데 한 번이에요.':
        '{aim}, oily fish about twice a week is right; this {fish} counts as one of the two.',
    },
    actions: {
      '{fish:은} 다 드시고, 식단에 없는 고기 반찬은 더하지 마세요.':
        'Finish the {fish}, and add no meat dish that is not in the plan.',
    },
    cookingActions: {
      '{fishBare}에서 기름이 나오니 팬에 기름을 두르지 말고 구우세요.':
        'The {fishBare} <gives|give> off oil, so add none to the pan.',
    },
  },
};
