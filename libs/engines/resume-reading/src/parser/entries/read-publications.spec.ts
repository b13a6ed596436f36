import { textDocument } from '../../fixtures/text-document';
import { parseResume } from '../parse-resume';

const fieldsOf = (heading: string, kind: string, ...lines: string[]) =>
  parseResume(textDocument(['Ada Novak', '', '# SKILLS', 'Go, Rust', '', `# ${heading}`, ...lines]), '2026-11')
    .entries.filter((entry) => entry.kind === kind)
    .map(({ fields }) => fields);

test.each([
  [
    'Smith, J., Novak, A., & Lee, K. (2021). Deep learning for protein folding. Nature Methods, 18(4). https://doi.org/10.1038/s41592-021-0001',
    'Deep learning for protein folding',
    ['Smith, J', 'Novak, A', 'Lee, K'],
    '2021',
    'Nature Methods, 18(4)',
  ],
  [
    'A. Novak and B. Chen, "Efficient routing in sparse networks," in Proc. IEEE INFOCOM, 2019, pp. 1-9.',
    'Efficient routing in sparse networks',
    ['A. Novak', 'B. Chen'],
    '2019',
    'in Proc. IEEE INFOCOM, 2019, pp. 1-9',
  ],
  ['Novak A, Chen B. Routing at scale. ACM SIGCOMM 2018.', 'Routing at scale', ['Novak A', 'Chen B'], '2018', 'ACM SIGCOMM 2018'],
  ['[1] J. Doe, A. Novak. On the growth of trees. Journal of Botany, 2020.', 'On the growth of trees', ['J. Doe', 'A. Novak'], '2020', 'Journal of Botany'],
  [
    'M. Lind (2023). Two milliseconds of delay. Hearing Science Quarterly 41(2). doi:10.1000/hsq.41',
    'Two milliseconds of delay',
    ['M. Lind'],
    '2023',
    'Hearing Science Quarterly 41(2)',
  ],
])('%s', (line, title, authors, date, venue) =>
  expect(fieldsOf('PUBLICATIONS', 'publication', line)).toEqual([expect.objectContaining({ title, authors, date, venue })]),
);

test('patents with numbers in groups of digits', () =>
  expect(fieldsOf('PATENTS', 'patent', 'Gaze-steered binaural beamformer, SE 545 071 B1, Granted, 2023')).toEqual([
    { title: 'Gaze-steered binaural beamformer', number: 'SE 545 071 B1', status: 'Granted', date: '2023' },
  ]));

test('patents', () =>
  expect(fieldsOf('PATENTS', 'patent', 'US 10,123,456 B2, "Method for routing packets", granted 2019')).toEqual([
    { title: 'Method for routing packets', number: 'US 10,123,456 B2', status: 'granted', date: '2019' },
  ]));

test('certificates with issuer, date and number', () =>
  expect(
    fieldsOf('CERTIFICATIONS', 'certification', 'Certified Kubernetes Administrator, Linux Foundation, June 2022', 'PMP | PMI | 2020 | Credential ID 12345'),
  ).toEqual([
    { name: 'Certified Kubernetes Administrator', issuer: 'Linux Foundation', date: '2022-06' },
    { name: 'PMP', issuer: 'PMI', date: '2020', credentialId: '12345' },
  ]));

test('awards keep their rank', () =>
  expect(fieldsOf('AWARDS', 'award', '1st Place, HackMIT 2019', 'Employee of the Month, Acme, May 2018')).toEqual([
    { title: '1st Place, HackMIT', date: '2019' },
    { title: 'Employee of the Month', issuer: 'Acme', date: '2018-05' },
  ]));

test('talks', () =>
  expect(fieldsOf('TALKS', 'talk', '"Scaling Postgres", PGConf EU, Prague, Oct 2022')).toEqual([
    { title: 'Scaling Postgres', event: 'PGConf EU', place: 'Prague', date: '2022-10' },
  ]));

const titlesOf = (heading: string, kind: string, ...lines: string[]) => fieldsOf(heading, kind, ...lines).map(({ title, name, date }) => [title ?? name, date]);

test('a year above its citations dates them', () =>
  expect(
    titlesOf(
      'PUBLICATIONS',
      'publication',
      '2021',
      'Novak A, Brandt L. Fall risk at home. Ward Notes. 7(2):8-9.',
      '2019',
      'Brandt L, Novak A. Sleep on night shifts. Ward Notes. 3:1-9.',
    ),
  ).toEqual([
    ['Fall risk at home', '2021'],
    ['Sleep on night shifts', '2019'],
  ]));

test('a line that has a date of its own below a dated award begins another', () =>
  expect(titlesOf('AWARDS', 'award', '2018 - Best Poster Award, Northport Conference on Soil', 'Employee of the Month – March 2020, Acme Ltd')).toEqual([
    ['Best Poster Award, Northport Conference on Soil', '2018'],
    ['Employee of the Month', '2020-03'],
  ]));

test.each([
  [
    [
      'Tidewatch: a tide table for sailors, in React.',
      'Quietroom: booking for rehearsal rooms, in Python. (GitHub)',
      'Harbour Map [Code] [Demo]: moorings at a glance.',
    ],
    ['Tidewatch', 'Quietroom', 'Harbour Map'],
  ],
  [
    ['1. Tidewatch: a tide table for sailors.', '2. Quietroom: booking for rehearsal rooms.'],
    ['Tidewatch', 'Quietroom'],
  ],
  [
    ['Tidewatch : une appli de marées (React Native, Firebase)', 'Quietroom : réservation de salles (Django)'],
    ['Tidewatch', 'Quietroom'],
  ],
])('projects named before a colon: %j', (lines, names) => expect(titlesOf('PROJECTS', 'project', ...lines).map(([name]) => name)).toEqual(names));

test.each([
  [
    ['Native: Portuguese', 'Fluent: English, Spanish'],
    [
      ['Portuguese', 'Native'],
      ['English', 'Fluent'],
      ['Spanish', 'Fluent'],
    ],
  ],
  [
    ['C2 English | B1 German'],
    [
      ['English', 'C2'],
      ['German', 'B1'],
    ],
  ],
  [
    ['Muttersprache Deutsch, Grundlagen in Russisch'],
    [
      ['Deutsch', 'Muttersprache'],
      ['Russisch', 'Grundlagen'],
    ],
  ],
  [['INGLES - AVANCADO'], [['INGLES', 'AVANCADO']]],
  [
    ['英语（CET-6）、日语 N2、普通话二级甲等'],
    [
      ['英语', 'CET-6'],
      ['日语', 'N2'],
      ['普通话', '二级甲等'],
    ],
  ],
])('languages with their levels: %j', (lines, expected) =>
  expect(fieldsOf('LANGUAGES', 'language', ...lines).map(({ name, level }) => [name, level])).toEqual(expected),
);
