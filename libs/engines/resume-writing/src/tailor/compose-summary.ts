import type { ResumeHeader, ResumeLine } from '@folia/contracts/resume-document';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import type { SummarySentence, TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { monthsOf, periodOf, yearsCovered } from '@folia/fit/read/portfolio/period';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { languageOf } from '@folia/fit/read/role/read-facts';
import { endSentence } from './end-sentence';
import { todaysLine } from './todays-line';

type Words = {
  role: (role: string, years: number) => string;
  former: (role: string, employer: string) => string;
  skills: string;
  holds: string;
  at: (employer: string) => string;
  and: string;
};
const words: Readonly<Record<ResumeLanguage, Words>> = {
  en: {
    role: (role, years) => (years > 0 ? `${role} with ${years} ${years === 1 ? 'year' : 'years'} of experience` : role),
    former: (role, employer) => (employer ? `Worked as ${role} at ${employer}` : `Worked as ${role}`),
    skills: 'Experience with',
    holds: 'Holds',
    at: (employer) => (employer ? `At ${employer}: ` : ''),
    and: 'and',
  },
  de: {
    role: (role, years) => (years > 0 ? `${role} mit ${years} ${years === 1 ? 'Jahr' : 'Jahren'} Erfahrung` : role),
    former: (role, employer) => (employer ? `Tätig gewesen als ${role} bei ${employer}` : `Tätig gewesen als ${role}`),
    skills: 'Erfahrung mit',
    holds: 'Nachweise:',
    at: (employer) => (employer ? `Bei ${employer}: ` : ''),
    and: 'und',
  },
  fr: {
    role: (role, years) => (years > 0 ? `${role}, ${years} ${years === 1 ? 'an' : 'ans'} d’expérience` : role),
    former: (role, employer) => (employer ? `Ancien poste : ${role}, ${employer}` : `Ancien poste : ${role}`),
    skills: 'Expérience :',
    holds: 'Titres :',
    at: (employer) => (employer ? `${employer} : ` : ''),
    and: 'et',
  },
  es: {
    role: (role, years) => (years > 0 ? `${role} con ${years} ${years === 1 ? 'año' : 'años'} de experiencia` : role),
    former: (role, employer) => (employer ? `Puesto anterior: ${role}, ${employer}` : `Puesto anterior: ${role}`),
    skills: 'Experiencia con',
    holds: 'Acreditaciones:',
    at: (employer) => (employer ? `En ${employer}: ` : ''),
    and: 'y',
  },
};

/** In a script that none of these languages has, words of theirs would stand strangely: the facts alone, one behind the other. */
const factsAlone: Words = {
  role: (role) => role,
  former: (role, employer) => (employer ? `${role}, ${employer}` : role),
  skills: '',
  holds: '',
  at: (employer) => (employer ? `${employer}: ` : ''),
  and: '',
};

const text = (item: PortfolioItem | undefined, field: string) => (typeof item?.fields[field] === 'string' ? (item.fields[field] as string) : '');
const listed = (parts: readonly string[], and: string) =>
  parts.length < 2 || !and ? parts.join(', ') : `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`;

const countOf = (said: string, letters: RegExp) => said.match(letters)?.length ?? 0;

/** What tells the language of items: what their person wrote in sentences. */
const saidIn = (items: readonly PortfolioItem[]) =>
  items
    .flatMap(({ fields }) => [fields.summary, fields.highlights].flat())
    .join('\n')
    .slice(0, 20_000);

/** The language the person writes in, English where it is none of ours. */
export const languageOfItems = (items: readonly PortfolioItem[]): ResumeLanguage => languageOf(saidIn(items));

/** The words of sentences of ours: they stand among the person's, not among the posting's. */
function wordsAmong(items: readonly PortfolioItem[]): Words {
  const said = saidIn(items);
  return countOf(said, /\p{Script=Latin}/gu) * 2 < countOf(said, /\p{L}/gu) ? factsAlone : words[languageOfItems(items)];
}

/** Whole years covered by these positions up to `asOf`; never more than was worked. */
export function yearsOf(items: readonly PortfolioItem[], asOf: string): number {
  const now = monthsOf(asOf);
  return Math.floor(yearsCovered(items.flatMap(({ fields }) => periodOf(fields, now) ?? [])) + 1e-9);
}

/** The line a sentence quotes, where its person put it into their own words. */
const ownLineOf = ({ sections }: Tailoring, quoted: Extract<SummarySentence, { kind: 'highlight' }>): TailoredLine | undefined =>
  sections
    .flatMap(({ items }) => items.filter(({ itemId }) => itemId === quoted.itemId).flatMap(({ lines }) => lines))
    .find(({ field, entry, by, choice }) => field === quoted.field && entry === quoted.entry && by === 'person' && choice === 'rewritten');

function compose(
  sentence: SummarySentence,
  tailoring: Tailoring,
  items: ReadonlyMap<string, PortfolioItem>,
  header: ResumeHeader,
  own: Words,
): ResumeLine | null {
  const { asOf } = tailoring;
  const found = (ids: readonly string[]) => ids.flatMap((id) => items.get(id) ?? []);
  switch (sentence.kind) {
    case 'headline': {
      const years = yearsOf(found(sentence.yearsOf), asOf);
      return header.headline
        ? { text: endSentence(own.role(header.headline.replace(/[.\s]+$/, ''), years)), itemIds: found(sentence.yearsOf).map(({ id }) => id) }
        : null;
    }
    case 'role': {
      const item = items.get(sentence.itemId);
      const role = text(item, 'position');
      if (!role) return null;
      const isNow = item?.fields.current === true;
      return {
        text: endSentence(isNow ? own.role(role, yearsOf(found(sentence.yearsOf), asOf)) : own.former(role, text(item, 'employer'))),
        itemIds: isNow ? [sentence.itemId, ...sentence.yearsOf.filter((id) => id !== sentence.itemId)] : [sentence.itemId],
      };
    }
    case 'skills': {
      const held = sentence.skills.filter(({ itemIds }) => found(itemIds).length > 0);
      return held.length > 0
        ? {
            text: endSentence(
              `${own.skills} ${listed(
                held.map((skill) => skill.text),
                own.and,
              )}`.trim(),
            ),
            itemIds: [...new Set(held.flatMap(({ itemIds }) => itemIds))],
          }
        : null;
    }
    case 'credentials': {
      const held = found(sentence.itemIds);
      return held.length > 0
        ? {
            text: endSentence(
              `${own.holds} ${listed(
                held.map((item) => text(item, 'name')),
                own.and,
              )}`.trim(),
            ),
            itemIds: held.map(({ id }) => id),
          }
        : null;
    }
    case 'highlight': {
      const item = items.get(sentence.itemId);
      const said = item ? (ownLineOf(tailoring, sentence)?.text ?? todaysLine(item.fields, sentence)) : null;
      return said ? { text: endSentence(`${own.at(text(item, 'employer') || text(item, 'name'))}${said}`), itemIds: [sentence.itemId] } : null;
    }
    case 'written':
      return { text: sentence.text, itemIds: [...sentence.itemIds] };
  }
}

/** Each sentence in the person's language, from the items of today and the person's own words for the line it quotes; null where its facts are gone. Pure. */
export function composeSentences(tailoring: Tailoring, items: readonly PortfolioItem[], header: ResumeHeader): (ResumeLine | null)[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const own = wordsAmong(items);
  return tailoring.summary.map((sentence) => compose(sentence, tailoring, byId, header, own));
}

/** The summary; a fact that is gone takes its sentence along. Pure. */
export const composeSummary = (...given: Parameters<typeof composeSentences>): ResumeLine[] => composeSentences(...given).flatMap((line) => line ?? []);
