import { type SurveyDraft, seoulDate } from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import { type TipFacts, type TipLanguage, writeTip } from '@kkini/tips';
import type { AppParts } from '../../../app-parts.ts';
import { findImportedProduct } from '../../../db/stores/import-store.ts';
import { findPlan } from '../../../db/stores/plan-store.ts';
import { findSurvey } from '../../../db/stores/survey-store.ts';
import { spendTipRequest } from '../../../db/stores/tip-budget-store.ts';
import { eatenDays } from '../../../workers/eaten-days.ts';
import { getsNoPlan } from '../judgement/dish-judgement.ts';
import type { ReadSurvey } from '../judgement/judge-for-survey.ts';
import { surveyVisitor } from '../judgement/survey-visitor.ts';
import { type DayPortions, entryOf, type PlannedMeal } from './planned-dish.ts';
import { TipCache } from './tip-cache.ts';
import type { TipQuestion } from './tip-facts-for.ts';
import { TipWriter } from './tip-writer.ts';
import { planKey, TipsOfPlans } from './tips-of-plans.ts';

/** Most cached texts, of about 1 kB each. */
const MOST_KEPT = 2_000;

type Question = {
  readonly itemId: string;
  readonly surveyId: string;
  readonly meal?: PlannedMeal | undefined;
  readonly variant: number;
  readonly language: TipLanguage;
};

/** A dish, and the survey and the plan's meal it is opened from, if any. */
type Offer = ReadSurvey & { readonly entry: CatalogueEntry; readonly place: PlannedMeal | null };

/** The tip of a dish for a survey, or which of the two does not exist. */
type TipAnswer = { readonly guide: string } | { readonly missing: 'item' | 'survey' };

/** Writes tips and caches them. Equal facts and data give the same text. */
export class TipService {
  private readonly cache = new TipCache(MOST_KEPT);
  private readonly plans = new TipsOfPlans();
  private readonly writer: TipWriter;

  constructor(
    private readonly parts: Pick<AppParts, 'planner' | 'database' | 'tipsModel' | 'now'>,
    note: (problem: string) => void,
  ) {
    const { planner, tipsModel, now } = parts;
    this.writer = new TipWriter({
      taxonomy: planner.basis.catalogue.taxonomy,
      model: tipsModel,
      now,
      mayAsk: () => this.mayAsk(tipsModel?.requestsPerDay ?? 0),
      note,
    });
  }

  async answer(question: Question): Promise<TipAnswer> {
    const { catalogue } = this.parts.planner.basis;
    const entry = entryOf(catalogue, question.itemId) ?? (await this.imported(question.itemId));
    if (entry === null) return { missing: 'item' };
    const known = await this.knownOf(question.surveyId);
    if (known === null) return { missing: 'survey' };
    if (this.isSilent(known.answers)) return { guide: '' };
    const { meal, variant } = question;
    const asked = { entry, ...known, meal, variant };
    const plan = planKey(catalogue, asked);
    const guide = await this.cache.get(
      [plan, question.itemId, meal?.date, meal?.mealTime, variant, question.language].join(' '),
      async () => this.writer.write(await this.factsOf(asked, plan), question.language),
    );
    return { guide };
  }

  /**
   * Whether somebody of a survey gets a tip for a dish, so that a page keeps no room for one that never comes; true without a survey.
   */
  async isOffered({ answers, days, entry, place }: Offer): Promise<boolean> {
    if (answers === null) return true;
    if (this.isSilent(answers)) return false;
    const { catalogue } = this.parts.planner.basis;
    const asked = { entry, answers, days, meal: place ?? undefined, variant: 0 };
    const facts = await this.factsOf(asked, planKey(catalogue, asked));
    return writeTip(catalogue.taxonomy, facts).guide.ko !== '';
  }

  private isSilent(answers: SurveyDraft): boolean {
    return getsNoPlan(answers, Number(seoulDate(this.parts.now()).slice(0, 4)));
  }

  private async factsOf(asked: TipQuestion, plan: string): Promise<TipFacts> {
    const { catalogue } = this.parts.planner.basis;
    return await this.plans.factsOf(catalogue, { ...asked, portions: this.portionsOf(asked) }, plan);
  }

  private portionsOf({ answers, days }: TipQuestion): DayPortions {
    const { basis } = this.parts.planner;
    const visitor = surveyVisitor(basis.catalogue.taxonomy, answers);
    return new Map(eatenDays(days, basis, visitor).map(({ date, portions }) => [date, portions]));
  }

  private async mayAsk(most: number): Promise<boolean> {
    const day = seoulDate(this.parts.now());
    return await this.parts.database.transaction((queries) => spendTipRequest(queries, { day, most }));
  }

  private async knownOf(surveyId: string) {
    return await this.parts.database.transaction(async (queries) => {
      const survey = await findSurvey(queries, surveyId);
      if (survey === null) return null;
      const plan = await findPlan(queries, surveyId);
      const answers: SurveyDraft = survey.answers;
      return { answers, days: plan?.days ?? [] };
    });
  }

  private async imported(id: string): Promise<CatalogueEntry | null> {
    const product = await this.parts.database.transaction((queries) => findImportedProduct(queries, id));
    return product === null ? null : { kind: 'product', product };
  }
}
