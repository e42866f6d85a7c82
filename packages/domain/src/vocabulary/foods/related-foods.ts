/** A food related to another. */
export type RelatedFood = { readonly id: string; readonly ko: string; readonly en: string };

const RELATED: Readonly<Record<string, readonly RelatedFood[]>> = {
  shrimp: [
    { id: 'crab', ko: '게', en: 'crab' },
    { id: 'lobster', ko: '바닷가재', en: 'lobster' },
  ],
  crab: [
    { id: 'shrimp', ko: '새우', en: 'shrimp' },
    { id: 'lobster', ko: '바닷가재', en: 'lobster' },
  ],
  oyster: [{ id: 'shellfish', ko: '조개류', en: 'clams, oysters and mussels' }],
  mussel: [{ id: 'shellfish', ko: '조개류', en: 'clams, oysters and mussels' }],
  abalone: [{ id: 'shellfish', ko: '조개류', en: 'clams, oysters and mussels' }],
  mackerel: [
    { id: 'spanish_mackerel', ko: '삼치', en: 'Spanish mackerel' },
    { id: 'saury', ko: '꽁치', en: 'pacific saury' },
    { id: 'tuna', ko: '참치', en: 'tuna' },
    { id: 'bonito', ko: '가다랑어', en: 'skipjack bonito' },
    { id: 'anchovy', ko: '멸치', en: 'anchovy' },
    { id: 'sardine', ko: '정어리', en: 'sardine' },
  ],
  peanut: [
    { id: 'nut', ko: '견과류', en: 'nuts' },
    { id: 'legume', ko: '콩류', en: 'legumes' },
  ],
  walnut: [
    { id: 'pecan', ko: '피칸', en: 'pecan' },
    { id: 'tree_nut', ko: '나무 견과', en: 'tree nuts' },
  ],
  cashew: [{ id: 'pistachio', ko: '피스타치오', en: 'pistachio' }],
  milk: [{ id: 'dairy', ko: '유제품', en: 'dairy' }],
  wheat: [
    { id: 'gluten_grain', ko: '글루텐 곡류', en: 'gluten cereals' },
    { id: 'oat', ko: '귀리', en: 'oats' },
  ],
  egg: [{ id: 'mayonnaise', ko: '마요네즈', en: 'mayonnaise' }],
  kiwi: [
    { id: 'banana', ko: '바나나', en: 'banana' },
    { id: 'avocado', ko: '아보카도', en: 'avocado' },
    { id: 'chestnut', ko: '밤', en: 'chestnut' },
  ],
  peach: [
    { id: 'plum', ko: '자두', en: 'plum' },
    { id: 'apricot', ko: '살구', en: 'apricot' },
    { id: 'cherry', ko: '체리', en: 'cherry' },
    { id: 'apple', ko: '사과', en: 'apple' },
  ],
  squid: [
    { id: 'small_octopus', ko: '낙지', en: 'small octopus' },
    { id: 'octopus', ko: '문어', en: 'octopus' },
    { id: 'webfoot_octopus', ko: '주꾸미', en: 'webfoot octopus' },
  ],
  sesame: [{ id: 'sesame_oil', ko: '참기름', en: 'sesame oil' }],
  buckwheat: [
    { id: 'buckwheat_noodle', ko: '메밀국수', en: 'buckwheat noodles' },
    { id: 'naengmyeon_noodle', ko: '냉면사리', en: 'naengmyeon noodles' },
  ],
};

/** Foods to offer, never to preselect, after a food is excluded: people who avoid one often avoid the others. */
export const RELATED_FOODS: ReadonlyMap<string, readonly RelatedFood[]> = new Map(Object.entries(RELATED));
