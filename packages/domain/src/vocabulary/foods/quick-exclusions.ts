/** A chip of the survey that excludes one food; `key` names it in requests. */
export type QuickExclusion = {
  readonly key: string;
  readonly id: string;
  readonly ko: string;
  readonly en: string;
};

/** The ten chips in their order on the screen. */
export const QUICK_EXCLUSIONS: readonly QuickExclusion[] = [
  { key: 'shrimp', id: 'shrimp', ko: '새우', en: 'shrimp' },
  { key: 'egg', id: 'egg', ko: '달걀', en: 'egg' },
  { key: 'nuts', id: 'nut', ko: '견과류', en: 'nuts' },
  { key: 'peanut', id: 'peanut', ko: '땅콩', en: 'peanut' },
  { key: 'mussel', id: 'mussel', ko: '홍합', en: 'mussel' },
  { key: 'oyster', id: 'oyster', ko: '굴', en: 'oyster' },
  { key: 'walnut', id: 'walnut', ko: '호두', en: 'walnut' },
  { key: 'kiwi', id: 'kiwi', ko: '키위', en: 'kiwi' },
  { key: 'mackerel', id: 'mackerel', ko: '고등어', en: 'mackerel' },
  { key: 'sugar', id: 'added_sugar', ko: '설탕', en: 'sugar' },
];
