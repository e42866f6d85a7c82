import {
  changeMeal as changeMealCall,
  createMealPlan as createMealPlanCall,
  getMealPlan as getMealPlanCall,
  mealCandidates as mealCandidatesCall,
  shoppingList as shoppingListCall,
} from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { changeMeal } from './change-meal.ts';
import { createMealPlan } from './create-meal-plan.ts';
import { getMealPlan } from './get-meal-plan.ts';
import { KnownReasons } from './known-reasons.ts';
import { mealCandidates } from './meal-candidates.ts';
import { shoppingList } from './shopping-list.ts';
import { SurveyTurns } from './survey-turns.ts';

/** Calls that make, read and change plans. */
export function planRoutes(app: FastifyInstance, parts: AppParts): void {
  const turns = new SurveyTurns();
  const known = new KnownReasons(parts.planner);
  registerEndpoint(app, createMealPlanCall, { handle: (request) => createMealPlan(parts, turns, request) });
  registerEndpoint(app, getMealPlanCall, { handle: (request) => getMealPlan(parts, known, request) });
  registerEndpoint(app, mealCandidatesCall, { handle: (request) => mealCandidates(parts, request) });
  registerEndpoint(app, shoppingListCall, { handle: (request) => shoppingList(parts, request) });
  registerEndpoint(app, changeMealCall, { handle: (request) => changeMeal(parts, turns, request) });
}
