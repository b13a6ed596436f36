import type { ScreenedResume } from '@folia/contracts/screening/board';
import fc from 'fast-check';
import { redactCandidate } from './redact-candidate';

const name = 'Ilse Wintergarten';
const resume: ScreenedResume = {
  headline: 'Entwicklerin, she builds queues',
  items: [
    {
      id: 'w',
      kind: 'work',
      fields: { position: 'Engineer', employer: 'Acme', location: 'Graz', startDate: '2016-03', highlights: ['Ilse cut the nightly run by half in 2019'] },
    },
    {
      id: 'e',
      kind: 'education',
      fields: {
        degree: 'MSc',
        area: 'Computer science',
        institution: 'Montanuniversität Leoben',
        startDate: '2009',
        endDate: '2014',
        courses: ['Compilers, 2012'],
      },
    },
    {
      id: 'p',
      kind: 'project',
      fields: { name: 'Harbour', url: 'https://wintergarten.example/harbour', summary: 'Code at wintergarten.example/harbour, begun at Leoben' },
    },
    { id: 'x', kind: 'publication', fields: { title: 'On queues', authors: ['I. Wintergarten', 'B. Other'], self: 'I. Wintergarten' } },
  ],
};
const blind = redactCandidate(name, resume);

test('nothing of the name, the school, the place, the time of study or a link is left in the view', () => {
  expect(JSON.stringify(blind.resume)).not.toMatch(/ilse|winterg|leoben|montan|graz|2009|2014|2012|\bshe\b|entwicklerin|B\. Other/i);
});

test('what the work was stays, with its dates', () => {
  expect(blind.resume.items[0]).toMatchObject({ id: 'w', fields: { position: 'Engineer', employer: 'Acme', startDate: '2016-03' } });
  expect(JSON.stringify(blind.resume)).toMatch(/cut the nightly run by half in 2019/);
  expect(blind.resume.items[1]).toMatchObject({ fields: { degree: 'MSc', area: 'Computer science' } });
});

test('a quote and its heading are hidden as the field that they stand in', () => {
  const quoteOf = (kind: 'work' | 'education', field: string, text: string) =>
    blind.quote({ itemId: 'w', kind, heading: `Engineer, ${name}`, field, entry: null, text });
  expect(quoteOf('education', 'startDate', '2009').text).not.toContain('2009');
  expect(quoteOf('education', 'courses', 'Compilers, 2012').text).toMatch(/^Compilers, /);
  expect(quoteOf('work', 'highlights', 'Ilse ran Postgres in 2019')).toMatchObject({
    heading: expect.not.stringContaining('Ilse'),
    text: expect.stringMatching(/ran Postgres in 2019$/),
  });
});

test('a canary in any field that is hidden is nowhere in the view', () => {
  const canary = 'Xyloquartz';
  const places: fc.Arbitrary<[ScreenedResume['items'][number]['kind'], string]> = fc.constantFrom(
    ['education', 'institution'],
    ['education', 'location'],
    ['work', 'location'],
    ['project', 'url'],
    ['project', 'repository'],
    ['publication', 'authors'],
    ['talk', 'video'],
    ['certification', 'credentialId'],
  );
  fc.assert(
    fc.property(places, fc.string(), ([kind, field], around) => {
      const seen = redactCandidate(name, { headline: '', items: [{ id: 'a', kind, fields: { [field]: `${canary} ${around}` } }] });
      expect(JSON.stringify(seen.resume)).not.toContain(canary);
    }),
  );
});
