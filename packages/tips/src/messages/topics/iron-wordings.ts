import type { TopicWordingTable } from '../../rules/tip-topic.ts';

/** Iron in pregnancy. */
export const IRON_WORDINGS: TopicWordingTable = {
  'iron.flesh': {
    carrier: /철|\{bite/u,
    points: [
      [
        '임신 중에는 철이 모자라기 쉬워요. {flesh}에 든 철은 몸에 잘 흡수되는 편이에요.',
        'Iron easily runs short during pregnancy. The iron of {flesh} is absorbed fairly well.',
      ],
      [
        '{lead}에서 챙길 것은 {flesh:예요}. 임신 중에 모자라기 쉬운 철이 들어 있어요.',
        'In the {lead}, do not miss the {flesh}: it has iron, which easily runs short during pregnancy.',
      ],
    ],
    actions: [
      ['{bite:은} 남기지 말고 챙겨 드세요.', 'Leave none of the {bite}.'],
      [
        '{bite:을} 드신 뒤에 진한 차는 한 시간쯤 있다가 드세요. 철이 덜 흡수될 수 있어요.',
        'After the {bite}, wait about an hour before strong tea: less of the iron may be absorbed.',
      ],
    ],
  },
  'iron.plant': {
    carrier: /\{iron/u,
    points: [
      [
        '임신 중에는 철이 모자라기 쉬워요. {iron}에도 철이 들어 있어요.',
        'Iron easily runs short during pregnancy. There is some in {iron} too.',
      ],
    ],
    actions: [
      [
        '{iron:과} {vitaminC:을} 같이 드세요. 철이 더 잘 흡수될 수 있어요.',
        'Eat {iron} and {vitaminC} together: the iron may be absorbed better.',
      ],
    ],
  },
};
