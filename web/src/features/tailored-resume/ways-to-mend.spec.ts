import { lineKey } from '@folia/contracts/line-key';
import type { ResumeRemark, TailoredLine } from '@folia/contracts/tailored-resume/tailor-made';
import type { FinishedResume } from './finished-resume';
import { waysToMend } from './ways-to-mend';

const said = 'Responsible for dashboards in Tableau.';
const line: TailoredLine = {
  field: 'highlights',
  entry: 1,
  words: said,
  choice: 'kept',
  text: said,
  by: 'engine',
  why: 'asked',
  requirementIds: [],
  aligned: [],
};
const key = lineKey('w1', line);
const resumeWith = (over: Partial<FinishedResume> = {}) =>
  ({
    id: 'r1',
    sentAt: null,
    choices: { items: {}, lines: {}, skills: {}, sentences: {} },
    result: {
      items: [{ id: 'w1', kind: 'work', title: 'Data Analyst', organisation: 'Fjord Bus' }],
      contact: ['email'],
      sources: {},
      tailoring: { sections: [{ kind: 'work', items: [{ itemId: 'w1', shown: 'full', why: 'asked', requirementIds: [], lines: [line] }] }] },
    },
    ...over,
  }) as unknown as FinishedResume;
const remark = (over: Partial<ResumeRemark>): ResumeRemark => ({ kind: 'passive', itemId: 'w1', words: said, mend: 'say-who-did', ...over });
const targets = (over: Partial<ResumeRemark>, resume = resumeWith()) => waysToMend(remark(over), resume).map(({ to }) => to);

it('leads to the very line, and to the entry it stands in', () => {
  expect(targets({})).toEqual([`/app/tailormade/resume/r1?line=${encodeURIComponent(key)}`, '/app/work/edit/w1']);
  expect(targets({ kind: 'empty-phrase', words: 'Responsible for' })).toContain(`/app/tailormade/resume/r1?line=${encodeURIComponent(key)}`);
  const own = { items: {}, lines: {}, skills: {}, sentences: {}, words: { [key]: { text: 'A proven track record.', over: said } } };
  expect(targets({ kind: 'empty-phrase', words: 'proven track record' }, resumeWith({ choices: own }))[0]).toContain('?line=');
});

it('leads to where what is missing is added', () => {
  expect(targets({ kind: 'must-missing', itemId: null, words: 'Kafka', mend: 'add-evidence' })).toEqual(['/app/work/new', '/app/projects/new']);
  expect(targets({ kind: 'must-missing', itemId: null, words: 'German', mend: 'add-language' })).toEqual(['/app/languages/new']);
  expect(targets({ kind: 'must-missing', itemId: null, words: 'RN license', mend: 'add-certification' })).toEqual(['/app/certifications/new']);
  expect(targets({ kind: 'must-missing', itemId: null, words: 'Kafka', mend: 'add-lines' })).toEqual(['/app/tailormade/resume/r1']);
  expect(targets({ kind: 'contact-missing', itemId: null, words: 'phone', mend: 'add-contact' })).toEqual(['/app/settings/profile']);
  expect(targets({ kind: 'contact-missing', itemId: null, words: 'email', mend: 'add-contact' })).toEqual(['/app/tailormade/resume/r1']);
  expect(targets({ kind: 'date-missing', words: '' })).toEqual(['/app/work/edit/w1']);
});

it('changes nothing of a resume that is sent', () => {
  expect(targets({}, resumeWith({ sentAt: '2026-11-20T10:00:00.000Z' }))).toEqual(['/app/work/edit/w1']);
});
