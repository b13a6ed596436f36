import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { readPosting } from '../read/read-posting';
import { scoreAgainst } from '../score/score-fit';

const item = (kind: ItemKind, fields: AnyFields) => ({ id: `${kind}-1`, kind, fields });
const statusOf = (posting: string, label: RegExp, ...items: ReturnType<typeof item>[]) =>
  scoreAgainst(readPosting(posting), items, '2026-11').requirements.find((one) => label.test(one.label) && one.kind !== 'title')?.status;

test("full registration is not a place on the specialist's part of a register", () => {
  const doctor = item('certification', { name: 'GMC full registration' });
  const consultant = 'Consultant in Anaesthesia\nRequirements\n- On the GMC Specialist Register\n- Experience of audit';
  expect(statusOf(consultant, /register/i, doctor)).not.toBe('met');
  expect(statusOf(consultant, /register/i, item('certification', { name: 'GMC Specialist Register' }))).toBe('met');
});

test('years of office work elsewhere are no years in an industry', () => {
  const clerk = 'Office administrator\nRequirements\n- Three years of experience in the hotel industry\n- Excel';
  const years = (position: string, line: string) =>
    statusOf(clerk, /years/i, item('work', { position, employer: 'Lowe & Pratt', startDate: '2012-01', endDate: '2026-10', highlights: [line] }));
  expect(years('Office administrator', 'Keep the diary of four partners')).not.toBe('met');
  expect(years('Hotel receptionist', 'Check guests in and keep their bills')).toBe('met');
});

test('disabled adults do not show work with learning disabilities', () => {
  const support = 'Support worker\nRequirements\n- Experience with learning disabilities\n- Safeguarding';
  const work = (line: string) => item('work', { position: 'Support worker', employer: 'Elm House', startDate: '2022-01', highlights: [line] });
  expect(statusOf(support, /learning/i, work('Assessed older and disabled adults at home'))).not.toBe('met');
  expect(statusOf(support, /learning/i, work('Support four adults with learning disabilities in their flats'))).toBe('met');
});

const therapist = 'Physiotherapist\nRequirements\n';
const job = (position: string, line: string, startDate = '2016-01') =>
  item('work', { position, employer: 'Elm House', startDate, current: true, highlights: [line] });

test('the field beside a name has to be borne out as well', () => {
  const posting = `${therapist}- Neurological rehabilitation\n- Moving and handling`;
  expect(statusOf(posting, /rehabilitation/i, job('Physiotherapist', 'Ran rehabilitation classes after hip fractures'))).not.toBe('met');
  expect(statusOf(posting, /rehabilitation/i, job('Physiotherapist', 'Ran neurological rehabilitation after strokes'))).toBe('met');
});

test('years of similar work are no years in a thing nothing speaks of', () => {
  const posting = `Staff Nurse\nRequirements\n- Two years of experience in paediatrics\n- Medication rounds`;
  expect(statusOf(posting, /years/i, job('Staff Nurse', 'Looked after 28 adults after surgery'))).not.toBe('met');
  expect(statusOf(posting, /years/i, job('Staff Nurse', 'Worked in paediatrics, mostly with babies'))).toBe('met');
});

test("a student's placements are years in the work for beginners alone", () => {
  const student = item('work', { position: 'Student nurse on placement', employer: 'Elm House', startDate: '2020-01', endDate: '2026-01' });
  expect(statusOf('Community Nurse\nRequirements\n- Minimum of two years experience in a similar role\n- Wound care', /years/i, student)).not.toBe('met');
});

test('a degree or a short one is not met by a trade', () => {
  const posting = 'Electrical Engineer\nRequirements\n- Degree or HND in electrical engineering\n- Wiring diagrams';
  expect(statusOf(posting, /HND/, item('education', { institution: 'Leeds College', degree: 'NVQ Level 3', area: 'Electrical Installation' }))).not.toBe('met');
  expect(statusOf(posting, /HND/, item('education', { institution: 'Leeds College', degree: 'HND', area: 'Electrical Engineering' }))).toBe('met');
});

test('services are no servers, and a coder of diagnoses does not program', () => {
  const posting = 'Systems Administrator\nRequirements\n- Racked servers\n- Linux';
  expect(statusOf(posting, /servers/i, job('Systems Administrator', 'Wrote the contract for cleaning services'))).not.toBe('met');
  const coder = 'Clinical Coder\nSt Mary NHS Trust, Leeds\nRequirements\n- Significant coding experience\n- Medical terminology';
  expect(statusOf(coder, /coding/i, job('Software Engineer', 'Programming in Go'))).not.toBe('met');
});

test('a title or two common words are no duty that was done', () => {
  const duty = 'You will design and build a new analytics platform for our shops.';
  const posting = `Analytics Engineer\nWhat you will do\n- ${duty}\n\nRequirements\n- SQL\n- dbt`;
  expect(statusOf(posting, /analytics platform/i, job('Senior Platform Engineer', 'Kept the network running'))).not.toBe('met');
  const shifts = 'Registrar\nWhat you will do\n- Book and review shifts\n\nRequirements\n- GMC registration';
  expect(statusOf(shifts, /book and review/i, job('Bookkeeper', 'Keep the books and review invoices'))).not.toBe('met');
});

test('a field of study is more than the word it shares with others', () => {
  const posting = 'Completion Engineer\nRequirements\n- Bachelor of Science in Petroleum Engineering or a related field\n- Well design';
  const degree = (area: string) => item('education', { institution: 'Leeds', degree: 'B.S.', area });
  expect(statusOf(posting, /petroleum/i, degree('Computer Science and Engineering'))).toBe('partial');
  expect(statusOf(posting, /petroleum/i, degree('Petroleum Engineering'))).toBe('met');
  const ultrasound = 'Sonographer\nRequirements\n- Postgraduate qualification in Medical Ultrasound\n- Scanning';
  expect(statusOf(ultrasound, /postgraduate/i, item('education', { institution: 'Leeds', degree: 'Master of Science', area: 'Physiotherapy' }))).not.toBe(
    'met',
  );
});

test('a little of a thing, or what a mentor did, is shown in part', () => {
  const posting = 'Python Developer\nRequirements\n- Strong Python development\n- Docker';
  expect(statusOf(posting, /python/i, job('Web Developer', 'Wrote small scripts in Python for imports'))).toBe('partial');
  expect(statusOf(posting, /python/i, job('Web Developer', 'Wrote the shop in Python'))).toBe('met');
  const mentoring = 'Staff Nurse\nRequirements\n- Mentorship\n- Wound care';
  expect(statusOf(mentoring, /mentor/i, job('Student nurse', 'Twelve weeks in Fareham with my mentor'))).not.toBe('met');
});

test('a sort is not met by what its examples are not', () => {
  const posting = 'Data Engineer\nRequirements\n- Cloud platforms like Snowflake, BigQuery or Databricks\n- Modelling';
  expect(statusOf(posting, /cloud/i, job('Server-Side Developer', 'Deployed services to AWS'))).not.toBe('met');
  expect(statusOf(posting, /cloud/i, job('Data Engineer', 'Modelled sales in Snowflake'))).toBe('met');
});

test('a word that many kinds of work share shows no trade', () => {
  const posting = 'Analytics Engineer\nRequirements\n- Four years in analytics engineering\n- SQL';
  expect(statusOf(posting, /years/i, job('1st Year Analyst', 'Read pitch books at a bank'))).not.toBe('met');
});

test('an everyday word from other work is shown in part', () => {
  const posting = 'Receptionist\nRequirements\n- Scheduling of conference rooms\n- Answering telephones';
  expect(statusOf(posting, /scheduling/i, job('Software Engineer', 'Delivered the project ahead of schedule'))).not.toBe('met');
});

test('the field in front of a degree, the class of a licence and years of something else are read', () => {
  const degree = 'Systems Engineer\nRequirements\n- Computer Science degree\n- Salesforce';
  const arts = item('education', { institution: 'Leeds', degree: 'Bachelor of Arts', area: 'Communication' });
  expect(statusOf(degree, /degree/i, arts)).not.toBe('met');
  expect(statusOf(degree, /degree/i, item('education', { institution: 'Leeds', degree: 'BSc', area: 'Computer Science' }))).toBe('met');
  const lorry = 'Conductor de camión\nRequisitos\n- Carnet de conducir C1\n- Carga y descarga';
  expect(statusOf(lorry, /C1/, item('certification', { name: 'Permiso de conducir B' }))).not.toBe('met');
  expect(statusOf(lorry, /C1/, item('certification', { name: 'Permiso de conducir C1' }))).toBe('met');
  const record = 'Maintenance Mechanic\nRequirements\n- Good driving record over the last three years\n- Welding';
  expect(statusOf(record, /three years/i, job('Maintenance Mechanic', 'Mended pumps'))).not.toBe('met');
});

test('another craft with a thing is more than the thing', () => {
  const posting = 'Head of Quality Assurance\nRequirements\n- Mobile application testing\n- Jira';
  expect(statusOf(posting, /mobile/i, job('Software Engineer', 'Developed a cross-platform mobile app'))).not.toBe('met');
  expect(statusOf(posting, /mobile/i, job('Test Engineer', 'Testing of mobile apps on forty devices'))).toBe('met');
});

test('an adjective right before a name says which part of it is asked for', () => {
  const posting = 'Data Engineer\nRequirements\n- Experience with spatial analytics\n- Strong programming';
  expect(statusOf(posting, /analytics/i, job('Data Analyst', 'Analytics of the sales of forty shops'))).not.toBe('met');
  expect(statusOf(posting, /analytics/i, job('Data Analyst', 'Spatial analytics of bus routes'))).toBe('met');
  expect(statusOf(posting, /programming/i, job('Software Engineer', 'Programming in Go'))).toBe('met');
});

test('years in what the title of a posting does not name are not years of the like work', () => {
  const posting = 'Analytics Engineer\nRequirements\n- 3+ years in maritime trade\n- SQL';
  expect(statusOf(posting, /3\+ years/i, job('Analytics Engineer', 'Built models of rail freight in SQL'))).not.toBe('met');
  expect(statusOf(posting, /3\+ years/i, job('Analytics Engineer', 'Built models of maritime trade in SQL'))).toBe('met');
  const nurse = 'Staff Nurse\nRequirements\n- Two years post registration experience\n- Wound care';
  expect(statusOf(nurse, /years/i, job('Staff Nurse', 'Looked after 28 adults after surgery'))).toBe('met');
});

test('clusters that were managed are no people, and words alone no duty about a tool', () => {
  const lead = 'Team Lead\nRequirements\n- Supervision of staff\n- Kubernetes';
  expect(statusOf(lead, /supervision/i, job('Platform Engineer', 'Managed 3 clusters'))).not.toBe('met');
  expect(statusOf(lead, /supervision/i, job('Platform Engineer', 'Managed 3 engineers'))).toBe('met');
  const duty = 'Analytics Engineer\nWhat you will do\n- Build and maintain models of sales and stock in dbt\n\nRequirements\n- SQL';
  expect(statusOf(duty, /build and maintain/i, job('Accountant', 'Build and maintain models of sales and stock'))).not.toBe('met');
});

test('data analysis is not yet analytics engineering', () => {
  const posting = 'Analytics Engineer\nRequirements\n- Experience in analytics engineering\n- SQL';
  expect(statusOf(posting, /analytics engineering/i, job('Data Analyst', 'Analytics of the sales of forty shops'))).not.toBe('met');
  expect(statusOf(posting, /analytics engineering/i, job('Analytics Engineer', 'Models in dbt'))).toBe('met');
});

test('years of other work never meet years alone, and coding with a tool asks for the tool', () => {
  const posting = 'Web Developer\nRequirements\n- 4+ years of PHP development\n- dbt coding';
  const developer = job('Software Engineer', 'Wrote a billing service in Go', '2015-01');
  expect(statusOf(posting, /4\+ years/i, developer)).not.toBe('met');
  expect(statusOf(posting, /dbt/i, developer)).not.toBe('met');
});

test('a plain word from other work, and a word of the same stem, are close at most', () => {
  const matron = 'Ward Manager\nRequirements\n- Audit experience\n- Wound care';
  const auditor = job('Accountant', 'Helped the internal audit team with the year end');
  expect(statusOf(matron, /audit/i, auditor)).not.toBe('met');
  const desk = 'Receptionist\nRequirements\n- Computer skills\n- Answering the telephone';
  expect(statusOf(desk, /computer/i, job('Accountant', 'Compute taxes for forty clients'))).not.toBe('met');
});

test('the person behind a name is asked for, and not the name alone', () => {
  const posting = 'Team Lead, Dementia Service\nRequirements\n- Experienced mental health nurse\n- Care plans';
  expect(statusOf(posting, /mental health/i, job('Social worker', 'Cover the duty desk of an adult mental health team'))).not.toBe('met');
});

test('a student on a placement has not practised, and somebody in the work has', () => {
  const posting = 'Head of Nursing\nRequirements\n- Wound care\n- Medication rounds';
  expect(statusOf(posting, /wound/i, job('Student nurse on placement', 'Wound care on a surgical ward'))).toBe('partial');
  expect(statusOf(posting, /wound/i, job('Staff Nurse', 'Wound care on a surgical ward'))).toBe('met');
});

test('a language is met from the level that is asked for', () => {
  const posting = 'Proofreader\nRequirements\n- English (C2 level)\n- Style guides';
  const english = (level: string) => statusOf(posting, /english/i, item('language', { name: 'English', level }));
  expect([english('Good'), english('C2'), english('Native')]).toEqual(['partial', 'met', 'met']);
});

test('a field of a degree is read in front of it, behind another paper and in Spanish', () => {
  const social = item('education', { institution: 'Leeds', degree: 'BSc', area: 'Social Work' });
  expect(statusOf('Pharmacist\nRequirements\n- Pharmacy Degree\n- Dispensing', /degree/i, social)).not.toBe('met');
  expect(statusOf('Radiographer\nRequirements\n- BSc / DCR(R) in Diagnostic Radiography\n- CT scanning', /BSc/, social)).toBe('partial');
  expect(statusOf('Terapeuta ocupacional\nREQUISITOS:\n- Grado universitario en Terapia ocupacional.\n- Informes', /grado/i, social)).toBe('partial');
});

test('sixteen years of twenty are close', () => {
  const posting = 'Operations Manager\nRequirements\n- 20 years of experience as an operations manager\n- Rotas';
  expect(statusOf(posting, /20 years/, job('Operations Manager', 'Rotas of 40 people', '2010-09'))).toBe('partial');
});

test('a qualification is had on paper, not by doing the work', () => {
  const posting = `Ward Sister\nRequirements\n- Registered nurse\n- A qualification in teaching`;
  expect(statusOf(posting, /teaching/i, job('Staff Nurse', 'Teach student nurses on placement'))).not.toBe('met');
  expect(
    statusOf(
      posting,
      /teaching/i,
      item('education', { institution: 'Leeds College', degree: 'Postgraduate Certificate', area: 'Teaching', endDate: '2025-06' }),
    ),
  ).toBe('met');
});

test('a subject of a school exam is no language that somebody speaks', () => {
  const english = item('language', { name: 'English' });
  const asked = (wish: string) =>
    scoreAgainst(readPosting(`Pharmacy Assistant\nRequirements\n- ${wish}\n- Stock control`), [english], '2026-11').requirements.find(
      ({ kind }) => kind === 'language',
    );
  expect(asked('GCSEs in Mathematics and English at grade C or above')).toBeUndefined();
  expect(asked('Fluent English')?.status).toBe('met');
});

test('those somebody works alongside are not what they have to be', () => {
  const posting = 'Analytics Engineer\nRequirements\n- SQL\n- You work alongside data scientists, software engineers and product managers';
  expect(statusOf(posting, /scientists|engineers/i, job('Senior Software Engineer', 'Wrote the billing service in Go'))).not.toBe('met');
});
