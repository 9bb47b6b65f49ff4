import { setTimeout } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { OpenSpan, SpanAttributes, SpanName, Tracing } from './tracing.ts';

/**
 * How long sending the last spans may take when stopping, in milliseconds: the process ends within
 * five seconds.
 */
const lastSpansMs = 1_000;

export interface OpenTelemetryOptions {
  /** Base address of a collector that takes OTLP over HTTP; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  /** Version of Parvis. */
  readonly version: string;
}

/**
 * Traces with OpenTelemetry. Its other variables follow its specification, such as
 * `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`. When the collector
 * is unavailable, spans are lost, with no other effect.
 */
export function openTelemetry({ endpoint, version }: OpenTelemetryOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const ours = resourceFromAttributes({ 'service.name': 'parvis', 'service.version': version });
  const provider = new BasicTracerProvider({
    resource: ours.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('parvis', version);
  const contexts = new AsyncLocalStorageContextManager().enable();
  return {
    span<T>(name: SpanName, attributes: SpanAttributes, work: (span: OpenSpan) => T): T {
      // Every trace starts here: a visitor's `traceparent` is not trusted.
      const parent: Context = contexts.active() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { attributes }, parent);
      const inside = trace.setSpan(parent, span);
      return endingWith(span, () => contexts.with(inside, work, undefined, openSpan(span)));
    },
    async stop() {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(lastSpansMs, undefined, { ref: false })]);
      contexts.disable();
    },
  };
}

function openSpan(span: Span): OpenSpan {
  return { set: (attributes) => void span.setAttributes(attributes) };
}

/** Ends the span when the work returns, or when the promise that it returns settles. */
function endingWith<T>(span: Span, work: () => T): T {
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    result.then(
      () => span.end(),
      (cause: unknown) => fail(span, cause),
    );
    return result;
  } catch (cause) {
    fail(span, cause);
    throw cause;
  }
}

/** An error's message may contain what visitors sent, so only its name is recorded. */
function fail(span: Span, cause: unknown): void {
  const name = cause instanceof Error ? cause.name : typeof cause;
  span.setAttribute('error.type', name).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
