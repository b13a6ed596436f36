import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '@folia/contracts/errors';
import { problemOf } from './problem';

const codes: Record<string, ErrorCode> = { HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE', ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW' };

/** Answers bytes that the parser could not read as a request, in the form of every other refusal, and ends the connection. `headers`: those of every answer. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = problemOf(new AppError(codes[error.code ?? ''] ?? 'REQUEST_MALFORMED'), randomUUID());
  const body = JSON.stringify(problem);
  const all = {
    ...headers,
    'x-request-id': problem.requestId,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  else socket.destroy();
}
