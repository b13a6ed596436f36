import { expect } from '@playwright/test';
import { ask, untilOver } from './api';
import { backendJob } from './jobs';
import { makePerson, type Person } from './person';

/** A person with one position to compare with jobs. */
export async function makeEngineer(name: string, options: string[] = []): Promise<Person> {
  const person = await makePerson(name, options);
  const fields = { position: 'Backend Engineer', employer: 'Acme', startDate: '2018', current: true, highlights: ['Built Go services over PostgreSQL'] };
  expect((await ask(person, 'POST', '/api/items', { content: { kind: 'work', fields } })).status).toBe(201);
  return person;
}

/** The line of theirs that their letter quotes. */
export const bestLine = 'Built Go services over PostgreSQL for ten million people';

/** An engineer with contact data, a skill, and something of another kind. */
export async function makeWholeEngineer(name: string, options: string[] = []): Promise<Person> {
  const person = await makePerson(name, options);
  const work = {
    position: 'Backend Engineer',
    employer: 'Acme',
    startDate: '2018',
    current: true,
    highlights: ['Ran the on-call rota of twelve services', bestLine],
  };
  const basics = {
    location: 'Berlin',
    email: { value: 'tai@lored.example', visibility: 'private' },
    phone: { value: '+49 30 1234567', visibility: 'private' },
  };
  const { owner } = (await ask(person, 'GET', `/api/portfolios/${person.uname}`)).body;
  expect((await ask(person, 'PATCH', '/api/me/profile', { version: owner.profileVersion, basics })).status).toBe(200);
  const baking = { position: 'Baker', organization: 'Bread Club', startDate: '2022', summary: 'Baked rye bread for neighbours.' };
  for (const content of [
    { kind: 'work', fields: work },
    { kind: 'volunteering', fields: baking },
    { kind: 'skill', fields: { name: 'PostgreSQL' } },
  ])
    expect((await ask(person, 'POST', '/api/items', { content })).status).toBe(201);
  return person;
}

/** Scores the job of a company and waits for it. */
export async function scored(person: Person, company: string): Promise<{ id: string; postingId: string }> {
  const { status, body } = await ask(person, 'POST', '/api/fit-scores', { text: backendJob(company) });
  expect(status).toBe(202);
  expect((await untilOver(person, body.jobId)).state).toBe('done');
  return body;
}
