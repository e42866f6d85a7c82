import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Protein: whether a meal has enough, and how to eat all of it. */
export const PROTEIN_WORDINGS: TopicWordingTable = {
  'protein.short': {
    carrier: /단백질|두부/u,
    points: {
      '이 끼니의 단백질은 약 {protein}g으로 적은 편이에요. {aim} 조금 더하는 게 좋아요.':
        'This meal has rather little protein: about {protein} g. {aim}, add a little.',
      '{aim} 단백질을 조금 더 드시는 게 좋아요. {lead:이} 있는 이 끼니의 단백질은 약 {protein}g이에요.':
        '{aim}, have a little more protein: the meal with {lead} has about {protein} g.',
    },
    actions: {
      '두부 반 모를 데워 양념 없이 곁들이세요.': 'Warm up half a block of tofu to go with it, unseasoned.',
      '두부를 한입 크기로 썰어 한 접시 더 내세요.': 'Cut some tofu into bites, and serve a plate of it.',
      '연한 두부 한 팩을 곁들이고, 양념은 조금만 뿌리세요.':
        'Add a pack of soft tofu, with very little seasoning.',
    },
  },
  'protein.muscle': {
    carrier: /단백질|\{flesh|\{weighed/u,
    points: {
      '{aim} 단백질을 끼니마다 20~40g씩 드시는 게 좋아요. 이 끼니의 단백질은 약 {protein}g이에요.':
        '{aim}, 20 to 40 g of protein a meal is right: this one has about {protein} g.',
      '{aim} {flesh:을} 남기지 않는 게 좋아요. 이 끼니에서 단백질이 가장 많은 음식이에요.':
        '{aim}, do not leave the {flesh}: nothing in this meal has more protein.',
      '{flesh} 약 {fleshGrams}g이 든 끼니예요. {aim} 단백질 약 {protein}g을 다 챙기는 게 좋아요.':
        'There are about {fleshGrams} g of {flesh} in this meal. {aim}, get all of its {protein} g of protein.',
    },
    actions: {
      '운동한 날에는 {flesh:을} 밥과 함께 두 시간 안에 드세요.':
        'On a training day, have the {flesh} with the rice within two hours.',
      '{flesh:은} 배가 차기 전에 먼저 드시고 {veg:을} 곁들이세요.':
        'Eat the {flesh} before you are full, with {veg} beside it.',
      '{weighed} 약 {fleshGrams}g을 저울에 달아 담으세요. 눈대중이면 모자라기 쉬워요.':
        'Weigh out about {fleshGrams} g of {weighed}; by eye it is easily too little.',
    },
  },
  'protein.liver': {
    carrier: /단백질|\{flesh/u,
    points: {
      '간이 좋지 않아도 단백질은 거르지 않는 게 좋아요. 이 끼니의 단백질은 약 {protein}g이에요.':
        'Even with liver disease, do not skip protein: about {protein} g in this meal.',
      '{aim} 단백질은 끼니마다 나눠 드시는 게 좋아요. 이 끼니에서는 {flesh:이} 그 몫이에요.':
        '{aim}, spread protein over the meals: in this one it is the {flesh}.',
    },
    actions: {
      '입맛이 없으면 밥보다 {flesh:을} 먼저 드세요.':
        'With little appetite, eat the {flesh} before the rice.',
      '{flesh:을} 다 드시고, 다음 끼니까지 너무 오래 비우지 마세요.':
        'Finish the {flesh}, and do not leave too long a gap before the next meal.',
      '{flesh} 약 {fleshGrams}g을 앞접시에 먼저 덜어 놓고 드세요.':
        'Put about {fleshGrams} g of {flesh} on your plate first, and finish it.',
    },
  },
  'protein.mother': {
    carrier: /단백질|\{flesh|\{bite/u,
    points: {
      '이 끼니의 단백질은 약 {protein}g이에요. {aim} 이만큼을 다 챙기는 게 좋아요.':
        'This meal has about {protein} g of protein. {aim}, get all of it.',
      '{lead}에서 단백질이 많은 것은 {flesh:예요}. {aim} 거르지 않는 게 좋아요.':
        'In the {lead}, the {flesh} <has|have> the protein. {aim}, do not skip it.',
      '{aim} 단백질을 끼니마다 챙기는 게 좋아요. 이 끼니에서는 {flesh:이} 그 몫을 해요.':
        '{aim}, have some protein at every meal. In this one it is the {flesh}.',
      '이 끼니의 단백질 약 {protein}g은 {flesh}에 많아요. {aim} 남기지 않는 게 좋아요.':
        'Much of the {protein} g of protein here is in the {flesh}. {aim}, leave none of it.',
      '{aim} 단백질이 모자라지 않게 드시는 게 좋아요. {lead}에서는 {flesh:예요}.':
        '{aim}, see that you get enough protein. In the {lead}, that is the {flesh}.',
    },
    actions: {
      '{bite:을} 드시고 나서 밥과 {veg:을} 드세요. 나중에 드시면 남기기 쉬워요.':
        'Eat the {bite} before the rice and {veg}: what comes last tends to be left.',
      '많이 드시기 힘들면 천천히, {bite:은} 끝까지 챙겨 드세요.':
        'If you cannot eat much, take your time, but do finish the {bite}.',
      '{bite}부터 드세요. 배가 부르기 전에 챙기게 돼요.': 'Start with the {bite}, before you are full.',
      '입맛이 없는 날에는 {bite}만이라도 먼저 드세요.': 'On a day without appetite, eat at least the {bite}.',
      '{bite:을} 앞접시에 먼저 덜어 두고 다 드세요.':
        'Put the {bite} on your own plate first, and finish it.',
    },
  },
  'overnight.snack': {
    carrier: /아침|간식/u,
    points: {
      '간경변이 있으면 식사 사이가 길지 않은 게 좋아요. 하루에 가장 긴 때는 저녁부터 아침까지예요.':
        'With cirrhosis, gaps between meals are best kept short, and the longest gap is the night.',
      '간경변이 있으면 저녁과 다음 날 아침 사이를 줄이는 게 좋아요.':
        'With cirrhosis, it is best to shorten the hours between dinner and breakfast.',
    },
    actions: {
      '잠자리에 들기 전에 간식을 조금 챙겨 드세요.': 'Have a small snack before you go to bed.',
      '저녁 식사로 끝내지 말고, 늦은 저녁에 간식을 한 번 더 드세요.':
        'Do not stop at dinner: have a late evening snack as well.',
    },
  },
  'protein.older': {
    carrier: /단백질|\{flesh|\{firmFlesh/u,
    points: {
      '이 끼니의 단백질은 약 {protein}g이에요. {aim} 남기지 않고 드시는 게 좋아요.':
        'This meal has about {protein} g of protein. {aim}, leave none of it.',
      '{aim} {flesh:을} 다 드시는 게 좋아요. 이 끼니에서 단백질이 가장 많이 든 음식이에요.':
        '{aim}, finish the {flesh}: it is the best source of protein in this meal.',
      '나이가 들수록 끼니마다 단백질이 필요해요. {aim} {flesh:을} 거르지 않는 게 좋아요.':
        'With age, every meal needs protein. {aim}, do not skip the {flesh}.',
    },
    actions: {
      '{flesh}부터 드시고 밥은 그다음에 드세요. 나중에 드시면 남기기 쉬워요.':
        'Start with the {flesh}, then the rice: what comes last tends to be left.',
      '{firmFlesh:은} 한입보다 작게 잘라 드세요. 씹기 편하면 다 드시게 돼요.':
        'Cut the {firmFlesh} smaller than a bite: what is easy to chew gets eaten.',
      '밥을 뜨기 전에 {flesh} 약 {fleshGrams}g을 앞접시에 덜어 놓으세요.':
        'Before the rice, put about {fleshGrams} g of {flesh} on your own plate.',
    },
  },
};
