import type { Page } from '@playwright/test';
import type { MadePlan } from './make-plan.ts';

/** The plan the screens show, and the link that was given away. */
export type ShownPlan = MadePlan & { readonly share: string };

/** One screen in one state: how to get there from an open page. */
export type Screen = {
  readonly name: string;
  /** Whose browser it is: one that made the plan, one that is signed in, or one that was never here. */
  readonly visitor: 'planner' | 'member' | 'stranger';
  readonly open: (page: Page, plan: ShownPlan) => Promise<unknown>;
};

export const PLAN_CALL = '**/functions/v1/get-meal-plan';

/** A screen at a fixed address. */
export function at(name: string, address: string, visitor: Screen['visitor'] = 'planner'): Screen {
  return { name, visitor, open: (page) => page.goto(address) };
}

/** A screen of the plan as it stands. */
export function ofPlan(name: string, addressOf: (surveyId: string) => string): Screen {
  return { name, visitor: 'planner', open: (page, { surveyId }) => page.goto(addressOf(surveyId)) };
}

/** A screen that takes steps to reach. */
export function reached(name: string, open: Screen['open'], visitor: Screen['visitor'] = 'planner'): Screen {
  return { name, visitor, open };
}
