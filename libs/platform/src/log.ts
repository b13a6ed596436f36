import { trace } from '@opentelemetry/api';
import { LoggerModule } from 'nestjs-pino';
import type { LoggerOptions } from 'pino';
import { currentRequestId } from './request-context';

/** Never logged: anything that signs in, opens a link, or tells how to reach a person. */
const redacted = ['authorization', 'cookie', 'authCode', 'password', 'token', 'credential', 'email', 'phone', 'contentBase64'];

/** `requestId` connects the lines of one request across all services; `traceId`, where traces are sent, also those of what follows from it. */
const whatItBelongsTo = () => ({ requestId: currentRequestId(), traceId: trace.getActiveSpan()?.spanContext().traceId });

/** Options of the one logger. */
export function logOptions(service: string, level: string): LoggerOptions {
  return {
    level,
    base: { service },
    mixin: whatItBelongsTo,
    redact: { paths: redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]), censor: '[left out]' },
    serializers: {
      err: (error: Error & { code?: string }) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack }),
    },
  };
}

/** Nest's logger on pino. No logger is created per request (which would be a good part of a small answer's cost): the request id comes from the context. */
export const logModule = (service: string, level: string) =>
  LoggerModule.forRoot({ pinoHttp: { ...logOptions(service, level), autoLogging: false }, forRoutes: [] });
