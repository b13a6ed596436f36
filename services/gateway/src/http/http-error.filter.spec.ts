import 'reflect-metadata';
import { AppError } from '@folia/contracts/errors';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { HttpErrorFilter } from './http-error.filter';

const faults: Record<string, () => Error> = {
  away: () => new AppError('UNAVAILABLE', { service: 'portfolio' }),
  late: () => new AppError('TIMEOUT', { service: 'portfolio' }),
  refused: () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  full: () => new AppError('DISK_FULL'),
  'file-store': () => Object.assign(new Error('write'), { code: 'ENOSPC' }),
  often: () => new AppError('TOO_MANY_REQUESTS', { retryAfter: 17 }),
  bug: () => new Error('a secret of the inside'),
};

@Controller()
class FaultController {
  @Get('fault/:name')
  fault(@Param('name') name: string): never {
    throw faults[name]?.() ?? new AppError('NOT_FOUND');
  }
}

@Module({ controllers: [FaultController] })
class FaultModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(FaultModule, new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new HttpErrorFilter(pino({ level: 'silent' }) as never, 'https://folia.example'));
  await app.init();
});
afterAll(() => app.close());

test.each([
  ['a service that is away', 'away', 503, 'UNAVAILABLE', '5'],
  ['a service that did not answer in time', 'late', 504, 'TIMEOUT', '5'],
  ['a connection that is refused', 'refused', 503, 'UNAVAILABLE', '5'],
  ['a full disk behind a service', 'full', 507, 'DISK_FULL', undefined],
  ['a full disk of the file store', 'file-store', 507, 'DISK_FULL', undefined],
  ['a limit', 'often', 429, 'TOO_MANY_REQUESTS', '17'],
  ['a bug', 'bug', 500, 'INTERNAL', undefined],
])('%s is told as what it is, and when to ask again where that helps', async (_, name, status, code, retryAfter) => {
  const answer = await app.inject({ method: 'GET', url: `/fault/${name}` });
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([status, code, retryAfter]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toContain('secret');
});
