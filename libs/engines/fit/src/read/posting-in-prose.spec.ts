import { readPosting } from './read-posting';

const head = 'Software Developer\nAcme Tools, Leeds\n\n';
const requirementsOf = (text: string) => readPosting(head + text).requirements.filter(({ scored }) => scored);
const labelsOf = (text: string, need = 'must') =>
  requirementsOf(text)
    .filter((requirement) => requirement.need === need && requirement.kind !== 'responsibility')
    .map(({ label }) => label);

test('what a company says of itself asks for nothing, the same words said of the work do', () => {
  expect(labelsOf('We build software for ports. Our drivers know logistics. You need Python.', 'duty')).toEqual([]);
  expect(labelsOf('You will build pipelines in Kafka. You need Python.', 'duty')).toContain('Kafka');
  expect(labelsOf('Acme has built payroll software for 30 years.\n\nYou need Python.')).toEqual(['Python']);
});

test('a typical month is told, not asked for, whatever was asked for before', () => {
  expect(labelsOf('You need Python. In a typical month that means a site visit, a handful of reports and two proposals.')).toEqual(['Python']);
});

test('a line that ends in "if" opens a list of requirements, or of what there need not be', () => {
  expect(labelsOf('You might be a fit if\nyou know Kubernetes\nyou have used PostgreSQL')).toEqual(['Kubernetes', 'PostgreSQL']);
  expect(labelsOf('You need Python.\n\nThis is not for you if\nyou live for Kubernetes')).toEqual(['Python']);
});

test('what a bracket says is said of what it holds', () => {
  expect(labelsOf("You have a bachelor's degree (master's preferred) and know Python.")).toEqual(["bachelor's degree", 'Python']);
  expect(labelsOf('Requirements\n- Modern C++ and experience squeezing large models onto small hardware (Kubernetes, Docker or similar)')).toEqual([
    'Modern C++',
    'Kubernetes or Docker',
  ]);
});

test('codes before the lines of a person specification are none of their words', () => {
  expect(labelsOf('Essential\nE1 Experience of PostgreSQL\nE2 Kubernetes\n\nDesirable\nD1 Python')).toEqual(['PostgreSQL', 'Kubernetes']);
});

test('an alternative to a licence is a licence, and who gives it is no other one', () => {
  const requirements = requirementsOf('Requirements\n- Compact or WA RN license\n- ACLS (AHA only)\n- Python');
  expect(requirements.map(({ kind }) => kind)).toEqual(['credential', 'credential', 'skill']);
  expect(requirements[1]?.anyOf).toHaveLength(1);
});

test('names behind the pay belong to it', () => {
  expect(labelsOf('Nice to have\nPython\n\n£31,200 plus allowance. Pension. Free parking. Temp to perm.', 'nice')).toEqual(['Python']);
});

test('the other form of a word for men and women is left out of a label', () => {
  const text =
    'Erzieher (m/w/d)\nKita Sonne, Kassel\n\nIhr Profil\n- Staatliche Anerkennung als Erzieher/in\n- Freude an der Elternarbeit\n- Sicherer Umgang mit Excel';
  expect(
    readPosting(text)
      .requirements.filter(({ scored }) => scored)
      .map(({ label }) => label),
  ).toEqual(['Staatliche Anerkennung als Erzieher', 'Excel']);
});

test('running text asks for what stands beside a word of proof, not for whatever it names', () => {
  expect(labelsOf('Applicants take charge of a shift in the busy Kubernetes platform group of the town. They need knowledge of Python.')).toEqual(['Python']);
  expect(labelsOf('This post will enable the person to gain experience in Kubernetes at our cost. Python is required.')).toEqual(['Python']);
});

test('a list whose entries stand apart goes on as long as each is one sentence', () => {
  const entries = ['Hands-on experience with Kubernetes in a company whose customers notice every single outage, day or night.', 'Strong Python.'];
  expect(labelsOf(['Tester', 'Must have:', ...entries].join('\n\n'))).toEqual(['Kubernetes', 'Python']);
});

test('what is needed stays so before something that is only welcome', () => {
  const text = 'You must be a Registered Nurse and community experience is desirable but not essential.';
  const needs = readPosting(`Nurse\n\n${text}`).requirements.map(({ label, need }) => `${need} ${label}`);
  expect(needs).toContain('must Registered Nurse');
});
