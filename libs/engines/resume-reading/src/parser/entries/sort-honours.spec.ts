import { textDocument } from '../../fixtures/text-document';
import { parseResume } from '../parse-resume';

const kindsOf = (...lines: string[]) =>
  parseResume(textDocument(['Ada Novak', 'ada@novak.example', '', ...lines]), '2026-11').entries.map(
    ({ kind, fields }) => `${kind}: ${fields.title ?? fields.name}`,
  );

test('under a heading of both, what was won and what was passed are told apart', () =>
  expect(kindsOf('# CERTIFICATIONS AND AWARDS', '- Certified Miller, Guild of Mills, 2019', '- Golden Loaf Award, Town of Rye, 2021')).toEqual([
    'certification: Certified Miller',
    'award: Golden Loaf Award',
  ]));

test('under a heading of one kind nothing is told apart', () =>
  expect(kindsOf('# CERTIFICATIONS', '- Certified Miller, Guild of Mills, 2019', '- Golden Loaf Award, Town of Rye, 2021')).toEqual([
    'certification: Certified Miller',
    'certification: Golden Loaf Award',
  ]));
