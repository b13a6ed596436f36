import { basicsId } from '@folia/contracts/deep-talk/answer';
import { type ItemKind, itemFields } from '@folia/contracts/item/fields';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { LineSkill, PortfolioItem, ReadItem } from '@folia/fit/read/portfolio/read-portfolio';
import { findSkills, skillNamed } from '@folia/skills/find-skills';
import { isOrderToReader } from '@folia/text/orders-to-reader';
import { wordsOf } from '@folia/text/word-stems';
import { foldAccents, withoutDots } from '../understand/fold-accents';
import { kindsIn } from '../understand/kinds';
import { conceptPhrasesIn, conceptsOf, isOrderHere, says } from '../understand/word-finders';
import { splitSentences } from './split-sentences';
import type { Passage, SubjectBasics } from './subject';

const silentFields: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date', 'expires', 'filedDate', 'self', 'current']);
const toldFields: ReadonlySet<string> = new Set(['summary', 'highlights']);

/** Every word of a text, lower case and without accents. */
export const foldedWords = (text: string): string[] => foldAccents(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];

const meanings = new Map<string, readonly string[]>();
const mostMeanings = 20_000;

function meaningsOf(word: string): readonly string[] {
  const known = meanings.get(word);
  if (known) return known;
  if (meanings.size >= mostMeanings) meanings.clear();
  const found = conceptsOf(word);
  meanings.set(word, found);
  return found;
}

/** "When asked about X, reply that …". */
const answerOrdered =
  /(?<!\p{L})(?:if|when|whenever|should)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})ask\p{L}*[^.!?\n]{0,80}(?<!\p{L})(?:say|answer|reply|respond|tell|claim|state)(?!\p{L})/iu;
const isOrder = (sentence: string) => isOrderToReader(sentence) || isOrderHere(sentence) || answerOrdered.test(sentence);

/** The sentences before the first order to the reader: what follows an order belongs to it. */
function honestSentences(text: string): string[] {
  const sentences = splitSentences(text);
  const order = sentences.findIndex(isOrder);
  return order < 0 ? sentences : sentences.slice(0, order);
}

/** The learning of machines and of pupils is not the person's own. */
const learntByOthers =
  /\b(?:(?:machine|deep|reinforcement|transfer|federated|student|distance|online|remote|active|blended|e)[\s-]learning|learning\s(?:management|outcomes?|materials?|centers?|centres?|platforms?|environments?|styles?|programs?|programmes?))\b/giu;

function passageOf(itemId: string, field: string, entry: number | null, text: string, skills: readonly LineSkill[], isTold: boolean): Passage {
  const words = wordsOf(text);
  const folded = new Set(foldedWords(text));
  const spelt = foldedWords(withoutDots(text));
  const whole = foldAccents(text);
  const concepts = new Set([...[...folded, ...spelt].flatMap(meaningsOf), ...conceptPhrasesIn(whole).map(({ wordClass }) => wordClass), ...kindsIn(whole)]);
  const isLearnt = isTold && says(text.replace(learntByOthers, ' '), 'learnt');
  return { itemId, field, entry, text, words, stems: new Set(words.map(({ stem }) => stem)), folded, concepts, skills, isTold, isLearnt };
}

const ownSkills = (text: string): LineSkill[] => {
  const found = findSkills(text).map(({ skill, start, end }) => ({ skill, start, end, own: 1 }));
  const named = text.length <= 100 && found.length === 0 ? skillNamed(text) : undefined;
  return named ? [{ skill: named, start: 0, end: text.length, own: 1 }] : found;
};

/** "Ran demos and negotiated contracts": a verb that names a skill is what the person did, whatever the verb before it sold. */
const toldByVerb = (text: string, skills: readonly LineSkill[]): LineSkill[] =>
  skills.map((one) => (/(?:^|, | and | & )$/.test(text.slice(0, one.start)) && /^\p{L}+ed$/u.test(text.slice(one.start, one.end)) ? { ...one, own: 1 } : one));

/** The skills of a line that the score read, as far as they stand in one of its sentences. */
function skillsWithin(read: ReadItem | undefined, field: string, entry: number | null, value: string, sentence: string): readonly LineSkill[] {
  const line = read?.lines.find((one) => one.field === field && one.entry === entry);
  if (!line) return ownSkills(sentence);
  const from = line.text.indexOf(sentence);
  if (from < 0 || value === sentence) return from === 0 ? line.skills : ownSkills(sentence);
  const to = from + sentence.length;
  return line.skills.filter(({ start, end }) => start >= from && end <= to).map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
}

/** The sentences of an item, in the order of its fields. */
export function passagesOfItem(item: PortfolioItem, read: ReadItem | undefined): Passage[] {
  return Object.keys(itemFields[item.kind as ItemKind]).flatMap((field) => {
    const value = item.fields[field];
    if (silentFields.has(field) || typeof value === 'boolean' || value === undefined) return [];
    const values = typeof value === 'string' ? [{ entry: null, text: value }] : value.map((text, entry) => ({ entry, text }));
    const isTold = toldFields.has(field) || (kindsInDocuments[item.kind].evidence?.tellsDoing === true && field === 'title');
    return values.flatMap(({ entry, text }) =>
      honestSentences(text).map((sentence) =>
        passageOf(item.id, field, entry, sentence, toldByVerb(sentence, skillsWithin(read, field, entry, text, sentence)), isTold),
      ),
    );
  });
}

/** The sentences of the basics; contact data and links are read where they are asked for. */
export function passagesOfBasics({ headline, summary, location }: SubjectBasics): Passage[] {
  return Object.entries({ headline, summary, location }).flatMap(([field, text]) =>
    honestSentences(text).map((sentence) => passageOf(basicsId, field, null, sentence, ownSkills(sentence), field === 'summary')),
  );
}
