import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FitEvidence, FitScore } from '@folia/contracts/fit-score/shapes';
import { itemHeading } from '@folia/contracts/item/fields';
import { answerQuestion } from '@folia/deep-talk/answer-question';
import type { Subject } from '@folia/deep-talk/read/subject';
import { readSubject } from '@folia/deep-talk/read-subject';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { readPosting } from '@folia/fit/read/read-posting';
import { compareScores } from '@folia/fit/score/compare-scores';
import { scoreAgainst } from '@folia/fit/score/score-fit';
import { parseResume } from '@folia/resume-reading/parser/parse-resume';
import { readPlainText } from '@folia/resume-reading/sources/read-plain-text';
import { applyTailoring } from '@folia/resume-writing/tailor/apply/apply-tailoring';
import { analyseResume } from '@folia/resume-writing/tailor/review/analyse-resume';
import { tailor } from '@folia/resume-writing/tailor/tailor';

/** The month that the sample lives in: a sample that grew older by itself would never be the one that was checked. */
const asOf = '2026-10';
const folder = join(__dirname, '..', 'evals', 'sample');
const mostAsked = { must: 4, nice: 1 };
const mostMissing = 2;
const mostLines = 7;
const longestQuote = 90;
/** Below this a field of an import is one to check (web/src/ui/confidence.tsx). */
const clearFrom = 0.8;

/** What is asked in the demo: two that the portfolio answers in words, one from its dates, and one that it does not answer. */
const questions = ['Has Maya led a team?', 'What has she built with C++?', 'How many years of experience does she have?', 'Has she worked with Kubernetes?'];

/** The scores of the history, oldest first; `without`: what was not in the portfolio yet. */
const history = [
  { job: 'senior-dsp-engineer', at: '2026-09-14', without: ['lyra', 'senior'] },
  { job: 'speech-researcher', at: '2026-09-21', without: ['lyra'] },
  { job: 'audio-firmware-lead', at: '2026-10-02', without: ['lyra', 'fixed-point'] },
  { job: 'audio-firmware-lead', at: '2026-10-09', without: [] },
  { job: 'senior-dsp-engineer', at: '2026-10-12', without: [] },
] as const;

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

type Quoted = { quote: string; from: string };

/** The words to show: a sentence rather than a name from a list, cut to its first sentence, and one that is not shown yet. */
function bestQuote(evidence: readonly FitEvidence[], headingOf: (id: string) => string, shown: readonly string[]): Quoted | null {
  const sentences = evidence.map(({ quote, itemId }) => ({ quote: quote.split(/(?<=\.)\s/)[0] ?? quote, from: headingOf(itemId) }));
  const told = sentences.filter(({ quote }) => quote.length <= longestQuote);
  const whole = told.filter(({ quote }) => quote.split(' ').length > 3);
  return whole.find(({ quote }) => !shown.includes(quote)) ?? whole[0] ?? told[0] ?? null;
}

/** What every slide counts as the requirements of a job. */
const countedIn = ({ requirements }: FitScore) => requirements.filter(({ scored, kind }) => scored && kind !== 'title');

/** What weighs most first, then what is missing: the same choice for every input. */
function shownRequirements({ requirements }: FitScore, headingOf: (id: string) => string) {
  const asked = requirements.filter(({ kind, need, points }) => kind !== 'title' && need !== 'duty' && points > 0).sort((a, b) => b.points - a.points);
  const borne = (['must', 'nice'] as const).flatMap((need) => asked.filter((one) => one.need === need && one.evidence.length > 0).slice(0, mostAsked[need]));
  const shown: string[] = [];
  return [...borne, ...asked.filter(({ evidence }) => evidence.length === 0).slice(0, mostMissing)].map((one) => {
    const { label, need, points, gained, status, yearsFound } = one;
    const evidence = bestQuote(one.evidence, headingOf, shown);
    if (evidence) shown.push(evidence.quote);
    return { label, need, points, gained, status, years: one.kind === 'years' ? yearsFound : null, evidence };
  });
}

/** Everything the demo of the landing page shows, as the engines give it for a made-up person and made-up jobs. Pure but for reading its own files: same engines, same bytes. */
export function makeSample() {
  const { basics, items } = JSON.parse(read('maya-lindqvist.json')) as { basics: Subject['basics']; items: PortfolioItem[] };
  const headings = new Map(items.map(({ id, kind, fields }) => [id, itemHeading(kind, fields)]));
  const headingOf = (id: string) => headings.get(id) ?? basics.name;
  const jobText = read('senior-dsp-engineer.txt');
  const scoreOf = (job: string, without: readonly string[]) =>
    scoreAgainst(
      readPosting(read(`${job}.txt`)),
      items.filter(({ id }) => !without.includes(id)),
      asOf,
    );
  const score = scoreOf('senior-dsp-engineer', []);

  const header = { name: basics.name, headline: basics.headline, email: '', phone: '', location: basics.location, links: [] };
  const tailoring = tailor(jobText, items, header, asOf);
  const document = applyTailoring(tailoring, items, header, { pageSize: 'a4', template: 'folio', maxPages: 2 });
  const lines = tailoring.sections.flatMap(({ items: all }) =>
    all.flatMap(({ itemId, lines: own }) => own.filter(({ field }) => field === 'highlights' || field === 'summary').map((line) => ({ itemId, ...line }))),
  );
  const kept = lines.filter(({ choice }) => choice !== 'dropped');
  const asLine = ({ itemId, words, choice }: (typeof lines)[number]) => ({ words: words.split(/(?<=\.)\s/)[0] ?? words, from: headingOf(itemId), choice });
  const { keywords } = analyseResume(document, items, jobText, asOf);

  const subject = readSubject({ basics, items }, asOf);
  const manner = { tone: 'plain' as const, offLimits: [], ownAnswers: [], language: null };
  const reading = parseResume(readPlainText(Buffer.from(read('maya-cv.txt'))), asOf);
  const confidences = reading.entries.map(({ confidence }) => confidence);

  const scored = history.map(({ job, at, without }) => ({ job, at, result: scoreOf(job, without) }));
  return {
    asOf,
    person: basics.name,
    job: { role: score.job.role, company: score.job.company, location: score.job.location },
    score: {
      score: score.score,
      parts: score.parts.map(({ name, weight, points }) => ({ name, weight: Math.round(weight * 10) / 10, points })),
      of: countedIn(score).length,
      requirements: shownRequirements(score, headingOf),
      raise: score.requirements
        .filter(({ status }) => status === 'missing')
        .sort((a, b) => b.gap - a.gap)
        .slice(0, mostMissing)
        .map(({ label, gap }) => ({ label, gap })),
    },
    resume: {
      summary: document.sections.find(({ kind }) => kind === 'summary')?.entries[0]?.paragraphs[0]?.text ?? '',
      lines: [...kept.slice(0, mostLines), ...lines.filter(({ choice }) => choice === 'dropped').slice(0, 1)].map(asLine),
      kept: kept.length,
      items: new Set(kept.map(({ itemId }) => itemId)).size,
      keywords: { had: keywords.filter(({ after }) => after).length, asked: keywords.length },
    },
    history: scored
      .map(({ job, at, result }, place) => {
        const before = scored.slice(0, place).findLast((one) => one.job === job);
        const comparison = before && compareScores(before.result, result, before.job);
        return {
          role: result.job.role,
          company: result.job.company,
          location: result.job.location,
          at,
          score: result.score,
          borneOut: countedIn(result).filter(({ evidence }) => evidence.length > 0).length,
          of: countedIn(result).length,
          difference: comparison?.difference ?? null,
          because: (comparison?.changes ?? [])
            .filter(({ requirementId, points }) => points > 0 && result.requirements.some(({ id, kind }) => id === requirementId && kind !== 'title'))
            .slice(0, 3)
            .map(({ label, points }) => ({ label, points })),
        };
      })
      .toReversed(),
    answers: questions.map((question) => {
      const { claims, outcome } = answerQuestion({ subject, question, history: [], manner, assistantName: 'Buddy', isOwner: false });
      return {
        question,
        outcome,
        claims: claims.map(({ text, citations }) => ({ text, from: [...new Set(citations.map(({ itemId }) => headingOf(itemId)))].slice(0, 2) })),
      };
    }),
    reading: {
      lines: read('maya-cv.txt').trim().split('\n').filter(Boolean).length,
      entries: confidences.length,
      toCheck: confidences.filter((one) => one < clearFrom).length,
    },
  };
}
