import { generalResumeQuery } from '@folia/contracts/general-resume/shapes';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import { newId } from '@folia/platform/new-id';
import { answering } from '@folia/testing/answering-service';
import { personOf } from '@folia/testing/person-of';
import { person, type RunningService, runService } from '../fixtures/running-service';
import { GeneralResumeService } from './general-resume.service';

const profile = {
  name: 'Ada Novak',
  headline: 'Backend engineer',
  summary: '## About\nI build **queues**.',
  location: 'Berlin',
  links: [],
  email: 'ada@novak.example',
  phone: null,
};
const itemOf = (kind: string, fields: object, visibility = 'public') => ({ id: newId(), kind, fields, visibility });
const items = [
  itemOf('work', {
    position: 'Backend Engineer',
    employer: 'Acme',
    startDate: '2017',
    current: true,
    highlights: ['Built _Go_ [services](https://acme.example)'],
  }),
  itemOf('skill', { name: 'Go' }, 'private'),
];

let service: RunningService;

beforeAll(async () => {
  // Nobody answers for the ledger: a resume without a job asks it nothing.
  service = await runService([
    answering(viewPortfolio, async (caller, { key }) => {
      expect(caller.actor).toMatchObject({ type: 'user', id: key });
      return { version: 1, json: JSON.stringify({ ownerId: key, profile, items, owner: null }) };
    }),
  ]);
});

afterAll(() => service.close());

const resumes = () => service.app.get(GeneralResumeService);

test('the portfolio of today is a resume in every form, for no unit', async () => {
  const query = generalResumeQuery.parse({ template: 'signal', contact: 'email' });
  const found = await resumes().get(personOf(person()), query);
  expect(found).toEqual({ entries: 1, leftOut: 1, contact: ['email', 'location'], fit: expect.objectContaining({ pages: 1, fits: true }) });
  for (const [ending, head] of [
    ['pdf', '%PDF'],
    ['docx', 'PK'],
    ['md', '# Ada'],
    ['txt', 'Ada Novak'],
    ['json', '{'],
  ] as const) {
    const { base64, fileName } = await resumes().write(personOf(person()), `resume.${ending}`, query);
    expect(fileName).toBe(`Ada-Novak.${ending}`);
    expect(Buffer.from(base64, 'base64').toString('latin1').startsWith(head)).toBe(true);
  }
  const text = Buffer.from((await resumes().write(personOf(person()), 'resume.txt', query)).base64, 'base64').toString();
  expect(text).toContain('Built Go services');
  expect(text).toMatch(/^About\n+I build queues\.$/m);
  expect(text).not.toMatch(/[*_#]|\]\(/);
  expect(text).toContain('ada@novak.example');
  expect(text).not.toContain('Berlin');
  expect((await resumes().write(personOf(person()), 'page-1.png', query)).mediaType).toBe('image/png');
  await expect(resumes().write(personOf(person()), 'page-9.png', query)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
