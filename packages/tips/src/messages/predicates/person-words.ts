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
