import { readPosting } from './read-posting';

const labelsOf = (text: string) => readPosting(text).requirements.flatMap(({ scored, need, label }) => (scored && need !== 'duty' ? [label] : []));

test('tags of a page are read as what they stand for', () => {
  const text =
    'Web developer\nTern Systems, Leeds\nWhat you need:\n<ul>\n<li>PHP</li>\n<li>Experience with <b>MySQL</b></li>\n</ul>\nWe build shops for bakers.';
  expect(labelsOf(text)).toEqual(['PHP', 'MySQL']);
});

test('entries with numbers in one line are entries', () => {
  const text =
    'Mail clerk\nRequirements\nCandidates must have:1.  Knowledge of Excel.2.  Experience of mail sorting.3.  Knowledge of stock control.4.  Experience of filing.\nYou will work in our post room with four others.';
  for (const label of labelsOf(text)) expect(label).not.toMatch(/\d/);
  expect(labelsOf(text)).toEqual(expect.arrayContaining(['Excel', 'stock control']));
});

test('referees, letting us know and a driving licence far behind are named as what they are', () => {
  const text =
    'Community Nurse\nElm NHS Trust, Leeds\nRequirements\n- NMC registration\n- Please provide two referees (Consultant or above)\n- Write a paragraph letting us know why you apply\n- Community Nursing roles are for car users, therefore applicants should have a current driving licence\n';
  const labels = labelsOf(text).join(' | ');
  expect(labels).not.toMatch(/referee|letting/i);
  expect(labels).toMatch(/driving licence/i);
});

test('a German list goes on behind sowie', () => {
  expect(labelsOf('Entwickler\nKessler GmbH, Berlin\nIhr Profil\n- Erfahrung mit Java sowie Kenntnisse in SQL\n- Docker')).toEqual(['Java', 'SQL', 'Docker']);
});

test('both forms of a Spanish title are one', () => {
  expect(
    labelsOf(
      'Educador social\nMadrid\nBuscamos una persona para nuestro centro de acogida de menores.\nRequisitos\n- Experiencia como educador/a social\n- Carnet de conducir B',
    ).join(' | '),
  ).toMatch(/^educador social/);
});

test('a part of an employer, or a description of one, is no employer', () => {
  const company = (text: string) => readPosting(text).facts.company;
  const rest = 'Requirements\n- Food hygiene certificate\n- Menu planning\n';
  expect(company(`Catering Assistant\nMid Essex NHS Foundation Trust, Chelmsford\nThe Catering Department is looking for a catering assistant.\n${rest}`)).toBe(
    'Mid Essex NHS Foundation Trust',
  );
  expect(
    company(`Cuisinier\nSpécialiste de la restauration collective dans le domaine scolaire, Paris 8\nVotre profil\n- Expérience en cuisine\n- HACCP\n`),
  ).toBe('');
});
