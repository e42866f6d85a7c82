import { squeezeText } from '../../food/taxonomy/name-index.ts';
import type { PurchaseUnit, SoldPiece } from './aisles.ts';

/**
 * A good that a shop sells separately from other goods of one food, and how: by the piece, with its edible grams and the parts it
 * is cut in for sale (`SOLD_IN_PARTS`), or by weight.
 */
export type ShopGood = {
  readonly ko: string;
  readonly en: string;
  readonly piece: SoldPiece | null;
  /** Unit in which recipes count a good sold by weight, and the edible grams of one. */
  readonly counted: SoldPiece | null;
  /** How recipes write it, without spaces. */
  readonly names: readonly string[];
};

/**
 * Foods that recipes treat as one and shops sell as several goods. A name that none of the goods has means the food
 * itself. Goods are sold by weight where the retail survey of KAMIS (aT) quotes prices by weight: thin green onion,
 * eolgari and cherry tomatoes by 1 kg, chilies by 100 g; a heart of napa cabbage is sold by the head. The grams of
 * such a head are those that MFDS recipes state (600 g). Other pieces have the usual size in shops, as in the table
 * of unit weights, or the weight our recipes count for one (a rockfish, a pack of noodles). Small goods sold by
 * weight are also counted, with the grams our recipes take for one: thin green onion, shishito peppers, cherry tomatoes. Foods
 * that recipes weigh boiled or soaked say so in their names, because they are sold dried as well.
 */
const SHOP_GOODS: Readonly<Record<string, readonly ShopGood[]>> = {
  green_onion: [counted(good('쪽파', 'thin green onions', null), ['대', 8])],
  chili_pepper: [
    good('청양고추', 'Cheongyang chilies', ['개', 12]),
    good(['풋고추', '청고추'], 'green chilies', ['개', 12]),
    good('홍고추', 'red chilies', ['개', 12]),
    counted(good('꽈리고추', 'shishito peppers', null), ['개', 5]),
    good(['아삭이고추', '오이고추'], 'mild green chilies', null),
  ],
  chicken_breast: [good('닭안심', 'chicken tenderloin', null)],
  chicken_thigh: [good('생닭', 'whole chicken', null)],
  ham: [good('슬라이스햄', 'sliced ham', null), good('김밥햄', 'ham strips for gimbap', null)],
  sausage: [good(['비엔나소시지', '비엔나'], 'Vienna sausages', ['봉지', 250])],
  shrimp: [
    good('대하', 'large shrimp', null),
    good('새우', 'shrimp in the shell', ['봉지', 200]),
    good('새우살', 'peeled shrimp', ['봉지', 200]),
  ],
  dried_shrimp: [good(['건새우', '마른새우'], 'dried shrimp', ['봉지', 100])],
  anchovy: [
    good(['국물멸치', '국물용멸치'], 'dried anchovies for stock', null),
    good('볶음멸치', 'dried anchovies for stir-frying', null),
    good('잔멸치', 'tiny dried anchovies', null),
  ],
  persimmon: [good('단감', 'sweet persimmons', ['개', 150])],
  flatfish: [good('가자미살', 'flounder fillets', null)],
  rockfish: [good('우럭', 'rockfish', ['마리', 400])],
  dried_pollock: [
    good('황태채', 'dried pollock strips', null),
    good('북어채', 'dried pollock strips (bugeo)', null),
    good('황태포', 'dried pollock, split', ['마리', 60]),
  ],
  whelk: [good(['우렁', '우렁살'], 'freshwater snails, shelled', null)],
  canned_whelk: [good('골뱅이통조림', 'canned whelks', ['캔', 230])],
  bell_pepper: [good(['피망', '청피망', '홍피망'], 'green bell pepper', ['개', 100])],
  tomato: [
    counted(good('방울토마토', 'cherry tomatoes', null), ['개', 15]),
    good(['토마토 통조림', '홀토마토', '토마토캔'], 'canned tomatoes', ['캔', 400]),
  ],
  canned_corn: [good(['캔옥수수', '옥수수통조림', '스위트콘'], 'canned sweetcorn', ['캔', 230])],
  lettuce: [
    good('양상추', 'iceberg lettuce', ['통', 300]),
    good('로메인', 'romaine lettuce', ['봉지', 100]),
    good(['샐러드 채소', '샐러드채소믹스', '샐러드믹스', '컷샐러드'], 'salad greens', ['봉지', 100]),
  ],
  napa_cabbage: [
    good('알배추', 'napa cabbage heart', ['포기', 600]),
    good('봄동', 'bomdong (spring cabbage)', null),
    good('얼갈이배추', 'eolgari (young napa)', null),
  ],
  cabbage: [good(['적양배추', '적채'], 'red cabbage', null)],
  radish: [good('총각무', 'ponytail radishes', null)],
  radish_greens: [
    good(['삶은 시래기', '시래기'], 'boiled radish greens', ['봉지', 300]),
    good(['삶은 우거지', '우거지'], 'boiled napa outer leaves', null),
  ],
  bracken: [good(['삶은 고사리', '고사리'], 'boiled bracken', ['봉지', 200])],
  gondre: [good(['삶은 곤드레', '곤드레'], 'boiled gondre thistle', null)],
  taro_stem: [good(['삶은 토란대', '토란대'], 'boiled taro stems', null)],
  wood_ear: [good(['불린 목이버섯', '목이버섯'], 'wood ear, soaked', null)],
  wakame: [good(['마른미역', '자른미역'], 'dried wakame', ['봉지', 50])],
  garlic: [good('마늘가루', 'garlic powder', null)],
  parsley: [good('파슬리가루', 'dried parsley', null)],
  danmuji: [good('쌈무', 'pickled radish sheets', null)],
  kimchi: [
    good(['배추김치', '김치', '익은김치'], 'napa kimchi', null),
    good('묵은지', 'long-aged kimchi', null),
  ],
  white_kimchi: [good('동치미', 'dongchimi, radish water kimchi', null)],
  jangajji: [good('고추장아찌', 'soy-pickled chilies', null)],
  pumpkin: [
    good(['단호박', '미니단호박'], 'kabocha squash', ['개', 700, 2]),
    good('늙은호박', 'ripe pumpkin', null),
  ],
  zucchini: [good('주키니', 'courgette', ['개', 200])],
  cucumber: [good('노각', 'old cucumber', null)],
  onion: [good('적양파', 'red onion', ['개', 160])],
  potato: [good('알감자', 'baby potatoes', null)],
  perilla_leaf: [good('깻순', 'perilla shoots', null)],
  sprout_veg: [good('무순', 'radish sprouts', null)],
  soft_tofu: [good('연두부', 'silken tofu', ['개', 250])],
  konjac: [good(['곤약', '판곤약'], 'konjac', ['봉지', 250])],
  black_soybean: [good('서리태', 'black soybeans (seoritae)', null)],
  barley: [good('보리쌀', 'barley', null)],
  string_bean: [good('그린빈', 'green beans', null)],
  soy_powder: [
    good('볶은 콩가루', 'roasted soybean powder', null),
    good('날콩가루', 'raw soybean powder', null),
  ],
  mozzarella: [good('보코치니', 'bocconcini', null), good('생모차렐라', 'fresh mozzarella', null)],
  yogurt: [good('그릭요거트', 'Greek yogurt', ['개', 85])],
  laver: [good('김밥김', 'gimbap laver', ['봉지', 20]), good('김가루', 'crushed laver', null)],
  seasoned_laver: [good('김자반', 'crumbled seasoned laver', null)],
  almond: [good('아몬드슬라이스', 'sliced almonds', null)],
  oat: [good('오트밀', 'rolled oats', null)],
  buckwheat: [good('메밀가루', 'buckwheat flour', null)],
  burger_bun: [good('모닝빵', 'dinner rolls', ['개', 50])],
  whole_wheat_bread: [good('통밀식빵', 'whole wheat sandwich bread', ['봉지', 400])],
  cold_ramyeon: [good('비빔라면', 'bibim ramyeon', ['봉지', 130])],
  jjajang_ramyeon: [good('짜장라면', 'jjajang ramyeon', ['봉지', 140])],
  kimchi_mandu: [good('김치만두', 'kimchi mandu (dumplings)', ['봉지', 350])],
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
  // Made at home: the name says from what. Stock cubes and bags are not mentioned, because they contain allergens of their own.
  kelp_broth: [good(['다시마육수(다시마 우린 물)', '다시마육수'], 'kelp stock (kelp boiled in water)', null)],
  anchovy_broth: [
    good(['멸치육수(국물멸치 우린 물)', '멸치육수'], 'anchovy stock (dried anchovies boiled in water)', null),
  ],
  anchovy_kelp_broth: [
    good(
      ['멸치다시마육수(국물멸치와 다시마 우린 물)', '멸치다시마육수'],
      'anchovy-kelp stock (dried anchovies and kelp boiled in water)',
      null,
    ),
  ],
  bonito_broth: [
    good(
      ['가쓰오육수(가쓰오부시 우린 물)', '가쓰오육수'],
      'bonito stock (bonito flakes steeped in water)',
      null,
    ),
  ],
  curry_powder: [good('고형카레', 'curry roux', null)],
  curry_spice: [good('강황가루', 'turmeric powder', null)],
  hot_sauce: [good('스리라차', 'Sriracha', null)],
  doenjang: [good('미소', 'miso', null)],
  mustard: [
    good('연겨자', 'Korean hot mustard', null),
    good('홀그레인머스타드', 'whole-grain mustard', null),
    good('디종머스타드', 'Dijon mustard', null),
  ],
  sugar: [good('흑설탕', 'dark brown sugar', null)],
  wheat_flour: [good('통밀가루', 'whole wheat flour', null), good('강력분', 'bread flour', null)],
  wine: [good('레드와인', 'red wine', null), good('화이트와인', 'white wine', null)],
};

function good(called: string | readonly [string, ...string[]], en: string, piece: Counted | null): ShopGood {
  const [ko, ...others] = typeof called === 'string' ? [called] : called;
  const names = [squeezeText(ko), ...others];
  return { ko, en, piece: weighed(piece), counted: null, names };
}

/** A good sold by weight with what is counted of it. */
function counted(sold: ShopGood, count: Counted): ShopGood {
  return { ...sold, counted: weighed(count) };
}

/** A unit, the edible grams of one, and the parts in which shops sell it. */
type Counted = readonly [unit: PurchaseUnit, grams: number, parts?: number];

function weighed(count: Counted | null): SoldPiece | null {
  if (count === null) return null;
  const [unit, grams, parts = 1] = count;
  return { unit, grams, parts };
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

/** A key that is equal for names of the same cut of meat or kind of fish. */
export function cutKey(written: string): string {
  const name = squeezeText(written);
  return SAME_CUT[name] ?? name;
}

/** A food that is part of what a shop sells: the whole, its grams, and the grams of the part that it gives. */
type PartOf = { readonly food: string; readonly grams: number; readonly wholeGrams: number };

/** Parts of an egg, and prepared eggs, which are bought as eggs: a whole egg for each yolk, white or soft-boiled egg. */
const PARTS: Readonly<Record<string, PartOf>> = {
  egg_yolk: { food: 'chicken_egg', grams: 18, wholeGrams: 50 },
  raw_egg_yolk: { food: 'chicken_egg', grams: 18, wholeGrams: 50 },
  egg_white: { food: 'chicken_egg', grams: 33, wholeGrams: 50 },
  soft_egg: { food: 'chicken_egg', grams: 50, wholeGrams: 50 },
};

/** Foods some of which are sold as a good of another food: a bag of mixed leaves is the salad greens among the lettuces. */
const SOLD_AMONG: Readonly<Record<string, string>> = { salad_greens: 'lettuce' };

/** The food a shop sells for a food as a recipe writes it, and the factor on its grams: 18 g of yolk are an egg of 50 g. */
export function boughtAs(food: string, written: string): { readonly food: string; readonly times: number } {
  const part = PARTS[food];
  if (part !== undefined) return { food: part.food, times: part.wholeGrams / part.grams };
  const other = SOLD_AMONG[food];
  const isAmong = other !== undefined && shopGoodOf(other, written) !== undefined;
  return { food: isAmong ? other : food, times: 1 };
}
