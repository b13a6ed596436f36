import { findSkills, skillNamed } from './find-skills';

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill.name);

describe('a word that is also an everyday word', () => {
  test.each([
    ['Experience in Go, C and Rust.', ['Go', 'C', 'Rust']],
    ['We need Python, Go, R.', ['Python', 'Go', 'R']],
    ['the Go language', ['Go']],
    ['Senior Go developer', ['Go']],
    ['Go 1.21', ['Go']],
    ['Go in production', ['Go']],
    ['Built React screens in TypeScript', ['React', 'TypeScript']],
    ['Led the React migration', ['React']],
    ['Rust at scale, in anger', ['Rust']],
    ['Backend: Go, Rust, C', ['Backend development', 'Go', 'Rust', 'C']],
    ['You will write Go services and React components.', ['Go', 'React']],
    ['Python/R', ['Python', 'R']],
    ['Statistical software (R, Stata, SAS)', ['R', 'Stata', 'SAS']],
    ['Fluent in R or Stata', ['R', 'Stata']],
    ['R is a plus', ['R']],
    ['Excel basics for reports.', ['Microsoft Excel']],
    ['Proficient in Excel, Word, and PowerPoint', ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint']],
    ['PROFICIENT IN EXCEL AND WORD', ['Microsoft Excel', 'Microsoft Word']],
    ['Microsoft Word/Excel/Outlook', ['Microsoft Word', 'Microsoft Excel', 'Microsoft Outlook']],
    ['MS Word, Excel & Access', ['Microsoft Word', 'Microsoft Excel', 'Microsoft Access']],
    ['Excel (advanced), Word (basic)', ['Microsoft Excel', 'Microsoft Word']],
    ['React 18, Angular 12', ['React', 'Angular']],
    ['skills: python, go, react, typescript', ['Python', 'Go', 'React', 'TypeScript']],
    ['• Go\n• Python\n• Excel', ['Go', 'Python', 'Microsoft Excel']],
    ['iOS: Swift, Objective-C', ['iOS development', 'Swift', 'Objective-C']],
    ['Spring, Hibernate and JPA', ['Spring', 'Hibernate', 'JPA']],
    ['Spark, Hive, HDFS', ['Apache Spark', 'Hive', 'HDFS']],
    ['Flask or Django', ['Flask', 'Django']],
    ['Jest, Mocha and Cypress', ['Jest', 'Mocha', 'Cypress']],
    ['We use Chef, Puppet or Salt.', ['Chef', 'Puppet', 'Salt']],
    ['Vault, Consul, Terraform', ['Vault', 'HashiCorp Consul', 'Terraform']],
    ['Oracle, MySQL and SQL Server', ['Oracle Database', 'MySQL', 'Microsoft SQL Server']],
    ['Windows, Linux and macOS', ['Windows', 'Linux', 'macOS']],
    ['Tools: Slack, Notion, Teams', ['Slack', 'Notion', 'Microsoft Teams']],
    ['Unity 2022 and C#', ['Unity', 'C#']],
    ['Maya, Blender', ['Autodesk Maya', 'Blender']],
    ['Sketch, Figma', ['Sketch', 'Figma']],
    ['Make, CMake', ['Make', 'CMake']],
    ['Assembly, C', ['Assembly', 'C']],
    ['Agile/Scrum, Lean and Six Sigma', ['Agile software development', 'Scrum', 'Lean', 'Six Sigma']],
    ['10 years in sales', ['Sales']],
    ['Experience in security and networking', ['Cybersecurity', 'Networking']],
    ['Ada, C++ for avionics', ['Ada', 'C++', 'Avionics']],
    ['English, Polish and German', ['English', 'Polish', 'German']],
    ['Staff RN, ICU, full-time', ['Registered Nurse', 'Critical care nursing']],
    ['Licensed PT with orthopedics background', ['Physical Therapist license', 'Orthopedics']],
    ['CNA/HHA', ['Certified Nursing Assistant', 'Home Health Aide']],
    ['PM experience', ['Project management']],
    ['Knowledge of Word and Excel', ['Microsoft Word', 'Microsoft Excel']],
    ['Swift and Kotlin', ['Swift', 'Kotlin']],
    ['Tests in Jest and Cypress', ['Jest', 'Cypress']],
    ['We use Go to build services with React to show them', ['Go', 'React']],
    ['Servers with Chef and Puppet, a Bash script, the Spark cluster', ['Chef', 'Puppet', 'Bash', 'Apache Spark']],
    ['Figma and Sketch', ['Figma', 'Sketch']],
    ['Kaizen and Lean', ['Kaizen', 'Lean']],
    ['Unity and C#', ['Unity', 'C#']],
    ['Chef experience required', ['Cooking']],
    ['Moved background jobs to Celery on Redis', ['Celery', 'Redis']],
    ['Rewrote the Python billing in Go.', ['Python', 'Invoicing', 'Go']],
    ['Migrated services from Java to Go', ['Java', 'Go']],
  ])('is the skill in "%s"', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test.each([
    'We go the extra mile every day, go beyond and go deep.',
    'Our go-live is in May and it is a go-to team. Go Tigers!',
    'You excel at service. Excel in a fast-paced setting.',
    'React quickly to incidents. You react well.',
    'Access to a company car; remote access.',
    'Drive results, drive growth and a personal drive.',
    'By word of mouth. Word is that we are growing.',
    'The internship starts in spring 2020 or Spring 2025. In Spring we plant trees.',
    'Make a difference; to make decisions. Make sure you apply.',
    'Our C-level suite. Vitamin C and hepatitis C. Plan B. Section C, Part D, Type R.',
    'John C. Reilly and Maria R. Lopez.',
    'A swift response is expected. Express interest by Monday. Taylor Swift tour.',
    'The rust belt. Rust removal on steel.',
    'A lean team that cuts slack. Lean on us.',
    'Unity Health Hospital in Cypress, TX.',
    'Joined from Oracle last year; lives in Apache County.',
    'PT or FT position, 9 AM to 5 PM. PT hours. Full-time/PT. Benefits for PT employees.',
    'OT available on weekends, unlimited OT pay.',
    'Towson, MD 21204 and Boston, MA. Philadelphia, PA. Portland, OR',
    'The outlook is positive. A positive Outlook.',
    'Teams of engineers work in cross-functional teams.',
    'Clean the windows and doors. Windows of time.',
    'General Assembly of the state.',
    'Social security number and job security; security deposit.',
    'Hive of activity, sketch comedy, notion of fairness.',
    'He has a flask of salt and a bash on Friday. Salt Lake City.',
    'Maya Angelou and Ruby Tuesday; Scala of Milan.',
    'Mocha latte for free; in jest. Puppet shows for children.',
    'Spark plugs. Spark a conversation. It will spark joy.',
    'Make, model and year of the car.',
    'Federal Express; an express train.',
    'No job is too big. Rest assured, we rest on Sundays.',
    'Weather permitting, probation period of 90 days, pension contribution.',
    'Medical, dental, vision and life insurance. 401(k) with match. EEO employer.',
    'Compensation: $20 an hour. Our organization is growing. We are now hiring.',
    'Competencies are drive, passion and word-perfect French fries.',
    'IT is what we do.',
    'Go to https://go.dev/java or www.python.org, or write to java@python.org.',
  ])('is no skill in "%s"', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test('is always the skill as a label of a skills list', () => {
    const labels = ['Go', 'C', 'R', 'Excel', 'Swift', 'Rust', 'Word', 'Access', 'Outlook', 'Express', 'React', 'Spring', 'Ruby', 'Chef', 'Lean', 'Sales'];
    expect(labels.filter((label) => !skillNamed(label))).toEqual([]);
    expect(skillNamed('go')?.name).toBe('Go');
    expect(skillNamed('EXCEL')?.name).toBe('Microsoft Excel');
  });

  test('is read by the area the text speaks of', () => {
    expect(namesIn('Night shift RN, med-surg, Epic charting')).toEqual(['Registered Nurse', 'Medical-surgical nursing', 'Epic', 'Clinical documentation']);
    expect(namesIn('Expo, RN and TypeScript')).toContain('React Native');
    expect(namesIn('OTR truck driver with CDL-A')).not.toContain('Occupational Therapist license');
    expect(namesIn('OTR, sensory integration, pediatrics')).toContain('Occupational Therapist license');
    expect(namesIn('We deploy containers to AWS')).toEqual(['Containers', 'AWS']);
    expect(namesIn('They ship containers by sea.')).toEqual([]);
    expect(namesIn('MLS access, CRM and real estate license')).toContain('MLS listings');
    expect(namesIn('Clinical chemistry, hematology, MLS')).toContain('Medical Laboratory Scientist');
    expect(namesIn('Sous chef: menu planning')).toEqual(['Sous chef', 'Menu planning']);
  });
});
