import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Protein: whether a meal has enough, and how to get it eaten. */
export const PROTEIN_WORDINGS: TopicWordingTable = {
  'protein.short': {
    carrier: /단백질|두부/u,
    points: [
      [
        '이 끼니 단백질은 약 {protein} g으로 적은 편이에요.',
        'This meal has only about {protein} g of protein.',
      ],
      [
        '{lead} 상은 단백질이 약 {protein} g이라 한 끼에 조금 모자라요.',
        'With about {protein} g of protein, the meal with {lead} falls a little short.',
      ],
      [
        '단백질이 약 {protein} g이라 이대로면 금세 허기질 수 있어요.',
        'With about {protein} g of protein, hunger may come back soon.',
      ],
    ],
    actions: [
      [
        '두부 반 모를 따뜻하게 데워 곁들이세요. 간은 하지 마세요.',
        'Warm up half a block of tofu to go with it, unseasoned.',
      ],
      [
        '두부를 한입 크기로 썰어 먼저 드시고 시작하세요.',
        'Cut some tofu into bites, and have it before the rest.',
      ],
      ['두부 한 접시를 반찬으로 더하세요.', 'Add a plate of tofu as a side dish.'],
    ],
  },
  'protein.muscle': {
    carrier: /\{flesh/u,
    points: [
      [
        '{flesh} 덕분에 단백질이 약 {protein} g이에요. 한 끼 단백질 목표는 20~40 g이에요.',
        'Thanks to the {flesh} there are about {protein} g of protein, within the 20 to 40 g aimed at.',
      ],
      [
        '이 끼니 단백질 약 {protein} g 가운데 {flesh} 몫이 가장 커요.',
        'Of the {protein} g of protein here, the largest part is in the {flesh}.',
      ],
      [
        '{flesh} 약 {fleshGrams} g이 이 끼니 단백질 약 {protein} g의 중심이에요.',
        'About {fleshGrams} g of {flesh} is at the heart of the {protein} g of protein.',
      ],
    ],
    actions: [
      [
        '운동한 날에는 {flesh:을} 밥과 함께 남김없이 드세요.',
        'On a training day, finish the {flesh} together with the rice.',
      ],
      [
        '{flesh:은} 한 끼에 몰지 말고 끼니마다 이만큼씩 드세요.',
        'Rather than saving it for one meal, have this much {flesh} at each.',
      ],
      [
        '{flesh} 약 {fleshGrams} g은 저울에 달아 나누면 몫이 정확해요.',
        'Weigh out the {fleshGrams} g of {flesh}, and your share is exact.',
      ],
      [
        '{flesh}부터 드시고 {veg:을} 곁들이세요. 배가 차기 전에 챙겨야 해요.',
        'Start with the {flesh}, before you are full, with {veg} beside it.',
      ],
    ],
  },
  'protein.liver': {
    carrier: /단백질|\{flesh/u,
    points: [
      [
        '간이 좋지 않아도 단백질은 거르지 않아야 해요. 이 끼니 단백질은 약 {protein} g이에요.',
        'Even with liver disease, protein is not to be skipped: about {protein} g in this meal.',
      ],
      [
        '이 끼니 단백질은 약 {protein} g이에요. 끼니마다 고르게 드셔야 간에 편해요.',
        'This meal has about {protein} g of protein; spread over the meals it is easier on the liver.',
      ],
      [
        '{flesh:이} 이 끼니 단백질 약 {protein} g의 가장 큰 몫이에요.',
        'The {flesh} <is|are> the largest part of the {protein} g of protein here.',
      ],
    ],
    actions: [
      [
        '입맛이 없으면 밥보다 {flesh:을} 먼저 챙겨 드세요.',
        'With little appetite, take the {flesh} before the rice.',
      ],
      [
        '{flesh:을} 한 번에 다 못 드시면 두세 시간 뒤에 마저 드세요.',
        'If you cannot finish the {flesh}, keep it and eat the rest two or three hours later.',
      ],
      [
        '{flesh:은} 남기지 말고, 다음 끼니까지 너무 오래 비우지 마세요.',
        'Finish the {flesh}, and do not leave too long a gap before the next meal.',
      ],
      [
        '{flesh} 약 {fleshGrams} g을 먼저 접시에 덜고 다 드세요.',
        'Put about {fleshGrams} g of {flesh} on your plate first, and finish it.',
      ],
    ],
  },
  'protein.older': {
    carrier: /\{flesh/u,
    points: [
      [
        '나이가 들수록 {flesh} 같은 재료가 중요해요. 이 끼니 단백질은 약 {protein} g이에요.',
        'With age, food like {flesh} matters more: about {protein} g of protein in this meal.',
      ],
      [
        '{flesh:이} 든 이 끼니 단백질 약 {protein} g은 근육을 지키는 데 도움이 될 수 있어요.',
        'With {flesh}, the {protein} g of protein here may help keep muscle.',
      ],
      [
        '이 끼니 단백질 약 {protein} g은 {flesh}에 많이 들어 있어요.',
        'Much of the {protein} g of protein in this meal is in the {flesh}.',
      ],
    ],
    actions: [
      [
        '{flesh}부터 드시고 밥은 그다음에 드세요. 배가 차면 남기기 쉬워요.',
        'Start with the {flesh}, then the rice: what comes last tends to be left.',
      ],
      [
        '{flesh:은} 한 입보다 작게 잘라 드세요. 씹기 편해요.',
        'Cut the {flesh} smaller than a bite; it is easier to chew.',
      ],
      [
        '{flesh:을} 남겼다면 다음 간식 때 마저 드세요.',
        'If some {flesh} is left, finish it at the next snack.',
      ],
      [
        '{flesh} 약 {fleshGrams} g을 먼저 앞접시에 덜어 다 드세요.',
        'Put about {fleshGrams} g of {flesh} on your own plate first, and finish it.',
      ],
    ],
  },
  'protein.child': {
    carrier: /\{flesh|단백질/u,
    points: [
      [
        '{flesh:은} 자라는 아이에게 필요해요. 이 끼니 단백질은 약 {protein} g이에요.',
        'A growing child needs food like {flesh}: this meal has about {protein} g of protein.',
      ],
      [
        '아이 몫의 단백질은 주로 {flesh}에서 와요. 밥만 먹으면 놓치기 쉬워요.',
        'The child’s protein is mostly in the {flesh}, easily missed when only rice is eaten.',
      ],
    ],
    actions: [
      [
        '{flesh:은} 아이가 집기 쉽게 한 입 크기로 잘라 먼저 놓아 주세요.',
        'Cut the {flesh} into bites a child can pick up, and put them down first.',
      ],
      [
        '아이가 잘 안 먹으면 {flesh:을} 잘게 찢어 밥에 섞어 주세요.',
        'If the child picks at it, shred the {flesh} and mix it into the rice.',
      ],
      [
        '{flesh} 한 점과 {veg} 한 점을 아이 숟가락에 같이 올려 주세요.',
        'Put a bite of {flesh} and one of {veg} on the child’s spoon together.',
      ],
    ],
  },
  'protein.moist': {
    carrier: /\{flesh/u,
    points: [
      [
        '이 끼니 단백질 약 {protein} g은 주로 {flesh}에 있어요. 퍽퍽하면 남기기 쉬워요.',
        'Most of the {protein} g of protein is in the {flesh}, which gets left when it is dry.',
      ],
    ],
    actions: [
      [
        '{flesh:은} 센 불에 오래 두지 말고, 불을 끄고 5분 두었다 써세요.',
        'Do not keep the {flesh} on high heat; let it rest five minutes before you slice it.',
      ],
      [
        '{flesh:은} 결 반대로 썰어 내세요. 한결 부드러워요.',
        'Slice the {flesh} across the grain; it is far more tender.',
      ],
    ],
  },
  'protein.amount': {
    carrier: /\{flesh/u,
    points: [
      [
        '단백질은 약 {protein} g이고, 그 가운데 {flesh} 몫이 가장 커요.',
        'There are about {protein} g of protein, the largest part from the {flesh}.',
      ],
      [
        '{flesh:을} 다 드시면 이 끼니 단백질이 약 {protein} g이에요.',
        'With all of the {flesh}, this meal gives about {protein} g of protein.',
      ],
      [
        '{lead} 상의 단백질 약 {protein} g은 거의 {flesh}에서 와요.',
        'In the meal with {lead}, the {flesh} <gives|give> most of the {protein} g of protein.',
      ],
    ],
    actions: [
      [
        '{flesh:은} 남기지 말고 다 드세요. 밥은 그다음이에요.',
        'Finish the {flesh}; the rice comes after it.',
      ],
      [
        '{flesh} 몫은 재료로 약 {fleshGrams} g이에요. 나눌 때 이만큼 챙기세요.',
        'The share of {flesh} is about {fleshGrams} g as an ingredient; keep to it when you serve.',
      ],
      ['{flesh:과} {veg:을} 한 젓가락에 같이 집어 드세요.', 'Take some {flesh} and {veg} in the same bite.'],
    ],
  },
};
