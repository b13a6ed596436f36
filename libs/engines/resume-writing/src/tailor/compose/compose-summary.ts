import type { ResumeHeader, ResumeLine } from '@folia/contracts/resume-document';
import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import type { SummarySentence, TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { monthsOf, periodOf, yearsCovered } from '@folia/fit/read/portfolio/period';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { languageOf } from '@folia/fit/read/role/read-facts';
import { beginningOf, continued } from '../../words/line-beginning';
import { nameInSentence, smallWordsOf } from '../../words/name-in-sentence';
import { endSentence } from './end-sentence';
import { todaysLine } from './todays-line';

type Words = {
  role: (role: string, years: number) => string;
  former: (role: string, employer: string, isLast: boolean) => string;
  skills: (listed: string) => string;
  holds: (listed: string) => string;
  /** A line that continues after its employer; null if the grammar of the language does not allow it. */
  at: ((employer: string, line: string) => string) | null;
  and: string;
};
const words: Readonly<Record<ResumeLanguage, Words>> = {
  en: {
    role: (role, years) => (years > 0 ? `${role} with ${years} ${years === 1 ? 'year' : 'years'} of experience` : role),
    former: (role, employer, isLast) => `${isLast ? 'Most recently' : 'Worked as'} ${role}${employer && ` at ${employer}`}`,
    skills: (listed) => `Experience with ${listed}`,
    holds: (listed) => `Holds ${listed}`,
    at: (employer, line) => `At ${employer}, ${line}`,
    and: 'and',
  },
  de: {
    role: (role, years) => (years > 0 ? `${role} mit ${years} ${years === 1 ? 'Jahr' : 'Jahren'} Erfahrung` : role),
    former: (role, employer, isLast) => `${isLast ? 'Zuletzt' : 'Tätig gewesen als'} ${role}${employer && ` bei ${employer}`}`,
    skills: (listed) => `Erfahrung mit ${listed}`,
    holds: (listed) => `Nachweise: ${listed}`,
    at: null,
    and: 'und',
  },
  fr: {
    role: (role, years) => (years > 0 ? `${role}, ${years} ${years === 1 ? 'an' : 'ans'} d’expérience` : role),
    former: (role, employer, isLast) => `${isLast ? 'Dernier poste' : 'Ancien poste'} : ${role}${employer && `, ${employer}`}`,
    skills: (listed) => `Expérience : ${listed}`,
    holds: (listed) => `Titres : ${listed}`,
    at: null,
    and: 'et',
  },
  es: {
    role: (role, years) => (years > 0 ? `${role} con ${years} ${years === 1 ? 'año' : 'años'} de experiencia` : role),
    former: (role, employer, isLast) => `${isLast ? 'Último puesto' : 'Puesto anterior'}: ${role}${employer && `, ${employer}`}`,
    skills: (listed) => `Experiencia con ${listed}`,
    holds: (listed) => `Acreditaciones: ${listed}`,
    at: null,
    and: 'y',
  },
};

/** For a script that none of these languages uses, their words would look out of place: only the facts, one after another. */
const factsAlone: Words = {
  role: (role) => role,
  former: (role, employer) => (employer ? `${role}, ${employer}` : role),
  skills: (listed) => listed,
  holds: (listed) => listed,
  at: null,
  and: '',
};

/** "HCPC registered", "Admitted as a solicitor" and "CIMA member" are statements on their own; "NMC registration" needs "holds". */
export const saysItself =
  /^(?:registered|admitted|licen[sc]ed|qualified|chartered|called)\b|\b(?:registered|certified|licen[sc]ed|qualified|accredited|chartered|member|fellow)(?:\s*\([^)]*\))?$/iu;

const text = (item: PortfolioItem | undefined, field: string) => (typeof item?.fields[field] === 'string' ? (item.fields[field] as string) : '');
const listed = (parts: readonly string[], and: string) =>
  parts.length < 2 || !and ? parts.join(', ') : `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`;

const countOf = (said: string, letters: RegExp) => said.match(letters)?.length ?? 0;

/** The text that reveals the language of items: what their person wrote in sentences. */
const saidIn = (items: readonly PortfolioItem[]) =>
  items
    .flatMap(({ fields }) => [fields.summary, fields.highlights].flat())
    .join('\n')
    .slice(0, 20_000);

/** The language the person writes in; English if it is not one of ours. */
export const languageOfItems = (items: readonly PortfolioItem[]): ResumeLanguage => languageOf(saidIn(items));

/** The words for our own sentences, in the language of the person rather than that of the posting. */
function wordsAmong(items: readonly PortfolioItem[]): Words {
  const said = saidIn(items);
  return countOf(said, /\p{Script=Latin}/gu) * 2 < countOf(said, /\p{L}/gu) ? factsAlone : words[languageOfItems(items)];
}

/** Whole years covered by these positions up to `asOf`; never more than the person worked. */
export function yearsOf(items: readonly PortfolioItem[], asOf: string): number {
  const now = monthsOf(asOf);
  return Math.floor(yearsCovered(items.flatMap(({ fields }) => periodOf(fields, now) ?? [])) + 1e-9);
}

/** The line a sentence quotes, if its person put it in their own words. */
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
  smallWords: ReadonlySet<string>,
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
      const isLast = !isNow && ![...items.values()].some((one) => one.kind === 'work' && text(one, 'endDate') > text(item, 'endDate'));
      return {
        text: endSentence(isNow ? own.role(role, yearsOf(found(sentence.yearsOf), asOf)) : own.former(role, text(item, 'employer'), isLast)),
        itemIds: isNow ? [sentence.itemId, ...sentence.yearsOf.filter((id) => id !== sentence.itemId)] : [sentence.itemId],
      };
    }
    case 'skills': {
      const held = sentence.skills.filter(({ itemIds }) => found(itemIds).length > 0);
      const names = held.map((skill) => nameInSentence(skill.text, smallWords));
      return held.length > 0 ? { text: endSentence(own.skills(listed(names, own.and))), itemIds: [...new Set(held.flatMap(({ itemIds }) => itemIds))] } : null;
    }
    case 'credentials': {
      const held = found(sentence.itemIds);
      const names = held.map((item) => text(item, 'name'));
      const [alone, inHand] = [names.filter((name) => saysItself.test(name)), names.filter((name) => !saysItself.test(name))];
      const said = [...alone, ...(inHand.length > 0 ? [own.holds(listed(inHand, own.and))] : [])].map(endSentence).join(' ');
      return held.length > 0 ? { text: said, itemIds: held.map(({ id }) => id) } : null;
    }
    case 'highlight': {
      const item = items.get(sentence.itemId);
      const said = item ? (ownLineOf(tailoring, sentence)?.text ?? todaysLine(item.fields, sentence)) : null;
      if (!said) return null;
      const where = text(item, 'employer') || text(item, 'name');
      return { text: endSentence(own.at && where && beginningOf(said) === 'past' ? own.at(where, continued(said)) : said), itemIds: [sentence.itemId] };
    }
    case 'written':
      return { text: sentence.text, itemIds: [...sentence.itemIds] };
  }
}

/** Each sentence in the person's language, from today's items and the person's own words for the line it quotes; null if its facts are gone. Pure. */
export function composeSentences(tailoring: Tailoring, items: readonly PortfolioItem[], header: ResumeHeader): (ResumeLine | null)[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const own = wordsAmong(items);
  const smallWords = smallWordsOf(items);
  return tailoring.summary.map((sentence) => compose(sentence, tailoring, byId, header, own, smallWords));
}

/** The summary; a sentence whose fact is gone is left out. Pure. */
export const composeSummary = (...given: Parameters<typeof composeSentences>): ResumeLine[] => composeSentences(...given).flatMap((line) => line ?? []);
