import type { ErrorCode } from '@kkini/contract';
import type { Principal } from './principal.ts';

/*
 * Permissions of every call. Survey, day-meal and share ids are capabilities: a holder may do what is listed here, and
 * an unknown id always answers 404. Four rules cover every call:
 *
 *                        no token      good token                   bad token (forged, expired, revoked)
 *   anyone               allowed       allowed                      allowed, the token is not looked at
 *   readsSurvey          allowed       allowed, binds a free one    allowed, as without a token
 *   changesSurvey
 *     new survey         allowed       allowed, bound at once       401 signInExpired
 *     free survey        allowed       allowed, bound from then on  401 signInExpired
 *     survey of mine     401 (*)       allowed                      401 signInExpired
 *     survey of others   401 (*)       403 notYourSurvey            401 signInExpired
 *   account              401 (*)       allowed                      401 signInExpired
 *                                                                   (*) signInNeeded
 *
 * Only `get-meal-plan` accepts a share id, and shows the meals alone; for every other call it is an unknown id. A caller
 * who gets 401 or 403 for a survey holds its id already, so the answer reveals nothing.
 */

/** The permission a call requires. */
export type CallRule = 'anyone' | 'readsSurvey' | 'changesSurvey' | 'account';

/** Rule of every call. A call without a row cannot be registered. */
export const CALL_RULES: Readonly<Record<string, CallRule>> = {
  'GET /config.json': 'anyone',
  'POST /api/recipe/list/search': 'anyone',
  'POST /functions/v1/read-exclusions': 'anyone',
  'POST /functions/v1/plan-outlook': 'anyone',
  'GET /functions/v1/list-foods': 'anyone',
  'POST /functions/v1/recipe-detail': 'anyone',
  'POST /functions/v1/product-detail': 'anyone',
  'POST /api/user/register': 'anyone',
  'POST /api/user/login': 'anyone',

  'POST /functions/v1/get-meal-plan': 'readsSurvey',
  'POST /functions/v1/shopping-list': 'readsSurvey',
  'POST /functions/v1/meal-candidates': 'readsSurvey',
  'POST /functions/v1/companion-candidates': 'readsSurvey',
  'POST /functions/v1/recipe-tips-py': 'readsSurvey',

  'POST /functions/v1/upsert-survey': 'changesSurvey',
  'POST /functions/v1/delete-survey': 'changesSurvey',
  'POST /functions/v1/copy-survey': 'changesSurvey',
  'POST /rest/v1/survey_1': 'changesSurvey',
  'PATCH /rest/v1/survey_1': 'changesSurvey',
  'POST /functions/v1/create-meal-plan': 'changesSurvey',
  'POST /functions/v1/change-meal': 'changesSurvey',
  'POST /functions/v1/change-companion': 'changesSurvey',
  'POST /functions/v1/undo-companion': 'changesSurvey',
  'POST /functions/v1/replan-rest': 'changesSurvey',
  'POST /functions/v1/undo-replan': 'changesSurvey',
  'POST /functions/v1/lighten-week': 'changesSurvey',
  'POST /functions/v1/undo-lighten': 'changesSurvey',
  'POST /functions/v1/create-share': 'changesSurvey',
  'POST /functions/v1/list-shares': 'changesSurvey',
  'POST /functions/v1/withdraw-share': 'changesSurvey',

  'POST /api/user/logout': 'account',
  'GET /api/user/me': 'account',
  'POST /api/user/password': 'account',
  'POST /api/user/delete': 'account',
  'GET /api/user/export': 'account',
  'POST /api/user/surveys': 'account',
  'POST /api/user/surveys/claim': 'account',
};

/** State of a call's token: absent, valid, or invalid. */
export type TokenState = 'none' | 'good' | 'bad';

/** Why a call is refused before its body is read; null if it may continue. */
export function entryRefusal(rule: CallRule, token: TokenState): ErrorCode | null {
  if (token === 'bad' && (rule === 'changesSurvey' || rule === 'account')) return 'signInExpired';
  if (token === 'none' && rule === 'account') return 'signInNeeded';
  return null;
}

/** Why a holder of a survey's id may not change it; `owner` is the account it is bound to. */
export function changeRefusal(principal: Principal, owner: string | null): ErrorCode | null {
  if (owner === null) return null;
  if (principal.kind === 'nobody') return 'signInNeeded';
  return principal.accountId === owner ? null : 'notYourSurvey';
}
