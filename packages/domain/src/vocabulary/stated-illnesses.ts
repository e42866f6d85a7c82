/**
 * Matches dialysis, a transplanted kidney and kidney disease of stage 4 or 5, in both languages; not 석류 (pomegranate) after another
 * word.
 */
export const LATE_KIDNEYS = new RegExp(
  [
    '투석(?!류)|dialysis',
    '(?:신장|콩팥)\\s*(?:을|를)?\\s*이식|(?:kidney|renal)\\s*transplant|transplanted\\s*kidney',
    '(?:신부전|신장|콩팥)(?:증|병|\\s*질환)?(?:은|는|이|가)?\\s*(?:[345]\\s*[~-]\\s*)?[45]\\s*(?:기|단계|등급)',
    '(?:ckd|kidney\\s*disease)\\s*(?:stage|grade|g)?\\s*[45](?![\\d.])|stage\\s*[45]\\s*(?:kidney|ckd|renal)',
    '말기\\s*(?:신|콩팥)|신부전\\s*말기|esrd|end[\\s-]*stage\\s*(?:renal|kidney)',
  ].join('|'),
  'gu',
);

/** Matches trouble swallowing and feeding by tube. */
export const SWALLOWING = new RegExp(
  [
    '연하\\s*(?:곤란|장애)|삼킴\\s*(?:곤란|장애|어려움)',
    '삼키(?:기|는\\s*(?:게|것이|거))(?:가|를)?\\s*(?:힘|어려|어렵|곤란)',
    '(?<!잘)못\\s*삼[켜키킴킵]|삼키지\\s*(?:를\\s*)?못',
    '콧줄|비위관|위루|뱃줄|경관\\s*(?:식|영양|급식)|흡인성\\s*폐렴|dysphagia',
    '(?:trouble|difficulty|problems?|hard(?:\\s+time)?)\\s+(?:with\\s+|to\\s+)?swallow',
  ].join('|'),
  'gu',
);

/** Operations on the stomach, also those against obesity. */
const STOMACH_OPERATION = [
  '위(?:암)?\\s*[을를]?\\s*(?:아전|전|부분)?\\s*(?:수술|절제|잘라|잘랐|떼|제거)',
  '위[을를]\\s[^,.;·]{0,8}?(?:절제|잘라|잘랐|떼|제거)',
  '위\\s*(?:밴드|소매|우회|축소)|비만\\s*(?:대사\\s*)?수술|gastrectomy',
  '(?:stomach|gastric)\\s*(?:cancer\\s*)?(?:surgery|operation|bypass|sleeve)',
].join('|');

/** Times of less than three months; not the months after a number of years, nor the day of a month. */
const UNDER_THREE_MONTHS = [
  '(?<![\\d년월]\\s*)(?:(?:[12]|한|두)\\s*(?:달|개월)|(?:1[0-2]|[1-9])\\s*주|[1-8]?\\d\\s*일(?=\\s*(?:[째됐된되전후차밖만]|지났|$)))',
  '(?:[일이삼사오육칠팔구십]|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\\s*주(?=[\\s일째됐된되전후차밖만]|$)',
  '보름|열흘|며칠|이틀|사흘|나흘|닷새|엿새',
  '(?<!years?\\s*(?:and\\s*)?)(?:(?:one|two|1|2|a)\\s*months?|(?:[1-9]|1[0-2]|an?|one|two|three|four|five|six|eight|ten)\\s*weeks?|(?<!\\d)[1-8]?\\d\\s*days?)\\s*ago',
].join('|');

/** Past moments of less than three months ago, and "not yet three months". */
const LATELY = [
  '어제|그제|그저께|(?:지난|저번)\\s*(?:주|달)|직후|last\\s*(?:week|month)|yesterday',
  '(?:[3삼석세])\\s*(?:달|개월)[이은도을]?\\s*(?:채\\s*)?(?:안|못|미만|이내|되지)',
].join('|');

/**
 * Matches an operation on the stomach of less than three months ago, told before or after its time in the same clause; not one
 * to come, and no time between visits.
 */
export const FRESH_STOMACH = new RegExp(
  [
    `(?:${STOMACH_OPERATION})[^,.;·]{0,12}?(?:${UNDER_THREE_MONTHS}|${LATELY})(?!\\s*(?:남|앞|예정|마다|에\\s*(?:한|두|세|\\d)))`,
    `(?:(?:${UNDER_THREE_MONTHS})\\s*(?:쯤|정도)?\\s*전|${LATELY})[^,.;·]{0,12}?(?:${STOMACH_OPERATION})`,
  ].join('|'),
  'gu',
);

/** What follows an illness that nobody has: "no dialysis", "not on dialysis yet". */
export const ILLNESS_DENIED =
  /^\s*(?:환자|치료|중|식)?(?:은|는|이|가|을|를|도|까지는|까진)?\s*(?:아직\s*)?(?:없|아니|아닙|아님|안\s*하|안\s*해|안\s*합|안\s*받|하지\s*않|받지\s*않|할\s*정도는)/u;
