import { expect, test } from '@playwright/test';
import { ask } from './api';
import { apiRoutes, isAction, organisationRoles, ruleOf } from './contracts';
import { askFor, join, makeOrganisation } from './organisation';
import { makePerson, type Person } from './person';

const unknown = '01900000-0000-7000-8000-000000000000';
const asked = apiRoutes.flatMap((route) => (isAction(route.access) ? [{ route, rule: ruleOf(route.access) }] : []));
const end = asked.find(({ route }) => route.method === 'DELETE' && route.path === '/api/organisation');

/** The code of a refusal to a person who asks with nothing: what lets them in refuses the empty body, or knows no such thing. */
async function codeOf(id: string, person: Person, { method, path }: (typeof apiRoutes)[number]): Promise<string> {
  const address = path.replaceAll(/\{\w+\}/g, unknown);
  return (await askFor(id, person, method, address, method === 'GET' ? undefined : {})).body?.code ?? '';
}

test('every route that is asked for an account lets in the roles of the one table, refuses the others by name, and a stranger finds nothing', async () => {
  test.setTimeout(240_000);
  const [admin, owner, stranger] = [await makePerson('Rolf Roles', ['--admin']), await makePerson('Olga Owner'), await makePerson('Stan Stranger')];
  const id = await makeOrganisation(admin, owner, 'Roles and Sons', 10);
  const people: Record<string, Person> = { owner };
  for (const role of ['admin', 'recruiter', 'member']) people[role] = await join(id, owner, `Rita ${role}`, role);
  const wrong: string[] = [];
  const all = asked.filter(({ route }) => route !== end?.route);
  for (const { route, rule } of asked) {
    const name = `${route.method} ${route.path}`;
    // Its owner ends it at the end.
    for (const role of organisationRoles.filter((one) => route !== end?.route || one !== 'owner')) {
      const code = await codeOf(id, people[role] as Person, route);
      if ((code === 'ROLE_NOT_ENOUGH') === rule.roles.includes(role)) wrong.push(`${name} as ${role}: ${code}`);
    }
    const code = await codeOf(id, stranger, route);
    if (code !== 'NOT_FOUND') wrong.push(`${name} as a stranger: ${code}`);
  }
  expect(wrong).toEqual([]);
  expect(asked.length).toBeGreaterThan(9);

  const suspended = { seats: 10, suspended: true, reason: 'The bill is open' };
  expect((await ask(admin, 'PUT', `/api/admin/organisations/${id}`, suspended)).status).toBe(200);
  // What is known of a membership holds for seconds.
  await expect.poll(async () => (await askFor(id, owner, 'GET', '/api/organisation')).body.state, { timeout: 30_000 }).toBe('suspended');
  const write = asked.find(({ rule }) => rule.writes);
  if (!write) throw new Error('no route writes');
  await expect.poll(() => codeOf(id, owner, write.route), { timeout: 30_000 }).toBe('ORGANISATION_READ_ONLY');
  for (const { route, rule } of all)
    if (((await codeOf(id, owner, route)) === 'ORGANISATION_READ_ONLY') !== rule.writes) wrong.push(`${route.method} ${route.path} while suspended`);
  expect(wrong).toEqual([]);

  // Whoever does not pay any more may still end it.
  expect((await askFor(id, owner, 'DELETE', '/api/organisation')).status).toBe(200);
  await expect.poll(async () => (await askFor(id, people.member as Person, 'GET', '/api/organisation')).status, { timeout: 30_000 }).toBe(404);
  expect((await ask(people.member as Person, 'GET', '/api/organisations')).body.items).toEqual([]);
});
