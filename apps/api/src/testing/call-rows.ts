import { randomUUID } from 'node:crypto';
import { PASSWORD } from './a-person.ts';
import type { Ids } from './kept-things.ts';

/** The access of a call; the table of expectations is in the policy's test. */
export type CallKind = 'open' | 'readsShared' | 'reads' | 'creates' | 'changes' | 'account';

/** One way to make a call with the ids of a holder. */
export type CallRow = {
  readonly kind: CallKind;
  readonly body?: (ids: Ids, email: string) => object;
  readonly query?: (ids: Ids) => string;
  readonly isForm?: true;
};

const surveyId = ({ surveyId: id }: Ids) => ({ surveyId: id });

/** Ways to make every call of the contract in the table of permissions; a call may have several rows. */
export const CALL_ROWS: Readonly<Record<string, readonly CallRow[]>> = {
  'GET /config.json': [{ kind: 'open' }],
  'POST /api/recipe/list/search': [{ kind: 'open', body: () => ({ searchText: '비밀' }) }],
  'POST /functions/v1/read-exclusions': [{ kind: 'open', body: () => ({ texts: ['땅콩'] }) }],
  'POST /functions/v1/plan-outlook': [{ kind: 'open', body: () => ({ health: ['고혈압'] }) }],
  'GET /functions/v1/list-foods': [{ kind: 'open' }],
  'POST /functions/v1/recipe-detail': [
    { kind: 'open', body: (ids) => ({ id: 'no-such-recipe', surveyId: ids.surveyId }) },
  ],
  'POST /functions/v1/product-detail': [
    { kind: 'open', body: (ids) => ({ id: 'lunchbox-bulgogi', surveyId: ids.surveyId }) },
  ],
  'POST /functions/v1/recipe-tips-py': [
    { kind: 'reads', body: (ids) => ({ itemId: 'lunchbox-bulgogi', surveyId: ids.surveyId }) },
  ],
  'POST /api/user/register': [
    {
      kind: 'open',
      body: () => ({ email: `${randomUUID()}@example.com`, password: PASSWORD, name: 'new' }),
    },
  ],
  'POST /api/user/login': [
    { kind: 'open', isForm: true, body: (_ids, email) => ({ username: email, password: PASSWORD }) },
  ],

  'POST /functions/v1/get-meal-plan': [{ kind: 'readsShared', body: surveyId }],
  'POST /functions/v1/shopping-list': [{ kind: 'reads', body: surveyId }],
  'POST /functions/v1/meal-candidates': [
    { kind: 'reads', body: ({ dayMealId }) => ({ dayMealId, mealType: 'lunch', category: '공복' }) },
  ],
  'POST /functions/v1/companion-candidates': [
    { kind: 'reads', body: ({ dayMealId }) => ({ dayMealId, mealType: 'lunch', companionId: 'kimchi' }) },
  ],

  'POST /functions/v1/upsert-survey': [
    { kind: 'creates', body: () => ({ lastStep: 2 }) },
    { kind: 'changes', body: ({ surveyId: id }) => ({ id, lastStep: 2 }) },
    { kind: 'changes', body: ({ surveyId: id }) => ({ surveyId: id, health: [] }) },
  ],
  'POST /rest/v1/survey_1': [{ kind: 'creates', body: () => ({ lastStep: 2 }) }],
  'PATCH /rest/v1/survey_1': [
    { kind: 'changes', body: () => ({ lastStep: 2 }), query: ({ surveyId: id }) => `?id=eq.${id}` },
  ],
  'POST /functions/v1/delete-survey': [{ kind: 'changes', body: surveyId }],
  'POST /functions/v1/copy-survey': [{ kind: 'changes', body: surveyId }],
  'POST /functions/v1/create-meal-plan': [
    { kind: 'changes', body: ({ surveyId: id }) => ({ survey_id: id, dates: '2026-11-22' }) },
  ],
  'POST /functions/v1/change-meal': [
    {
      kind: 'changes',
      body: ({ dayMealId }) => ({ dayMealId, mealType: 'lunch', category: '공복' }),
    },
  ],
  'POST /functions/v1/change-companion': [
    {
      kind: 'changes',
      body: ({ dayMealId }) => ({
        dayMealId,
        mealType: 'lunch',
        companionId: 'kimchi',
        candidateId: 'kimchi',
        everywhere: false,
      }),
    },
  ],
  'POST /functions/v1/undo-companion': [{ kind: 'changes', body: surveyId }],
  'POST /functions/v1/replan-rest': [{ kind: 'changes', body: surveyId }],
  'POST /functions/v1/undo-replan': [{ kind: 'changes', body: surveyId }],
  'POST /functions/v1/lighten-week': [{ kind: 'changes', body: surveyId }],
  'POST /functions/v1/undo-lighten': [{ kind: 'changes', body: surveyId }],
  'POST /functions/v1/create-share': [
    { kind: 'changes', body: surveyId },
    { kind: 'changes', body: ({ surveyId: id }) => ({ surveyId: id, another: true }) },
  ],
  'POST /functions/v1/list-shares': [{ kind: 'changes', body: surveyId }],
  'POST /functions/v1/withdraw-share': [
    { kind: 'changes', body: ({ surveyId: id, shareId }) => ({ surveyId: id, shareId }) },
  ],

  'POST /api/user/logout': [{ kind: 'account', body: () => ({}) }],
  'GET /api/user/me': [{ kind: 'account' }],
  'POST /api/user/password': [
    { kind: 'account', body: () => ({ currentPassword: PASSWORD, newPassword: 'soup and rice' }) },
  ],
  'POST /api/user/delete': [{ kind: 'account', body: () => ({ password: PASSWORD }) }],
  'GET /api/user/export': [{ kind: 'account' }],
  'POST /api/user/surveys': [{ kind: 'account', body: () => ({}) }],
  'POST /api/user/surveys/claim': [{ kind: 'account', body: ({ surveyId: id }) => ({ surveyIds: [id] }) }],
};
