/** Native and Sino-Korean numerals right before a counting word. */
export const COUNT_WORDS: Readonly<Record<string, string>> = {
  한: '1',
  두: '2',
  두세: '2~3',
  한두: '1~2',
  세: '3',
  서너: '3~4',
  네: '4',
  다섯: '5',
  여섯: '6',
  일곱: '7',
  여덟: '8',
  아홉: '9',
  열: '10',
};

/** A numeral and a counting word; "한 단계" and "한 번" count like spoons and bowls. */
export const COUNTED =
  /(?<![가-힣])(두세|한두|서너|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s*(공기|그릇|접시|큰술|작은술|술|숟갈|숟가락|젓가락|꼬집|잔|컵|번|개|장|쪽|점|조각|줌|끼|시간|분|입|모금|가지|단계|배|덩이|토막|마리|대|단|주|달|명|사람)/gu;

/** Halves in words. */
export const HALF_WORDS = /절반|(?<![가-힣])반(?![가-힣])|(?<![가-힣])반(?=\s|만|을|은|쯤|으로|이)/gu;

/** Sino-Korean numbers before a measure, which tips write in digits. */
export const SINO_NUMBERS =
  /[일이삼사오육칠팔구십백천만]{2,}(?=\s*(?:밀리|그램|킬로|칼로리|퍼센트|프로|단위|배|번|분|시간|그릇))/gu;

/** A share in words: 3분의 2. */
export const SPOKEN_FRACTION = /(\d+)\s*분의\s*(\d+)/gu;
/** Words in titles and steps that show how a dish is made and served. */
export const DISH_WORDS = {
  /** Something is fried in a hot pan. */
  pan: /볶|부치|부쳐|지지|지져|지진|지짐|굽|구워|구운|구이|오믈렛|스크램블|팬케이크|부침|전(?=과|\s|$)/u,
  /** Rice cooked or fried together with the other foods. */
  stirredRice: /볶음밥|리[조소][또토]|나시고렝|오므라이스|필라프|파에야|비리야니|도리아|알밥|오차즈케/u,
  /** A thick or dry dish, or one lifted out of the water it is boiled in. */
  thick:
    /수육|잡채|수프|스튜|차우더|비빔|볶음|파스타|덮밥|카레|커리|달과|조림|찜|자반|구이|샥슈카|베이크드빈|라타투유/u,
  /** A savoury dish although it contains fruit, milk or yogurt. */
  savoury:
    /밥|샌드위치|샐러드|무침|나물|냉채|채소|감자|치즈|새우|렌틸|메밀 갈레트|타코|피시|닭|참치|달걀 샌|완두|호박/u,
} as const;
/** Words that contain the name of a food but mean a part of any meal, a taste or a count. */
export const GENERAL_WORDS =
  /비타민(?!채)|(?<![가-힣])몸(?=[이을은에\s])|두\s배(?=\s)|면보다|간(?:부터|까지|해)|김이\s가|배도(?=\s)|비우지|치우지|채우지|채우니|(?<=[이자달])라면|음료|소스|당류|당(?:은|이)(?=\s)|당이에요|무?글루텐(?!프리)|첫\s술|간(?:으로|에)(?=\s)|[가-힣]+다면|약과(?=\s(?:식사|시간))|목이|몸에|(?<=\s)게(?=\s)|배(?:가|를|부르|불러|고프|고픔)|갓\s데워|비비지|데우지|태우지|튀김옷|붉은\s기|김이\s오|버거우|고명|(?<=[한두]\s)(?:술|김|장)|곁들인\s장|듯\s마는|마른|국물|기름기|기름|한\s*가지|두\s*가지|세\s*가지|여러\s*가지|가지(?:만|를|씩)|간(?:을|은|이|도|만)?(?=\s)|양념|물(?:을|은|만)?(?=\s)/gu;

/** Particles that may follow a food, longest first. */
export const PARTICLES: readonly string[] = [
  '으로는',
  '에서는',
  '이에요',
  '까지',
  '부터',
  '보다',
  '처럼',
  '대신',
  '으로',
  '이랑',
  '하고',
  '에는',
  '에서',
  '예요',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '도',
  '만',
  '과',
  '와',
  '로',
  '에',
  '랑',
  '의',
  '나',
];
