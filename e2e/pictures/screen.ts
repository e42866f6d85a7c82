import type { Page } from '@playwright/test';
import type { MadePlan } from './make-plan.ts';

/** The plan the screens show, and its shared link. */
export type ShownPlan = MadePlan & { readonly share: string };

/** One screen in one state: how to get there from an open page. */
export type Screen = {
  readonly name: string;
  /** The visitor: one who made the plan, one who is signed in, or a new one. */
  readonly visitor: 'planner' | 'member' | 'stranger';
  readonly open: (page: Page, plan: ShownPlan) => Promise<unknown>;
};

export const PLAN_CALL = '**/functions/v1/get-meal-plan';

/** A screen at a fixed address. */
export function at(name: string, address: string, visitor: Screen['visitor'] = 'planner'): Screen {
  return { name, visitor, open: (page) => page.goto(address) };
}

/** A screen of the plan without further steps. */
export function ofPlan(name: string, addressOf: (surveyId: string) => string): Screen {
  return { name, visitor: 'planner', open: (page, { surveyId }) => page.goto(addressOf(surveyId)) };
}

/** A screen that takes steps to reach. */
export function reached(name: string, open: Screen['open'], visitor: Screen['visitor'] = 'planner'): Screen {
  return { name, visitor, open };
}
