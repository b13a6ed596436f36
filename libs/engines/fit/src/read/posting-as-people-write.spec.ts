import { readPosting } from './read-posting';

const labelsOf = (lines: readonly string[], need = 'must') =>
  readPosting(['Operations Specialist', 'Ashdown Ltd, Leeds', '', 'Requirements', ...lines].join('\n'))
    .requirements.filter((requirement) => requirement.need === need && requirement.kind !== 'location' && requirement.kind !== 'responsibility')
    .map(({ label }) => label);

test('names stay whole: an abbreviation behind its words, a pair of capitals, a noun that two words share', () => {
  expect(labelsOf(['- Ward round and bed plan (WRBP)', '- Marsh & Bellows'])).toEqual(['Ward round and bed plan (WRBP)', 'Marsh & Bellows']);
  expect(labelsOf(['- unit and integration tests'])).toEqual(['unit tests', 'integration tests']);
});

test('a head and its details are one requirement, a sort and its things are each of them', () => {
  expect(labelsOf(['- Incident response: triage, containment of hosts, final write-up'])).toEqual(['Incident response (triage, final write-up)']);
  expect(labelsOf(['- Databases: PostgreSQL, MySQL'])).toEqual(['PostgreSQL', 'MySQL']);
  expect(labelsOf(['- Check your parts with micrometers, calipers and bore gauges'])).toHaveLength(1);
});

test.each([
  'A cloud warehouse: ours is Snowflake, but BigQuery or Redshift is just as good',
  'We use GitLab CI; GitHub Actions is fine too',
  'A ledger system: ours is Sage 200, but Xero or NetSuite will do',
])('what the company has and what does as well is one requirement: %s', (line) => {
  expect(labelsOf([`- ${line}`])).toHaveLength(1);
});

test('what somebody else does, and what is gone, is not asked for', () => {
  const posting = readPosting(
    'Operations Specialist\nAshdown Ltd, Leeds\n\nRequirements\n- Python\n- Terraform\n\nKubernetes is handled by another team. Payroll is outsourced. SAS was switched off in 2022.',
  );
  expect(posting.requirements.filter(({ need, kind }) => need === 'must' && kind === 'skill').map(({ label }) => label)).toEqual(['Python', 'Terraform']);
  expect(posting.ruledOut.map(({ label }) => label)).toEqual(expect.arrayContaining(['Kubernetes', 'Payroll', 'SAS']));
});

test('prose asks in verbs', () => {
  const { requirements } = readPosting(
    'General Manager, The Copper Ladle\nNashville\n\nYou have run a dining room for three years. You read a P&L without help, you write a schedule that people can live with. You hire well and train better.',
  );
  const labels = requirements.filter(({ need, kind }) => need === 'must' && kind === 'skill').map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['P&L', 'scheduling', 'hiring', 'staff training']));
});

test('a degree with an alternative is one degree asked for, the lower', () => {
  const degrees = readPosting(
    'Laboratory Manager\nAshdown Institute\n\nRequirements\n- PhD in biochemistry, or an MSc with experience\n- Python',
  ).requirements.filter(({ kind }) => kind === 'degree');
  expect(degrees.map(({ degree }) => degree?.level)).toEqual([4]);
});

test('a picture before three lines is a bullet, and a system with a colon is no order to the reader', () => {
  expect(labelsOf(['🚲 Python', '🚲 Terraform', '🚲 Content management system: Drupal'])).toEqual(expect.arrayContaining(['Python', 'Terraform', 'Drupal']));
});

test('what the job is not, and who is looked for elsewhere, asks for nothing', () => {
  const posting = readPosting(
    'Operations Specialist\nAshdown Ltd, Leeds\n\nRequirements\n- Python\n\nWe are not looking for an auditor or for a financial advisor, and a Series 7 is of no use here. Ashdown left QuickBooks behind in 2015. A PMP won’t help.',
  );
  expect(posting.requirements.filter(({ need, kind }) => need === 'must' && kind !== 'location').map(({ label }) => label)).toEqual(['Python']);
});

test('a relative clause, sorts behind a dash, doings of one object and what stands beside a paper belong to what is asked for', () => {
  expect(labelsOf(['- SQL you write without looking it up', '- Water heaters – tank AND tankless'])).toHaveLength(2);
  expect(labelsOf(['- A record of meeting or beating quota, with the numbers to show'])).toEqual(['beating quota']);
  expect(labelsOf(['- PharmD (or BS Pharmacy with equivalent experience)'])).toEqual(['PharmD or BS Pharmacy']);
  expect(labelsOf(['- FEA with Ansys, Abaqus or similar'])).toEqual(['FEA']);
});
