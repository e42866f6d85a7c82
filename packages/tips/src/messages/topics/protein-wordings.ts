import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Protein: whether a meal has enough, and how to get it eaten. */
export const PROTEIN_WORDINGS: TopicWordingTable = {
  'protein.short': {
    carrier: /단백질|두부/u,
    points: [
      [
        '{aim} 이 끼니 단백질은 약 {protein}g으로 적은 편이에요.',
        '{aim}, this meal has rather little protein: about {protein} g.',
      ],
      [
        '{lead} 상은 단백질이 약 {protein}g이에요. {aim} 조금 더해야 해요.',
        'The meal with {lead} has about {protein} g of protein. {aim}, it needs a little more.',
      ],
    ],
    actions: [
      [
        '두부 반 모를 데워 곁들이세요. 간은 하지 마세요.',
        'Warm up half a block of tofu to go with it, unseasoned.',
      ],
      ['두부를 한입 크기로 썰어 한 접시 더하세요.', 'Cut some tofu into bites, and add a plate of it.'],
      [
        '연한 두부 한 팩을 곁들이세요. 양념은 조금만 뿌리세요.',
        'Add a pack of soft tofu, with very little seasoning.',
      ],
    ],
  },
  'protein.muscle': {
    carrier: /단백질|\{flesh/u,
    points: [
      [
        '이 끼니 단백질은 약 {protein}g이에요. {aim} 한 끼 20~40g이 알맞아요.',
        'This meal has about {protein} g of protein. {aim}, 20 to 40 g a meal is right.',
      ],
      [
        '{aim} {flesh:을} 다 드시는 게 중요해요. 이 끼니 단백질이 약 {protein}g이에요.',
        '{aim}, finish the {flesh}: this meal has about {protein} g of protein.',
      ],
      [
        '{flesh} 약 {fleshGrams}g이 든 끼니예요. {aim} 단백질 약 {protein}g을 다 챙겨야 해요.',
        'There are about {fleshGrams} g of {flesh} in this meal. {aim}, get all of its {protein} g of protein.',
      ],
    ],
    actions: [
      [
        '운동한 날에는 {flesh:을} 밥과 함께 두 시간 안에 드세요.',
        'On a training day, have the {flesh} with the rice within two hours.',
      ],
      [
        '{flesh:은} 배가 차기 전에 먼저 드시고 {veg:을} 곁들이세요.',
        'Eat the {flesh} before you are full, with {veg} beside it.',
      ],
      [
        '{flesh} 약 {fleshGrams}g을 저울에 달아 담으세요. 눈대중이면 모자라기 쉬워요.',
        'Weigh out about {fleshGrams} g of {flesh}; by eye it is easily too little.',
      ],
    ],
  },
  'protein.liver': {
    carrier: /단백질|\{flesh/u,
    points: [
      [
        '간이 좋지 않아도 단백질은 거르지 않아야 해요. 이 끼니에 약 {protein}g이 있어요.',
        'Even with liver disease, protein is not to be skipped: about {protein} g in this meal.',
      ],
      [
        '{aim} 단백질을 끼니마다 나눠 드셔야 해요. 이 끼니 몫은 약 {protein}g이에요.',
        '{aim}, spread protein over the meals: this one has about {protein} g.',
      ],
    ],
    actions: [
      [
        '입맛이 없으면 밥보다 {flesh:을} 먼저 드세요.',
        'With little appetite, take the {flesh} before the rice.',
      ],
      [
        '{flesh:을} 다 드시고, 다음 끼니까지 너무 오래 비우지 마세요.',
        'Finish the {flesh}, and do not leave too long a gap before the next meal.',
      ],
      [
        '{flesh} 약 {fleshGrams}g을 먼저 접시에 덜어 놓고 다 드세요.',
        'Put about {fleshGrams} g of {flesh} on your plate first, and finish it.',
      ],
    ],
  },
  'protein.older': {
    carrier: /단백질|\{flesh/u,
    points: [
      [
        '{aim} 끼니마다 단백질이 20g쯤 있어야 해요. 이 끼니에 약 {protein}g이 있어요.',
        '{aim}, each meal should have some 20 g of protein: this one has about {protein} g.',
      ],
      [
        '{aim} {flesh:을} 남기지 않는 게 중요해요. 이 끼니 단백질이 약 {protein}g이에요.',
        '{aim}, do not leave the {flesh}: this meal has about {protein} g of protein.',
      ],
    ],
    actions: [
      [
        '{flesh}부터 드시고 밥은 그다음에 드세요. 배가 차면 남기기 쉬워요.',
        'Start with the {flesh}, then the rice: what comes last tends to be left.',
      ],
      [
        '{flesh:은} 한입보다 작게 잘라 드세요. 씹기 편하면 다 드시게 돼요.',
        'Cut the {flesh} smaller than a bite: what is easy to chew gets eaten.',
      ],
      [
        '{flesh} 약 {fleshGrams}g을 먼저 앞접시에 덜어 놓고 드세요.',
        'Put about {fleshGrams} g of {flesh} on your own plate before you start.',
      ],
    ],
  },
};
