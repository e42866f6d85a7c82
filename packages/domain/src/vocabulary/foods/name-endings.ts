/** Endings of stew names. */
export const STEW_ENDINGS = ['찌개', '전골'] as const;

/** One-syllable foods that dish names end in: rice and noodles. */
export const DISH_HEADS = ['밥', '면'] as const;

/** Words for noodles in a sauce: however much liquid they contain, there is no broth to leave. */
export const SAUCE_NOODLES = ['비빔', '짜장', '볶음', '파스타', '스파게티'] as const;

/** Matches names with a use ("for curry"), which a search for curry would find. */
export const SAYS_A_USE = /.용/;

/** Ending of a name of a mix or a flour, which is no other name of what is baked of it. */
export const MIX_ENDING = /(?:믹스|가루)$/;

/** Endings of a word that means all of its kind ("fried rices", "stir-fried dishes"). */
export const WHOLE_KIND_ENDINGS = ['류', '요리', '음식'] as const;

/**
 * Particles that mark what is eaten or disliked, or a reason. After any other particle, as in "at night", a filler
 * names no food.
 */
export const NAMING_PARTICLES = ['을', '를', '은', '는', '도', '가', '라'] as const;

/** Particles that mark the topic of a sentence. */
export const TOPIC_PARTICLES = ['은', '는'] as const;

/** The particle for "only": "only chicken". */
export const ONLY_PARTICLE = '만';

/** Ending of a group of foods ("nuts"): it follows a name, never a particle. */
export const KIND_SUFFIX = '류';

/** The word for "thing" in rows of spoken words ("cold things"). */
export const ANY_THING = '것';

/** Words that mean the same as "thing" after an adjective ("cold food", "cold dishes"). */
export const GENERIC_NOUNS = [ANY_THING, '거', '건', '걸', '음식', '요리', '식품', '메뉴', '반찬'] as const;

/** The adverb for "all". */
export const ALL = '다';

/** One-syllable words of speech that name no food ("not", "all", "a little", "also", "um"). */
export const ADVERBS = ['못', '안', ALL, '좀', '잘', '꼭', '더', '또', '음'] as const;

/** The heading of a list of foods: before one it does not mean all allergens. */
export const LIST_HEADING = /^(?:식품|음식) ?(?:알레르기|알러지) ?[:=(](?= ?[\p{L}\p{N}])/u;

/** Words after a group one of whose members is named: "of the meats only pork". */
export const OF_A_GROUP = ['중에', '중에서', '중엔', '가운데'] as const;

/** "Only one" of several foods just named; which one it is stays open. */
export const ONLY_ONE = '하나만';

/** "Of" as a word of its own; as an ending it also means "during". */
export const OF_SEVERAL = '중';

/** "Kinds of": its last syllable is no ending by itself, or 마늘종류 (kinds of garlic) would be 마늘종 (garlic scape). */
export const KINDS = '종류';

/** The ending of a verb that means "and". */
export const AND_ENDING = '고';

/** Foods that are spelt like the endings of verbs: crab, beef, noodles, cucumber. */
export const FOODS_LIKE_ENDINGS: readonly string[] = ['게', '소', '면', '오이'];

/** Endings that mean the taste or the scent of a food. */
export const FLAVOURS = ['맛', '향'] as const;

/** Words with such an ending that mean no food: what one likes, appetite, great taste, without taste or scent. */
export const NO_FLAVOURS: readonly string[] = ['취향', '밥맛', '꿀맛', '물맛', '무맛', '무향'];

/** Matches endings that give a reason: "because of", "as I am". */
export const REASON = /[\uAC00-\uD7A3](?:이라서?|라서|때문에|인데|이니까)$/u;

/** Matches "only", "but" and "besides" after a food. */
export const ONLY_OR_BESIDES = /만|밖에|외에는?|말고는/gu;

/** Verbs after "only" that say this is eaten. */
export const EATEN =
  /^(?:먹(?:어요?|습니다|음|고|는다|네요|거든요|을수있|을래|을게)|드(?:세요|십니다|심|시고|셔요))/u;

/** Verbs after "besides" that say nothing else is eaten; "there is nothing I cannot eat" is not one. */
export const NOT_EATEN = /^(?:안|못)(?:먹(?!는(?:거|게|것|건)없)|드)/u;

/** An age or a grade of a test: "of 5 years", "grade 3". */
export const AGE_OR_GRADE = /^\d+(?:살|세|개월|돌|단계|가지|종)$/u;

/**
 * The particle of a list of things that also means "at": 게에 밤에 names crab and chestnuts, and 감에게에 persimmons and crab,
 * though 에게 is also "to somebody".
 */
export const LISTING_PARTICLE = '에';

/** The ending that makes an English adjective Korean, and what may follow it: "spicy한 거". */
export const ENGLISH_ADJECTIVE = /(?<=[a-z]{3})한(거|것|게|건|걸|음식)?(?![\uAC00-\uD7A3])/gu;

/** Japanese and Chinese words for "and", between names in Chinese characters or katakana. */
export const EAST_ASIAN_AND =
  /(?<=[\p{Script=Han}\p{Script=Katakana}])[とや和與与](?=[\p{Script=Han}\p{Script=Katakana}])/gu;

/**
 * Words after a dish that ask for its recipe: "레시피", "만드는 법", "끓이는 방법". "미리 만들기" is not one, because it names a
 * property of dishes.
 */
export const RECIPE_ASKING =
  /(?<=\S)\s*(?:레시피|조리법|요리법|(?<!미리\s*)만들기|(?:만드|끓이|굽|볶|무치|부치|튀기|조리|삶|찌|하)는\s*(?:법|방법))\s*$/;

/** Words of an allergy or of what one looks like: hives, swelling, itching, breathlessness, fainting. */
export const TELLS_REACTION =
  /알레|알러|알렐|알래|알르|엘러|앨러|allerg|과민|불내증|두드러기|발진|부[었어은음]|붓[고는]|가[렵려]|간지|간질|따[끔가갑]|숨|호흡|응급|쓰러|기절|토[했하해]|쇼크|빨개/u;
