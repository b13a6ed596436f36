import { entriesOf } from '../compute/careers';
import { nowhere } from '../find/search';
import type { Entry } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import { spokenNamed } from '../understand/spoken-languages';
import { levelIn, says } from '../understand/word-finders';
import { quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, declined, isOpenQuestion, lacks, required } from './reply';
import { citeHeading, claim, fill, listIn } from './writer';

/** "…, oder?", "…, right?": a statement to be confirmed. */
const isTagged = /[,\s](?:oder|oder nicht|nicht wahr|right|correct|non|n[’' ]est[- ]ce pas|verdad|no|cierto)\s?\?+$/u;

/** "Is she Polish?" asks where she is from, not what she speaks. */
const isNation = /^(?:so |and )?(?:is|are|was)\s+\S+\s+(?:an?\s+)?\p{L}+$|^ist\s+\S+\s+\p{L}+$/u;

/** Languages that are spoken, and how well. */
export const answerLanguages: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  // "Anything published on Portuguese?" asks for papers.
  if (asks(ask, 'publications', 'talks', 'patents') && !asks(ask, 'languages')) return null;
  const isCode = piece.intents.has('skills') && !piece.terms.some(({ skill }) => skill?.kind === 'language');
  const asked = piece.terms.filter(({ skill }) => skill?.kind === 'language');
  if (asked.length > 0 && !asks(ask, 'languages') && isNation.test(piece.text.folded.replace(/[?!.\s]+$/, '')))
    return declined([claim('declined', fill(writer, 'private'))]);
  const spoken = piece.isFollowUp ? piece.focus.filter(({ kind }) => kind === 'language') : [];
  const isOnlyMore =
    asks(ask, 'follow-up') &&
    [...piece.intents].every((intent) => intent === 'follow-up' || intent === 'languages' || intent === 'yes-no' || intent === 'about');
  if (spoken.length > 0 && isOnlyMore && asked.length === 0 && required(ask).length === 0)
    return answered([claim('fact', fill(writer, 'listOf', { list: listIn(writer, spoken.map(described)) }), spoken.flatMap(cited))]);
  const isAtWork = asked.length === 0 && piece.mentions.some(({ entry }) => entry.kind === 'work' || entry.kind === 'project');
  // Who speaks a language may never have taught it.
  const isTaught = piece.terms.some(({ concepts }) => concepts.includes('teach'));
  if (isCode || isAtWork || isTaught || (!asks(ask, 'languages') && asked.length === 0)) return null;
  const entries = entriesOf(subject, 'language');
  if (asked.length === 0) {
    if (required(ask).length > 0) return null;
    if (entries.length === 0 && asks(ask, 'except')) return absent([claim('absent', fill(writer, 'absentThat'))], null);
    const told = entries.length === 0 ? subject.passages.find(({ isTold, text }) => isTold && says(text, 'speaks')) : undefined;
    if (told) return answered([quoteClaim(writer, told, subject.entryOf.get(told.itemId) ?? null)]);
    if (entries.length === 0) return lacks(writer, 'kindLanguage', 'language', 'absentKind');
    return answered([claim('fact', fill(writer, 'listOf', { list: listIn(writer, entries.map(described)) }), entries.flatMap(cited))]);
  }
  const found = entries.filter(({ title }) => asked.some(({ skill }) => spokenNamed(title)?.id === skill?.id));
  const besides = required(ask).filter(({ skill, tokens }) => skill?.kind !== 'language' && !tokens.every(({ folded }) => levelIn(folded)));
  // "Enough Spanish for clients in Lima?": the level is known, and whether it is enough is not.
  if (besides.length > 0 && found.length > 0 && nowhere(besides, subject).length > 0)
    return absent(
      [
        claim('absent', fill(writer, 'absentThat')),
        claim('nearby', fill(writer, 'listOf', { list: listIn(writer, found.map(described)) }), found.flatMap(cited)),
      ],
      { topic: piece.text.raw, kind: 'language' },
    );
  if (besides.length > 0) return null;
  const lost = asked.filter(({ skill }) => !found.some(({ title }) => spokenNamed(title)?.id === skill?.id));
  const told = lost
    .flatMap((term) =>
      subject.passages.filter(
        ({ isTold, itemId, skills }) => isTold && !named.has(subject.entryOf.get(itemId)?.kind ?? 'work') && skills.some(({ skill }) => skill === term.skill),
      ),
    )
    .slice(0, 1);
  const overstated = isOpenQuestion(ask) && !isTagged.test(piece.text.folded) ? [] : found.flatMap((entry) => overstatedLevel(ask, entry));
  if (overstated.length > 0)
    return answered([...overstated, claim('fact', fill(writer, 'listOf', { list: listIn(writer, found.map(described)) }), found.flatMap(cited))]);
  const claims = [
    ...(found.length > 0
      ? [
          claim(
            'fact',
            `${((asks(ask, 'yes-no') && !isOpenQuestion(ask)) || piece.text.tokens.length < 4) && found.every((entry) => isAsGood(ask, entry)) ? `${writer.frames.yes.replace('.', ':')} ` : ''}${fill(writer, 'listOf', { list: listIn(writer, found.map(described)) })}`,
            found.flatMap(cited),
          ),
        ]
      : []),
    ...told.map((passage) => quoteClaim(writer, passage, subject.entryOf.get(passage.itemId) ?? null, lost)),
  ];
  if (told.length === 0 && lost.length > 0) {
    const thing = listIn(
      writer,
      lost.map(({ text }) => text),
    );
    const text =
      entries.length > 0
        ? fill(writer, 'absentLanguage', {
            thing,
            list: listIn(
              writer,
              entries.map(({ title }) => title),
            ),
          })
        : fill(writer, 'absent', { thing });
    const gap = claim('absent', text, entries.flatMap(citeHeading));
    return found.length > 0 ? answered([...claims, gap]) : absent([gap], { topic: thing, kind: 'language' });
  }
  return answered(claims);
};

/** "Portuguese Irregular Verbs": what is written about a language does not say that it is spoken. */
const named: ReadonlySet<string> = new Set(['publication', 'talk', 'patent', 'award', 'project']);

const levelOf = (entry: Entry) => entry.passages.find(({ field }) => field === 'level');
const described = (entry: Entry) => (levelOf(entry) ? `${entry.title} (${levelOf(entry)?.text})` : entry.title);
const cited = (entry: Entry) => [
  ...citeHeading(entry),
  ...(levelOf(entry) ? [{ itemId: entry.id, field: 'level', entry: null, quote: levelOf(entry)?.text ?? '' }] : []),
];

/** Whether a level that is asked for is stated, or none is asked for. */
function isAsGood({ piece }: Ask, entry: Entry): boolean {
  const level = levelOf(entry);
  return levelIn(piece.text.folded) === null || (level !== undefined && levelIn(foldAccents(level.text)) !== null);
}

/** "Fluent?" of somebody who writes "conversational": the level that is asked for is higher than the one that is stated. */
function overstatedLevel({ piece, writer }: Ask, entry: Entry) {
  const wanted = levelIn(piece.text.folded);
  const level = levelOf(entry);
  const stated = level ? levelIn(foldAccents(level.text)) : null;
  if (!wanted || !stated || !level || wanted.rank <= stated.rank) return [];
  const text = fill(writer, 'otherFigure', { thing: piece.text.raw.slice(wanted.start, wanted.end), quote: level.text });
  return [claim('correction', text, cited(entry))];
}
