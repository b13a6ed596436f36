import { expect } from '@playwright/test';
import { ask, untilOver } from './api';
import { backendJob } from './jobs';
import { makePerson, type Person } from './person';

/** A person with one position to hold against jobs. */
export async function makeEngineer(name: string, options: string[] = []): Promise<Person> {
  const person = await makePerson(name, options);
  const fields = { position: 'Backend Engineer', employer: 'Acme', startDate: '2018', current: true, highlights: ['Built Go services over PostgreSQL'] };
  expect((await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields } })).status).toBe(201);
  return person;
}

/** Scores the job of a company and waits for it. */
export async function scored(person: Person, company: string): Promise<{ id: string; savedJobId: string }> {
  const { status, body } = await ask(person, 'POST', '/api/fit-scores', { text: backendJob(company) });
  expect(status).toBe(202);
  expect((await untilOver(person, body.jobId)).state).toBe('done');
  return body;
}
