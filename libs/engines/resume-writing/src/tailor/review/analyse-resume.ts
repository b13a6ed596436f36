import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { ResumeAnalysis, ResumeRemark } from '@folia/contracts/tailored-resume/tailor-made';
import { findEvidence } from '@folia/fit/judge/find-evidence';
import { monthsOf, type Period, periodOf } from '@folia/fit/read/portfolio/period';
import { type PortfolioItem, readPortfolio } from '@folia/fit/read/portfolio/read-portfolio';
import type { Requirement } from '@folia/fit/read/requirements/requirement';
import { scoreAgainst } from '@folia/fit/score/score-fit';
import { itemOfEntry } from '../../document/item-of-entry';
import { phrasesIn } from '../../words/phrases-in';
import { phrasesOf, wordList } from '../../words/word-list';
import { demandOf } from '../analyse/demand';
import { withoutOrders } from '../analyse/rate-lines';
import { lengthOf } from '../fill/measure-length';

const mostWords = 1000;
const fewestWords = 150;
const longGap = 12;
const emptyPhrases = phrasesIn(wordList('empty-phrases', ['empty']), 'empty');
const passiveWords = wordList('passive', ['be', 'participle', 'opening']);
const formsOfBe = phrasesIn(passiveWords, 'be');
const openings = phrasesIn(passiveWords, 'opening');
const participles: ReadonlySet<string> = new Set(phrasesOf(passiveWords, 'participle'));

/** Whether a line says what was done to somebody or something, or what a duty was, instead of what its person did. */
function isPassive(line: string): boolean {
  const behind = formsOfBe(line).map(({ words, index }) => /^\s+(?:\w+ly\s+)?(\w+)/.exec(line.slice(index + words.length))?.[1]?.toLowerCase() ?? '');
  return openings(line)[0]?.index === 0 || behind.some((word) => /.ed$/.test(word) || participles.has(word));
}

const isKeyword = ({ kind, scored }: Requirement) => scored && (kind === 'skill' || kind === 'credential' || kind === 'degree' || kind === 'language');

/** Where something missing would be added; a skill is shown by what was done with it. */
const additions: Partial<Record<Requirement['kind'], ResumeRemark['mend']>> = {
  language: 'add-language',
  credential: 'add-certification',
  degree: 'add-education',
};

/** What the resume says, as items: what a reader of the file would find in it. Pure. */
export const itemsOf = ({ sections }: ResumeDocument): PortfolioItem[] =>
  sections.flatMap(({ kind, entries }, section) =>
    kind === 'summary' ? [] : entries.map((entry, index) => ({ id: entry.itemIds[0] ?? `${section}-${index}`, kind, fields: itemOfEntry(kind, entry) })),
  );

function remarkOnLines(items: readonly PortfolioItem[]): ResumeRemark[] {
  return items.flatMap(({ id, kind, fields }) => {
    const lines = [fields.summary, fields.highlights].flat().filter((line): line is string => typeof line === 'string' && line !== '');
    const found = lines.flatMap((line): ResumeRemark[] => [
      ...(isPassive(line) ? [{ kind: 'passive' as const, itemId: id, words: line, mend: 'say-who-did' as const }] : []),
      ...emptyPhrases(line)
        .slice(0, 1)
        .map(({ words }) => ({ kind: 'empty-phrase' as const, itemId: id, words, mend: 'cut-phrase' as const })),
    ]);
    const isPlain = kind === 'work' && lines.length > 1 && !lines.some((line) => /\d/.test(line));
    return isPlain ? [...found, { kind: 'no-figures', itemId: id, words: lines[0] ?? '', mend: 'add-figure' }] : found;
  });
}

function remarkOnDates(items: readonly PortfolioItem[], asOf: string): ResumeRemark[] {
  const now = monthsOf(asOf);
  const dated = items.filter(({ kind }) => kind === 'work').map(({ id, fields }) => ({ id, fields, period: periodOf(fields, now) }));
  const missing = dated.filter(({ fields }) => !fields.startDate || (!fields.endDate && fields.current !== true));
  const periods = dated.flatMap(({ id, period }) => (period ? [{ id, ...period }] : [])).sort((a, b) => a.from - b.from);
  const gaps: ResumeRemark[] = [];
  let reached: (Period & { id: string }) | null = null;
  for (const one of periods) {
    if (reached && one.from - reached.to > longGap) gaps.push({ kind: 'gap', itemId: one.id, words: `${one.from - reached.to}`, mend: 'explain-gap' });
    if (!reached || one.to > reached.to) reached = one;
  }
  return [...missing.map(({ id }): ResumeRemark => ({ kind: 'date-missing', itemId: id, words: '', mend: 'add-date' })), ...gaps];
}

/**
 * What the resume covers of what the posting asks for, compared with what the whole portfolio covers, and what can be improved where. `before` and `after` are
 * shares of the requested skills, credentials, degrees and languages for which the taxonomy's reading finds evidence. Throws AppError NOT_A_JOB,
 * PAYLOAD_TOO_LARGE. Pure.
 */
export function analyseResume(document: ResumeDocument, items: readonly PortfolioItem[], postingText: string, asOf: string): ResumeAnalysis {
  const { posting } = demandOf(postingText);
  const own = itemsOf(document);
  const [before, after] = [items.map(withoutOrders), own].map((all) => {
    const portfolio = readPortfolio(all, asOf);
    const scored = scoreAgainst(posting, all, asOf).requirements;
    return new Set(
      posting.requirements
        .filter(
          (requirement) =>
            findEvidence(portfolio, requirement.options, requirement.isOpen, posting).length > 0 ||
            scored.some(({ id, status }) => id === requirement.id && (status === 'met' || status === 'partial')),
        )
        .map(({ id }) => id),
    );
  }) as [Set<string>, Set<string>];
  const keywords = posting.requirements
    .filter(isKeyword)
    .map(({ id, label, need }) => ({ requirementId: id, label, need, before: before.has(id), after: after.has(id) }));
  const share = (side: 'before' | 'after') =>
    keywords.length > 0 ? Math.round((keywords.filter((one) => one[side]).length / keywords.length) * 1000) / 1000 : 1;
  const { lines, words } = lengthOf(document);
  const { email, phone, name } = document.header;
  const remarks: ResumeRemark[] = [
    ...posting.requirements
      .filter((requirement) => isKeyword(requirement) && requirement.need === 'must' && !after.has(requirement.id))
      .map(({ id, kind, label }): ResumeRemark => {
        const mend = before.has(id) ? 'add-lines' : (additions[kind] ?? 'add-evidence');
        return { kind: 'must-missing', itemId: null, words: label, mend };
      }),
    ...(words > mostWords ? [{ kind: 'too-long' as const, itemId: null, words: `${words}`, mend: 'shorten' as const }] : []),
    ...(words < fewestWords ? [{ kind: 'too-short' as const, itemId: null, words: `${words}`, mend: 'add-lines' as const }] : []),
    ...[
      ['name', name],
      ['email', email],
      ['phone', phone],
    ].flatMap(([field = '', value]): ResumeRemark[] => (value ? [] : [{ kind: 'contact-missing', itemId: null, words: field, mend: 'add-contact' }])),
    ...remarkOnDates(own, asOf),
    ...remarkOnLines(own),
  ];
  return { keywords, before: share('before'), after: share('after'), lines, words, remarks };
}
