import { readFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';
import { asPerson, timedRequest } from './probe.mjs';

const example = JSON.parse(readFileSync(inRoot('deploy/local/examples/maya-lindqvist.json'), 'utf8'));

/** Asks the API as a person; throws what it answers when that is no success. */
export async function ask({ url }, person, method, path, body) {
  const { status, text } = await timedRequest(url + path, { method, headers: asPerson(person), body });
  if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${text}`);
  return text ? JSON.parse(text) : null;
}

/** Fills a person's portfolio with a career, and opens it to everybody. The entries that were made come with the person. */
async function fillPortfolio(system, person) {
  const items = [];
  for (const [kind, fields] of example.items) items.push(await ask(system, person, 'POST', '/api/items', { content: { kind, fields }, visibility: 'public' }));
  const { profile } = await ask(system, person, 'GET', '/api/me/settings');
  await ask(system, person, 'PATCH', '/api/me/profile', { version: profile.version, visibility: 'public', basics: example.basics });
  return { ...person, items };
}

/** People on the largest plan, each with an open portfolio. */
export async function makePortfolios(system, count, name = 'Reader') {
  const people = await system.makePeople(
    Array.from({ length: count }, (_, number) => ({ key: `${name}-${number}`, name: `${name} ${number}`, plan: 'enterprise' })),
  );
  const filled = [];
  for (let from = 0; from < count; from += 8) filled.push(...(await Promise.all(people.slice(from, from + 8).map((one) => fillPortfolio(system, one)))));
  return filled;
}
