import { MEAL_TIMES } from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';

/** Number of different tips per dish. */
export const MOST_TIP_VARIANTS = 10;

/** Languages a tip is written in, the usual one first. */
const TIP_LANGUAGES = ['ko', 'en'] as const;

/**
 * A Markdown tip for a recipe or product, written for the people of a survey; empty if they need none. `date` and `mealTime` name
 * the meal it is for, by default the dish's first one; `variant` selects another tip, `language` its language.
 */
export const recipeTips = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/recipe-tips-py',
  summary: 'Write tips for a recipe or product',
  request: () =>
    z.strictObject({
      itemId: z.string().check(z.minLength(1), z.maxLength(100)),
      surveyId: z.string().check(z.minLength(1), z.maxLength(100)),
      date: z.optional(calendarDateSchema),
      mealTime: z.optional(z.enum(MEAL_TIMES)),
      variant: z.optional(z.int().check(z.gte(0), z.lte(MOST_TIP_VARIANTS - 1))),
      language: z.optional(z.enum(TIP_LANGUAGES)),
    }),
  reply: () => z.object({ data: z.object({ guide: z.string() }) }),
  successStatus: 200,
  errors: [...BODY_ERRORS, 'tipInfoMissing', 'itemNotFound', 'surveyNotFound'],
  example: {
    request: {
      itemId: 'dubu-deopbap',
      surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
    },
    reply: {
      data: {
        guide:
          '현미밥 2/3공기(140 g)면 이 끼니의 혈당 부담은 보통이에요.\n\n- 시금치부터 꼭꼭 씹어 드시면 현미밥을 천천히 먹게 돼요.\n\n> 개인의 상태에 따라 다를 수 있어요. 약을 드시거나 질환이 있으면 의사 또는 영양사와 상담하세요.',
      },
    },
  },
});
