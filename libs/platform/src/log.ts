import { LoggerModule } from 'nestjs-pino';
import type { LoggerOptions } from 'pino';
import { currentRequestId } from './request-context';

/** Never in a log: what signs in, what opens a link, and how to reach a person. */
const redacted = ['authorization', 'cookie', 'authCode', 'password', 'token', 'credential', 'email', 'phone', 'contentBase64'];

/** Options of the one logger; `requestId` ties the lines of a request together over all services. */
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

/** Nest's logger on pino. No logger is made per request (that is a good part of a small answer's cost): its id comes from its context. */
export const logModule = (service: string, level: string) =>
  LoggerModule.forRoot({ pinoHttp: { ...logOptions(service, level), autoLogging: false }, forRoutes: [] });
