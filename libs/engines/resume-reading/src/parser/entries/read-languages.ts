import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import { EntryBuilder, type ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import { matchHeading } from '../sections/match-heading';
import { isLanguageName, languageLevel, leadingLanguage } from '../values/language-names';

const opening = /^(?:fluent|proficient|native|conversational|basic|working proficiency|bilingual)(?:\sspeaker)?\s(?:in|of)?\s*/i;

const motherTongue = /^(?:mother tongues?(?:\(s\))?|native languages?|first language|muttersprachen?|langues? maternelles?|lenguas? maternas?)\s*:\s*/i;

const withoutBrackets = (passage: Passage) => (/^[(（][^()（）]*[)）]$/.test(passage.text) ? passage.slice(1, passage.text.length - 1).trim() : passage);

/** "C1 English", "fließend Englisch", "Grundlagen in Russisch": a level in front of a language. */
function levelInFront(text: string): RegExpExecArray | null {
  const [level = ''] = languageLevel.exec(text) ?? [];
  const joined = /^(?:\s*[:–—-]\s*|\s+(?:in|of|en|em|de)\s+|\s+)/i.exec(text.slice(level.length));
  const length = level && joined ? level.length + joined[0].length : 0;
  const isNamed = isLanguageName(/^\p{L}+/u.exec(text.slice(length))?.[0] ?? '');
  return length > 0 && isNamed && !isLanguageName(level) ? /^[\s\S]*/.exec(text.slice(0, length)) : null;
}

/** One "Spanish (native)", "German – C1", "Fluent in Spanish", "English: fluent" as an entry; null when it names no language. */
function readOne(item: Passage, context: ReadContext, shared: Passage | null = null): Omit<FoundEntry, 'id'> | null {
  const mother = motherTongue.exec(item.text);
  const native = mother ? item.slice(mother[0].length).trim() : null;
  if (mother && native && isLanguageName(native.text)) {
    return new EntryBuilder('language', context)
      .text('name', native, 0.95, 'language name')
      .text('level', item.slice(0, mother[0].length).trim(' :'), 0.9, 'before language')
      .build();
  }
  const lead = opening.exec(item.text) ?? levelInFront(item.text);
  const body = lead ? item.slice(lead[0].length).trim() : item;
  const split = /^([\p{L} ]{2,30}?)\s*(?:[(（:：–—|-]|\s{2,}|,\s|$)/u.exec(body.text);
  const pair = /^\p{L}+\s\p{L}+/u.exec(body.text)?.[0] ?? '';
  const words = isLanguageName(pair) ? [pair, pair] : /^(\p{L}+)\s+(.{2,40})$/u.exec(body.text);
  const unspaced = leadingLanguage(body.text);
  const named =
    unspaced && !isLanguageName(split?.[1] ?? '')
      ? unspaced
      : split && isLanguageName(split[1] ?? '')
        ? (split[1] as string)
        : words && isLanguageName(words[1] ?? '')
          ? (words[1] as string)
          : '';
  if (!named) return null;
  const rest = lead
    ? item.slice(0, lead[0].replace(/\s*[:–—-]?\s(?:in|of|en|em|de)?\s*$/i, '').length)
    : withoutBrackets(body.slice(named.length).trim(':：–—|-, '));
  const level = /[\p{L}\d]/u.test(rest.text) ? rest : shared;
  return new EntryBuilder('language', context)
    .text('name', body.slice(0, named.length), 0.95, 'language name')
    .text('level', level, languageLevel.test(level?.text ?? '') ? 0.9 : 0.6, level === shared ? 'above languages' : 'behind language')
    .build();
}

function splitItems(passage: Passage): Passage[] {
  const parts: Passage[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index <= passage.text.length; index += 1) {
    const character = passage.text.charAt(index);
    if ('(（'.includes(character) && character) depth += 1;
    else if (')）'.includes(character) && character) depth -= 1;
    if (index === passage.text.length || (depth <= 0 && /[,;|•·/、，；]/.test(character))) {
      parts.push(passage.slice(from, index).trim());
      from = index + 1;
    }
  }
  // "English, fluent": a level after a comma belongs to the language before it.
  return parts
    .filter((part) => part.text)
    .reduce<Passage[]>((items, part) => {
      const before = items[items.length - 1];
      if (before && languageLevel.test(part.text) && !isLanguageName(part.text) && !levelInFront(part.text))
        items[items.length - 1] = Passage.join([before, part], ', ');
      else items.push(part);
      return items;
    }, []);
}

/** Languages named in the passages, each with its level. Anything that is not a language is left alone. Pure. */
export function readLanguageItems(passages: readonly Passage[], context: ReadContext): Omit<FoundEntry, 'id'>[] {
  return passages.flatMap((passage) => {
    const shared = /^[^:：]{2,30}[:：]\s*/.exec(passage.text)?.[0] ?? '';
    const level = languageLevel.test(shared) && !isLanguageName(shared.replace(/\W+$/u, '')) ? passage.slice(0, shared.length).trim(':： ') : null;
    const joined = passage.slice(level ? shared.length : 0).split(/\s(?:and|und|et|y|e|&)\s/gi);
    return joined.flatMap(splitItems).flatMap((item) => readOne(item, context, level) ?? []);
  });
}

/** Languages of a section: list, table or one per line with the level beside or below. Pure. */
export function readLanguages(lines: readonly TextLine[], context: ReadContext): Omit<FoundEntry, 'id'>[] {
  const passages: Passage[] = [];
  for (const cell of lines.flatMap((line) => line.cells.map((part) => Passage.of(line, part.from, part.to)))) {
    const before = passages[passages.length - 1];
    const isLevel = languageLevel.test(cell.text.replace(/^[(–—-]\s*/, '')) && !isLanguageName(cell.text.split(/[\s(]/)[0] ?? '');
    const isNamed = isLanguageName(/^\p{L}+/u.exec(cell.text)?.[0] ?? '');
    const belongs = before && !isNamed && (/^(?:\(|\p{Ll}+(?!\p{L}))/u.test(cell.text) || (isLevel && isLanguageName(before.text)));
    if (belongs) passages[passages.length - 1] = Passage.join([before, cell], isLevel && isLanguageName(before.text) ? ': ' : ' ');
    else passages.push(cell);
  }
  const found = readLanguageItems(passages, context);
  // Among languages, a name of the same shape is one too: no list has every dialect.
  const unknown = passages.flatMap(splitItems).filter((passage) => !context.ledger.isClaimed(passage) && dialect.test(passage.text));
  return found.length < 2 || unknown.length > found.length ? found : [...found, ...unknown.flatMap((passage) => readUnknown(passage, context) ?? [])];
}

const dialect = /^(?:\p{Ll}{2,4})?\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?(?=$|\s*[(:–—●○★☆■□])/u;

function readUnknown(passage: Passage, context: ReadContext): Omit<FoundEntry, 'id'> | null {
  const name = passage.slice(0, dialect.exec(passage.text)?.[0].length ?? 0);
  if (languageLevel.test(name.text) || matchHeading(name.text) || /^(?:listening|reading|speaking|spoken|writing|written|understanding)/i.test(name.text))
    return null;
  return new EntryBuilder('language', context).text('name', name, 0.55, 'beside languages').build();
}
