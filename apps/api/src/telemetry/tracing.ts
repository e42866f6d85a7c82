import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observer } from './observer.ts';

/** Sends spans of calls, planner jobs and transactions. The OTEL_* variables set the destination, sampling and timeouts. */
export function openTracing(): Observer & { close(): Promise<void> } {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'kkini' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('kkini');
  return {
    watchCalls: (app) => traceCalls(app, tracer),
    onJob: ({ kind, outcome, tookMs, ranMs, answer }) => {
      const week = answer?.kind === 'planWeek' ? answer.value.quality.certificate : null;
      const attributes = {
        'kkini.planner.outcome': outcome,
        ...(ranMs !== null && { 'kkini.planner.run_ms': ranMs }),
        ...(week && { 'kkini.planner.ladder_step': week.ladderStep, 'kkini.planner.gap': week.gap }),
      };
      endedSpan(
        tracer.startSpan(`planner ${kind}`, { startTime: Date.now() - tookMs, attributes }),
        outcome === 'failed',
      );
    },
    onTransaction: ({ outcome, tookMs }) => {
      const attributes = { 'db.system.name': 'postgresql' };
      const options = { kind: SpanKind.CLIENT, startTime: Date.now() - tookMs, attributes };
      endedSpan(tracer.startSpan('database transaction', options), outcome === 'failed');
    },
    close: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

function endedSpan(span: Span, isFault: boolean): void {
  if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** One span per call, named by its route pattern, with the id of the log and of `x-request-id`. */
function traceCalls(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? '(none)';
    const attributes = { 'http.request.method': method, 'http.route': route, 'kkini.request_id': request.id };
    const caller = propagation.extract(context.active(), headers);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
    spans.set(request, span);
    context.with(trace.setSpan(caller, span), done);
  });
  // The body is read in the connection's own events, outside the call's context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.refusal !== null) span?.setAttribute('error.type', reply.refusal);
    if (span !== undefined) endedSpan(span, reply.statusCode >= 500);
  });
}
