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
  /줄여|줄이|줄인|덜어|덜\s(?:넣|써|쓰|담|먹|뿌|부|들)|덜고|덜면|덜지 말고|반만|절반만|절반에서|절반은|절반을|반으로|반은|반쯤(?! 먹은)|조금만|남겨|남기|아끼|아껴|적게|빼|빼고|대신|3분의 2만|빈자리|맛만|쉬어|가볍게|미뤄|약하게|싱겁게|살짝만/u;

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
