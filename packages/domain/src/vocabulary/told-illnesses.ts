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

/** What follows an illness that nobody has: "no dialysis", "not on dialysis yet". */
export const ILLNESS_DENIED =
  /^\s*(?:환자|치료|중|식)?(?:은|는|이|가|을|를|도|까지는|까진)?\s*(?:아직\s*)?(?:없|아니|아닙|아님|안\s*하|안\s*해|안\s*합|안\s*받|하지\s*않|받지\s*않|할\s*정도는)/u;
