import { basicsId } from '@folia/contracts/deep-talk/answer';
import { foldAccents } from '../understand/fold-accents';
import type { Text } from '../understand/tokens';
import { conceptPhrasesIn, conceptsOf, says } from '../understand/word-finders';
import { phrasesOf } from '../understand/word-lists';
import { quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, declined, isOpenQuestion, lacks, required } from './reply';
import { citeBasics, claim, fill } from './writer';

/** Where somebody lives, and how to reach them. */
export const answerContact: Answerer = (ask) => {
  const { subject, writer } = ask;
  const { email, phone, links, location } = subject.basics;
  if (isOfMail(ask)) return null;
  if (asks(ask, 'email', 'phone', 'links') && isOfAnother(ask.piece.text)) return declined([claim('declined', fill(writer, 'otherPeople'))]);
  if (required(ask).length > 1 || (ask.piece.mentions.some(({ by }) => by === 'organisation') && !asks(ask, 'email', 'phone'))) return null;
  if (asks(ask, 'skills') && !asks(ask, 'contact', 'phone')) return null;
  const isNetwork = isNetworkAsked(ask);
  const isAll = asks(ask, 'contact') && !asks(ask, 'email', 'phone', 'links');
  const claims = [
    ...(email && (isAll || asks(ask, 'email')) ? [claim('fact', fill(writer, 'email', { email }), [citeBasics('email', email)])] : []),
    ...(phone && (isAll || asks(ask, 'phone')) ? [claim('fact', fill(writer, 'phone', { phone }), [citeBasics('phone', phone)])] : []),
    ...(asks(ask, 'links') || isAll || isNetwork
      ? linksAsked(ask, links).map(({ label, url }) => claim('fact', fill(writer, 'link', { label, url }), [citeBasics('links', url)]))
      : []),
  ];
  if (claims.length > 0 && (isNetwork || asks(ask, 'contact', 'email', 'phone', 'links'))) return answered(claims);
  if (asks(ask, 'email', 'phone', 'links', 'contact') && ask.piece.mentions.length === 0 && required(ask).length === 0) {
    return lacks(writer, asks(ask, 'email') ? 'thingEmail' : asks(ask, 'phone') ? 'thingPhone' : asks(ask, 'links') ? 'thingLinks' : 'thingContact', null);
  }
  if (asks(ask, 'resume-file')) return lacks(writer, 'thingFile', null);
  if (!asks(ask, 'place') || ask.piece.mentions.length > 0 || required(ask).length > 0 || asks(ask, 'jobs')) return null;
  const told = location ? undefined : subject.passages.find(({ itemId, isTold, text }) => itemId === basicsId && isTold && says(text, 'home'));
  if (told) return answered([quoteClaim(writer, told, null)]);
  if (!location) return lacks(writer, 'thingPlace', null);
  return answered([claim('fact', fill(writer, 'place', { place: location }), [citeBasics('location', location)])]);
};

/** Whether a question is about somebody that the person knows: "the phone number of her boss". */
export const isOfAnother = ({ folded }: Text): boolean => ofAnother.test(folded);
const ofAnother = /\b(?:of|for|from)\s(?:his|her|their|your)\s(?!(?:portfolio|profile|resume|cv|own)(?!\p{L}))\p{L}+|\b(?:his|her|their|your)\s\p{L}+['’]s\s/u;

/** "She lives in New Orleans?" of somebody who worked there and is based elsewhere. */
export const answerHome: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const { location } = subject.basics;
  const { folded } = piece.text;
  const place = piece.text.tokens.find(
    ({ start, end }) => [livesIn, isIn].some((pattern) => pattern.test(folded.slice(0, start))) || basedBehind.test(folded.slice(end)),
  );
  if (!place || isOpenQuestion(ask) || !(/^\p{Lu}/u.test(place.raw) || conceptsOf(place.folded).length > 0)) return null;
  const [before, behind] = [folded.slice(0, place.start), folded.slice(place.end)];
  const meanings = conceptsOf(place.folded);
  const isThere = foldAccents(location).includes(place.folded) || conceptPhrasesIn(foldAccents(location)).some(({ wordClass }) => meanings.includes(wordClass));
  const home = subject.passages.find(({ itemId, field }) => itemId === basicsId && field === 'location');
  const isAnswer = basedBehind.test(behind) || isIn.test(before) || meanings.length > 0;
  if (isThere) return home && isAnswer ? answered([quoteClaim(writer, home, null, [], true)]) : null;
  if (isIn.test(before)) return null;
  const known = location ? [claim('fact', fill(writer, 'place', { place: location }), [citeBasics('location', location)])] : [];
  return absent([claim('absent', fill(writer, 'absentThat')), ...known], null);
};
const livesIn = /(?:^|\s)(?:lives?|living|based|resides?|wohnt|lebt|habite|vit|vive|reside)\s(?:now\s|currently\s|still\s)?(?:in|a|en)\s$|\slocal\sto\s$/u;
/** "Is she in Vienna?", and maybe in sales. */
const isIn = /^(?:is|are)\s\S+\s(?:located\s|currently\s|now\s)?in\s$/u;
const basedBehind = /^[\s-]based(?!\s(?:in|on|at)\s)/u;

/** "Her e-mail open rate was 40 %?", "e-mail campaigns": what is said of mail asks for no address. */
const isOfMail = ({ piece }: Ask): boolean =>
  piece.intents.has('email') &&
  (/\d\s?%|\b\d+ (?:percent|prozent|pour ?cent|por ciento)/.test(piece.text.folded) ||
    piece.text.tokens.some(({ folded }, at) => behindMail.has(folded) && ofMail.test(piece.text.tokens[at - 1]?.folded ?? '')));
const ofMail = /^(?:e-?)?mails?$/;
const behindMail = phrasesOf('everyday', 'behind-mail');

/** "Facebook profile?" */
const isNetworkAsked = ({ piece, subject }: Ask): boolean =>
  piece.text.tokens.length <= 4 &&
  piece.text.tokens.some(
    ({ folded }) => networks.has(folded) && subject.basics.links.some(({ label, url }) => foldAccents(`${label} ${url}`).includes(folded)),
  ) &&
  piece.text.tokens.some(({ folded }) => ofLink.has(folded));
const ofLink: ReadonlySet<string> = new Set(['profile', 'page', 'account', 'handle', 'profil', 'konto', 'seite', 'compte', 'perfil', 'cuenta']);

const ofSite: ReadonlySet<string> = new Set(['site', 'website', 'homepage', 'webseite', 'web', 'page']);

/** The links that are named ("github"), or all. */
const networks = phrasesOf('networks', 'network');
function linksAsked({ piece }: Ask, links: readonly { label: string; url: string }[]) {
  const named = links.filter(({ label, url }) => piece.text.tokens.some(({ folded }) => folded.length > 3 && foldAccents(`${label} ${url}`).includes(folded)));
  const isNetwork = piece.text.tokens.some(({ folded }) => networks.has(folded));
  const sites = named.length > 0 && piece.text.tokens.some(({ folded }) => ofSite.has(folded)) ? links.filter(({ label }) => label === 'Web') : [];
  if (sites.length > 0) return [...new Set([...sites, ...named])];
  return named.length > 0 ? named : isNetwork ? [] : links.slice(0, 4);
}
