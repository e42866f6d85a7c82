import formBody from '@fastify/formbody';
import {
  changePassword as changePasswordCall,
  claimSurveys as claimSurveysCall,
  deleteAccount as deleteAccountCall,
  exportAccount as exportAccountCall,
  listSurveys as listSurveysCall,
  login as loginCall,
  logout as logoutCall,
  me as meCall,
  register as registerCall,
} from '@kkini/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import { deleteSession, findAccount } from '../../db/stores/account-store.ts';
import { signedIn } from '../../plugins/access/principal.ts';
import type { PreparedAnswers } from '../../plugins/prepared/prepared-answers.ts';
import { registerEndpoint } from '../../plugins/register-endpoint.ts';
import { changePassword } from './change-password.ts';
import { claimSurveys } from './claim-surveys.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { listSurveys } from './list-surveys.ts';
import { login } from './login.ts';
import { register } from './register.ts';

/** Account calls: opening, signing in and out, contents, and deletion. */
export async function accountRoutes(
  app: FastifyInstance,
  parts: AppParts,
  prepared: PreparedAnswers,
): Promise<void> {
  const { database } = parts;
  registerEndpoint(app, registerCall, { handle: (request, caller) => register(parts, caller, request) });
  await app.register(async (form) => {
    form.removeAllContentTypeParsers();
    await form.register(formBody);
    registerEndpoint(form, loginCall, { handle: (request, caller) => login(parts, caller, request) });
  });
  registerEndpoint(app, logoutCall, {
    handle: async (_request, caller) => {
      await database.transaction((queries) => deleteSession(queries, signedIn(caller).sessionId));
      return { result: 'ok' as const };
    },
  });
  registerEndpoint(app, meCall, {
    handle: async (_request, caller) => {
      const { accountId } = signedIn(caller);
      const account = await database.transaction((queries) => findAccount(queries, accountId));
      if (account === null) throw new AppError('signInExpired');
      return { email: account.email, name: account.name, createdAt: account.createdAt.toISOString() };
    },
  });
  registerEndpoint(app, changePasswordCall, {
    handle: (request, caller) => changePassword(parts, caller, request),
  });
  registerEndpoint(app, deleteAccountCall, {
    handle: (request, caller) => deleteAccount({ ...parts, prepared }, caller, request),
  });
  registerEndpoint(app, exportAccountCall, {
    handle: (_request, caller) => exportAccount(parts, caller),
    download: 'kkini.json',
  });
  registerEndpoint(app, listSurveysCall, {
    handle: (request, caller) => listSurveys(parts, caller, request),
  });
  registerEndpoint(app, claimSurveysCall, {
    handle: (request, caller) => claimSurveys(parts, caller, request),
  });
}
