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
