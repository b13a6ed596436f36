import type { ResumeDocument, ResumeEntry, ResumeSection, ResumeSectionKind } from '@folia/contracts/resume-document';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { areCited, type ComposedEntry, composeEntry, type Words } from './compose-entry';
import { printableText } from './printable-text';
import { sectionHeading } from './section-headings';
import { shortAddress } from './short-address';

export type ComposedSection = { readonly kind: ResumeSectionKind; readonly heading: string; readonly entries: readonly ComposedEntry[] };

/** A resume as words in reading order: what every writer writes, whatever the look. */
export type ComposedResume = {
  readonly language: ResumeLanguage;
  readonly name: string;
  readonly headline: string;
  readonly contactHeading: string;
  readonly contact: readonly Words[];
  readonly sections: readonly ComposedSection[];
};

const lineEntry = (line: readonly Words[]): ComposedEntry => ({
  title: '',
  period: '',
  under: '',
  place: '',
  lines: [line],
  paragraphs: [],
  bullets: [],
  closing: [],
});

const withLevel = ({ title, details }: ResumeEntry) => {
  const level = printableText((details.level ?? []).join(', '));
  return level ? `${printableText(title)} (${level})` : printableText(title);
};

/** Skills of one category share a line: "Data: PostgreSQL, Kafka (expert)". A category is placed where its first skill is. */
function composeSkills(entries: readonly ResumeEntry[]): ComposedEntry[] {
  const groups = new Map<string, string[]>();
  for (const entry of entries) {
    const category = printableText((entry.details.category ?? []).join(', '));
    groups.set(category, [...(groups.get(category) ?? []), withLevel(entry)]);
  }
  return [...groups].map(([category, skills]) =>
    lineEntry([...(category ? [{ text: `${category}: `, tone: 'soft' as const }] : []), { text: skills.join(', ') }]),
  );
}

function composeSection({ kind, heading, entries }: ResumeSection, language: ResumeLanguage): ComposedSection {
  const composed =
    kind === 'skill'
      ? composeSkills(entries)
      : kind === 'language'
        ? entries.map((entry) => lineEntry([{ text: withLevel(entry) }]))
        : entries.map((entry) => composeEntry(kind, entry, language, areCited(entries)));
  return { kind, heading: printableText(heading) || sectionHeading(kind, language), entries: composed };
}

/** The words of a document, headings and dates in its language. Pure. */
export function composeResume({ header, sections, language }: ResumeDocument): ComposedResume {
  const { email, phone, location, links } = header;
  const contact: Words[] = [
    ...(location ? [{ text: printableText(location) }] : []),
    ...(email ? [{ text: printableText(email), url: `mailto:${email}` }] : []),
    ...(phone ? [{ text: printableText(phone) }] : []),
    ...links.map(({ url }) => ({ text: shortAddress(url), url })),
  ];
  return {
    language,
    name: printableText(header.name),
    headline: printableText(header.headline),
    contactHeading: sectionHeading('contact', language),
    contact,
    sections: sections.map((section) => composeSection(section, language)),
  };
}
