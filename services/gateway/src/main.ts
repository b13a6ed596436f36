import { startHealth } from '@folia/platform/health';
import { stopOnSignals } from '@folia/platform/stop';
import { startTelemetry } from '@folia/platform/telemetry';
import { env } from './env';
import { ReadinessService } from './health/readiness.service';
import { endRequests } from './http/end-requests';

async function main() {
  const stopTelemetry = await startTelemetry('gateway', env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const { createGateway } = await import('./create-gateway.js');
  const app = await createGateway();
  await app.listen(env.PORT, '0.0.0.0');
  const health = await startHealth(env, { ready: async () => (await app.get(ReadinessService).look()).away.length === 0 });
  stopOnSignals(async () => {
    health.close();
    await endRequests(app.getHttpServer());
    await app.close();
    await stopTelemetry();
  }, env.DRAIN_SECONDS);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
