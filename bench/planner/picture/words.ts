/** All texts of the picture in one language. */
export type PictureWords = {
  readonly title: string;
  readonly description: string;
  readonly times: string;
  readonly timesHint: string;
  readonly planner: string;
  readonly highs: string;
  readonly excess: string;
  readonly excessHint: (catalogue: string) => string;
  readonly real: (dishes: number) => string;
  readonly synthetic: (dishes: number) => string;
  readonly ms: string;
  readonly s: string;
  readonly methods: (method: string) => string;
};

const grouped = (count: number) => count.toLocaleString('en');

/** English and Korean. */
export const PICTURE_WORDS: Readonly<Record<'en' | 'ko', PictureWords>> = {
  en: {
    title: 'Proved optimal in milliseconds',
    description:
      'Left: time until a week is proved optimal by catalogue, planner and HiGHS. Right: how far plain heuristics stay above the optimum.',
    times: 'Time until a week is proved optimal',
    timesHint: 'dot: median · thick line: to the 90th percentile · thin line: to the slowest · log axis',
    planner: 'this planner',
    highs: 'HiGHS on all day menus, where these can be listed',
    excess: 'Above the proved optimum',
    excessHint: (catalogue) => `${catalogue} · dot: median · line: to the 90th percentile`,
    real: (dishes) => `real, ${grouped(dishes)} dishes`,
    synthetic: (dishes) => `${grouped(dishes)} dishes`,
    ms: 'ms',
    s: 's',
    methods: (method) => method,
  },
  ko: {
    title: '밀리초 만에 증명하는 가장 좋은 일주일',
    description:
      '왼쪽: 식품 자료마다 가장 좋은 일주일임을 증명하기까지 걸린 시간, 플래너와 HiGHS. 오른쪽: 간단한 방법들이 최적보다 얼마나 높은 점수에 머무는지.',
    times: '가장 좋은 일주일임을 증명하기까지',
    timesHint: '점: 중앙값 · 굵은 줄: 90백분위까지 · 가는 줄: 가장 느린 것까지 · 로그 눈금',
    planner: '끼니 플래너',
    highs: 'HiGHS, 하루 메뉴를 모두 적을 수 있을 때',
    excess: '증명된 최적보다 높은 점수',
    excessHint: (catalogue) => `${catalogue} · 점: 중앙값 · 줄: 90백분위까지`,
    real: (dishes) => `실제 음식 ${grouped(dishes)}개`,
    synthetic: (dishes) => `음식 ${grouped(dishes)}개`,
    ms: 'ms',
    s: '초',
    methods: (method) =>
      method
        .replace('greedy', '탐욕법')
        .replace('local search', '지역 탐색')
        .replace(
          /annealing, (\d+)k moves/,
          (_, thousands) => `담금질 ${grouped(Number(thousands) * 1000)}번`,
        ),
  },
};
