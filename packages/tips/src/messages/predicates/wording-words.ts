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
