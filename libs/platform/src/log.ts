import { LoggerModule } from 'nestjs-pino';
import type { LoggerOptions } from 'pino';
import { currentRequestId } from './request-context';

/** Never logged: anything that signs in, opens a link, or tells how to reach a person. */
const redacted = ['authorization', 'cookie', 'authCode', 'password', 'token', 'credential', 'email', 'phone', 'contentBase64'];

/** Options of the one logger; `requestId` connects the lines of one request across all services. */
export function logOptions(service: string, level: string): LoggerOptions {
  return {
    level,
    base: { service },
    mixin: () => ({ requestId: currentRequestId() }),
    redact: { paths: redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]), censor: '[left out]' },
    serializers: {
      err: (error: Error & { code?: string }) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack }),
    },
  };
}

/** Nest's logger on pino. No logger is created per request (which would be a good part of a small answer's cost): the request id comes from the context. */
export const logModule = (service: string, level: string) =>
  LoggerModule.forRoot({ pinoHttp: { ...logOptions(service, level), autoLogging: false }, forRoutes: [] });
