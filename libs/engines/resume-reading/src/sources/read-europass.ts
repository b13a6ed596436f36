import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import type { XmlElement } from '../document/parse-xml';
import type { CountStep } from '../parser/parse-resume';
import { readCandidate } from './europass-candidate';
import { addLanguage, addPeriod, addShortSkills, addTitled, describedBy } from './europass-parts';
import { europassValues } from './europass-values';
import { localName } from './find-europass';
import { layOut } from './lay-out';
import { isoMonth } from './source-date';
import { hasLines, SourceResume } from './source-resume';
import { methodOf, partAt, partsNamed, type SourceNode } from './source-value';

const town = 'ContactInfo/Address/Contact/Municipality';
const period = { startDate: 'Period/From', endDate: 'Period/To' };

function readSkillsPassport(sheetOf: (name: string) => SourceNode | undefined, resume: SourceResume): void {
  const person = sheetOf('Identification');
  const contact = partAt(person, 'ContactInfo');
  resume.basic('name', [partAt(person, 'PersonName/FirstName'), partAt(person, 'PersonName/Surname')]);
  resume.basic('email', [partAt(contact, 'Email/Contact')]);
  for (const phone of partsNamed(partAt(contact, 'TelephoneList'), 'Telephone')) {
    resume.basic('phone', [partAt(phone, 'Contact')]);
    if (resume.isPlaced(phone)) resume.place([phone]);
  }
  resume.basic('location', [partAt(contact, 'Address/Contact/Municipality'), partAt(contact, 'Address/Contact/Country/Label')], ', ');
  for (const site of partsNamed(partAt(contact, 'WebsiteList'), 'Website')) {
    const address = partAt(site, 'Contact');
    if (address?.lines[0]) resume.address(address.lines[0], methodOf(address));
  }
  const headline = sheetOf('Headline');
  resume.basic('headline', [partAt(headline, 'Description/Label')]);
  if (resume.basics.headline && headline) resume.place([headline]);
  for (const record of sheetOf('WorkExperienceList')?.parts ?? []) {
    const map = {
      ...period,
      position: 'Position/Label',
      employer: 'Employer/Name',
      location: `Employer/${town}`,
      summary: 'summary',
      highlights: 'highlights',
    };
    addPeriod(resume, 'work', describedBy(record, 'Activities'), map, partAt(record, 'Period/Current'));
  }
  for (const record of sheetOf('EducationList')?.parts ?? []) {
    const map = {
      ...period,
      degree: 'Title',
      institution: 'Organisation/Name',
      location: `Organisation/${town}`,
      area: 'Field/Label',
      summary: 'summary',
      highlights: 'highlights',
    };
    addPeriod(resume, 'education', describedBy(record, 'Activities'), map, partAt(record, 'Period/Current'));
  }
  const skills = sheetOf('Skills');
  for (const tongue of partsNamed(partAt(skills, 'Linguistic/MotherTongueList'), 'MotherTongue')) addLanguage(resume, partAt(tongue, 'Description/Label'), []);
  for (const tongue of partsNamed(partAt(skills, 'Linguistic/ForeignLanguageList'), 'ForeignLanguage'))
    addLanguage(resume, partAt(tongue, 'Description/Label'), partAt(tongue, 'ProficiencyLevel')?.parts.filter(hasLines) ?? []);
  for (const kind of ['Computer', 'JobRelated', 'Organisational', 'Communication', 'Other']) addShortSkills(resume, partAt(skills, `${kind}/Description`));
  for (const record of sheetOf('AchievementList')?.parts ?? []) {
    for (const line of partAt(record, 'Description')?.lines ?? [])
      addTitled(resume, partAt(record, 'Title/Label'), { ...record, parts: [{ key: 'title', path: record.path, lines: [line], parts: [] }] });
  }
}

/**
 * Reads the XML of a Europass document, as a SkillsPassport (version 3) or as a Candidate (HR-XML, since 2020). What neither has a field for here
 * (nationality, driving licence, levels of qualification) stays unplaced. Pictures and settings of the file are not shown.
 * Throws AppError FILE_TOO_COMPLEX, FILE_NO_TEXT, NOT_A_RESUME.
 */
export function readEuropass(root: XmlElement, asOf: string, onStep: CountStep): ReadResume {
  const layout = layOut(europassValues(root));
  const resume = new SourceResume(layout, asOf, isoMonth);
  const sheetOf = (name: string) => layout.sheets.find((sheet) => sheet.key === name);
  if (localName(root) === 'SkillsPassport') readSkillsPassport(sheetOf, resume);
  else readCandidate(layout.sheets, resume);
  return resume.finish(onStep);
}
