import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Number of wordings per tip. */
export const MOST_TIP_VARIANTS = 10;

/** Markdown tips for a recipe or product, written for the people of a survey; `variant` selects another wording. */
export const recipeTips = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/recipe-tips-py',
  summary: 'Write tips for a recipe or product',
  request: () =>
    z.strictObject({
      itemId: z.string().check(z.minLength(1), z.maxLength(100)),
      surveyId: z.string().check(z.minLength(1), z.maxLength(100)),
      variant: z.optional(z.int().check(z.gte(0), z.lte(MOST_TIP_VARIANTS - 1))),
    }),
  reply: () => z.object({ data: z.object({ guide: z.string() }) }),
  successStatus: 200,
  errors: [
    'tipInfoMissing',
    'invalidRequest',
    'invalidJson',
    'itemNotFound',
    'surveyNotFound',
    'bodyTooLarge',
  ],
  example: {
    request: {
      itemId: 'dubu-deopbap',
      surveyId: '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11',
    },
    reply: {
      data: {
        guide:
          '### 두부덮밥 이렇게 즐겨요\n\n밥만 조금 덜면 부담이 한결 가벼워져요.\n\n#### 먹는 양\n\n- 밥은 2/3공기(140 g)까지만 담아요. 반찬으로도 배가 차요.\n\n> 개인의 상태에 따라 다를 수 있어요. 약을 드시거나 질환이 있으면 의사 또는 영양사와 상담하세요.',
      },
    },
  },
});
