import { addLanguage, addPeriod, addTitled, describedBy } from './europass-parts';
import { hasLines, type SourceResume } from './source-resume';
import { methodOf, partAt, partsNamed, type SourceNode } from './source-value';

const wordsOf = (node: SourceNode | undefined) => node?.lines[0]?.text ?? '';
const dated = (name: string) => `${name}/FormattedDateTime`;

function readPerson(person: SourceNode | undefined, resume: SourceResume): void {
  resume.basic('name', [partAt(person, 'PersonName/GivenName'), partAt(person, 'PersonName/FamilyName')]);
  for (const channel of partsNamed(person, 'Communication')) {
    const kind = wordsOf(partAt(channel, 'ChannelCode')).toLowerCase();
    const address = partAt(channel, 'URI');
    if (kind === 'email') resume.basic('email', [address]);
    else if (kind === 'telephone') readPhone(channel, resume);
    else if (address?.lines[0]) resume.address(address.lines[0], methodOf(address));
    resume.basic('location', [partAt(channel, 'Address/CityName'), partAt(channel, 'Address/CountryCode')], ', ');
    // What kind of channel it is, is said by the field it went to.
    if (resume.isPlaced(channel)) resume.place([...partsNamed(channel, 'ChannelCode'), ...partsNamed(channel, 'UseCode')]);
  }
  for (const tongue of partsNamed(person, 'PrimaryLanguageCode')) addLanguage(resume, tongue, []);
}

/** The code of the country is written without its "+". */
function readPhone(channel: SourceNode, resume: SourceResume): void {
  const hadPhone = Boolean(resume.basics.phone);
  const country = partAt(channel, 'CountryDialing');
  resume.basic('phone', [country, partAt(channel, 'DialNumber')]);
  const { phone } = resume.basics;
  if (phone && !hadPhone && /^\d/.test(wordsOf(country))) phone.value = `+${phone.value}`;
}

/** Each position under an employer is an entry that carries the employer. */
function readEmployer(employer: SourceNode, resume: SourceResume): void {
  const around = employer.parts.filter((part) => part.parts.length === 0 || part.key !== '');
  const map = {
    position: 'PositionTitle',
    employer: 'OrganizationName',
    location: ['City', 'OrganizationContact/Communication/Address/CityName'],
    startDate: `EmploymentPeriod/${dated('StartDate')}`,
    endDate: `EmploymentPeriod/${dated('EndDate')}`,
    summary: 'summary',
    highlights: 'highlights',
  };
  for (const position of employer.parts.filter((part) => part.key === '' && part.parts.length > 0)) {
    const record = describedBy({ ...position, parts: [...position.parts, ...around] }, 'Description');
    addPeriod(resume, 'work', record, map, partAt(position, 'EmploymentPeriod/CurrentIndicator'));
  }
}

const educationMap = {
  degree: ['EducationDegree/DegreeName', 'ProgramName'],
  institution: 'OrganizationName',
  location: 'OrganizationContact/Communication/Address/CityName',
  grade: 'EducationDegree/FinalGrade/ScoreText',
  startDate: `AttendancePeriod/${dated('StartDate')}`,
  endDate: `AttendancePeriod/${dated('EndDate')}`,
  summary: 'summary',
  highlights: 'highlights',
};

const publicationMap = {
  title: 'Title',
  date: 'Year',
  venue: ['Journal', 'Publisher', 'Reference'],
  authors: 'Authors',
  summary: 'FormattedPublicationDescription',
};

function readSkills(group: SourceNode | undefined, resume: SourceResume): void {
  const title = partAt(group, 'Title');
  for (const skill of group?.parts.filter((part) => part.key === '') ?? [])
    resume.entry('skill', { ...skill, parts: [...skill.parts, ...(title ? [title] : [])] }, { name: 'CompetencyName', category: 'Title' });
  for (const inner of partsNamed(group, 'SkillsGroup')) readSkills(inner, resume);
}

/** Reads the sections of a Europass Candidate into a resume. */
export function readCandidate(sheets: readonly SourceNode[], resume: SourceResume): void {
  const sheetOf = (name: string) => sheets.find((sheet) => sheet.key === name);
  readPerson(sheetOf('CandidatePerson'), resume);
  resume.basic('summary', [sheetOf('ExecutiveSummary')]);
  for (const employer of sheetOf('EmploymentHistory')?.parts ?? []) readEmployer(employer, resume);
  for (const school of sheetOf('EducationHistory')?.parts ?? [])
    addPeriod(resume, 'education', describedBy(school, 'EducationDegree/OccupationalSkillsCovered'), educationMap, partAt(school, 'AttendancePeriod/Ongoing'));
  for (const tongue of sheetOf('PersonQualifications')?.parts ?? []) {
    const table = partsNamed(tongue, 'CompetencyDimension');
    const scores = table.flatMap((dimension) => partAt(dimension, 'Score/ScoreText') ?? []).filter(hasLines);
    addLanguage(resume, partAt(tongue, 'CompetencyID'), scores, table);
  }
  readSkills(sheetOf('Skills'), resume);
  for (const publication of sheetOf('PublicationHistory')?.parts ?? []) resume.entry('publication', publication, publicationMap);
  for (const section of sheets.filter((sheet) => sheet.key === 'Others')) {
    for (const other of section.parts.filter((part) => part.key === '')) {
      const record = describedBy(other, 'Description');
      const renamed = { title: 'Title', start: 'Date/StartDate/FormattedDateTime', end: 'Date/EndDate/FormattedDateTime' };
      const parts = Object.entries(renamed).flatMap(([key, from]) => {
        const part = partAt(other, from);
        return part ? [{ ...part, key }] : [];
      });
      addTitled(resume, partAt(section, 'Title'), { ...record, parts: [...record.parts, ...parts] });
    }
  }
}
