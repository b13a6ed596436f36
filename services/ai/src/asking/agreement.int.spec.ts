import { AppError } from '@folia/contracts/errors';
import { newId } from '@folia/platform/new-id';
import { personOf } from '@folia/testing/person-of';
import fc from 'fast-check';
import { CandidateSearchService } from '../candidate-search/candidate-search.service';
import { CandidateUploadService } from '../candidate-upload/candidate-upload.service';
import {
  askings,
  candidacies,
  keyFor,
  newAddress,
  newJob,
  onBoard,
  ownerOf,
  recruiter,
  refusals,
  sayYes,
  service,
  startAsking,
  stopAsking,
  stored,
  want,
} from '../fixtures/asking';
import { person } from '../fixtures/running-service';

beforeAll(startAsking);
afterAll(stopAsking);

test('by whichever of the five ways, and whatever is done in whatever order, nobody is on a board without a recorded yes', async () => {
  const does = fc.constantFrom('ask', 'yes', 'no', 'never', 'back', 'late', 'withdraw', 'unfindable');
  const step = fc.record({ who: fc.nat(5), does });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.boolean(), async (steps, takesApplications) => {
      const member = recruiter();
      const jobId = await newJob(member, { takesApplications });
      const ways = ['link', 'invited', 'found', 'link', 'invited', 'found'] as const;
      const people = ways.map((way) => ({ way, owner: personOf(person()), token: newId(), address: newAddress(), yes: false }));
      for (const { owner, token } of people) ownerOf.set(token, owner.id);
      let wanting = people.filter(({ way }) => way === 'found').map(({ owner }) => owner.id);
      want(wanting);
      // What was uploaded stands there with the ground that its uploader gave.
      const upload = {
        source: 'event',
        ground: 'asked',
        detail: '',
        kind: 'pdf',
        fileName: 'harrow.pdf',
        digest: newId().replaceAll('-', '').repeat(2),
      } as const;
      const added = await service.app.get(CandidateUploadService).add(member, { ...upload, jobId, requestKey: newId(), key: await stored() });
      for (const { who, does: what } of steps) {
        const one = people[who] as (typeof people)[number];
        const [column, value] = one.way === 'invited' ? ['address', one.address] : ['person_id', one.owner.id];
        const [asking] = await service.query<{ id: string }>(`SELECT id FROM asking WHERE job_id = $1 AND ${column} = $2`, [jobId, value]);
        const key = one.way === 'invited' ? await keyFor(jobId, one.address) : null;
        const [mine] = (await candidacies().list(one.owner)).items.filter(({ agreement }) => agreement === 'asked');
        const asks = {
          link: () => askings().askByLink(member, { jobId, portfolio: { token: one.token }, name: '' }),
          invited: () => askings().invite(member, { jobId, people: [{ address: one.address, name: '' }] }),
          found: async () => {
            await service.app.get(CandidateSearchService).search(member, { jobId, words: '', place: '' });
            const [found] = await service.query<{ id: string }>('SELECT id FROM found_person WHERE job_id = $1 AND person_id = $2', [jobId, one.owner.id]);
            return askings().askFound(member, { jobId, foundId: found?.id ?? newId() });
          },
        };
        const attempt = async (): Promise<unknown> => {
          if (what === 'ask') return asks[one.way]();
          if (what === 'unfindable') {
            wanting = wanting.filter((id) => id !== one.owner.id);
            want(wanting);
          }
          if (what === 'yes') {
            await sayYes(jobId, one.owner, key ?? undefined);
            // Nobody can say yes to a job that neither asks them nor takes applications.
            expect(takesApplications || mine !== undefined || key !== null).toBe(true);
            one.yes = true;
          }
          const neverAgain = what === 'never';
          if ((what === 'no' || neverAgain) && mine) return refusals().refuse(one.owner, { id: mine.id, neverAgain });
          if ((what === 'no' || neverAgain) && key) return refusals().refuseByKey({ key, neverAgain });
          if (what === 'back' && asking) return askings().takeBack(member, { jobId, askingId: asking.id });
          if (what === 'late') {
            await service.query(`UPDATE agreement SET ends_at = now() WHERE job_id = $1 AND state = 'asked'`, [jobId]);
            await service.query('UPDATE asking SET ends_at = now() WHERE job_id = $1', [jobId]);
          }
          const [given] = (await candidacies().list(one.owner)).items.filter(({ agreement }) => agreement === 'given');
          if (what === 'withdraw' && given) {
            await candidacies().withdraw(one.owner, given.id);
            one.yes = false;
          }
          return null;
        };
        await attempt().catch((error) => {
          if (!(error instanceof AppError)) throw error;
        });
        const board = await onBoard(jobId);
        expect(board.every(({ state }) => state === 'given')).toBe(true);
        const agreed = people.filter(({ yes }) => yes).map(({ owner }) => owner.id);
        expect(board.flatMap(({ personId }) => personId ?? []).toSorted()).toEqual(agreed.toSorted());
        expect(board.filter(({ personId }) => personId === null)).toHaveLength(added.state === 'told' ? 1 : 0);
      }
      want([]);
    }),
    { numRuns: 12 },
  );
});
