import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cautionWireSchema } from '../recipe/caution-wire.ts';
import { dishJudgementWireSchema } from '../recipe/dish-judgement-wire.ts';
import { nutrientWireSchema } from '../recipe/nutrient-wire.ts';
import { areaWireSchema } from '../survey/survey-wire.ts';

const text = z.string().nullable().default(null);
const price = z.number().nullable().default(null);

/**
 * One product. `price` is in won, and typical where it says so, not a quote; `product_url` may search a map or a shop.
 * Another server may leave out what the specification does not name, and have no pictures.
 */
export const productWireSchema = z.object({
  id: z.string().default(''),
  product_name: z.string(),
  product_img_url: z.string().default('').catch(''),
  description: z.string().default(''),
  category: z.string().default(''),
  price,
  price_is_typical: z.boolean().default(false),
  brand_name: text,
  brand_img_url: text,
  product_url: text,
  nutrient: nutrientWireSchema.prefault({}),
  cautions: z.array(cautionWireSchema).default([]),
  /** Null without a survey. */
  judgement: dishJudgementWireSchema.nullable().default(null),
  ingredients: z.array(z.object({ name: z.string(), amount: z.string() })).default([]),
  center: z.object({ name: z.string(), address: text, tel: text }).nullable().default(null),
  relatedProducts: z
    .array(z.object({ id: z.string(), name: z.string(), image: z.string().default('').catch(''), price }))
    .default([]),
  source: z.string().default(''),
});
export type ProductWire = z.infer<typeof productWireSchema>;

/** Product by id; `area` goes into the map search of a restaurant menu. With a survey, it says how it suits its people. */
export const productDetail = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/product-detail',
  summary: 'Read a product',
  request: z.object({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Invalid product ID')
      .max(100),
    surveyId: z.uuid().nullable().optional(),
    area: areaWireSchema.nullable().optional(),
  }),
  reply: productWireSchema,
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'invalidProductId', 'productNotFound', 'bodyTooLarge'],
  example: {
    request: { id: 'lunchbox-chicken-breast-brown-rice' },
    reply: {
      id: 'lunchbox-chicken-breast-brown-rice',
      product_name: '닭가슴살 현미 도시락',
      product_img_url: '/art/dishes/lunchbox-chicken-breast-brown-rice.svg',
      description: '닭가슴살과 현미밥을 담은 도시락이에요.',
      category: '도시락',
      price: 5900,
      price_is_typical: true,
      brand_name: null,
      brand_img_url: null,
      product_url: 'https://search.shopping.naver.com/search/all?query=%EB%8B%AD',
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
        serving_size: '1팩(380 g)',
      },
      ingredients: [{ name: '닭가슴살', amount: '100 g' }],
      cautions: [],
      judgement: null,
      center: null,
      relatedProducts: [],
      source: 'kkini',
    },
  },
});
