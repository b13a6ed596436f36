import type { ResumeDetail, ResumeEntry, ResumeSectionKind } from '@folia/contracts/resume-document';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { detailLabel } from './detail-labels';
import { printableText } from './printable-text';
import { shortAddress } from './short-address';
import { writePeriod } from './write-period';

/** A stretch of a line; `strong` for what it is about, `soft` for a mere label of what follows, `url` for its link. */
export type Words = { readonly text: string; readonly tone?: 'strong' | 'soft'; readonly url?: string };

/** An entry as words in reading order. Empty parts are empty texts and lists. */
export type ComposedEntry = {
  readonly title: string;
  readonly period: string;
  /** Role and organisation. */
  readonly under: string;
  readonly place: string;
  /** Labelled facts and addresses. */
  readonly lines: readonly (readonly Words[])[];
  readonly paragraphs: readonly string[];
  readonly bullets: readonly (readonly Words[])[];
  /** Lines below everything else: skills. */
  readonly closing: readonly (readonly Words[])[];
};

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => printableText(text)).filter(Boolean);
const bulletsOf = ({ bullets }: ResumeEntry): Words[][] => texts(bullets).map((text) => [{ text }]);
const listed = (values: readonly string[] | undefined) => printableText((values ?? []).join(', '));
const joined = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator);

/** Sentences of a citation: text that already ends in a punctuation mark gets no period. */
const sentence = (text: string) => (text && !/[.?!…。]$/u.test(text) ? `${text}.` : text);

const addressesOf = ({ links }: ResumeEntry) => links.map(({ url }): Words[] => [{ text: shortAddress(url), url }]);

function factsOf(
  entry: ResumeEntry,
  language: ResumeLanguage,
  details: readonly Exclude<ResumeDetail, 'area' | 'role' | 'level' | 'category' | 'number'>[],
): Words[][] {
  return details.flatMap((detail) => {
    const value = detail === 'filedDate' || detail === 'expires' ? writeDateDetail(entry.details[detail], language) : listed(entry.details[detail]);
    // "GPA 3.8" needs no label.
    if (detail === 'grade' && /^\D/.test(value)) return [[{ text: value }]];
    return value ? [[{ text: `${detailLabel(detail, language)}: `, tone: 'soft' as const }, { text: value }]] : [];
  });
}

function skillsOf({ tags }: ResumeEntry, language: ResumeLanguage): Words[][] {
  const skills = listed(tags.map(({ text }) => text));
  return skills ? [[{ text: `${detailLabel('skills', language)}: `, tone: 'soft' }, { text: skills }]] : [];
}

const writeDateDetail = (values: readonly string[] | undefined, language: ResumeLanguage) =>
  (values ?? []).map((end) => (/^\d{4}(?:-\d\d)?$/.test(end) ? writePeriod({ start: '', end, current: false }, language) : end)).join(', ');

/** "R. Solvang, T. Lind (2022). Exactly once is a promise. Journal of Systems." Only a bare year goes with the authors. */
function citation(entry: ResumeEntry, language: ResumeLanguage): Words[] {
  const { details } = entry;
  const authors = listed(details.authors);
  const period = writePeriod(entry, language);
  const isYear = authors !== '' && /^\d{4}$/.test(period);
  const source = joined([printableText(entry.organisation), isYear ? '' : period], ', ');
  const doi = listed(details.doi);
  return [
    ...(authors ? [{ text: `${isYear ? `${authors} (${period}).` : sentence(authors)} ` }] : []),
    { text: sentence(printableText(entry.title)), tone: 'strong' },
    ...(source ? [{ text: ` ${sentence(source)}` }] : []),
    ...(doi ? [{ text: ` doi:${doi}` }] : []),
  ];
}

/** "Settling readings that arrive out of order, NO 348 211, granted, 2021." */
function patent(entry: ResumeEntry, language: ResumeLanguage): Words[] {
  const { number, status, filedDate } = entry.details;
  const office = joined([printableText(entry.organisation), listed(number)], ' ');
  const date = writePeriod(entry, language) || writeDateDetail(filedDate, language);
  const said = joined([office, listed(status), date], ', ');
  return [{ text: printableText(entry.title), tone: 'strong' }, ...(said ? [{ text: `, ${said}` }] : [])];
}

/** An entry that is one bullet of a list; whatever else it says follows on further lines. */
const asPoint = (entry: ResumeEntry, language: ResumeLanguage, point: readonly Words[], facts: readonly (readonly Words[])[]): ComposedEntry => ({
  title: '',
  period: '',
  under: '',
  place: '',
  lines: [],
  paragraphs: [],
  bullets: [point],
  closing: [...facts, ...addressesOf(entry), ...texts(entry.paragraphs).map((text) => [{ text }]), ...bulletsOf(entry), ...skillsOf(entry, language)],
});

/** Whether publications have details that only a citation has room for. */
export const areCited = (entries: readonly ResumeEntry[]) => entries.some(({ details }) => details.authors || details.doi);

/**
 * The words of one entry. Skills and languages, which share lines, are composed by their section. `isCited`: publications are written as citations, otherwise
 * as titles with their details below.
 */
export function composeEntry(kind: ResumeSectionKind, entry: ResumeEntry, language: ResumeLanguage, isCited: boolean): ComposedEntry {
  if (kind === 'publication' && isCited) return asPoint(entry, language, citation(entry, language), factsOf(entry, language, ['status']));
  if (kind === 'patent') return asPoint(entry, language, patent(entry, language), factsOf(entry, language, ['inventors']));
  const area = listed(entry.details.area);
  const period = writePeriod(entry, language);
  const title = joined([printableText(entry.title), kind === 'education' && area !== printableText(entry.title) ? area : ''], ', ');
  const under = joined([listed(entry.details.role), printableText(entry.organisation)], ', ');
  const place = printableText(entry.place);
  // An entry without a title uses the first thing it says as its heading.
  const isHeaded = Boolean(title || under);
  return {
    title: title || under || joined([place, period], ', '),
    period: isHeaded ? period : '',
    under: title ? under : '',
    place: isHeaded ? place : '',
    lines: [...factsOf(entry, language, ['grade', 'courses', 'status', 'expires', 'credentialId', 'doi', 'authors', 'inventors']), ...addressesOf(entry)],
    paragraphs: texts(entry.paragraphs),
    bullets: bulletsOf(entry),
    closing: skillsOf(entry, language),
  };
}
