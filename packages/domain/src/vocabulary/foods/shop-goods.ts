import { squeezeText } from '../../food/taxonomy/name-index.ts';
import type { PurchaseUnit } from './aisles.ts';

/** A good that a shop sells apart from others of one food, and how: a piece and its edible grams, or by weight. */
export type ShopGood = {
  readonly ko: string;
  readonly en: string;
  readonly piece: { readonly unit: PurchaseUnit; readonly grams: number } | null;
  /** What recipes write for it, without spaces. */
  readonly names: readonly string[];
};

/**
 * Foods that recipes count as one and shops sell as several goods; names that none of them has mean the food itself. Sold by
 * weight as the retail survey of KAMIS (aT) asks prices: thin green onion, eolgari and cherry tomatoes by 1 kg, chilies by 100 g,
 * a heart of napa cabbage by the head. The grams of such a head are those the MFDS recipes print for one (600 g); of other
 * pieces, the usual size in shops, as in the table of unit weights.
 */
const SHOP_GOODS: Readonly<Record<string, readonly ShopGood[]>> = {
  green_onion: [good('쪽파', 'thin green onions', null)],
  chili_pepper: [
    good('청양고추', 'Cheongyang chilies', ['개', 12]),
    good(['풋고추', '청고추'], 'green chilies', ['개', 12]),
    good('홍고추', 'red chilies', ['개', 12]),
    good('꽈리고추', 'shishito peppers', null),
    good(['아삭이고추', '오이고추'], 'mild green chilies', null),
  ],
  chicken_breast: [good('닭안심', 'chicken tenderloin', null)],
  shrimp: [good('대하', 'large shrimp', null)],
  bell_pepper: [good(['피망', '청피망', '홍피망'], 'green bell pepper', ['개', 100])],
  tomato: [
    good('방울토마토', 'cherry tomatoes', null),
    good(['토마토 통조림', '홀토마토', '토마토캔'], 'canned tomatoes', ['캔', 400]),
  ],
  corn: [good(['옥수수 통조림', '캔옥수수', '스위트콘'], 'canned sweetcorn', ['캔', 230])],
  lettuce: [
    good('양상추', 'iceberg lettuce', ['통', 300]),
    good('로메인', 'romaine lettuce', ['봉지', 100]),
    good(['샐러드 채소', '샐러드채소믹스'], 'salad greens', ['봉지', 100]),
  ],
  napa_cabbage: [
    good('알배추', 'napa cabbage heart', ['포기', 600]),
    good('봄동', 'bomdong (spring cabbage)', null),
    good('얼갈이배추', 'eolgari (young napa)', null),
  ],
  cabbage: [good(['적양배추', '적채'], 'red cabbage', null)],
  radish: [good('총각무', 'ponytail radishes', null)],
  radish_greens: [good('우거지', 'napa outer leaves', null)],
  pumpkin: [good('늙은호박', 'ripe pumpkin', null)],
  zucchini: [good('주키니', 'courgette', ['개', 200])],
  cucumber: [good('노각', 'old cucumber', null)],
  onion: [good('적양파', 'red onion', ['개', 160])],
  potato: [good('알감자', 'baby potatoes', null)],
  perilla_leaf: [good('깻순', 'perilla shoots', null)],
  sprout_veg: [good('무순', 'radish sprouts', null)],
  soft_tofu: [good('연두부', 'silken tofu', ['개', 250])],
  mozzarella: [good('보코치니', 'bocconcini', null)],
  laver: [good('김밥김', 'gimbap laver', null)],
  pasta: [
    good('스파게티', 'spaghetti', null),
    good('페투치네', 'fettuccine', null),
    good('펜네', 'penne', null),
    good('푸실리', 'fusilli', null),
    good('마카로니', 'macaroni', null),
    good('라자냐면', 'lasagne sheets', null),
  ],
  rice_cake: [
    good('떡국떡', 'sliced rice cakes for soup', null),
    good('떡볶이떡', 'tteokbokki rice cakes', null),
    good('가래떡', 'rice cake sticks', ['개', 150]),
  ],
  rosemary: [good('타임', 'thyme', null), good('월계수잎', 'bay leaves', null)],
  cinnamon: [good('팔각', 'star anise', null)],
  ginseng: [good('수삼', 'fresh ginseng', ['뿌리', 35]), good('황기', 'astragalus root', null)],
  wine: [good('레드와인', 'red wine', null), good('화이트와인', 'white wine', null)],
};

function good(
  called: string | readonly [string, ...string[]],
  en: string,
  piece: readonly [PurchaseUnit, number] | null,
): ShopGood {
  const [ko, ...others] = typeof called === 'string' ? [called] : called;
  const [unit, grams] = piece ?? [];
  const sold = unit === undefined || grams === undefined ? null : { unit, grams };
  return { ko, en, piece: sold, names: [squeezeText(ko), ...others] };
}

/** The good that a recipe's name of a food means; undefined where it means the food itself. */
export function shopGoodOf(food: string, written: string): ShopGood | undefined {
  const name = squeezeText(written);
  return SHOP_GOODS[food]?.find(({ names }) => names.includes(name));
}

/** Names of one cut or fish that recipes write in several ways, without spaces. */
const SAME_CUT: Readonly<Record<string, string>> = {
  소불고기감: '불고기감',
  소고기다짐육: '다진소고기',
  돼지고기다짐육: '다진돼지고기',
  돼지앞다리살: '앞다리살',
  돼지목살: '목살',
  통삼겹: '통삼겹살',
  비엔나: '비엔나소시지',
  맛살: '게맛살',
  사각어묵: '어묵',
  생오리: '오리고기',
  생연어: '연어',
};

/** What tells one cut of meat or kind of fish from another of its food. */
export function cutKey(written: string): string {
  const name = squeezeText(written);
  return SAME_CUT[name] ?? name;
}
