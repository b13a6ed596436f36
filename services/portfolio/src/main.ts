import { bootService } from '@folia/platform/boot-service';
import { startTelemetry } from '@folia/platform/telemetry';
import { env } from './env';

async function main() {
  const stopTelemetry = await startTelemetry('portfolio', env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const { AppModule } = await import('./app.module.js');
  const { migrations } = await import('./migrations/index.js');
  await bootService({ name: 'portfolio', env, module: AppModule.with(env), migrations, beforeExit: stopTelemetry });
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
