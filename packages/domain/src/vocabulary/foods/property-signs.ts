import type { ProductStyle } from '../meal-styles.ts';
import type { DishMethod } from './dish-classes.ts';
import type { FoodProperty } from './food-properties.ts';

/** The signs of a property: any single one, in the dish itself or in its ingredients, is enough. */
export type PropertySigns = {
  readonly foods: readonly string[];
  readonly tags: readonly string[];
  readonly methods: readonly DishMethod[];
  /** Where it is bought. */
  readonly styles: readonly ProductStyle[];
  /** Parts of a title, written without spaces. */
  readonly titleWords: readonly string[];
  /** Parts of a title that contain one of those words but mean something else. */
  readonly exceptTitleWords: readonly string[];
};

const NO_SIGNS: PropertySigns = {
  foods: [],
  tags: [],
  methods: [],
  styles: [],
  titleWords: [],
  exceptTitleWords: [],
};

/**
 * Ids of spicy and raw foods come from safety-rules section 10; the other signs are the product's interpretation of
 * the words.
 */
export const PROPERTY_SIGNS: Readonly<Record<FoodProperty, PropertySigns>> = {
  spicy: {
    ...NO_SIGNS,
    foods: ['chili_pepper', 'chili_powder', 'gochujang', 'chili_oil', 'hot_sauce', 'mala_sauce'],
    titleWords:
      words(`매운 매콤 매워 맵단 얼큰 칼칼 화끈 불닭 불족 불막창 마라 청양 땡초 고추장 고춧가루 핫소스 칠리 사천
      육개장 닭개장 떡볶이 제육볶음 짬뽕 비빔면 비빔국수 낙곱새 아귀찜 아구찜 해물찜 매운탕 김치찌개 부대찌개 순두부찌개
      닭갈비 닭볶음탕 닭도리탕 쫄면 똠얌 김치`),
    exceptTitleWords: words('안매운 맵지않은 순한맛 백김치 물김치 동치미 덜매운'),
  },
  raw: {
    ...NO_SIGNS,
    // By tag alone: as foods, raw egg and raw oyster would be unspecified eggs and oysters of every pasta and sauce.
    tags: ['raw-risk', 'raw-egg'],
    titleWords:
      words(`생선회 육회 물회 회덮밥 회무침 모둠회 모듬회 연어회 참치회 광어회 숭어회 방어회 활어 세꼬시 사시미
      스시 초밥 카르파치오 카르파초 타르타르 세비체 포케 생굴 굴회 간장게장 양념게장 새우장 연어장 날달걀 날계란 육사시미
      생연어 생참치 산낙지 타다키 타타키 탕탕이 뭉티기 생간 간회 천엽회 과메기 게장 굴무침 굴젓 멍게 해삼 개불 성게 우니
      연어덮밥 사케동 카이센동 전복회 소라회 해삼회 멍게회 오징어회 한치회 갑오징어회 낙지회 문어회 조개회 관자회 키조개회 새우회
      꽃게회 도미회 참돔회 우럭회 농어회 민어회 병어회 전어회 삼치회 고등어회 갈치회 홍어회 간재미회 가자미회 도다리회 송어회
      밴댕이회 준치회 아나고회 장어회 복어회 멸치회 학꽁치회 오징어물회 수란 온천달걀 온천계란 온센 에그베네딕트 날달걀노른자`),
    exceptTitleWords: words('유부초밥 타르타르소스 오이탕탕이 게장국수 해삼탕 해삼볶음'),
  },
  fried: {
    ...NO_SIGNS,
    foods:
      words(`tempura fried_chicken donkatsu chicken_cutlet fish_cutlet french_fries fried_onion cheese_stick
      potato_chip tortilla_chip`),
    methods: ['deepFried'],
    titleWords:
      words(`튀김 튀긴 돈까스 돈가스 돈카츠 까스 카츠 커틀릿 치킨 강정 탕수 깐풍 프라이드 후라이드 후라이 너겟 텐더
      가라아게 고로케 크로켓 핫도그 도넛 꽈배기 텐동 텐푸라 덴푸라 유린기 라조기 꿔바로우 감자칩 프렌치프라이 감자튀김 춘권`),
    exceptTitleWords: words('치킨스톡 치킨샐러드 치킨무 치킨카레 닭가슴살치킨'),
  },
  greasy: {
    ...NO_SIGNS,
    tags: ['saturated-fat-high'],
    foods: words('tempura fried_chicken french_fries pork_belly'),
    methods: ['deepFried'],
    titleWords: words('튀김 삼겹살 곱창 대창 막창 차돌박이 크림 까르보나라 치즈'),
  },
  brothy: {
    ...NO_SIGNS,
    foods:
      words(`gukbap samgyetang doenjang_stew kimchi_stew budae_stew miso_soup instant_soup cream_soup nurungji_soup
      jjamppong kalguksu udon ramen malatang naengmyeon_dish`),
    methods: ['soup'],
    titleWords: words(
      '국 찌개 전골 탕 짬뽕 라면 라멘 우동 수제비 냉면 밀면 온면 기스면 샤브 스키야키 스프 수프 개장 나베 훠궈',
    ),
    exceptTitleWords:
      words(`청국장 탕수 탕평채 탕후루 사탕 설탕 국산 국내 한국 중국 미국 태국 국화 비빔국수 볶음국수 간장국수
      비빔막국수 들기름막국수 볶음쌀국수 비빔냉면 비빔라면 짜장라면 볶음라면 비빔밀면 볶음우동 야끼우동 볶음짬뽕`),
  },
  porridge: {
    ...NO_SIGNS,
    methods: ['porridge'],
    titleWords: words('죽 미음 오트밀'),
    exceptTitleWords: words('죽순 죽염 죽통'),
  },
  steamed: { ...NO_SIGNS, titleWords: words('찜 스팀'), exceptTitleWords: words('찜질') },
  panFried: {
    ...NO_SIGNS,
    titleWords: words('전 부침 빈대떡 지짐 동그랑땡 장떡 오코노미야키 부꾸미 팬케이크 핫케이크'),
    exceptTitleWords:
      words(`전골 전복 전주 전자 전분 전갱이 전어 전통 전체 전부 전용 전라 전설 전문 전날 오전 직전 완전 안전 대전 전기
      전구 전장 전지 전란 전유`),
  },
  grilled: {
    ...NO_SIGNS,
    titleWords:
      words(`구이 구운 스테이크 바비큐 바베큐 그릴 직화 숯불 불고기 떡갈비 너비아니 군만두 군고구마 군밤 로스트
      소금구 꼬치 산적`),
  },
  stirFried: {
    ...NO_SIGNS,
    methods: ['stirFry'],
    titleWords: words('볶음 볶은 볶이 잡채 제육 두루치기 닭갈비 나시고렝 팟타이 마파두부 주물럭'),
    exceptTitleWords: words('닭볶음탕'),
  },
  simmered: { ...NO_SIGNS, titleWords: words('조림 조린 졸임 콩자반'), exceptTitleWords: ['통조림'] },
  dressed: { ...NO_SIGNS, titleWords: words('무침 무친 생채 겉절이 냉채') },
  salad: { ...NO_SIGNS, titleWords: words('샐러드 포케 라페 마리네이드') },
  riceBowl: {
    ...NO_SIGNS,
    titleWords:
      words(`덮밥 규동 오야코동 카츠동 가츠동 텐동 사케동 부타동 컵밥 짜장밥 자장밥 카레라이스 카레밥 하이라이스
      유산슬밥 잡탕밥 카레와밥`),
  },
  friedRice: { ...NO_SIGNS, titleWords: words('볶음밥 나시고렝 필라프 오므라이스') },
  bibimbap: {
    ...NO_SIGNS,
    titleWords: words('비빔밥 비빔 회덮밥'),
    exceptTitleWords: words('비빔국수 비빔면 비빔냉면 비빔막국수 비빔만두'),
  },
  cold: {
    ...NO_SIGNS,
    foods: ['naengmyeon_dish', 'ice_cream', 'bingsu'],
    titleWords:
      words(`냉면 밀면 냉국 냉채 물회 콩국 막국수 소바 묵사발 샐러드 김치말이 열무국수 비빔국수 쫄면 비빔면 쟁반국수
      초계 샌드위치 요거트 요구르트 스무디 시리얼 빙수 아이스 포케 회덮밥 초밥 생선회 화채 김밥 주먹밥`),
  },
  eatenOut: { ...NO_SIGNS, styles: ['restaurant'] },
  convenienceStore: { ...NO_SIGNS, styles: ['convenienceStore'] },
  lunchBox: { ...NO_SIGNS, styles: ['lunchBox'], titleWords: ['도시락'] },
  readyMeal: {
    ...NO_SIGNS,
    foods: ['meal_kit'],
    styles: ['mealKit'],
    titleWords: words('밀키트 즉석 파우치 레토르트'),
  },
  ultraProcessed: {
    ...NO_SIGNS,
    tags: ['ultra-processed', 'processed-meat'],
    foods: words('ramyeon processed_meat fish_cake crab_stick soft_drink energy_drink candy cookie cereal'),
    titleWords: words(
      '라면 컵밥 햄 소시지 스팸 베이컨 너겟 핫도그 맛살 어묵 즉석 인스턴트 냉동 컵누들 시리얼',
    ),
  },
  caffeine: {
    ...NO_SIGNS,
    tags: ['caffeine'],
    foods: words('coffee green_tea energy_drink cocoa chocolate'),
    titleWords: words('커피 라떼 아메리카노 녹차 말차 홍차 초콜릿 초코 콜라'),
  },
  alcohol: {
    ...NO_SIGNS,
    tags: ['alcohol', 'alcohol-cooking'],
    foods: ['alcohol'],
    titleWords: words('와인 맥주 소주 막걸리 사케 위스키 럼주 술찜 비어'),
  },
  flavourEnhancer: {
    ...NO_SIGNS,
    foods: words(
      `msg dashida anchovy_dashida chicken_stock_cube beef_stock_cube vegetable_stock_cube ramyeon`,
    ),
    titleWords: words('라면 다시다'),
  },
  // Foods that taste of salt at the table, and dishes for which laboratories measured about a day's sodium (2,000 mg)
  // in a restaurant serving. A soup or side seasoned with fish sauce or salted shrimp is as salty as one with soy
  // sauce.
  salty: {
    ...NO_SIGNS,
    foods:
      words(`pollock_roe_jeot raw_pollock_roe_jeot squid_jeot oyster_jeot changnan_jeot flounder_sikhae clam_jeot fish_jeot
      seafood_jeot pickle_all jangajji kimchi_all processed_meat ramyeon instant_soup instant_rice_noodle seasoned_laver jerky`),
    titleWords:
      words(`짠지 자반 젓갈 젓무침 장아찌 장조림 라면 햄 스팸 소시지 베이컨 절임 피클 게장 짬뽕 해장국 부대찌개 육개장
      추어탕 막국수 냉면 열무국수 묵사발 짜장면 간짜장 라멘 게국지 곰치국 물회 매운탕 칼국수 우동 울면 기스면`),
    exceptTitleWords: words('저염자반'),
  },
  pickled: {
    ...NO_SIGNS,
    foods: words('pickle_all jangajji kimchi_all jeotgal danmuji pickle soy_marinated_crab'),
    titleWords: words('절임 절인 장아찌 피클 짠지 오이지 단무지 초절이 김치 젓갈'),
    exceptTitleWords: words('안절인'),
  },
  fermented: {
    ...NO_SIGNS,
    foods:
      words(`kimchi_all jeotgal soy_sauce_all doenjang doenjang_gf gochujang gochujang_gf ssamjang chunjang doubanjiang cheonggukjang
      natto tempeh vinegar_all yogurt yogurt_drink cheese alcohol anchovy_sauce sand_lance_sauce sikhye`),
    tags: ['salted-fermented'],
    titleWords: words('발효 삭힌 숙성 김치 된장 청국장 젓갈 낫토 홍어'),
  },
  smoked: {
    ...NO_SIGNS,
    foods: words('processed_meat smoked_salmon bonito_flakes'),
    titleWords: words('훈제 훈연 스모크 베이컨 햄 소시지'),
  },
  canned: {
    ...NO_SIGNS,
    foods: words(
      'canned_tuna canned_whelk canned_perilla canned_clam canned_saury plain_canned_mackerel canned_mackerel ' +
        'luncheon_meat canned_corn canned_peach fruit_cocktail baked_beans',
    ),
    titleWords: words('통조림 참치캔 캔참치 옥수수캔 꽁치캔 스팸 리챔 골뱅이캔'),
  },
  // Fish and broths that leaflets on gout mention beside offal and anchovies.
  purineRich: {
    ...NO_SIGNS,
    tags: ['purine-very-high', 'purine-high', 'purine-broth'],
    foods: words('beer mackerel saury herring fish_egg'),
  },
  // Vegetables, fruits, starches, beans and nuts high in potassium according to the exchange lists for kidney diets,
  // except seasonings (corn syrup) and the raw materials of sprouts and jellies; more than have the tag that plans
  // are weighed by.
  potassiumRich: {
    ...NO_SIGNS,
    tags: ['potassium-high', 'potassium-chloride'],
    foods:
      words(`taro chestnut ginkgo_nut red_bean chili_leaf mallow chard butterbur water_parsley chive mugwort crown_daisy
      bamboo_shoot aster pumpkin button_mushroom korean_melon kiwi tomato cherry dried_fruit raisin jujube cocoa chocolate
      vegetable_juice black_soybean edamame kidney_bean chickpea lentil nut`),
  },
  iodineRich: { ...NO_SIGNS, tags: ['iodine-very-high', 'iodine-high'] },
  // Leaves, seaweeds and fermented beans with at least 100 µg in 100 g (safety-rules section 6.2), without oils and seasonings.
  vitaminKRich: {
    ...NO_SIGNS,
    tags: ['vitamin-k-high'],
    foods:
      words(`natto cheonggukjang perilla_leaf chard mustard_greens crown_daisy mugwort radish_leaf radish_greens
      chive rape_greens lettuce chamnamul young_radish sprout_veg water_parsley bok_choy pumpkin_leaf aster aralia
      gondre mallow butterbur chili_leaf laver wakame hijiki`),
  },
  mercuryRisk: { ...NO_SIGNS, tags: ['mercury-high'] },
  cholesterolRich: { ...NO_SIGNS, tags: ['cholesterol-high'] },
  saturatedFat: { ...NO_SIGNS, tags: ['saturated-fat-high'] },
  transFat: { ...NO_SIGNS, tags: ['trans-fat-risk'] },
};

function words(list: string): readonly string[] {
  return list.split(/\s+/u).filter((word) => word !== '');
}
