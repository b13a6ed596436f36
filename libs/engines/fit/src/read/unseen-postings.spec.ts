import { scoreFit } from '../score/score-fit';
import { readPosting } from './read-posting';

const scored = (text: string) => readPosting(text).requirements.flatMap(({ need, scored, label }) => (scored && need !== 'duty' ? [`${need}: ${label}`] : []));

test('words that say how or of what sort name nothing that counts', () => {
  const found = scored(
    'Surveyor\nRequirements\n- Knowledge of AutoCAD\n- Experience in the following areas\n- Familiar with applicable software and other technologies\n- Large, technical and complex',
  );
  expect(found).toEqual(['must: AutoCAD']);
});

test('a line that begins with what is done is the work, also among what is asked for, and its tools are asked for', () => {
  const found = scored(
    'Office manager\nRequirements\n- Submits bids for necessary repairs\n- Ensure smooth visits of the landlord\n- Maintain the ledgers in Excel\n- Experience with payroll',
  );
  expect(found.join(' ')).not.toMatch(/bids|landlord|visits/);
  expect(found.join(' ')).toMatch(/Excel/);
  expect(found.join(' ')).toMatch(/payroll/);
});

test('several actions with one object are one thing', () => {
  const found = scored('Web developer\nRequirements\n- Experience building and maintaining booking sites\n- Git');
  expect(found).toEqual(['must: maintaining booking sites', 'must: Git']);
});

test('a title among the contacts is the title of somebody else', () => {
  const ad =
    'Pressure care assistant\nRiver Community Health, Medford\nWe are looking for a nursing assistant. You must have an NVQ level 2 in care.\nFor further details / informal visits contact:\nName: Mae Hill\nJob title: Lead nurse for tissue viability';
  const { facts } = readPosting(ad);
  expect(facts.role).toBe('Pressure care assistant');
});

test('a title nobody knows is of the kind of work of whom the posting looks for', () => {
  const { facts, role } = readPosting(
    'Zebra wrangler\nWe are looking for a nursing assistant to join our ward. You must have an NVQ level 2 in care and experience of wound care.',
  );
  expect([facts.role, role.family]).toEqual(['Zebra wrangler', 'care-assistance']);
});

test('what a place is called and what somebody may learn there is not asked for', () => {
  const found = scored(
    'Staff nurse\nRiver Trust, Medford\nWe are a teaching hospital on the river. You must be a registered nurse. You will have the opportunity to show leadership and gain experience in endoscopy.',
  );
  expect(found.join(' ')).not.toMatch(/teaching|leadership|endoscopy/i);
});

test('bullets that were saved wrongly or ran together are bullets', () => {
  const found = scored('Planner\nRequirements\n€¢ AutoCAD €¢ Project scheduling €¢ Registration with the local chamber');
  expect(found[0]).toBe('must: AutoCAD');
  expect(scored('Planner\nRiver Works, Medford\nRequirements: ○ AutoCAD ○ Primavera P6').slice(0, 2)).toEqual(['must: AutoCAD', 'must: Primavera P6']);
});

test('what begins like a request is one among duties too, and a long one counts as a whole', () => {
  const found = scored(
    'Data engineer\nResponsibilities\n- Runs the nightly loads\n- Working knowledge of PostgreSQL\n- Strong experience with Hadoop\nRequirements\n- Knowledge of undersea pipeline technologies and of the ways to inspect them',
  );
  expect(found).toEqual(expect.arrayContaining(['must: PostgreSQL', 'must: Hadoop']));
  expect(found.join(' ')).toMatch(/undersea pipeline/);
});

test('a letter that names a class of licence ends a sentence', () => {
  const found = scored('CONDUCTOR\nBurgos\nFUNCIONES: Reparto de paquetes. REQUISITOS: Permiso de conducir B. SE OFRECE: Contrato indefinido.');
  expect(found).toEqual(['must: Permiso de conducir B']);
});

test('work under another title of computing counts by what it shows, and showing more of it never counts less', () => {
  const ad = 'Web Services Engineer\nAbout the team\nRequirements\n- Linux\n- Puppet\n- Docker\n- Nagios\n- PostgreSQL';
  const score = (description: string) =>
    scoreFit(
      ad,
      [
        {
          id: '1',
          kind: 'work',
          fields: { position: 'Platform Engineer', name: 'Harbour', startDate: '2021-01', current: true, highlights: [description] },
        },
      ],
      '2026-11',
    ).score;
  const steps = ['Ran Linux servers.', 'Ran Linux servers with Puppet and Docker.', 'Ran Linux servers with Puppet, Docker, Nagios and PostgreSQL.'].map(score);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[2]).toBeGreaterThan(70);
});

test('a title shows a craft, and not the part of it that is asked for', () => {
  const person = [{ id: '1', kind: 'work', fields: { position: 'Senior Software Engineer', name: 'Harbour', startDate: '2019-01', current: true } }] as const;
  const statusOf = (asked: string) =>
    scoreFit(`Software engineer\nHarbour Works, Medford\nRequirements\n- ${asked}\n- Git\n- Docker`, [...person], '2026-11').requirements.find(({ label }) =>
      label.includes('rogramming'),
    )?.status;
  expect([statusOf('Programming'), statusOf('Knowledge of database programming')]).toEqual(['met', 'partial']);
});
