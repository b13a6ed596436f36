import { trace } from '@opentelemetry/api';
import { node, tracing } from '@opentelemetry/sdk-node';

/** Records the spans of this process, in the order they end, until `stop`, which forgets them. Each has its name and the id of its trace (W3C Trace Context: 32 hex digits). */
export function recordSpans(): { finished: () => { name: string; traceId: string }[]; stop: () => Promise<void> } {
  const exporter = new tracing.InMemorySpanExporter();
  const provider = new node.NodeTracerProvider({ spanProcessors: [new tracing.SimpleSpanProcessor(exporter)] });
  provider.register();
  return {
    finished: () => exporter.getFinishedSpans().map((span) => ({ name: span.name, traceId: span.spanContext().traceId })),
    stop: async () => {
      await provider.shutdown();
      trace.disable();
    },
  };
}
