import type { ResumeHeader, ResumeLine } from '@folia/contracts/resume-document';
import { type ResumeLanguage, resumeLanguages } from '@folia/contracts/resume-languages';
import type { SummarySentence, TailoredLine, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import { monthsOf, periodOf, yearsCovered } from '@folia/fit/read/portfolio/period';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { languageOf } from '@folia/fit/read/role/language-of';
import { atEmployer, isSelfEmployed } from '../../words/at-employer';
import { beginningOf, continued } from '../../words/line-beginning';
import { listed as listedIn } from '../../words/listed';
import { nameInSentence, smallWordsOf } from '../../words/name-in-sentence';
import { saysItself } from '../../words/standings';
import { frameOf, templatesIn } from '../../words/templates';
import { titleInSentence } from '../../words/title-in-sentence';
import { endSentence } from './end-sentence';
import { todaysLine } from './todays-line';

const keys = ['role', 'role-one', 'last', 'former', 'skills', 'holds', 'at', 'as'] as const;
const phrases = templatesIn('summary', keys);
/** The summary's own words in all languages: its sentences with nothing in their slots. */
export const summaryFrame: readonly string[] = resumeLanguages.flatMap((language) => frameOf('summary', keys, language));

/** How a summary is worded. For a script that none of our languages uses, their words would look out of place: only the facts, one after another. */
type Wording = { language: ResumeLanguage; isFactsAlone: boolean };

const text = (item: PortfolioItem | undefined, field: string) => (typeof item?.fields[field] === 'string' ? (item.fields[field] as string) : '');
const listed = (parts: readonly string[], { language, isFactsAlone }: Wording) => (isFactsAlone ? parts.join(', ') : listedIn(parts, language));

const countOf = (said: string, letters: RegExp) => said.match(letters)?.length ?? 0;

/** The text that reveals the language of items: what their person wrote in sentences. */
const saidIn = (items: readonly PortfolioItem[]) =>
  items
    .flatMap(({ fields }) => [fields.summary, fields.highlights].flat())
    .join('\n')
    .slice(0, 20_000);

/** The language the person writes in; English if it is not one of ours. */
export const languageOfItems = (items: readonly PortfolioItem[]): ResumeLanguage => languageOf(saidIn(items));

/** Our own sentences are in the language of the person rather than that of the posting. */
function wordingFor(items: readonly PortfolioItem[]): Wording {
  const said = saidIn(items);
  return { language: languageOfItems(items), isFactsAlone: countOf(said, /\p{Script=Latin}/gu) * 2 < countOf(said, /\p{L}/gu) };
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

/** "Fleet manager | Cold chain | Lean" lists what somebody is and does: a sentence takes the first. */
const firstPart = (headline: string) => (headline.split(/\s+[|·•]\s+/u)[0] ?? '').replace(/[.\s]+$/u, '');

/** "Nurse with 8 years of experience, currently at Elm": the employer of today stands here unless the words name it already. */
function roleSentence(role: string, years: number, employer: string, { language, isFactsAlone }: Wording): string {
  if (isFactsAlone) return role;
  const isNamed = role.toLowerCase().includes(employer.toLowerCase());
  const at = isSelfEmployed(employer) ? continued(employer) : atEmployer(employer, language);
  // "Sales manager, software" ends with a comma before "with 13 years".
  const said = language === 'en' && years > 0 && role.includes(',') ? `${role},` : role;
  return phrases[language](years === 1 ? 'role-one' : 'role', { role: said, years: years > 1 ? `${years}` : '', employer: isNamed ? '' : at });
}

/** A position that has ended; `isLast`: no other ended after it. */
function formerSentence(role: string, employer: string, isLast: boolean, { language, isFactsAlone }: Wording): string {
  if (isFactsAlone) return employer ? `${role}, ${employer}` : role;
  return phrases[language](isLast ? 'last' : 'former', { role, employer: atEmployer(employer, language) });
}

function credentialsSentence(names: readonly string[], wording: Wording): string {
  const inHand = names.filter((name) => !saysItself(name));
  const held = listed(inHand, wording);
  const said = wording.isFactsAlone ? held : phrases[wording.language]('holds', { listed: held });
  return [...names.filter(saysItself), ...(inHand.length > 0 ? [said] : [])].map(endSentence).join(' ');
}

function compose(
  sentence: SummarySentence,
  tailoring: Tailoring,
  items: ReadonlyMap<string, PortfolioItem>,
  header: ResumeHeader,
  wording: Wording,
  smallWords: ReadonlySet<string>,
): ResumeLine | null {
  const { asOf } = tailoring;
  const { language, isFactsAlone } = wording;
  const found = (ids: readonly string[]) => ids.flatMap((id) => items.get(id) ?? []);
  switch (sentence.kind) {
    case 'headline': {
      const counted = found(sentence.yearsOf);
      const now = counted.filter(({ fields }) => fields.current === true);
      const employer = now.length === 1 ? text(now[0], 'employer') : '';
      const said = roleSentence(firstPart(header.headline), yearsOf(counted, asOf), employer, wording);
      return header.headline ? { text: endSentence(said), itemIds: counted.map(({ id }) => id) } : null;
    }
    case 'role': {
      const item = items.get(sentence.itemId);
      const role = text(item, 'position');
      if (!role) return null;
      const isNow = item?.fields.current === true;
      const isLast = !isNow && ![...items.values()].some((one) => one.kind === 'work' && text(one, 'endDate') > text(item, 'endDate'));
      const employer = text(item, 'employer');
      return {
        text: endSentence(
          isNow ? roleSentence(role, yearsOf(found(sentence.yearsOf), asOf), employer, wording) : formerSentence(role, employer, isLast, wording),
        ),
        itemIds: isNow ? [sentence.itemId, ...sentence.yearsOf.filter((id) => id !== sentence.itemId)] : [sentence.itemId],
      };
    }
    case 'skills': {
      const held = sentence.skills.filter(({ itemIds }) => found(itemIds).length > 0);
      const names = listed(
        held.map((skill) => nameInSentence(skill.text, smallWords, language)),
        wording,
      );
      const said = isFactsAlone ? names : phrases[language]('skills', { listed: names });
      return held.length > 0 ? { text: endSentence(said), itemIds: [...new Set(held.flatMap(({ itemIds }) => itemIds))] } : null;
    }
    case 'credentials': {
      const held = found(sentence.itemIds);
      const said = credentialsSentence(
        held.map((item) => text(item, 'name')),
        wording,
      );
      return held.length > 0 ? { text: said, itemIds: held.map(({ id }) => id) } : null;
    }
    case 'highlight': {
      const item = items.get(sentence.itemId);
      const said = item ? (ownLineOf(tailoring, sentence)?.text ?? todaysLine(item.fields, sentence)) : null;
      if (!said) return null;
      const where = text(item, 'employer') || text(item, 'name');
      // Where the work of today is, the first sentence says.
      const isSaid = item?.fields.current === true && tailoring.summary.some((one) => one.kind === 'role' || one.kind === 'headline');
      const isContinued = language === 'en' && !isFactsAlone && where && !isSaid && beginningOf(said, 'en') === 'past';
      const line = continued(said);
      // "As a tutor, taught …": who worked for nobody else did it as something.
      const role = titleInSentence(text(item, 'position'), 'en');
      const framed = isSelfEmployed(where) ? role && phrases.en('as', { role, line }) : phrases.en('at', { employer: where, line });
      return {
        text: endSentence((isContinued && framed) || said),
        itemIds: [sentence.itemId],
      };
    }
    case 'written':
      return { text: sentence.text, itemIds: [...sentence.itemIds] };
  }
}

/** Each sentence in the person's language, from today's items and the person's own words for the line it quotes; null if its facts are gone. Pure. */
export function composeSentences(tailoring: Tailoring, items: readonly PortfolioItem[], header: ResumeHeader): (ResumeLine | null)[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const wording = wordingFor(items);
  const smallWords = smallWordsOf(items);
  return tailoring.summary.map((sentence) => compose(sentence, tailoring, byId, header, wording, smallWords));
}

/** The summary; a sentence whose fact is gone is left out. Pure. */
export const composeSummary = (...given: Parameters<typeof composeSentences>): ResumeLine[] => composeSentences(...given).flatMap((line) => line ?? []);
