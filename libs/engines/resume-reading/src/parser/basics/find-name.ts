import type { FoundText } from '@folia/contracts/resume-import/shapes';
import { fitText } from '../../document/fit-text';
import type { TextLine } from '../../document/text-line';
import { titleScore } from '../entries/role-words';
import type { ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import { isCaps } from '../sections/heading-look';
import { matchHeading } from '../sections/match-heading';
import { placeLikelihood } from '../values/find-place';

const documentTitle =
  /(?<![\p{L}])(?:r[ée]sum[ée]s?|curriculum|vitae|cv|lebenslauf|bewerbung|currículum|hoja de vida|template|sample|confidential|page \d|özgeçmiş|životopis|życiorys|cv)(?![\p{L}])|简历|簡歷|履历|履歴書|経歴書|職務経歴|이력서|경력기술서|자기소개서/iu;
const contactMark = /[@]|https?:|www\.|\d{3,}|\.(?:com|org|net|io|dev)\b/i;
const suffix =
  /[,\s]+(?:ph\.?\s?d\.?|m\.?sc\.?|b\.?sc\.?|mba|pmp|cpa|esq\.?|m\.?d\.?|r\.?n\.?|jr\.?|sr\.?|iii?|dipl\.-?\p{L}+\.?|m\.?a\.?|b\.?a\.?|m\.?eng\.?)(?:[,\s].*)?$/iu;

type Candidate = { passage: Passage; line: TextLine; score: number };

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** How many words of a name are in the part of an e-mail address before its "@". */
export function wordsInMail(name: string, mail: string): number {
  const local = lettersOf(mail.split('@')[0] ?? '');
  return name.split(/\s+/).filter((word) => word.length > 2 && local.includes(lettersOf(word) || '#')).length;
}

/**
 * How much words near the top of a document look like the person's name: above 5 for certain, minus infinity if they cannot be one. `order` counts the lines
 * above.
 */
export function rateName(passage: Passage, line: TextLine, order: number, body: number, mail: string): number {
  // A letter may carry any number of marks. They do not count toward the length or the words of a name.
  const text = passage.text.replace(/\p{M}/gu, '');
  const tokens = text.split(/\s+/).filter((token) => /\p{L}/u.test(token));
  if (!/^[\p{L}("“'‘]/u.test(text) || tokens.length === 0 || tokens.length > 6 || text.length > 60 || contactMark.test(text) || documentTitle.test(text))
    return Number.NEGATIVE_INFINITY;
  if (matchHeading(text)?.exact || placeLikelihood(text) >= 0.8 || /[:;?!]|[.]\s*$/.test(text.replace(/\b(?:jr|sr|dr|\p{Lu})\./giu, '')))
    return Number.NEGATIVE_INFINITY;
  const capitals = tokens.filter((token) => /^[\p{Lu}\p{Lo}]/u.test(token)).length / tokens.length;
  const title = Math.max(0, titleScore(text));
  return (
    Math.min(3, line.size / body) * 2 +
    capitals * 2 +
    Math.min(wordsInMail(text, mail), 2) * 1.5 -
    title * 1.5 -
    order * 0.25 +
    (tokens.length >= 2 && tokens.length <= 4 ? 1 : 0) -
    (line.bullet ? 2 : 0)
  );
}

/** The name in "Curriculum Vitae of Jane Doe" and in "Sam Lee, Product Designer". */
function withoutTitles(line: Passage): Passage[] {
  const lead = /^(?:curriculum vitae|r[ée]sum[ée]|cv|lebenslauf)\s*(?:of|von|de|for)?\s*[:–—|-]?\s*/i.exec(line.text);
  const comma = line.text.indexOf(', ');
  const isTitled = comma > 2 && titleScore(line.text.slice(comma)) > 0.5;
  return [...(lead ? [line.slice(lead[0].length)] : []), ...(isTitled ? [line.slice(0, comma)] : [])];
}

/** What part of a line may be a name: all of it, or what comes before a title, a mark or a gap. */
export function nameParts(line: TextLine): Passage[] {
  const whole = Passage.of(line);
  const first = line.cells[0];
  const cells = first && line.cells.length > 1 ? [Passage.of(line, first.from, first.to)] : [];
  return [whole, ...cells, ...withoutTitles(whole), ...whole.split(/\s*[|•·]\s*|\s[–—-]\s/g).slice(0, 1)];
}

/** After a label the name ends where the next fact of the line begins ("氏名 山田 太郎  生年月日 …"). */
const firstName = (passage: Passage) => passage.split(/\s*[|｜/]\s*|\s{2,}|\s*[(（]|\s(?=[^\s:：]{2,12}[:：])/gu)[0] ?? passage;

/**
 * The person's name: a short line near the top, in large type, capitalised, neither a title nor a contact, best if the e-mail address matches. `heads` are the
 * lines before the first heading, flow by flow. Null when nothing looks like a name. Pure apart from the ledger.
 */
export function findName(
  heads: readonly (readonly TextLine[])[],
  mail: string,
  body: number,
  context: ReadContext,
): { name: FoundText; line: TextLine } | null {
  const candidates: Candidate[] = heads.flatMap((lines) =>
    lines.slice(0, 12).flatMap((line, order) => {
      if (line.page > 1) return [];
      const whole = Passage.of(line);
      const parts = nameParts(line);
      const labelled =
        /^(?:full\s)?(?:name|nom|nombre|naam|namn|navn|nome|imię i nazwisko|vor- und nachname|name, vorname|nome completo|nombre y apellidos|nome e cognome|jméno(?: a příjmení)?|ad soyad|adı soyadı|nimi|név)(?:\s*[:：]\s*|\s+)/i.exec(
          whole.text,
        ) ?? /^(?:姓名|名前|氏名|お名前|이름|성명|성함)(?:\s*[:：]\s*|\s+)/u.exec(whole.text);
      if (labelled && line.text.length < 70) return [{ passage: firstName(whole.slice(labelled[0].length)), line, score: 9 }];
      return parts.map((passage) => {
        const bare = suffix.exec(passage.text);
        const name = bare && bare.index > 3 ? passage.slice(0, bare.index) : passage;
        return { passage: name, line, score: rateName(name, line, order, body, mail) };
      });
    }),
  );
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 2) return null;
  const passage = withSecondLine(best, heads) ?? best.passage;
  context.ledger.claim(passage);
  const confidence = Math.round(Math.min(0.98, 0.45 + best.score * 0.06) * 100) / 100;
  return {
    name: { value: fitText(passage.text.replace(/\s+/g, ' '), 200), evidence: passage.evidence(context.pages, confidence, 'size and place') },
    line: best.line,
  };
}

/** First and last name in large type on two lines. */
function withSecondLine(best: Candidate, heads: readonly (readonly TextLine[])[]): Passage | null {
  const lines = heads.find((flow) => flow.includes(best.line)) ?? [];
  const above = lines[lines.indexOf(best.line) - 1];
  // The last name may match the e-mail address better than the first name above it.
  const isFirst = above && Math.abs(above.size - best.line.size) < 0.6 && best.line.size > 13 && /^\p{Lu}[\p{L}\p{M}]+$/u.test(above.text);
  if (isFirst && !/\s/.test(best.passage.text) && above.color === best.line.color && titleScore(above.text) <= 0)
    return Passage.join([Passage.of(above), best.passage]);
  const next = lines[lines.indexOf(best.line) + 1];
  if (!next || /\s/.test(best.passage.text) || Math.abs(next.size - best.line.size) > 1 || contactMark.test(next.text)) return null;
  const isName =
    next.text.split(' ').length <= 3 &&
    /^\p{Lu}/u.test(next.text) &&
    titleScore(next.text) <= 0 &&
    (best.line.size > 13 || (isCaps(best.passage.text) && isCaps(next.text)));
  return isName ? Passage.join([best.passage, Passage.of(next)]) : null;
}
