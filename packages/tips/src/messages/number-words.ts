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
