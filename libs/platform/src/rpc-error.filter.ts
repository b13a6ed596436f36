import { AppError } from '@folia/contracts/errors';
import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import { type Observable, throwError } from 'rxjs';
import { refusalOfFault } from './outage-of';

/**
 * The only place that turns thrown errors into a service's answers: codes are passed on, a store that is away or full has a code too, and everything else is
 * logged in full and sent as INTERNAL.
 */
@Catch()
export class RpcErrorFilter implements RpcExceptionFilter<unknown> {
  constructor(private readonly log: PinoLogger) {}

  catch(error: unknown): Observable<never> {
    if (error instanceof AppError) return throwError(() => ({ code: error.code, details: error.details }));
    const refusal = refusalOfFault(error);
    this.log[refusal ? 'warn' : 'error']({ err: error }, 'a call failed');
    return throwError(() => ({ code: refusal?.code ?? 'INTERNAL' }));
  }
}
