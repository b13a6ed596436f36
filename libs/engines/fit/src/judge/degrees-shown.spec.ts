import { readPosting } from '../read/read-posting';
import { scoreAgainst } from '../score/score-fit';

type Fields = { degree: string; area: string; endDate?: string };
const asked = (posting: string, label: RegExp, fields: Fields) =>
  scoreAgainst(
    readPosting(posting),
    [{ id: 'e1', kind: 'education', fields: { institution: 'Leeds', startDate: '2019-09', ...fields } }],
    '2026-11',
  ).requirements.find((one) => one.kind === 'degree' && label.test(one.label))?.status;
const bachelor = (area: string, endDate?: string): Fields => ({ degree: 'BSc', area, ...(endDate ? { endDate } : {}) });

test('a relevant or a technical degree is one of the trade of the posting', () => {
  const quality = 'Quality Engineer\nRequirements\n- A four-year technical degree\n- Root cause analysis';
  expect(asked(quality, /degree/, bachelor('Business Administration'))).toBe('partial');
  expect(asked(quality, /degree/, bachelor('Mechanical Engineering'))).toBe('met');
  const analyst = 'Data Analyst\nRequirements\n- Completed relevant degree\n- SQL';
  expect(asked(analyst, /degree/, bachelor('Computer Science'))).toBe('met');
  expect(asked(analyst, /degree/, bachelor('History'))).toBe('partial');
});

test('all words of a field belong to it, and one of several fields is enough', () => {
  const drafter = 'CAD Operator\nRequirements\n- Associate degree in Computer Aided Drafting\n- MicroStation';
  expect(asked(drafter, /drafting/i, bachelor('Computer Science'))).toBe('partial');
  const care = 'Care Assistant\nRequirements\n- NVQ Level 2 in direct care/health and social care\n- Hoists';
  expect(asked(care, /NVQ/, { degree: 'NVQ Level 2', area: 'Health and Social Care' })).toBe('met');
  const manager = 'Office Manager\nRequisitos\n- Grado en Derecho, Economía o similar\n- Excel';
  expect(asked(manager, /grado/i, { degree: 'Grado', area: 'Economía' })).toBe('met');
  expect(asked(manager, /grado/i, { degree: 'Grado', area: 'Enfermería' })).toBe('partial');
});

test('a diploma behind a stroke is the same degree with the same field', () => {
  const therapist = 'Speech Therapist\nRequirements\n- A degree / postgraduate diploma (or equivalent) in Speech Therapy\n- Dysphagia';
  expect(asked(therapist, /diploma/, { degree: 'Doctor of Physical Therapy', area: 'Physical Therapy' })).toBe('partial');
  expect(asked(therapist, /diploma/, bachelor('Speech Therapy'))).toBe('met');
});

test('a degree that is still being studied for is close', () => {
  const developer = 'Software Engineer\nRequirements\n- Bachelor of Science in Computer Science\n- Go';
  expect(asked(developer, /bachelor/i, bachelor('Computer Science', '2027-06'))).toBe('partial');
  expect(asked(developer, /bachelor/i, bachelor('Computer Science', '2023-06'))).toBe('met');
});

test('a degree of disability and a grade of pay are no degrees', () => {
  const cleaner = 'Limpiador\nRequisitos\n- Tener reconocido un grado de discapacidad igual o superior al 33%\n- Limpieza de oficinas\n- Personal del grado C';
  expect(asked(cleaner, /grado/i, bachelor('History'))).toBeUndefined();
});
