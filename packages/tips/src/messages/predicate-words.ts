/** Halves and thirds in words. */
const PARTS: Readonly<Record<string, number>> = { 반: 0.5, 절반: 0.5 };

const COUNTS: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6 };

/** Bowls of rice: 2/3공기, 한 공기 반, 한 공기와 1/3. */
export const BOWLS = /(\d+\/\d+|\d+(?:\.\d+)?|반|한|두|세)\s*공기(?:\s*(반)|와\s*(\d+\/\d+))?/gu;

/** Pieces: 2개, 1개 반, 반 개. */
export const PIECES = /(\d+\/\d+|\d+(?:\.\d+)?|반|한|두|세|네|다섯|여섯)\s*개(?:\s*(반))?(?!월)/gu;

/** Grams, also as a range; the first group is the only or the lower figure. */
export const GRAMS = /(\d[\d,]*(?:\.\d+)?)(?:\s*~\s*(\d+))?\s*g(?![a-zA-Z])/gu;

/** Spoons: 1과 1/2큰술. */
export const SPOONS = /(?:\d+과\s*)?(?:\d+\/\d+|\d+|반|한|두|세)\s*(?:큰술|작은술|스푼|Ts|ts)/gu;

/** Nutrients a figure in grams may refer to, as texts name them. */
export const NUTRIENT_NAMES = {
  carbohydrateG: /탄수화물/u,
  fiberG: /식이섬유/u,
  sugarG: /당류/u,
  proteinG: /단백질/u,
  saturatedFatG: /포화지방/u,
  fatG: /(?<!포화)지방/u,
  addedSugarG: /더한 당/u,
} as const;

/** "24 g의 단백질". */
export const FIGURE_OF = /^의\s/u;

/** A daily maximum, as opposed to an amount on this plate. */
export const DAY_CEILING = /하루[^.]*(?:까지|이하|면 넉넉)/u;

/** All words for eggs. */
export const EGG_WORDS = /달걀|계란|노른자/u;

/** The general word for the starch of a dish. */
export const PLAIN_RICE = /(?<![가-힣])밥/u;

/** Rice of any kind, as cooked. */
export const RICE_DISH = /밥(?:은|이|을|만|에서)?(?=\s)/u;

/** A counted amount of a recipe: 3개. */
export const COUNTED_AMOUNT = /^(\d+(?:\/\d+)?)개$/u;
/** Asks for less of something. */
export const LESS =
  /줄여|줄이|줄인|덜어|덜\s(?:넣|써|쓰|담|먹|뿌|부|들|찾|뜨)|덜고|덜면|덜지 말고|반만|절반만|절반에서|절반은|절반을|반으로|반은|반쯤(?! 먹은)|조금만|남겨|남기|아끼|아껴|적게|빼|빼고|대신|3분의 2만|빈자리|맛만|쉬어|가볍게|미뤄|약하게|싱겁게|살짝만/u;

/** Words for salt, salty food and salting. */
export const SALTY_WORDS =
  /소금|간장|된장|쌈장|고추장|액젓|새우젓|젓갈|굴소스|참치액|쯔유|다시다|소스|양념|나트륨|국물|짠맛|짜게|싱겁|싱거|간(?:을|은|이|도)(?=\s)|간해|김치/u;
/** Seasonings sold with less salt. */
export const LOW_SALT_NAME = /저염|저나트륨|염도\s*낮|무염|저감/u;

/** A saving of sodium in milligrams. */
export const SAVING = /([\d,]+)\s*mg(?!이[니라에])[^.\d]{0,10}(?:줄|덜|아껴|아끼|차이|빠져|빠지|절약)/u;
/** Words for sodium. */
export const SODIUM = /나트륨/u;

/** Starch on the plate, and bowls of it. */
export const STARCH_WORDS =
  /(?<![가-힣])(?:쌀|흰쌀|현미|잡곡|보리|콩|곤약)?밥(?!상|그릇|주걱|공기|도둑)|면(?:은|을|이|도|만|과|보다)(?=\s)|국수|당면|파스타|(?<![가-힣])떡|빵|(?<![가-힣])쌀|곡식|곡류|탄수화물|누룽지|시리얼|감자|고구마/u;
/** Words against a larger portion of starch. */
export const NO_MORE =
  /더 담지|더하지 않|더 얹지|곁들이지|까지만|더 뜨지|늘리지|먹지 않|넘기지 않|에서 멈|마쳐|마무리해요|충분|쉬어|쉬는/u;

/** Sour food in place of salt (P06), and dishes it does not suit. */
export const SOUR = /식초|레몬|라임|새콤|신맛|시큼/u;
/** Sour foods by name. */
export const NAMED_SOUR = /식초|레몬|라임/u;
/** Dishes with broth or cream, which sour food does not suit. */
export const WET_DISH =
  /국(?=$|[\s과와·,(])|탕(?=$|[\s과와·,(])|찌개|전골|죽(?=$|[\s과와·,(])|수프|스튜|차우더|크림|그라탱|라자냐|짬뽕|라떼/u;

/** Replaces or halves a food (P05). */
export const SWAPPED = /대신|절반|반쯤/gu;

/** Parts some dishes have (P07). */
export const PART_WORDS = {
  broth: /국물|건더기|육수/u,
  skin: /껍질(?!째)/u,
  fat: /(?:보이는|하얀|뜬|고기|나온)\s*기름|기름(?:을|은)?\s*(?:떼|걷)|비계|기름기 많은/u,
  oil: /기름(?:은|을)[^.]*(?:두르|두른|붓|바르|재어|둘러)|팬에 남은 기름|볶은 뒤|볶을 때/u,
  batter: /튀김옷|부침옷|반죽|튀김가루/u,
  sauce: /소스|양념장|드레싱/u,
  rice: /(?<![가-힣])(?:쌀|흰쌀|현미|잡곡|보리|콩|곤약)?밥(?!상|그릇|주걱|도둑)/u,
} as const;
/** Breaded or battered dishes. */
export const BATTERED_TITLE = /튀김|까스|커틀릿|강정|탕수|부침개|파전|김치전|전병|전(?=$|[\s과와·,(])/u;
/** Actions on food, and how steps describe them as done (P08). */
export const DONE_BEFORE: readonly (readonly [asked: RegExp, done: RegExp])[] = [
  [/데쳐|데치/u, /데쳐|데친|데치/u],
  [/걷어|걷으/u, /걷어|걷으|떠내|건져 내/u],
  [/(?:기름|지방)[^.]*떼/u, /(?:기름|지방|비계)[^.]*(?:떼|제거|잘라)/u],
  [/껍질[^.]*벗/u, /껍질[^.]*벗/u],
  [/헹궈|헹구/u, /헹궈|헹구|헹군/u],
  [/불려|불리/u, /불려|불린|불리/u],
  [/종이에|키친타월/u, /키친타월|종이/u],
  [/잘게/u, /잘게|다져|다진/u],
  [/한 입 크기/u, /한입 크기|한 입 크기/u],
  [/속까지|가운데까지/u, /속까지|가운데까지|완전히 익/u],
  [/불을 끄고 간|불을 끈 뒤/u, /불을 끄고[^.]*(?:간|소금|간장)/u],
];
/** Skips an action that makes food safe, against steps that cook it. */
export const UNCOOKED =
  /덜 익|살짝만 익|겉만 익(?!히지)|반숙|(?<!다른\s)(?<![가-힣])날로\s(?!정|미)|생으로|익히지 (?:않|말)|끓이지 (?:않|말)|가열하지/u;
/** Steps that cook. */
export const COOKED_STEP = /익|끓|구워|굽|삶|쪄|찌|볶|데치|데쳐|튀기|튀겨|부쳐|부치/u;

/** Fat that is added (P19). */
export const FAT_NAME =
  /(?:올리브|카놀라|포도씨|아보카도|코코넛|식용)유|(?:참|들|고추)?기름(?!기)|버터|마가린|크림|마요네즈|라드/u;
/** Words for adding something. */
export const ADDED =
  /더해|더하면|더하고|넣어|넣으면|두르|둘러|뿌려|뿌리면|곁들|채워|채우|보태|얹어|올려|살려|마무리|한\s*숟갈|몇\s*방울/u;
/** Words for less of it, or none. */
export const NOT_ADDED =
  /대신|반만|덜|줄|재어|작은\s*숟가락|한\s*번만|말고|않|조금만|아껴|떼|걷|빼|남은|기보다|지 마/u;

/** The number of a word or a figure; NaN for other texts. */
export function amountOf(word: string | undefined): number {
  if (word === undefined) return 0;
  const [whole, part] = word.split('/').map(Number);
  if (part !== undefined && whole !== undefined) return whole / part;
  return PARTS[word] ?? COUNTS[word] ?? Number(word.replace(',', ''));
}

/** Instructions to the writer, one line for each predicate of safety-rules section 9. */
export const PREDICATE_REQUESTS = {
  P01: '약, 복용, 식전·식후 시간, 빈속, 인슐린, 처방, 약 이름을 쓰지 마세요. 단, 받은 문장 "약 드시는 시간은 처방받은 안내를 따르세요."는 한 글자도 바꾸지 마세요.',
  P02: '받은 문장에 없는 양념을 줄이라고 하지 마세요.',
  P03: '줄어드는 나트륨을 받은 숫자보다 크게 쓰지 마세요.',
  P04: 'g, 공기, 개, 큰술은 받은 문장의 것만 그대로 쓰세요.',
  P05: '받은 문장이 밥이나 면을 줄이라고 하지 않으면 줄이라고 하지 마세요.',
  P06: '국, 탕, 찌개, 전골, 죽, 수프, 우유 소스에 식초나 레몬을 권하지 마세요.',
  P07: '그 요리에 없는 국물, 껍질, 기름, 튀김옷, 소스, 밥을 말하지 마세요.',
  P08: '만드는 법에 이미 있는 일을 시키지 말고, 익히는 일을 덜 하게 하지 마세요.',
  P09: '줄이세요, 피하세요, 위험, 체중처럼 가르치는 말을 쓰지 마세요.',
  P10: '"혈당을 관리하신다면"으로 시작하는 문장은 그 말로 시작하고, 다른 문장에 혈당을 더하지 마세요.',
  P11: '칼륨은 받은 문장에 있을 때만 쓰고, 저염소금과 칼륨소금은 쓰지 마세요.',
  P12: '날것, 덜 익힌 것, 반숙, 회를 권하지 마세요.',
  P13: '물이나 수분의 양을 정하지 마세요.',
  P14: '받은 문장에 없는 음식 이름을 쓰지 마세요.',
  P15: '바꿀 재료는 받은 것만 쓰세요.',
  P16: '떨어져요, 낮춰 줘요, 막아 줘요, 예방, 치료, 해독처럼 효과를 장담하지 마세요.',
  P17: '살, 게으름, 합병증으로 겁을 주거나 부끄럽게 하지 마세요.',
  P18: '받은 문장에 없으면 초록 채소를 더 먹거나 줄이라고 하지 마세요.',
  P19: '기름, 버터, 크림, 마요네즈를 더하라고 하지 마세요.',
  P20: '더 맵게 하거나 견과를 통째로 주라고 하지 마세요.',
  P21: '한 가지 행동은 한 번만 말하세요.',
} as const;

/** The only sentence about medicine that tips use (safety-rules sections 0 and 4, `thyroidDrug`). */
export const MEDICINE_SENTENCE = '약 드시는 시간은 처방받은 안내를 따르세요.';

/** Words for medicine, when to take it, or its names; 약간, 약불 and 약 200 mg do not count (P01). */
export const MEDICINE_WORDS: readonly RegExp[] = [
  /(?<![만절요제계예해공취강농서선구조규기협언])약(?:을|은|이|도|만|과|부터|마다)(?![가-힣])/u,
  /(?<![만절요제계예해공취강농서선구조규기협언])약\s*(?:드|먹|끊|챙기|거르|줄이|삼키|바르|시간)/u,
  /(?:혈압|혈당|당뇨|갑상선|호르몬|통풍|심장|콩팥|신장|감기|알|물|한|양|위장|수면)약(?![가-힣]{2})/u,
  /복용|투약|식전|식후\s*\d+\s*분|공복에|빈\s*속|인슐린|처방/u,
  /메트포르민|글리메피리드|글리클라지드|자누비아|오젬픽|위고비|삭센다|와파린|쿠마딘|아스피린|스타틴|리피토|알로푸리놀|페부소스타트|콜히친|암로디핀|로사르탄|발사르탄|스피로노락톤|이뇨제|레보티록신|씬지로이드|신지로이드|타이레놀|진통제|항생제|소화제|제산제|철분제|칼슘제|항응고제|호르몬제|억제제/u,
];

/** Potassium (P11). */
export const POTASSIUM = /칼륨|포타슘/u;

/** Potassium salt, a substitute for table salt. */
export const POTASSIUM_SALT = /저염\s*소금|저나트륨\s*소금|칼륨\s*소금|염화\s*칼륨|대체\s*소금/u;

/** More vegetables or fruit than planned, most of which are rich in potassium (P11). */
export const MORE_GREENS =
  /(?<!건)더\s(?:드시(?!지)|드세|먹(?!지)|넣|고르|부탁)|한\s*줌|곁들이(?!지)|추가(?!하지)|넉넉히|골고루 더|더하는 게|배를 채/u;

/** Fruit and similar foods rich in potassium (P11). */
export const FRUIT = /과일|바나나|토마토|키위|감자|고구마/u;

/** Food eaten raw or underdone (P12). */
export const RAW_WORDS =
  /날것|(?<!다른\s)(?<![가-힣])날로\s(?!정|미)|날달걀|날계란|생것|생으로|덜\s*익|설익|살짝만\s*익|겉만\s*익(?!히지)|반숙|수란|생선회|육회|물회|생굴|회덮밥|(?<![가-힣])회(?:를|는|로|도|와)(?![가-힣])|사시미|레어/u;

/** How much to drink (P13): an amount of water, or drinking more or less. */
export const FLUID_AMOUNT =
  /(?<![가-힣])(?:물|수분|차)[^.]{0,14}(?:한두|두세|한|두|세|네|여러|\d+)\s*(?:잔|컵|병|모금|그릇|리터|L|mL|ml)|(?<![가-힣])(?:물|수분)(?:을|은|이|도|부터|만)?\s[^.]{0,10}(?:자주|많이|넉넉|충분|듬뿍|더\s*(?:마|드)|늘려|줄여|적게|덜|먼저|나눠|챙)|물병|목이 마르면 물/u;

/** Green vegetables, by kind and by name, of the vitamin K table (safety-rules section 6.2). */
export const GREENS =
  /채소|야채|나물|(?:초록|푸른|녹색|잎)\s*(?:채소|잎)|시금치|케일|깻잎|근대|갓(?=[을은\s])|쑥갓|쑥|부추|무청|상추|참나물|열무|브로콜리|로메인|미나리|청경채|봄동|아욱|취나물|새싹|파슬리|바질|고수|양배추|양상추|쌈채/u;

/** More or less of something than planned (P18). */
export const MORE_OR_LESS =
  /(?<!건)더(?!기)|늘(?!\s)|줄|덜|빼|넉넉|듬뿍|푸짐|수북|많이|한\s*접시|한\s*줌|곁들|추가|절반|가득|채워|채우|충분히|가리지|대신/u;

/** Food not served to a child (P20): spicier food. */
export const HOTTER =
  /맵게|매콤하게|얼큰하게|칼칼하게|(?:고춧가루|후추|청양고추|고추|겨자|와사비|고추냉이|핫소스|매운맛)(?:를|을|은|는|로|으로)?\s?[^.]{0,10}(?:더|넣|뿌|살려|살리|내요|내어|곁들|올려|추가|조금씩)|매운맛은/u;

/** Words for less spicy food. */
export const NOT_HOTTER = /맵지\s*않|빼|덜|줄/u;

/** Nuts by name. */
export const NUTS = /견과|땅콩|호두|아몬드|캐슈|피스타치오|피칸|(?<![가-힣])잣/u;

/** Words for crushed or chopped nuts. */
export const CRUSHED = /잘게|갈아|갈은|가루|다져|다진|부숴|빻/u;

/**
 * Actions a bullet may ask for, in any wording: two bullets with the same action repeat each other (safety-rules section 9, P21).
 * An action that names its food counts for that food only.
 */
export const ACTION_WORDS: Readonly<Record<string, RegExp>> = {
  slow: /천천히|꼭꼭|여러 번 씹|오래 씹|20분|수저를 내려|숟가락을 내려|서두르지|급하게 먹지|쉬어 가요|쉬었다가/u,
  starchLast:
    /(?:먼저|부터)\s[^.]*(?:먹고|먹은|건져|집어|넘어)|마지막에 들|나중에 (?:먹|들|시작)|뒤로 미뤄|차례로|번갈아/u,
  lessBroth:
    /국물[^.]*(?:반|남|덜|몇 숟갈|줄|뜨지 않|마시지 않|조금|쉬)|작은 국그릇|건더기를 (?:먹|드|마저)/u,
  noMoreSalt: /간을? ?(?:은|을)? ?(?:더하지|보태지)|더 뿌리지|따로 간을|간에서 멈|간을 지켜/u,
  saltySide: /절인|절임|짠 찬|짠 반찬|밑반찬|장아찌/u,
  drink: /음료|무가당|물이나|차만 마|물을 (?:자주|먼저)|마실 것/u,
  snack: /간식|야식|과자/u,
  dessert: /후식/u,
  moreVegetables: /채소[^.]*(?:더(?:해|하|\s)|곁들|한 접시|절반|늘)|접시의? 절반/u,
  regularMeals: /비슷한 시간|정해 둔 시간|정한 시간|거르지|건너뛰|제때|몰아 먹지/u,
  careTeam: /의료진|안내받/u,
  cookThrough: /속까지|가운데까지|가운데가/u,
  noConcentrate: /즙|농축|달인/u,
  trimFat: /껍질[^.]*(?:떼|벗)|기름[^.]*(?:떼|걷)/u,
  lessOil: /(?:기름|유)(?:은|을|는|를)[^.]*(?:반만|조금만|재어|한 번만|덜어|작은 숟가락)|튀기기보다/u,
  label: /무글루텐 표시|원재료/u,
  ask: /물어보|물어봐/u,
  smallPieces: /잘게/u,
};

/** Seasonings a tip may reduce. Each is a separate action. */
export const SEASONING_NAMES =
  /저염간장|국간장|진간장|양조간장|글루텐프리간장|간장|된장|쌈장|고추장|초고추장|소금|액젓|새우젓|굴소스|맛소금|소스|양념장|양념|설탕|물엿|올리고당|꿀|매실청|케첩|마요네즈/gu;

/** Words of a lecture to people who chose neither a condition nor a style (P09). */
export const LECTURE_WORDS =
  /줄이세요|피하세요|피해야|삼가|위험|혈압|콜레스테롤|당뇨|살을\s*빼|살\s*빼|체중|몸무게|뱃살|비만/u;

/** Words for blood sugar (P10). */
export const BLOOD_SUGAR = /혈당|당뇨/u;

/** Introduces the one bullet on blood sugar for people without a condition. */
export const BLOOD_SUGAR_INTRODUCTION = '혈당을 관리하신다면';

/** Words that promise an effect (P16). */
export const SURE_EFFECT =
  /떨어져요|떨어집|떨어뜨려|떨어트려|낮춰\s*(?:줘|져|줍|요)|내려\s*줘요|내려가요|막아\s*(?:줘|줍|요)|없애\s*(?:줘|줍|요)|예방|치료|해독|고쳐\s*(?:줘|줍)|물리쳐/u;

/** Words that shame or frighten (P17). */
export const SHAME_WORDS =
  /살쪄|살찌|게으|게을|뚱뚱|합병증|실명|절단|사망|꼭\s*지키지\s*않으면|안\s*지키면|큰일|후회|의지가\s*약|자기\s*관리/u;
