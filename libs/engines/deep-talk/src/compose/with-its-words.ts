import { basicsId } from '@folia/contracts/deep-talk/answer';
import { matchTerm } from '../find/match-term';
import type { Passage } from '../read/subject';
import { kindsAsked } from '../understand/kinds';
import type { Term } from '../understand/terms';
import { conceptsOf } from '../understand/word-finders';
import { quoteClaim } from './quotes';
import { type Ask, type Reply, required } from './reply';
import { restedOn } from './rested-on';

const enough = 0.6;

/** An answer with the line that has what was asked for, where it rests on its entry without showing it. */
export function withItsWords(ask: Ask, reply: Reply): Reply {
  if (reply.outcome !== 'answered' || reply.claims.length > 2 || reply.claims.some(({ kind }) => kind !== 'fact')) return reply;
  const passages = restedOn(reply, ask);
  const isShown = (passage: Passage) =>
    reply.claims.some(({ citations }) => citations.some((one) => one.itemId === passage.itemId && passage.text.includes(one.quote)));
  const shown = passages.filter(isShown);
  // A word that is part of an employer's name may be what was asked about: "what about accessibility?"
  const partly = ask.piece.mentions
    .filter(({ by, share, entry, tokens }) => by === 'organisation' && (share < 1 || tokens.length < entry.organisation.split(/[\s,]+/).length))
    .flatMap(({ tokens }) =>
      tokens.map(
        (token): Term => ({
          text: token.raw,
          tokens: [token],
          skill: null,
          concepts: [...conceptsOf(token.folded), ...kindsAsked(token.folded).map(({ wordClass }) => wordClass)],
          isRequired: true,
        }),
      ),
    );
  const hidden = [...required(ask), ...partly].filter((term) => !shown.some((passage) => matchTerm(term, passage) >= enough));
  const line = passages.find((passage) => passage.isTold && passage.itemId !== basicsId && hidden.some((term) => matchTerm(term, passage) >= enough));
  return line ? { ...reply, claims: [...reply.claims, quoteClaim(ask.writer, line, null, hidden)] } : reply;
}
