import { context, propagation, SpanKind, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('folia');

/** W3C traceparent of the current span, to be sent along with a call or a message; empty when nothing is traced. */
export function currentTraceparent(): string {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? '';
}

/** Runs work inside a span that continues the trace named by `traceparent`. */
export async function inSpan<T>(name: string, traceparent: string, kind: SpanKind, work: () => Promise<T>): Promise<T> {
  const parent = propagation.extract(context.active(), { traceparent });
  const options: SpanOptions = { kind };
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

export { SpanKind };
