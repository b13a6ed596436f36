import { readPosting } from './read-posting';

const asked = (text: string) => {
  const { facts, requirements } = readPosting(text);
  return { ...facts, found: requirements.filter(({ scored, need }) => scored && need !== 'duty').map(({ need, label }) => `${need}: ${label}`) };
};

test('a list under its heading goes on over blank lines, whatever its first entry stands next to, and ends at a heading nobody knows', () => {
  const { found } = asked(
    `Data engineer\nMeridian Pay, Leeds\n\nWhat you'll bring\nTwo years of experience with Spark and with pipelines that many teams depend on every single day.\n\nStrong SQL, and a good understanding of dimensional modelling and of the tests that go with it.\n\nComfortable working in a Python ecosystem (scripts, notebooks), and you have run Airflow for a team of some size.\n\nWhere People Thrive\n\nAt Meridian Pay you will sit next to the best minds in payment software and in TypeScript.`,
  );
  expect(found).toEqual(expect.arrayContaining([expect.stringContaining('must: Python'), expect.stringContaining('Airflow')]));
  expect(found.join(' ')).not.toMatch(/TypeScript|Meridian|Thrive/);
});

test('a list that lost its line breaks is a list with a heading', () => {
  const { found } = asked(
    'Billing clerk\nRequirements•  Experience with Excel•  Knowledge of SAP\nEssential Duties and Responsibilities•  Answer complaints and billing questions•  Type letters in Word',
  );
  expect(found).toEqual(['must: Excel', 'must: SAP']);
});

test('a list that lost its line breaks without a trace is a list with its headings: words that ran together, stars and dashes within a line', () => {
  const glued = asked(
    'Payroll clerk\nRequirements\nPayroll experience required\nKnowledge of SAP requiredDuties:\nFile tax returns in Xero\nPrepare Excel sheets for clientsCheck invoices in Sage',
  );
  expect(glued.found).toEqual(['must: Payroll', 'must: SAP']);
  const starred = asked(
    'Help desk agent\nJob description\nAnswers callers from all offices in ServiceNow* Supports printers and scanners* Reports to the service lead* Installs drivers with Intune\nRequirements\n* Jira',
  );
  expect(starred.found).toEqual(['must: Jira']);
  const dashed = asked('Florist\nRequirements\nFloristry diploma- Excel- Good with Photoshop- Knowledge of SAP');
  expect(dashed.found).toEqual(expect.arrayContaining(['must: Excel', 'must: Photoshop', 'must: SAP']));
});

test('a name that is written together once is no broken line', () => {
  expect(asked('Buyer\nRequirements\n- Experience with paintShop studio\n- SAP').found).toEqual(['must: paintShop studio', 'must: SAP']);
});

test('a heading may stand close to its signs, and what somebody is needed to do is no requirement', () => {
  const { found, role } = asked(
    'Senior Python Developer\nOrrery, London\n\n##Role:\nOur platform consists of two Django services. They feed a React front end.\n\n##You:\nYou must know PostgreSQL.\n\n**We need you** to support us in extending:\n- our bidding engine (Go, Kafka)\n- the web shop (Angular)',
  );
  expect(role).toBe('Senior Python Developer');
  expect(found).toEqual(['must: PostgreSQL']);
});

test('the employer, a page to look at and other duties are no requirements', () => {
  const { found } = asked(
    'Warehouse operative\nCopper Canvas Ltd, Derby\n\nRequirements\n- Counterbalance forklift licence\n- Visit www.copper-canvas.example\n- Copper Canvas\n- Other duties include welding and painting.',
  );
  expect(found).toEqual([expect.stringMatching(/forklift licence/)]);
});

test('who is there already and what somebody only wants to do is not asked for; what is denied behind "although" leaves the rest', () => {
  const { found } = asked(
    'Ward manager\nRequirements\n- Passion for clean data and careful machine learning\n- Able to work with Excel, although Python not a requirement\n- Lead a team of care assistants',
  );
  expect(found.join(' ')).toContain('Excel');
  expect(found.join(' ')).not.toMatch(/Python|machine learning|care assistants/);
});

test('praise, hours and signs are no part of a title, and the town beside it employs nobody', () => {
  expect(asked('We are seeking an experienced full-time Payroll Clerk!\nYou must know Sage and Excel, and have run a monthly payroll.').role).toBe(
    'Payroll Clerk',
  );
  expect(asked('Mental Health Nurse -37.5 hours - Stafford\nYou must be a registered nurse.').role).toBe('Mental Health Nurse');
  expect(asked('Production Supervisor - St. Paul, MN\nRequirements\n- Lean manufacturing').company).toBe('');
});

test('a list that a sentence announces as benefits, or as parts of the employer, asks for nothing; the next list does', () => {
  const { found } = asked(
    'Staff nurse\nOur clinic has 30 beds and includes the following units:\n\n• Stroke rehabilitation\n\n• Intensive care\n\n• Dialysis\n\nParking is free.\n\nAbout you\nPlease look at our generous benefits package\n• Employee assistance programme\n• Shared parental leave\n\nTo join the clinic you will be:-\n\n• A registered nurse\n\n• Experienced in wound care',
  );
  expect(found.join(' ')).toMatch(/nurse.*wound care/);
  expect(found.join(' ')).not.toMatch(/rehabilitation|Intensive|Dialysis|assistance|parental/);
});

test('heads that name sorts of tools, and signs of bold type, are no requirements', () => {
  const { found } = asked(
    'Platform engineer\nOrrery, London\n\n## Requirements\n- **Modelling & Orchestration:** dbt, Apache Airflow\n- **Hosting:** AWS\n- "Terraform" skills\n- Production experience with Kafka\n- Python & SQL: pandas, window functions',
  );
  expect(found).toEqual(expect.arrayContaining(['must: dbt', 'must: Apache Airflow', 'must: AWS', 'must: Terraform', 'must: Kafka', 'must: Python']));
  expect(found.join(' ')).not.toMatch(/Modelling|Orchestration|Hosting|Production|[*"]/);
});

test('a wish before a colon holds for the whole list behind it, and of two clauses only the one that says so is a wish', () => {
  const { found } = asked(
    'Software developer\nOrrery, London\n\nRequirements\n- Solid Java\n- Any of the following would be a plus: Kafka, Redis; Terraform\n- Fluency in English is required, German is advantageous.',
  );
  expect(found).toEqual(['must: Java', 'nice: Kafka', 'nice: Redis', 'nice: Terraform', 'must: English', 'nice: German']);
});

test('a posting that begins with a sentence has the title it says later', () => {
  expect(
    asked(
      'We are a team of 40 who build software for ports.\n\nThe work\nAs our Senior Data Engineer, you will look after our pipelines.\n\nYour profile\n- SQL\n- Apache Airflow',
    ).role,
  ).toBe('Senior Data Engineer');
});

test('a list of duties that the end of a long sentence announces is work; its pieces are not asked for', () => {
  const { found } = asked(
    'Care assistant\nYou will join a team of twelve on our ward for older people, typical duties will involve:\n\n• To observe and record changes in mood, appetite and sleep\n\n• To help with washing, dressing and meals, and report to the nurse\n\n• To take temperature, pulse and weight',
  );
  expect(found.filter((one) => one.startsWith('must'))).toEqual([]);
});

test('what is promised, given or won is not asked for', () => {
  const { found } = asked(
    'Ward clerk\nOur latest achievements include:\n\n• Best Employer in the North\n\n• Dementia Care Award\n\nYou must have experience of Excel. You will receive regular supervision and leadership training.\n\nIf you are ready for this then we promise:\n\n- Kubernetes courses in work time\n- A laptop of your choice',
  );
  expect(found).toEqual(['must: Excel']);
});

test('what candidates plainly must have is asked for, however the sentence goes on, and the title in front of it is not asked for again', () => {
  const { found } = asked(
    'Lift engineer\nThe depot is open from six to ten.\n\nCandidates will have served an apprenticeship in a mechanical trade and gained experience across a wide range of plant to keep a safe and pleasant building for visitors.\n\nAs a Lift Engineer, you must have AutoCAD.\n\n* Experience of Python (+ 12months)',
  );
  expect(found).toEqual(expect.arrayContaining(['must: apprenticeship in a mechanical trade', 'must: AutoCAD', 'must: Python']));
  expect(found.join(' ')).not.toMatch(/Lift|12/);
});
