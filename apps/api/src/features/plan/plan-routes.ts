import {
  answersFromWire,
  type planOutlook as call,
  changeCompanion as changeCompanionCall,
  changeMeal as changeMealCall,
  companionCandidates as companionCandidatesCall,
  createMealPlan as createMealPlanCall,
  createShare as createShareCall,
  getMealPlan as getMealPlanCall,
  lightenWeek as lightenWeekCall,
  listShares as listSharesCall,
  mealCandidates as mealCandidatesCall,
  type PlanOutlookWire,
  planOutlook as planOutlookCall,
  replanRest as replanRestCall,
  shoppingList as shoppingListCall,
  undoCompanion as undoCompanionCall,
  undoLighten as undoLightenCall,
  undoReplan as undoReplanCall,
  withdrawShare as withdrawShareCall,
} from '@kkini/contract';
import { changeAnswers, EMPTY_SURVEY } from '@kkini/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import type { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import { registerPrepared } from '../../plugins/prepared/register-prepared.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { asSurvey } from '../../workers/planning-basis.ts';
import { changeMeal } from './change/change-meal.ts';
import { mealCandidates } from './change/meal-candidates.ts';
import { changeCompanion } from './companion/change-companion.ts';
import { companionCandidates } from './companion/companion-candidates.ts';
import { createMealPlan } from './create-meal-plan.ts';
import { getMealPlan } from './get-meal-plan.ts';
import { LightWeeks } from './lighten/light-weeks.ts';
import { lightenWeek } from './lighten/lighten-week.ts';
import { replanRest } from './replan/replan-rest.ts';
import { undoReplan, undoTables } from './replan/undo-replan.ts';
import { createShare, listShares, withdrawShare } from './share/shares.ts';
import { shoppingList } from './shopping-list.ts';
import { SurveyTurns } from './survey-turns.ts';
import { KnownReasons } from './wire/known-reasons.ts';

/** Calls that make, read, change and share plans. */
export function planRoutes(app: FastifyInstance, parts: AppParts, prepared: PreparedAnswers): void {
  const turns = new SurveyTurns();
  const known = new KnownReasons(parts.planner);
  registerEndpoint(app, createMealPlanCall, {
    handle: (request, caller) => createMealPlan({ parts, caller, turns }, request),
  });
  registerEndpoint(app, planOutlookCall, { handle: (request) => planOutlook(parts, request) });
  registerPrepared(app, parts, {
    endpoint: getMealPlanCall,
    read: (request, visiting) => getMealPlan({ parts, known, prepared }, request, visiting),
  });
  registerEndpoint(app, mealCandidatesCall, {
    handle: (request, caller) => mealCandidates(parts, caller, request),
  });
  registerEndpoint(app, shoppingListCall, {
    handle: (request, caller) => shoppingList(parts, caller, request),
  });
  registerEndpoint(app, changeMealCall, {
    handle: (request, caller) => changeMeal({ parts, caller, turns }, request),
  });
  companionRoutes(app, parts, turns);
  registerEndpoint(app, replanRestCall, {
    handle: (request, caller) => replanRest({ parts, caller, turns }, request),
  });
  registerEndpoint(app, undoReplanCall, {
    handle: (request, caller) => undoReplan({ parts, caller, turns }, request),
  });
  lightenRoutes(app, parts, turns);
  registerEndpoint(app, createShareCall, {
    handle: (request, caller) => createShare(parts, caller, request),
  });
  registerEndpoint(app, listSharesCall, { handle: (request, caller) => listShares(parts, caller, request) });
  registerEndpoint(app, withdrawShareCall, {
    handle: (request, caller) => withdrawShare(parts, caller, request),
  });
}

function lightenRoutes(app: FastifyInstance, parts: AppParts, turns: SurveyTurns): void {
  const weeks = new LightWeeks(parts);
  registerEndpoint(app, lightenWeekCall, {
    handle: (request, caller) => lightenWeek({ parts, caller, turns, weeks }, request),
  });
  registerEndpoint(app, undoLightenCall, {
    handle: (request, caller) => undoTables({ parts, caller, turns }, { ...request, before: 'lighter' }),
  });
}

function companionRoutes(app: FastifyInstance, parts: AppParts, turns: SurveyTurns): void {
  registerEndpoint(app, companionCandidatesCall, {
    handle: (request, caller) => companionCandidates(parts, caller, request),
  });
  registerEndpoint(app, changeCompanionCall, {
    handle: (request, caller) => changeCompanion({ parts, caller, turns }, request),
  });
  registerEndpoint(app, undoCompanionCall, {
    handle: (request, caller) => undoTables({ parts, caller, turns }, { ...request, before: 'companion' }),
  });
}

/** Limits the styles of these answers cannot meet; stores nothing. */
async function planOutlook(
  { planner }: Pick<AppParts, 'planner'>,
  wire: z.output<(typeof call)['request']>,
): Promise<PlanOutlookWire> {
  const survey = asSurvey(changeAnswers(EMPTY_SURVEY, answersFromWire(wire)));
  const { value } = await planner.ask({ kind: 'styleOutlook', survey });
  return {
    unmet: value.unmet.map((each) => ({ ...each, helps: [...each.helps] })),
    scarce: [...value.scarce],
  };
}
