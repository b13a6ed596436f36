import { spanAddress } from './span-address';

/**
 * Starts OpenTelemetry when an OTLP endpoint is configured, and otherwise loads none of it (it costs 35 MB and half a second). Call it before importing
 * anything that it instruments. Returns how to flush and stop.
 */
export async function startTelemetry(service: string, endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { HttpInstrumentation } = await import('@opentelemetry/instrumentation-http');
  const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
  const sdk = new NodeSDK({
    serviceName: `folia-${service}`,
    traceExporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
    instrumentations: [
      new HttpInstrumentation({ startIncomingSpanHook: ({ url = '' }) => spanAddress(url) }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
}
