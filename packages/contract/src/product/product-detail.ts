import { MEAL_TIMES } from '@kkini/domain';
import { FIGURE_BASES } from '@kkini/domain/bought';
import { z } from 'zod/mini';
import { calendarDateSchema, replyFigureSchema, replyIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { cautionWireSchema, dishJudgementWireSchema } from '../recipe/dish-judgement-wire.ts';
import { nutrientWireSchema } from '../recipe/nutrient-wire.ts';
import { areaWireSchema } from '../survey/survey-wire.ts';

const text = z._default(z.nullable(z.string()), null);

const figureRange = z.object({ low: z.number(), high: z.number() });

const allergenNames = z.array(z.object({ name: z.string(), name_en: text }));

/** How many goods were measured, by whom, and the lowest and highest figures of a serving. */
const measuredWireSchema = z.object({
  n: z.number(),
  basis: z.enum(FIGURE_BASES),
  source: z.string(),
  source_en: text,
  energy: z.nullable(figureRange),
  sodium: z.nullable(figureRange),
});

/**
 * One product. `price` is in won, and a typical price rather than a quote if so marked; `product_url` may be a search on a map or
 * in a shop. Another server may omit fields the specification does not name and have no pictures.
 */
export const productWireSchema = z.object({
  id: z._default(replyIdSchema, ''),
  product_name: z.string(),
  /** English names and texts; null for an import. */
  product_name_en: text,
  product_img_url: z.catch(z._default(z.string(), ''), ''),
  description: z._default(z.string(), ''),
  description_en: text,
  category: z._default(z.string(), ''),
  price: replyFigureSchema,
  price_is_typical: z._default(z.boolean(), false),
  /**
   * Typical price with its range, the month it was seen (`2026-09`), and the source. If add-ons are paid for separately, `of`
   * names the good that the price is for, and `price` is null.
   */
  price_range: z._default(
    z.nullable(
      z.object({
        won: replyFigureSchema,
        low: z.number(),
        high: z.number(),
        month: z.string(),
        source: text,
        source_en: text,
        of: text,
        of_en: text,
      }),
    ),
    null,
  ),
  /** The measured goods whose typical figures these are; null for an estimate, an import and another server. */
  measured: z._default(z.nullable(measuredWireSchema), null),
  /** Estimated sodium in mg saved by leaving half the broth, and added by the kimchi and pickles beside it; null if it has none. */
  order_savings: z._default(
    z.object({ half_broth: z.nullable(z.number()), side_dishes: z.nullable(z.number()) }),
    { half_broth: null, side_dishes: null },
  ),
  /** True if the figures are those of a similar kind, because its own were not measured. */
  is_estimate: z._default(z.boolean(), false),
  /** Fewest people it is sold for: no smaller order, no smaller kit; null if it is sold for one. */
  sold_for: z._default(z.nullable(z.number()), null),
  brand_name: text,
  brand_img_url: text,
  product_url: text,
  nutrient: z.prefault(nutrientWireSchema, {}),
  /** Contents of a serving in English; `nutrient.serving_size` has the Korean. Null for an import. */
  serving_size_en: text,
  cautions: z._default(z.array(cautionWireSchema), []),
  /** Null without a survey. */
  judgement: z._default(z.nullable(dishJudgementWireSchema), null),
  /** As `has_tips` of a recipe. */
  has_tips: z._default(z.boolean(), true),
  ingredients: z._default(
    z.array(z.object({ name: z.string(), name_en: text, amount: z.string(), amount_en: text })),
    [],
  ),
  /** Statutory allergens of such goods: of all of them, and of those of some makers. Traces are not counted. */
  allergens: z._default(z.object({ contains: allergenNames, may_contain: allergenNames }), {
    contains: [],
    may_contain: [],
  }),
  center: z._default(z.nullable(z.object({ name: z.string(), address: text, tel: text })), null),
  relatedProducts: z._default(
    z.array(
      z.object({
        id: replyIdSchema,
        name: z.string(),
        name_en: text,
        image: z.catch(z._default(z.string(), ''), ''),
        price: replyFigureSchema,
        /** As `price_from` of a meal. */
        price_from: replyFigureSchema,
      }),
    ),
    [],
  ),
  source: z._default(z.string(), ''),
});
export type ProductWire = z.infer<typeof productWireSchema>;

/**
 * A product by id. `area` is used in the map search of a restaurant menu. With a survey, the product includes a judgement for its
 * people.
 */
export const productDetail = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/product-detail',
  summary: 'Read a product',
  request: () =>
    z.object({
      id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Invalid product ID'), z.maxLength(100)),
      surveyId: z.optional(z.nullable(z.uuid())),
      area: z.optional(z.nullable(areaWireSchema)),
      /** The plan's meal from which it is opened. */
      date: z.optional(calendarDateSchema),
      mealTime: z.optional(z.enum(MEAL_TIMES)),
    }),
  reply: () => productWireSchema,
  successStatus: 200,
  errors: [...BODY_ERRORS, 'invalidProductId', 'productNotFound'],
  example: {
    request: { id: 'lunchbox-bulgogi' },
    reply: {
      id: 'lunchbox-bulgogi',
      product_name: '소불고기 도시락',
      product_name_en: 'Bulgogi lunch box',
      product_img_url: '/art/dishes/lunchbox-bulgogi.svg',
      description: '간장 양념 소불고기에 밥과 밑반찬을 담은 도시락이에요.',
      description_en: 'Beef in sweet soy sauce with rice and side dishes.',
      category: '도시락',
      price: 5900,
      price_is_typical: true,
      price_range: {
        low: 4900,
        high: 6900,
        month: '2026-09',
        source: '편의점 공식 상품 목록',
        source_en: 'official product lists of convenience stores',
      },
      measured: {
        n: 9,
        basis: 'labels',
        source: '포장 표시(온라인 장보기몰 2026-09)',
        source_en: 'package labels (online grocery shops, 2026-09)',
        energy: { low: 410, high: 560 },
        sodium: { low: 480, high: 990 },
      },
      order_savings: { half_broth: null, side_dishes: null },
      is_estimate: false,
      sold_for: null,
      brand_name: null,
      brand_img_url: null,
      product_url: 'https://search.shopping.naver.com/search/all?query=%EC%86%8C%EB%B6%88%EA%B3%A0%EA%B8%B0',
      nutrient: {
        calorie: 480,
        carb: 62,
        fiber: 6,
        sugar: 4,
        protein: 31,
        fat: 10,
        saturated_fat: 2,
        unsaturated_fat: 7,
        trans_fat: 0,
        cholesterol: 80,
        potassium: 620,
        sodium: 690,
        calcium: 95,
        iron: 2.4,
        phosphorus: 410,
        vitamin_k: 62,
        vitamin_b12: 0.4,
        purine: 150,
        purine_total: 215,
        grams: 380,
        serving_size: '1팩(380g)',
      },
      serving_size_en: '1 pack (380 g)',
      ingredients: [{ name: '우둔살', name_en: 'beef round', amount: '60g', amount_en: '60 g' }],
      allergens: {
        contains: [{ name: '쇠고기', name_en: 'beef' }],
        may_contain: [{ name: '우유', name_en: 'milk' }],
      },
      cautions: [],
      judgement: null,
      center: null,
      relatedProducts: [],
      source: 'kkini',
    },
  },
});
