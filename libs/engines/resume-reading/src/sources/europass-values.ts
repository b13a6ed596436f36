import { childrenOf, type XmlElement } from '../document/parse-xml';
import { localName } from './find-europass';
import { branch, leaf, type SourceValue } from './source-value';

/** What is about the file and not about the person, and pictures as text. */
const technical = new Set([
  'Attachment',
  'AttachmentList',
  'CandidateSupplier',
  'CoverLetter',
  'DocumentID',
  'DocumentInfo',
  'EmbeddedData',
  'ID',
  'Locale',
  'Photo',
  'PrintingPreferences',
  'RenderingInformation',
  'Signature',
  'TaxonomyID',
]);

/** Elements that stand for one entry of their list. */
const records = new Set([
  'Achievement',
  'Education',
  'EducationOrganizationAttendance',
  'EmployerHistory',
  'Other',
  'PersonCompetency',
  'PositionHistory',
  'Publication',
  'ReferenceTo',
  'WorkExperience',
]);

const blockEnd = /<\/(?:p|div|li|ul|ol|h[1-6])\s*>|<br\s*\/?>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#160': ' ' };

/** Rich text as lines: paragraphs and points apart, points behind a bullet, tags and styles away. */
function plainText(rich: string): string {
  if (!/[<&]/.test(rich)) return rich;
  return rich
    .replace(/<li[^<>]{0,500}>/gi, '\n• ')
    .replace(blockEnd, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39|#160);/g, (_, name: string) => entities[name] ?? '');
}

/** `<From year="2002" month="--08"/>` as 2002-08. */
function dateOf({ attributes: { year = '', month = '' } }: XmlElement): string {
  const number = /\d{1,2}$/.exec(month)?.[0];
  return /^\d{4}$/.test(year) ? `${year}${number ? `-${number.padStart(2, '0')}` : ''}` : '';
}

const textOf = (element: XmlElement) => plainText(element.children.filter((child) => typeof child === 'string').join('')).trim();

function partOf(element: XmlElement, path: string): SourceValue {
  const name = localName(element);
  const key = records.has(name) ? '' : name;
  const children = childrenOf(element).filter((child) => !technical.has(localName(child)));
  // A code says in another form what its label says.
  const shown = children.some((child) => localName(child) === 'Label') ? children.filter((child) => localName(child) !== 'Code') : children;
  if (shown.length === 0) return leaf(key, path, textOf(element) || dateOf(element));
  const counts = new Map<string, number>();
  return branch(
    key,
    path,
    shown.map((child) => {
      const own = localName(child);
      const count = (counts.get(own) ?? 0) + 1;
      counts.set(own, count);
      return partOf(child, `${path}/${own}${count > 1 ? `[${count}]` : ''}`);
    }),
  );
}

/** The sections of a Europass document as values: of a SkillsPassport what its LearnerInfo holds, of a Candidate the person and what the profile holds. */
export function europassValues(root: XmlElement): SourceValue[] {
  const outer = new Set(['LearnerInfo', 'CandidateProfile']);
  const children = childrenOf(root).filter((child) => !technical.has(localName(child)));
  const sections = children.flatMap((child) => (outer.has(localName(child)) ? childrenOf(child).filter((inner) => !technical.has(localName(inner))) : [child]));
  const counts = new Map<string, number>();
  return sections.map((section) => {
    const name = localName(section);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return partOf(section, `${name}${count > 1 ? `[${count}]` : ''}`);
  });
}
