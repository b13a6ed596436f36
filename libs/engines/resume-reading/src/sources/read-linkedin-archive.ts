import { AppError } from '@folia/contracts/errors';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import type { CountStep } from '../parser/parse-resume';
import { divideDescription } from './divide-description';
import { layOut } from './lay-out';
import { basicsFiles, columnsOf, furtherFiles, itemFiles, profileFile } from './linkedin-files';
import { openArchive } from './open-archive';
import { columnKey, readTable } from './read-table';
import { writtenMonth } from './source-date';
import { hasLines, SourceResume } from './source-resume';
import { methodOf, partAt, type SourceNode } from './source-value';

const address = /(?:https?:\/\/|www\.)[^\s,\]]+/g;
const handle = /\w{1,15}/;

const recordsOf = (sheet: SourceNode | undefined): SourceNode[] =>
  sheet?.parts
    .filter((part) => part.parts.length > 0)
    .map((record) => {
      const parts = record.parts.filter(hasLines).map((part) => ({ ...part, key: columnKey(part.key) }));
      return { ...record, parts: [...parts, ...divideDescription(parts.find((part) => part.key === 'description'))] };
    }) ?? [];

/** Name, headline and the rest of the head. What LinkedIn knows beyond that (birthday, street, ZIP code) stays unplaced. */
function readBasics(sheetOf: (name: string) => SourceNode | undefined, resume: SourceResume): void {
  const [profile] = recordsOf(sheetOf('Profile.csv'));
  resume.basic('name', [partAt(profile, 'first name'), partAt(profile, 'last name')]);
  resume.basic('headline', [partAt(profile, 'headline')]);
  resume.basic('summary', [partAt(profile, 'summary')]);
  resume.basic('summary', [partAt(recordsOf(sheetOf('Profile Summary.csv'))[0], 'profile summary')]);
  resume.basic('location', [partAt(profile, 'geo location')]);
  const mails = recordsOf(sheetOf('Email Addresses.csv'));
  const primary = mails.filter((mail) => /^yes$/i.test(partAt(mail, 'primary')?.lines[0]?.text ?? ''));
  takeContact('email', 'email address', [...primary, ...mails], resume);
  takeContact('phone', 'number', recordsOf(sheetOf('PhoneNumbers.csv')), resume);
  const websites = partAt(profile, 'websites');
  for (const line of websites?.lines ?? []) {
    for (const found of line.text.matchAll(address)) resume.address(line.slice(found.index, found.index + found[0].length), methodOf(websites as SourceNode));
  }
  const twitter = partAt(profile, 'twitter handles');
  const [first] = twitter?.lines ?? [];
  const name = first && handle.exec(first.text);
  if (twitter && first && name) {
    const passage = first.slice(name.index, name.index + name[0].length);
    resume.profile({ network: 'Twitter', username: passage.text, url: `https://twitter.com/${passage.text}` }, [passage], methodOf(twitter));
  }
}

/** The first contact that is one; what LinkedIn notes beside it (confirmed, primary, mobile) goes with it. */
function takeContact(field: 'email' | 'phone', column: string, records: readonly SourceNode[], resume: SourceResume): void {
  for (const record of records) {
    if (resume.basics[field]) return;
    resume.basic(field, [partAt(record, column)]);
    if (resume.basics[field]) resume.place(record.parts);
  }
}

/**
 * Reads the archive that LinkedIn gives a person of their own data (ZIP). Only the files about the profile are opened, any of them may be missing or
 * empty; messages, connections and the rest are other people's as well. Columns that are not known stay unplaced.
 * Throws AppError FILE_TYPE_MISMATCH for a ZIP without any of these files, FILE_CORRUPT, FILE_ENCRYPTED, FILE_TOO_COMPLEX, NOT_A_RESUME.
 */
export async function readLinkedinArchive(data: Buffer, asOf: string, onStep: CountStep): Promise<ReadResume> {
  const { files, others } = await openArchive(data, (name) => profileFile(name) !== undefined);
  if (files.size === 0) throw new AppError('FILE_TYPE_MISMATCH');
  const byName = new Map([...files].map(([name, content]) => [profileFile(name) as string, content]));
  const tables = [...Object.keys(basicsFiles), ...Object.keys(itemFiles), ...Object.keys(furtherFiles)].flatMap((name) => {
    const content = byName.get(name);
    return content ? [readTable(name, content, columnsOf(name))] : [];
  });
  const layout = layOut(tables);
  if (others > 0)
    layout.document.notes.push(
      others === 1
        ? 'One more file of this archive is no part of a resume and was not opened.'
        : `${others} more files of this archive, such as messages and connections, are no part of a resume and were not opened.`,
    );
  const sheetOf = (name: string) => layout.sheets.find((sheet) => sheet.key === name);

  const resume = new SourceResume(layout, asOf, writtenMonth);
  readBasics(sheetOf, resume);
  for (const [name, { kind, map, isOpen }] of Object.entries(itemFiles)) {
    for (const record of recordsOf(sheetOf(name))) resume.entry(kind, record, map, isOpen === true && !partAt(record, 'finished on'));
  }
  return resume.finish(onStep);
}
