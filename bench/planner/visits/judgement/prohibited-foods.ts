import type { MealTime } from '@kkini/domain';
import type { Circumstance } from './people-at-table.ts';

/** Foods that are never served to a table: by tags and ids of the taxonomy, and by the names of lines and dishes. */
export type ProhibitedFoods = {
  readonly to: readonly Circumstance[];
  readonly name: string;
  readonly tags?: readonly string[];
  readonly foods?: readonly string[];
  readonly lineNames?: RegExp;
  readonly titles?: RegExp;
  readonly mealTimes?: readonly MealTime[];
};

const RAW_TITLES =
  /물회|육회|생선회|(?<!유부|새우|문어|장어)초밥|스시|사시미|타르타르|(?<!(?:두부|새우|닭가슴살) ?)포케|수란|간장게장|양념게장|생굴|타다키|세비체|카르파초|(^|\s)회(\s|$)|회덮밥|회무침/;
const ALCOHOL_NAMES = /^(맛술|미림|청주|소주|와인|화이트와인|레드와인|맥주|막걸리|사케|럼|브랜디|정종)/;
const FERMENTED_NAMES =
  /간장|된장|고추장|액젓|김치|젓|춘장|굴소스|두반장|낫토|맥주|와인|청주|쯔유|우스터|훈제연어|황태|북어|멸치|쥐포|진미채|노가리|과메기|어포|코다리|굴비/;
const SUGARY_DRINKS = ['soft_drink', 'energy_drink', 'fruit_juice', 'sikhye', 'sujeonggwa', 'peach_drink'];
const DRINKS = ['alcohol', 'rice_mirin', 'mirin', 'cheongju', 'wine', 'soju', 'beer', 'makgeolli'];

/**
 * Foods that conditions, styles, life stages and answers forbid: an independent copy of nutrition-rules section 5 and safety-rules
 * sections 4 and 6, which shares nothing with the planner's rules.
 */
export const PROHIBITED_FOODS: readonly ProhibitedFoods[] = [
  {
    to: ['child', 'pregnant', 'older', 'cirrhosis', 'liverDisease', 'diabetes'],
    name: 'raw food',
    tags: ['raw-risk'],
    foods: ['sashimi', 'raw_beef'],
    lineNames: /육회|생굴|횟감|회용|훈제연어/,
    titles: RAW_TITLES,
  },
  {
    to: ['child', 'pregnant', 'older', 'cirrhosis', 'liverDisease'],
    name: 'raw egg',
    tags: ['raw-egg'],
  },
  {
    to: ['child', 'pregnant', 'cirrhosis', 'liverDisease', 'maoi'],
    name: 'alcohol',
    tags: ['alcohol', 'alcohol-cooking'],
    foods: DRINKS,
    lineNames: ALCOHOL_NAMES,
  },
  { to: ['lactating', 'gout'], name: 'alcohol', tags: ['alcohol'] },
  {
    to: ['child'],
    name: 'caffeine',
    tags: ['caffeine'],
    foods: ['coffee', 'green_tea', 'energy_drink'],
  },
  { to: ['child', 'older'], name: 'choking', tags: ['choking-risk'], titles: /동지팥죽|새알|경단/ },
  { to: ['child', 'pregnant', 'lactating'], name: 'mercury', tags: ['mercury-high'] },
  {
    to: ['lowSodium'],
    name: 'salted side',
    foods: ['jeotgal', 'jangajji', 'oiji', 'salted_chili', 'maesil_jangajji', 'sauerkraut'],
    lineNames: /장아찌|오이지|짠지|젓갈/,
  },
  { to: ['child', 'pregnant'], name: 'iodine', tags: ['iodine-very-high'], foods: ['hijiki', 'kelp'] },
  { to: ['thyroidDisease', 'thyroidDrug'], name: 'iodine', tags: ['iodine-very-high'], foods: ['kelp'] },
  {
    to: ['pregnant'],
    name: 'pregnancy',
    tags: ['herbal-concentrate'],
    foods: ['energy_drink', 'beef_liver', 'pork_liver', 'chicken_liver', 'duck_liver', 'sprout_veg'],
    lineNames: /새싹|훈제연어|간$/,
  },
  {
    to: ['warfarin'],
    name: 'vitamin K',
    tags: ['herbal-concentrate'],
    foods: [
      'natto',
      'cheonggukjang',
      'herb_extract',
      'spirulina',
      'green_tea',
      'cranberry',
      'grapefruit',
      'ginseng',
    ],
    lineNames: /낫토|청국장|말차|녹즙|크랜베리|자몽|인삼|홍삼|클로렐라/,
  },
  {
    to: ['kidney', 'kRetain', 'hypertension', 'heartDisease'],
    name: 'potassium salt',
    tags: ['potassium-chloride'],
  },
  {
    to: ['kidneyThird', 'kRetain', 'cirrhosis', 'liverDisease', 'hypertension', 'heartDisease'],
    name: 'concentrates',
    tags: ['herbal-concentrate'],
  },
  { to: ['kidneyThird'], name: 'star fruit', foods: ['star_fruit'] },
  {
    to: ['hypertension', 'heartDisease', 'dyslipidemia'],
    name: 'grapefruit',
    tags: ['drug-interaction'],
    foods: ['grapefruit'],
    lineNames: /자몽/,
  },
  {
    to: ['maoi'],
    name: 'fermented',
    foods: [
      'jeotgal',
      'anchovy_sauce',
      'sand_lance_sauce',
      'fish_soy_sauce',
      'kimchi_all',
      'doenjang',
      'cheonggukjang',
      'gochujang',
      'ssamjang',
      'chunjang',
      'doubanjiang',
      'soy_sauce_all',
      'oyster_sauce',
      'natto',
      'tempeh',
    ],
    lineNames: FERMENTED_NAMES,
  },
  {
    to: ['maoi'],
    name: 'aged',
    foods: [
      'cheese',
      'salami',
      'sausage',
      'brewers_yeast',
      'broad_bean',
      'bonito_flakes',
      'dried_pollock',
      'dried_squid',
      'dried_shrimp',
      'smoked_salmon',
    ],
  },
  {
    to: ['thyroidDrug'],
    name: 'breakfast',
    foods: ['soy_milk', 'coffee'],
    mealTimes: ['breakfast'],
  },
  {
    to: ['stomach', 'cirrhosis', 'liverDisease', 'gout', 'diabetes', 'obesity'],
    name: 'sugary drinks',
    foods: SUGARY_DRINKS,
  },
  { to: ['diabetes'], name: 'sugar', foods: ['candy', 'condensed_milk'] },
  { to: ['obesity', 'lowCarbohydrate'], name: 'sugar', foods: ['soft_drink', 'candy'] },
  {
    to: ['lowSugar'],
    name: 'sugar',
    foods: ['soft_drink', 'candy', 'condensed_milk', 'fruit_syrup', 'yuja_syrup', 'lemon_syrup', 'jam'],
  },
  { to: ['cirrhosis', 'liverDisease', 'gout'], name: 'organ meat', tags: ['organ-meat'] },
  { to: ['gout'], name: 'purines', tags: ['purine-very-high'] },
  { to: ['dyslipidemia'], name: 'fats', tags: ['trans-fat-risk'], foods: ['lard', 'beef_tallow'] },
  { to: ['heartDisease'], name: 'fats', tags: ['trans-fat-risk'], foods: ['energy_drink'] },
  { to: ['vegetarian'], name: 'flesh', tags: ['animal-flesh'] },
  {
    to: ['glutenFree'],
    name: 'gluten',
    tags: ['gluten', 'gluten-risk'],
    foods: ['wheat', 'barley', 'rye', 'oat'],
  },
  { to: ['lowSodium'], name: 'salted sides', foods: ['jeotgal', 'jangajji', 'oiji', 'salted_chili'] },
];
