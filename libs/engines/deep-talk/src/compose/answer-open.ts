import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import type { ItemKind } from '@folia/contracts/item/fields';
import { positionsOf } from '../compute/careers';
import { evidenceFor, sureEvidence } from '../find/evidence';
import { isOthersDoing, matchTerm, surely } from '../find/match-term';
import { type Hit, nowhere, search } from '../find/search';
import type { Entry } from '../read/subject';
import { type Term, wordsOfTerm } from '../understand/terms';
import { bestLines, entryClaim, quoteClaim, quoteOf } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, asksYes, type Reply, required } from './reply';
import { cite, citeHeading, claim, fill, listIn, roleIn } from './writer';

/** The words of the question for things that stand side by side in it. */
function nameOf({ piece, writer }: Ask, terms: readonly Term[]): string {
  const runs: { start: number; end: number }[] = [];
  for (const { tokens } of terms) {
    const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
    const last = runs.at(-1);
    if (last && /^[\s-]{1,2}$/.test(piece.text.raw.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return listIn(
    writer,
    runs.map(({ start, end }) => piece.text.raw.slice(start, end)),
  );
}

const kindMissing = (terms: readonly Term[]): ItemKind | null => {
  const kind = terms.find(({ skill }) => skill)?.skill?.kind;
  return kind === 'credential' ? 'certification' : kind === 'language' ? 'language' : kind === 'skill' ? 'skill' : null;
};

/** What was asked for by name, each thing for itself: "React and SQL?" */
function answerNamed(ask: Ask, terms: readonly Term[], within: readonly Entry[] | null): Reply | null {
  const { subject, writer } = ask;
  const found = terms.map((term) => ({ term, evidence: sureEvidence(term, subject, within) }));
  const lost = found.filter(({ evidence }) => evidence.length === 0).map(({ term }) => term);
  const had = found.filter(({ evidence }) => evidence.length > 0);
  if (had.length === 0) return null;
  const claims: AnswerClaim[] = [];
  for (const { term, evidence } of had.slice(0, 3)) {
    const [best] = evidence;
    if (!best) continue;
    const listed = evidence.filter(({ entry, passage }) => entry?.kind === 'skill' && passage.field === 'name').slice(0, 1);
    const isListed = best.entry?.kind === 'skill';
    if (!isListed) claims.push(quoteClaim(writer, best.passage, best.entry, [term], asksYes(ask) && claims.length === 0));
    const named = (isListed ? [best] : listed).flatMap(({ entry }) => entry ?? []);
    for (const entry of named.slice(0, 1)) {
      const text = entry.title;
      const frame = isListed ? (asksYes(ask) ? 'yesListed' : 'skillsListed') : 'alsoListed';
      claims.push(claim('fact', fill(writer, frame, { list: text }), citeHeading(entry)));
    }
  }
  if (lost.length === 0)
    return answered(
      claims,
      had.flatMap(({ term, evidence }) =>
        evidence
          .slice(1, 4)
          .filter(({ entry, passage }) => entry?.kind !== 'skill' && passage.itemId !== had[0]?.evidence[0]?.passage.itemId)
          .map(({ passage, entry }) => quoteClaim(writer, passage, entry, [term])),
      ),
    );
  return answered([...claims, claim('absent', fill(writer, 'absent', { thing: nameOf(ask, lost) }))]);
}

/** What is close to something absent: the same thing less surely, or another thing of the question. */
function nearbyOf(ask: Ask, lost: readonly Term[]): AnswerClaim[] {
  const { subject, writer } = ask;
  for (const term of lost) {
    const near = evidenceFor(term, subject).find(({ strength, passage, entry }) => strength < surely && strength > 0.3 && passage.itemId !== 'basics' && entry);
    if (near?.entry && term.skill) {
      const quote = quoteOf(near.passage, [term]);
      return [
        claim(
          'nearby',
          near.entry.kind === 'skill'
            ? fill(writer, 'nearby', { text: near.entry.title })
            : fill(writer, 'nearbyQuote', { quote, role: roleIn(writer, near.entry) }),
          [cite(near.passage, quote), ...citeHeading(near.entry)],
        ),
      ];
    }
  }
  return [];
}

/** Where a thing is named, but as something others did, or that was only watched or learnt about. */
function notOwnDoing({ subject, writer }: Ask, lost: readonly Term[]): AnswerClaim[] {
  const found = subject.passages.find((passage) => lost.some(({ skill }) => skill !== null && isOthersDoing(passage, skill)));
  if (!found) return [];
  const quote = quoteOf(found, lost);
  return [claim('nearby', fill(writer, 'notOwnDoing', { quote }), [cite(found, quote)])];
}

const placeBefore = /(?:\b(?:at|for|by|with|bei|chez|en|fur|von)\s+(?:the\s+)?)$/u;

function sayAbsent(ask: Ask, lost: readonly Term[], within: readonly Entry[] | null): Reply {
  const { piece, writer, subject } = ask;
  const thing = nameOf(ask, lost);
  const start = lost[0]?.tokens[0]?.start ?? 0;
  const isSkill = lost.some(({ skill }) => skill !== null);
  const employers = [
    ...new Set(
      positionsOf(subject)
        .map(({ organisation }) => organisation)
        .filter(Boolean),
    ),
  ].slice(0, 4);
  if (
    !isSkill &&
    employers.length > 0 &&
    asks(ask, 'jobs', 'when', 'duration', 'about', 'yes-no', 'where') &&
    placeBefore.test(piece.text.folded.slice(0, start)) &&
    lost.length <= 3
  ) {
    const cites = positionsOf(subject)
      .filter(({ organisation }) => employers.includes(organisation))
      .flatMap(citeHeading);
    return absent([claim('absent', fill(writer, 'absentEmployer', { thing, list: listIn(writer, employers) }), cites)], { topic: thing, kind: 'work' });
  }
  if (within?.[0] && piece.mentions.some(({ by }) => by === 'organisation'))
    return absent([claim('absent', fill(writer, 'absentAt', { thing, place: within[0].organisation || within[0].title }))], {
      topic: thing,
      kind: kindMissing(lost),
    });
  const others = notOwnDoing(ask, lost);
  return absent([claim('absent', fill(writer, 'absent', { thing })), ...(others.length > 0 ? others : nearbyOf(ask, lost))], {
    topic: thing,
    kind: kindMissing(lost),
  });
}

const asksNumber = (ask: Ask) => asks(ask, 'how-many');

/** "Did she manage …?" is borne out by sentences of managing only, "is she a …?" by titles, headings and papers only. */
function fitsVerb({ piece }: Ask, { passage, entry }: Hit): boolean {
  const isLed = piece.terms.some(({ concepts, isRequired }) => !isRequired && concepts.includes('lead'));
  if (isLed && !passage.concepts.has('lead') && !passage.concepts.has('boss')) return false;
  if (!isTitleAsked.test(piece.text.folded)) return true;
  return passage.field === 'headline' || (entry !== null && (passage.field === entry.titleField || passage.field === 'area' || entry.kind === 'certification'));
}
const isTitleAsked = /^(?:so |and |but )?(?:is|was|are|were)\s+\S+\s+(?:ever\s+|really\s+|still\s+)?(?:an?|the)\s/u;

function answerHits(ask: Ask, hits: readonly Hit[], terms: readonly Term[]): Reply {
  const { writer } = ask;
  const complete = hits.filter(({ missing }) => missing.length === 0);
  const whole = asksYes(ask) ? complete.filter((hit) => fitsVerb(ask, hit)) : complete;
  const [other] = complete;
  if (whole.length === 0 && other) {
    const asked = required(ask);
    const thing = asked.length > 0 ? nameOf(ask, asked) : '';
    return absent([claim('absent', fill(writer, 'absentThat')), quoteClaim(writer, other.passage, other.entry, terms)], { topic: thing, kind: null });
  }
  const numbered = asksNumber(ask)
    ? whole.filter(({ passage }) => /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(passage.text))
    : [];
  const [best] = numbered.length > 0 ? numbered : whole;
  if (!best) return absent([claim('absent', fill(writer, 'absentThat'))], null);
  if (best.entry && best.passage.field === 'location')
    return answered([
      entryClaim(writer, best.entry, asksYes(ask)),
      ...bestLines(best.entry, terms)
        .slice(0, 1)
        .map((passage) => quoteClaim(writer, passage, null, terms)),
    ]);
  const isTitle = best.entry !== null && (best.passage.field === best.entry.titleField || best.passage.field === best.entry.organisationField);
  const lines = isTitle && best.entry && !asksYes(ask) ? bestLines(best.entry, terms).slice(0, 1) : [];
  const listed = asksYes(ask)
    ? []
    : [
        ...new Set(
          whole
            .filter(
              ({ entry, passage }) =>
                entry && entry.kind === best.entry?.kind && (passage.field === entry.titleField || passage.field === entry.organisationField),
            )
            .flatMap(({ entry }) => entry ?? []),
        ),
      ];
  if (isTitle && listed.length > 1 && !asksNumber(ask)) return answered(listed.slice(0, 5).map((entry) => entryClaim(writer, entry)));
  const others = whole.filter(({ passage, entry }) => passage !== best.passage && entry !== best.entry).slice(0, 3);
  return answered(
    [quoteClaim(writer, best.passage, best.entry, terms, asksYes(ask)), ...lines.map((passage) => quoteClaim(writer, passage, null, terms))],
    others.map(({ passage, entry }) => quoteClaim(writer, passage, entry, terms)),
  );
}

/** Everything that no other answerer took: the sentence of the portfolio that has the things asked for, or that it has none. */
export const answerOpen: Answerer = (ask) => {
  const { piece, subject } = ask;
  const terms = required(ask);
  const named = piece.mentions.filter(({ by, share }) => by === 'organisation' || share >= 0.6).map(({ entry }) => entry);
  const within = named.length > 0 ? [...new Set(named)] : null;
  const near = piece.isFollowUp ? piece.focus : [];
  if (terms.length === 0) {
    const optional = piece.terms.filter(({ concepts, tokens }) => concepts.length > 0 || tokens.some(({ folded }) => folded.length > 4));
    if (optional.length === 0) return null;
    const scope = within ?? (near.length > 0 ? near : null);
    const hits = search(optional, subject, scope, near);
    if (asks(ask, 'yes-no')) return null;
    const [hit] = hits;
    // Words that say little by themselves have to meet mostly together where nothing says whereabouts.
    const met = hit ? optional.filter((term) => matchTerm(term, hit.passage) > 0).length : 0;
    if (!scope && met / optional.length < 0.6) return null;
    return hit && hit.score > 0.3 ? answerHits(ask, hits, optional) : null;
  }
  const isList = terms.length <= 4 && terms.every(({ skill }) => skill !== null);
  if (isList) {
    const scoped = answerNamed(ask, terms, within ?? (near.length > 0 ? near : null)) ?? (within ? null : answerNamed(ask, terms, null));
    const loose = terms.some(({ skill, tokens }) => tokens.length > 1 && skill?.kind === 'skill') ? terms.flatMap(wordsOfTerm) : [];
    const hits = scoped || loose.length === 0 ? [] : search(loose, subject, within).filter(({ missing }) => missing.length === 0);
    return scoped ?? (hits.length > 0 ? answerHits(ask, hits, loose) : sayAbsent(ask, terms, within));
  }
  for (const scope of within ? [within] : near.length > 0 ? [near, null] : [null]) {
    const hits = search(piece.terms, subject, scope, near).filter(({ missing }) => missing.length === 0);
    if (hits.length > 0) return answerHits(ask, hits, piece.terms);
  }
  const lost = nowhere(terms, subject);
  if (lost.length > 0) return sayAbsent(ask, lost, null);
  return sayAbsent(ask, terms, within);
};
