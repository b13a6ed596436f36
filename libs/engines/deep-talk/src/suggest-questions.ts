import type { AnswerLanguage } from '@folia/contracts/deep-talk/answer';
import { answerQuestion } from './answer-question';
import { fill, type Writer, writerFor } from './compose/writer';
import { entriesOf, positionsOf } from './compute/careers';
import type { ReadSubject } from './read/subject';

const most = 6;
const manner = { tone: 'plain' as const, offLimits: [], ownAnswers: [] };

/** The skills that the work shows most often, most shown first. */
function skillsShown(subject: ReadSubject): string[] {
  const uses = new Map<string, number>();
  for (const { kind, passages } of subject.entries)
    if (kind === 'work' || kind === 'project')
      for (const { isTold, skills } of passages)
        if (isTold) for (const { skill, own } of skills) if (own >= 1 && skill.kind === 'skill') uses.set(skill.name, (uses.get(skill.name) ?? 0) + 1);
  return [...uses].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([name]) => name);
}

const calledPlainly = /^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}+)+$/u;
/** "People management" is no name: inside a sentence it begins small, but for German, whose nouns never do. */
const inSentence = (skill: string, { language }: Writer): string => (language !== 'de' && calledPlainly.test(skill) ? skill.toLowerCase() : skill);

function candidates(writer: Writer): string[] {
  const { subject } = writer;
  const [, before] = positionsOf(subject);
  const place = before?.organisation;
  const [skill] = skillsShown(subject);
  const [project] = entriesOf(subject, 'project');
  return [
    fill(writer, 'askNow'),
    fill(writer, 'askWins'),
    ...(skill ? [fill(writer, 'askSkill', { thing: inSentence(skill, writer) })] : []),
    ...(place ? [fill(writer, 'askAt', { place })] : []),
    fill(writer, 'askLed'),
    ...(project ? [fill(writer, 'askProject', { thing: project.title })] : []),
    fill(writer, 'askLong'),
    fill(writer, 'askNext'),
    fill(writer, 'askStudied'),
    fill(writer, 'askPapers'),
    fill(writer, 'askSpoken'),
  ];
}

/** Questions made from this very portfolio, each with an answer in it; at most six, the same for the same portfolio. Pure. */
export function suggestQuestions(subject: ReadSubject, language: AnswerLanguage): string[] {
  const found: string[] = [];
  for (const question of candidates(writerFor(language, subject))) {
    if (found.length === most) break;
    const { outcome, claims } = answerQuestion({ subject, question, history: [], manner: { ...manner, language }, assistantName: '', isOwner: false });
    if (outcome === 'answered' && claims.some(({ citations }) => citations.length > 0)) found.push(question);
  }
  return found;
}
