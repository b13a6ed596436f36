import { expect, test } from '@playwright/test';
import { ask, untilOver, upload } from './api';
import { apiRoutes } from './contracts';
import { backendJob } from './jobs';
import { makePerson, type Person } from './person';
import { resumePdf } from './resume';
import { type Expectation, expectations, type Role, roles, type Things } from './route-expectations';

const addressOf = ({ method, path }: (typeof apiRoutes)[number]) => `${method} ${path}`;

test('every route has an expectation, and every expectation a route', () => {
  expect(Object.keys(expectations).sort()).toEqual(apiRoutes.map(addressOf).sort());
});

test('guests are refused by every route that needs somebody or a key of its own, and by no other', () => {
  const refused = (address: string) => expectations[address]?.statuses[0] === 401;
  const isClosed = ({ access, errors }: (typeof apiRoutes)[number]) => access !== 'guest' || errors.includes('KEY_REFUSED');
  expect(apiRoutes.filter((route) => refused(addressOf(route)) !== isClosed(route)).map(addressOf)).toEqual([]);
});

test.describe('every route, asked by a guest, another person, an admin and its owner', () => {
  let people: Record<Exclude<Role, 'guest'>, Person>;
  let things: Things;

  test.beforeAll(async ({ browser }) => {
    const [owner, other, admin] = await Promise.all([
      makePerson('Mat Owner', ['--plan', 'pro']),
      makePerson('Mat Other'),
      makePerson('Mat Admin', ['--admin']),
    ]);
    people = { owner, other, admin };
    const { body: started } = await upload(owner, await resumePdf(browser, 'Mat Owner'), 'mat.pdf');
    await untilOver(owner, started.jobId);
    const found = (await ask(owner, 'GET', `/api/resume-imports/${started.importId}`)).body;
    const item = (await ask(owner, 'POST', '/api/items', { content: { kind: 'project', fields: { name: 'Matrix' } } })).body;
    const link = (await ask(owner, 'POST', '/api/links', { description: 'Matrix' })).body;
    const profile = (await ask(owner, 'POST', '/api/me/profiles', { title: 'Matrix', slug: 'first' })).body;
    const revision = (await ask(owner, 'GET', '/api/me/history')).body.items[0];
    const scored = (await ask(owner, 'POST', '/api/fit-scores', { text: backendJob('Owned') })).body;
    await untilOver(owner, scored.jobId);
    const tailored = (await ask(owner, 'POST', '/api/tailored-resumes', { postingId: scored.postingId })).body;
    await untilOver(owner, tailored.jobId);
    const identity = (await ask(owner, 'GET', '/api/me/identities')).body.items[0];
    things = {
      owner,
      itemId: item.id,
      importId: started.importId,
      fileId: found.import.fileId,
      linkId: link.id ?? link.link?.id,
      sessionId: '',
      identityId: identity.id,
      revisionId: revision.id,
      profileId: profile.id,
      scoreId: scored.id,
      postingId: scored.postingId,
      tailoredId: tailored.id,
      review: { version: found.review.version, decisions: found.review.decisions },
      screening: await makeScreening(owner),
    };
  });

  async function makeScreening(owner: Person): Promise<Things['screening']> {
    const { body: made } = await ask(owner, 'POST', '/api/screening/jobs', { text: backendJob('Screened') });
    const [job, page] = [`/api/screening/jobs/${made.id}`, `/api/job-pages/${made.id}`];
    await ask(owner, 'PATCH', job, { version: made.version, takesApplications: true });
    const [{ body: shown }, { body: shared }] = [await ask(owner, 'GET', page), await ask(owner, 'GET', `${page}/portfolio`)];
    const { body: candidacy } = await ask(owner, 'POST', `${page}/portfolio`, { shown: shown.digest, shared: shared.digest });
    const { body: board } = await ask(owner, 'GET', `${job}/board`);
    const criterionId = made.criteria[0].id;
    return {
      job,
      page,
      criterion: `${job}/criteria/${criterionId}`,
      criterionId,
      candidate: `${job}/candidates/${board.rows[0].id}`,
      candidacyId: candidacy.id,
    };
  }

  /** Deleting comes at the end, and an earlier state last of all. */
  const place = (route: string) => (route.includes('restore') ? 2 : route.startsWith('DELETE') ? 1 : 0);
  /** Routes that sign their caller out need separate people. */
  const endsSession = (route: string) => /signout|me\/sessions\/\{id\}|^DELETE \/api\/users\/\{id\}$/.test(route);

  async function freshPeople(): Promise<typeof people> {
    const [owner, other, admin] = await Promise.all([makePerson('Mat Leaves'), makePerson('Mat Parts'), makePerson('Mat Goes', ['--admin'])]);
    return { owner, other, admin };
  }

  const services = [...new Set(apiRoutes.map(({ question }) => question?.service ?? 'gateway'))];
  for (const service of services)
    test(`is answered as the table says: ${service}`, async () => {
      test.setTimeout(120_000);
      const answered = new Set(apiRoutes.filter(({ question }) => (question?.service ?? 'gateway') === service).map(addressOf));
      const routes = Object.keys(expectations).filter((route) => answered.has(route));
      const faults: string[] = [];
      for (const route of routes.sort((a, b) => place(a) - place(b))) {
        const { statuses, path, body } = expectations[route] as Expectation;
        const [method = '', pattern = ''] = route.split(' ');
        const asking = endsSession(route) ? await freshPeople() : people;
        const about = endsSession(route)
          ? { ...things, owner: asking.owner, sessionId: (await ask(asking.owner, 'GET', '/api/me/sessions')).body.items[0].id }
          : things;
        for (const role of ['guest', 'other', 'admin', 'owner'] as const) {
          const { status } = await ask(role === 'guest' ? null : asking[role], method, path?.(about) ?? pattern, body?.(about));
          const expected = statuses[roles.indexOf(role)];
          if (status !== expected) faults.push(`${route} as ${role}: ${status}, not ${expected}`);
        }
      }
      expect(faults).toEqual([]);
    });
});
