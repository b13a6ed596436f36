import { readPosting } from './read-posting';

const asked = (text: string) =>
  readPosting(text)
    .requirements.filter(({ scored }) => scored)
    .map(({ need, kind, label }) => `${need} ${kind}: ${label}`);

test('four lines are enough: names alone are needed, and are no town', () => {
  const text = 'Frontend developer wanted, remote\nReact, TypeScript, CSS. Must have 3+ years.\nSmall team, fair pay.\nMail jobs@shop.example';
  expect(asked(text)).toEqual(['must skill: React', 'must skill: TypeScript', 'must skill: CSS', 'must years: 3+ years']);
  expect(readPosting(text).facts).toMatchObject({ role: 'Frontend developer', company: '', location: '', workplace: 'remote' });
});

test('a company may have a word of headings in its name', () => {
  const { facts } = readPosting(
    'Senior Backend Engineer (m/f/d) – Payments Platform\nMeridian Pay · Berlin\n\nYour profile\n- Java\n- 5 years with PostgreSQL',
  );
  expect(facts).toMatchObject({ company: 'Meridian Pay', location: 'Berlin', role: 'Senior Backend Engineer' });
});

test('what nobody needs to know is ruled out', () => {
  const posting = readPosting('Backend Engineer\nMeridian – Berlin\n\nYour profile\n- Java\n- You do not need to know PHP; we got rid of it in 2021.');
  expect(posting.ruledOut.map(({ label }) => label)).toEqual(['PHP']);
});

test('a duty is told by its words, and what it takes by its name', () => {
  const text = 'Backend Engineer\nMeridian – Berlin\n\nWhat you will do\n- Own our PostgreSQL clusters\n\nWhat you bring\n- Go in production';
  expect(asked(text)).toEqual(['duty responsibility: Own our PostgreSQL clusters', 'duty skill: PostgreSQL', 'must skill: Go in production']);
});

test('a post that says it is hiring is a job, with its stack', () => {
  const text = `We're hiring: Kotlin/Spring Boot dev (mid-senior) @ Bluefin (Lisbon/remote EU)

Stack: Kotlin, Spring Boot, Postgres

You: 4+ yrs JVM, comfy with on-call. Bonus: gRPC. We don't do take-homes. DM me!`;
  expect(asked(text)).toEqual([
    'must skill: Kotlin',
    'must skill: Spring Boot',
    'must skill: Postgres',
    'must years: 4+ yrs JVM',
    'must skill: on-call',
    'nice skill: gRPC',
  ]);
});

test('what somebody is sought to do is needed, and so is a paper that stands by itself', () => {
  const text = `Bookkeeper (part time, 20 hrs)
Our small architecture practice needs an organised bookkeeper to keep Xero tidy and run payroll for 14 people. AAT level 3 or qualified by experience. Deltek would be great but we can teach you.`;
  expect(asked(text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^must skill: .*payroll/),
      expect.stringMatching(/^must skill: .*Xero/),
      'must credential: AAT level 3',
      'nice skill: Deltek',
    ]),
  );
});

test('a company with its place in brackets is both', () => {
  const text = 'Data Scientist, Marketing Analytics\nOakline (Toronto, hybrid)\n\nAbout you\n- Python\n- 3+ years of SQL';
  expect(readPosting(text).facts).toMatchObject({ company: 'Oakline', location: 'Toronto', workplace: 'hybrid', role: 'Data Scientist' });
});

test('how well, how little and what nobody may have are no skills', () => {
  const text = `HGV Class 1 Driver – Nights
Northway Haulage, Wakefield

- Cat C+E licence and digital tacho card
- No more than 6 points, no DD, DR or IN endorsements
- At least 12 months' Class 1 experience
- Native or fluent French
- Chartered or working towards`;
  const skills = asked(text).filter((one) => one.startsWith('must skill'));
  expect(skills).toEqual([]);
  expect(asked(text)).toContain('must language: fluent French');
});

test('a title and what the work is done with are a job, however it is told', () => {
  const text = `Video Editor (freelance, 3 months)
Half Moon Post — London

Fast hands for a docuseries. After Effects for lower thirds, some DaVinci colour. £280/day, Soho.`;
  expect(asked(text)).toEqual(['must skill: After Effects', 'must skill: DaVinci']);
});

test('years of an office that writes numbers twice', () => {
  const text = `Network Administrator
City of Elm Springs, Arkansas

MINIMUM QUALIFICATIONS: three (3) years of network administration experience.`;
  expect(asked(text)).toContain('must years: three (3) years of network administration experience');
});

test('what is welcome but not needed is welcome, in whichever order it is said', () => {
  const text = `Business Analyst

Requirements
- Strong SQL
- Experience with SAP would be beneficial but is not essential
- Knowledge of Jira; Confluence desirable but not required
- Python is not mandatory
- React is not required`;
  expect(asked(text)).toEqual(['must skill: SQL', 'nice skill: SAP', 'must skill: Jira', 'nice skill: Confluence', 'nice skill: Python']);
});

test('an associate degree has its fields, and what may stand in for a degree is no skill', () => {
  const text = `IT Specialist II

Minimum Qualifications
- Associate's degree in information technology, computer science or a closely related field
- Windows Server
- An equivalent combination of education and experience may be substituted`;
  expect(asked(text)).toEqual(["must degree: Associate's degree in information technology", 'must skill: Windows Server']);
});

test('what a bracket or the last part of a line calls welcome is said of that part alone', () => {
  const text = `Project Engineer

Requirements
- BS in Civil or Environmental Engineering (MS preferred)
- Fluent English, good German skills (B2) are an advantage
- 2-4 years of surveying experience, public works a plus
- AutoCAD (nice to have)
- PTV Vissim (preferred but not required)`;
  expect(asked(text)).toEqual([
    'must degree: BS in Civil',
    'nice degree: MS',
    'must language: Fluent English',
    'nice language: German',
    'must years: 2-4 years of surveying experience',
    'must skill: surveying',
    'nice skill: public works',
    'nice skill: AutoCAD',
    'nice skill: PTV Vissim',
  ]);
});

test('a line about the pay under the title opens no section', () => {
  const text = `Industrial Electrician - 2nd shift
Pay: $32.50-$38/hr + $1.50 shift differential
- Journeyman card
- Motor controls
- Robotics (Fanuc) helpful`;
  expect(asked(text)).toEqual(['must credential: Journeyman card', 'must skill: Motor controls', 'nice skill: Robotics (Fanuc)']);
});

test('a field of the work, a term or a shift beside the title is no company; the place is found where it is said', () => {
  const factsOf = (head: string) => {
    const { company, role, location } = readPosting(`${head}\n\nRequirements\n- Excel\n- SQL`).facts;
    return [role, company, location];
  };
  expect(factsOf("Clinical Pharmacist – Oncology\nSt. Brendan's University Hospital")).toEqual([
    'Clinical Pharmacist',
    "St. Brendan's University Hospital",
    '',
  ]);
  const client = asked('Paralegal\nOur client, a boutique law firm in Chicago, needs a paralegal with civil litigation experience.');
  expect(client.filter((one) => /law|firm/.test(one))).toEqual([]);
  expect(factsOf('HR Generalist (maternity cover, 12 months)')).toEqual(['HR Generalist', '', '']);
  expect(factsOf('Paralegal, Litigation\nOur client, a law firm in Chicago, needs help.')).toEqual(['Paralegal', '', 'Chicago']);
  expect(factsOf('Data Engineer (m/w/d) at nordlicht energy, Hamburg')).toEqual(['Data Engineer', 'nordlicht energy', 'Hamburg']);
  expect(factsOf('Sous Chef wanted – The Copper Hen, Bristol. £34k + tips, 48 hrs.')).toEqual(['Sous Chef', 'The Copper Hen', 'Bristol']);
  expect(factsOf('Sales Representative (SaaS) – Austin, TX (Hybrid)\n\nLoopwell builds software for clinics.')).toEqual([
    'Sales Representative',
    'Loopwell',
    'Austin, TX',
  ]);
  expect(factsOf('Pflegefachkraft (m/w/d) in Teilzeit – Seniorenzentrum Lindenhof, Kassel')).toEqual([
    'Pflegefachkraft',
    'Seniorenzentrum Lindenhof',
    'Kassel',
  ]);
  expect(factsOf('Budget Analyst, GS-0560-11/12\nDepartment of Regional Waters')).toEqual(['Budget Analyst', 'Department of Regional Waters', '']);
  expect(factsOf('Researcher in Ecology (2 years)\nUniversity of Lund, Department of Biology')).toEqual(['Researcher in Ecology', 'University of Lund', '']);
  expect(factsOf('Program Manager\nSan Jose, California, United States')).toEqual(['Program Manager', '', 'San Jose, California, United States']);
  expect(factsOf('Need a Shopify developer to speed up our store')[0]).toBe('Shopify developer');
});

test('what a board sets over the parts of a notice is no title and no company', () => {
  const text = `About the job
Company Description
Vantor is a scale-up in Amsterdam.

Role Description
This is a full-time hybrid role for a Data Scientist. You build predictive models.

Qualifications
Proficiency in Python and scikit-learn
Healthcare background would be amazing`;
  expect(readPosting(text).facts).toMatchObject({ company: 'Vantor', role: 'Data Scientist', workplace: 'hybrid' });
  expect(asked(text)).toEqual(expect.arrayContaining(['must skill: Python', 'must skill: scikit-learn', 'nice skill: Healthcare']));
});

test('a notice of a single line has a title and says the rest', () => {
  const text = 'Barista, weekends. Must have latte art & 1yr exp on a La Marzocco or similar. Food handler card. $17/hr + tips. Text Jo 555-0148.';
  expect(asked(text)).toEqual(['must skill: latte art', 'must years: 1yr exp on a La Marzocco', 'must credential: Food handler card']);
  expect(readPosting(text).facts).toMatchObject({ company: '', role: 'Barista' });
});

test('what somebody is, can do or cares about is named without those words', () => {
  const text = `Product Designer

You might be a fit if you
- can read HTML/CSS well enough to argue with an engineer
- write well in English
- care about accessibility
- BCOP certification within 2 years of hire
- are coachable`;
  expect(asked(text).filter((one) => !one.startsWith('duty'))).toEqual([
    'must skill: HTML or CSS',
    'must language: English',
    'must skill: accessibility',
    'must credential: BCOP certification',
  ]);
});
