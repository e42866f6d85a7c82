import { productDetail as call, type DishJudgementWire } from '@kkini/contract';
import type { DishCaution, MealTime, Product } from '@kkini/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { findImportedProduct, importStamp } from '../../db/stores/import-store.ts';
import { answerForSurvey } from '../../plugins/prepared/answer-for-survey.ts';
import type { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import { registerPrepared } from '../../plugins/prepared/register-prepared.ts';
import type { PlanningBasis } from '../../workers/planning-basis.ts';
import { productWire } from './product-wire.ts';

/** A product, and the plan's meal it is opened from, if any. */
type Asked = {
  readonly product: Product;
  readonly place: { readonly date: string; readonly mealTime: MealTime } | null;
};

/**
 * Judges a product for the people of a survey, and tells by their ids which others suit them. Passed in by the app, because
 * features do not import each other.
 */
type JudgeProduct = (
  basis: PlanningBasis,
  surveyId: string | null,
  asked: Asked,
) => Promise<{
  readonly said: {
    readonly cautions: DishCaution[];
    readonly judgement: DishJudgementWire | null;
    readonly has_tips: boolean;
  };
  readonly suits: (id: string) => boolean;
}>;

type Means = { readonly prepared: PreparedAnswers; readonly judge: JudgeProduct };

export function productRoutes(app: FastifyInstance, parts: AppParts, { prepared, judge }: Means): void {
  registerPrepared(app, parts, {
    endpoint: call,
    codeByField: { id: 'invalidProductId' },
    read: async ({ id, area, date, mealTime, surveyId: asked }) => {
      const { database, planner } = parts;
      const { basis } = planner;
      const { catalogue } = basis;
      const place = date && mealTime ? { date, mealTime } : null;
      const known = catalogue.products.get(id);
      const stamp = known === undefined ? await importStamp(database, id) : null;
      return await answerForSurvey({ database, prepared }, call, {
        surveyId: asked,
        state: (hasPlan) => JSON.stringify([catalogue.dataVersion, area, id, hasPlan ? place : null, stamp]),
        make: async (surveyId) => {
          const product = known ?? (await imported(parts, id));
          if (product === null) throw new AppError('productNotFound');
          const { said, suits } = await judge(basis, surveyId, { product, place });
          const reply = { ...productWire(product, { area: area ?? null, suits, catalogue }), ...said };
          const isLasting = known !== undefined || (await importStamp(database, id)) === stamp;
          return { reply, isLasting };
        },
      });
    },
  });
}

/** Reads an imported product from the database on request, because there are many and none is ever planned. */
async function imported({ database }: AppParts, id: string) {
  return await database.transaction((queries) => findImportedProduct(queries, id));
}
