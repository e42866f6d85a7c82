import compress from '@fastify/compress';
import { pageConfig } from '@kkini/contract';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppParts } from './app-parts.ts';
import { accountRoutes } from './features/account/account-routes.ts';
import { foodRoutes } from './features/food/food-routes.ts';
import { planRoutes } from './features/plan/plan-routes.ts';
import { productRoutes } from './features/product/product-routes.ts';
import {
  judgeForSurvey,
  readSurveyAndPlan,
  servableTo,
} from './features/recipe/judgement/judge-for-survey.ts';
import { recipeRoutes } from './features/recipe/recipe-routes.ts';
import { TipService } from './features/recipe/tips/tip-service.ts';
import { surveyRoutes } from './features/survey/survey-routes.ts';
import { surveyTableRoutes } from './features/survey/survey-table-routes.ts';
import { artRoutes } from './plugins/art/art-routes.ts';
import { describeCalls } from './plugins/describe-calls.ts';
import { drainBodies } from './plugins/drain-bodies.ts';
import { answerErrors, explainError } from './plugins/error-answers.ts';
import { health } from './plugins/health.ts';
import { httpServer, refuseOddHeads } from './plugins/http-server.ts';
import { limitCalls } from './plugins/limit-calls.ts';
import { limitTime } from './plugins/limit-time.ts';
import { logCalls } from './plugins/log-calls.ts';
import { PreparedAnswers } from './plugins/prepared/prepared-answers.ts';
import { BODY_READING, refuseOddBodies } from './plugins/refuse-odd-bodies.ts';
import { refuseWhileClosing } from './plugins/refuse-while-closing.ts';
import { registerEndpoint } from './plugins/register-endpoint.ts';
import { secureHeaders } from './plugins/secure-headers.ts';
import { servePage } from './plugins/serve-page.ts';
import { signIn } from './plugins/sign-in.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const CALL_LIMIT_MS = 15_000;
/** How long a call may take to arrive, and a connection stand still while its reply is sent and without a call. */
const CONNECTION_LIMITS = {
  requestLimitMs: CALL_LIMIT_MS,
  idleLimitMs: 30_000,
  keepAliveMs: 72_000,
} as const;

/** Builds the server without opening a port. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { page, logLevel, pageFolder, trustedProxies = [] } = parts.config;
  const { headers, secure } = secureHeaders(page);
  const app = Fastify({
    logger: { level: logLevel, ...(parts.log && { stream: parts.log }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => parts.newId(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: BODY_LIMIT_BYTES,
    ...BODY_READING,
    serverFactory: (answer) =>
      httpServer(answer, {
        ...CONNECTION_LIMITS,
        connections: parts.config.connections ?? Number.POSITIVE_INFINITY,
        headers,
      }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      secure(request, reply);
      reply.header('x-request-id', request.id);
      answerFrameworkError(error, request, reply);
    },
    // The server answers them itself, at every address it listens at.
    clientErrorHandler: () => undefined,
  });
  app.removeContentTypeParser('text/plain');
  // Before any hook that may refuse a call.
  app.addHook('onRequest', async (request, reply) => secure(request, reply));
  logCalls(app);
  parts.watchCalls?.(app);
  limitTime(app, parts.callLimitMs ?? CALL_LIMIT_MS);
  answerErrors(app);
  drainBodies(app);
  refuseOddHeads(app);
  refuseWhileClosing(app);
  refuseOddBodies(app);
  await app.register(compress);
  await describeCalls(app);
  await app.register(async (calls) => addCalls(calls, parts));
  await servePage(app, pageFolder);
  return app;
}

/** Replies to errors before routing, such as a URL that cannot be decoded. */
function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = explainError(error, request, reply);
  reply.code(status).send(body);
}

async function addCalls(app: FastifyInstance, parts: AppParts): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  health(app, parts);
  await limitCalls(app, parts.config.limits);
  signIn(app, parts);
  registerEndpoint(app, pageConfig, {
    handle: () => ({ ...parts.config.page, dataVersion: parts.planner.basis.catalogue.dataVersion }),
  });
  const { prepared = new PreparedAnswers() } = parts;
  surveyRoutes(app, parts, prepared);
  await app.register(async (tables) => surveyTableRoutes(tables, parts), { prefix: '/rest/v1' });
  foodRoutes(app, parts);
  planRoutes(app, parts, prepared);
  const tips = new TipService(parts, (problem) =>
    app.log.warn({ problem }, 'words of the tips model not shown'),
  );
  recipeRoutes(app, parts, { prepared, tips });
  productRoutes(app, parts, {
    prepared,
    judge: async (basis, surveyId, { product, place }) => {
      const read = await readSurveyAndPlan(parts, surveyId);
      const question = { ...read, entry: { kind: 'product', product } as const, place };
      const said = { ...judgeForSurvey(basis, question), has_tips: await tips.isOffered(question) };
      return { said, suits: servableTo(basis, read) };
    },
  });
  await accountRoutes(app, parts, prepared);
  artRoutes(app, parts);
}
