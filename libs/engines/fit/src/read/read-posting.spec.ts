import { AppError } from '@folia/contracts/errors';
import { jobReading } from '@folia/contracts/fit-score/shapes';
import fc from 'fast-check';
import { readPosting } from './read-posting';
import { readingOf } from './requirements/requirement';

const head = 'Software Developer\nAcme Tools, Leeds\n\nRequirements:\n';
const labelsOf = (text: string, need = 'must') =>
  readPosting(head + text)
    .requirements.filter((requirement) => requirement.need === need && requirement.kind !== 'responsibility' && requirement.kind !== 'location')
    .map(({ label }) => label);
const codeOf = (text: string) => {
  try {
    readPosting(text);
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
  return null;
};

test('alternatives are one requirement, whatever joins them', () => {
  const [first] = readPosting(`${head}- Playwright, Cypress or similar`).requirements;
  expect(first).toMatchObject({ label: 'Playwright or Cypress', anyOf: ['Playwright', 'Cypress'], isOpen: true });
  expect(labelsOf('- Python or R\n- SQL')).toEqual(['Python or R', 'SQL']);
  expect(labelsOf('- Java, Kotlin or Scala')).toEqual(['Java or Kotlin or Scala']);
  expect(labelsOf('- Java, Docker and PostgreSQL')).toEqual(['Java', 'Docker', 'PostgreSQL']);
});

test('a common word in a bracket is no other name for what stands before it', () => {
  const [first] = readPosting(`${head}- WordPress (own theme, function)`).requirements;
  expect(first?.anyOf).not.toContain('function');
  expect(labelsOf('- You possess PostgreSQL')).toEqual(['PostgreSQL']);
});

test('what a job does not want is no requirement anywhere in it', () => {
  for (const [text, out] of [
    ['- Python\n- No PHP needed', 'PHP'],
    ['- Python\n\nThis is not a JavaScript role.', 'JavaScript'],
    ['- Python. We do not use Ruby.', 'Ruby'],
    ['- Python\nWhat we don’t need: Photoshop, Jenkins', 'Jenkins'],
  ] as const) {
    const { requirements, ruledOut } = readPosting(head + text);
    expect(ruledOut.map(({ label }) => label)).toContain(out);
    expect(requirements.flatMap(({ anyOf }) => anyOf)).not.toContain(out);
    expect(requirements.flatMap(({ anyOf }) => anyOf)).toContain('Python');
  }
  const nurse = readPosting('Registered Nurse\nRequired: RN license, BLS. LPN licensure does not meet the requirement.');
  expect(nurse.ruledOut.map(({ label }) => label)).toContain('LPN');
});

test('verbs and everyday words are no skills', () => {
  const asked = labelsOf('- Python\n\nWe go the extra mile, excel at what we do and react quickly. You will spring into action.');
  expect(asked).toEqual(['Python']);
});

test('what is welcome is told from what is needed, by heading, cue or bracket', () => {
  const text = '- Python\n- Docker (preferred)\n- Kafka is a plus\nNice to have:\n- Redis';
  expect(labelsOf(text)).toEqual(['Python']);
  expect(labelsOf(text, 'nice')).toEqual(['Docker', 'Kafka', 'Redis']);
});

test('years, degree, credential and language are read as what they are', () => {
  const { requirements } = readPosting(
    'Senior Accountant\nHarbour Mills, Bristol\nRequired: at least five years of general ledger accounting; bachelor’s degree in finance or accounting; CPA; fluent German.',
  );
  expect(requirements.map(({ kind }) => kind)).toEqual(['years', 'skill', 'degree', 'credential', 'language', 'location']);
  expect(requirements[0]).toMatchObject({ years: 5 });
  expect(requirements[2]?.degree).toMatchObject({ level: 3 });
});

test('company, role and place come from the head', () => {
  expect(readPosting('Senior Python Engineer\nSandhill Schools, Madison WI (remote)\n\nYou will need Python.').facts).toMatchObject({
    role: 'Senior Python Engineer',
    company: 'Sandhill Schools',
    workplace: 'remote',
    seniority: 'senior',
  });
  expect(readPosting('Job title: Welder\nCompany: Forge & Co\nLocation: Hull\n\nRequired: MIG welding.').facts).toMatchObject({
    role: 'Welder',
    company: 'Forge & Co',
    location: 'Hull',
  });
});

test('German, French and Spanish jobs are divided as well', () => {
  const german = readPosting(
    'Krankenpfleger (m/w/d)\nKlinikum Nord, Kiel\n\nIhr Profil:\n- Ausbildung in der Pflege\n- Englisch fließend\nVon Vorteil:\n- Excel\nWir bieten:\n- 30 Urlaubstage',
  );
  expect(german.facts.language).toBe('de');
  expect(german.requirements.find(({ anyOf }) => anyOf.includes('Microsoft Excel'))?.need).toBe('nice');
  const french = readPosting('Développeur Python\nAtelier Nord, Lille\n\nVotre profil :\n- Python et Django\n- 3 ans d’expérience\nUn plus :\n- Docker');
  expect(french.requirements.find(({ anyOf }) => anyOf.includes('Django'))?.need).toBe('must');
  expect(french.requirements.find(({ anyOf }) => anyOf.includes('Docker'))?.need).toBe('nice');
  const spanish = readPosting('Desarrollador Java\nMar Azul, Vigo\n\nRequisitos:\n- Java y SQL\n- 2 años de experiencia\nSe valora:\n- Kubernetes');
  expect(spanish.requirements.find(({ anyOf }) => anyOf.includes('Java'))?.need).toBe('must');
  expect(spanish.requirements.find(({ anyOf }) => anyOf.includes('Kubernetes'))?.need).toBe('nice');
});

test('a text that is no job is refused', () => {
  for (const text of [
    '',
    'hello',
    'Boil the potatoes for twenty minutes, drain them, add butter and milk and mash until smooth. Season with salt, pepper and nutmeg. Serve hot.',
    'Jane Doe\nI am a developer. I have ten years of Python. My experience includes Django. References available on request.',
    'The quick brown fox jumps over the lazy dog. '.repeat(30),
  ])
    expect(codeOf(text)).toBe('NOT_A_JOB');
  expect(codeOf('a'.repeat(30_001))).toBe('PAYLOAD_TOO_LARGE');
});

test('whatever is pasted, places stand in the text and nothing but refusals is thrown', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '\n',
      '- ',
      'Requirements:',
      'Nice to have: ',
      'Python or R, ',
      '5+ years of ',
      '(AWS, GCP) ',
      'no PHP needed. ',
      'we need ',
      'bachelor’s degree in ',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = `Software Developer\n${pieces.join('')}`;
      if (codeOf(text)) return;
      const { passages, requirements, ruledOut } = jobReading.parse(readingOf(readPosting(text)));
      for (const { start, end } of [...passages, ...requirements, ...ruledOut]) {
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 200 },
  );
});
