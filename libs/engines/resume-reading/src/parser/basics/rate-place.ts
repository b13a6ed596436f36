import type { Passage } from '../passage';
import { placeLikelihood, trailingPlace } from '../values/find-place';
import { alternation, wordsOf } from '../values/word-lists';
import { contactLabel, namesPlace } from './contact-chunks';

const street = new RegExp(`\\b(?:${alternation(wordsOf('streets', ['street']), 'street')})(?![\\p{L}])`, 'iu');

const livesIn =
  /^(?:lives? (?:and works? )?in|based in|living in|residing in|resident in|wohnhaft in|résid\p{L}+ à|basée? à|residente (?:em|en|a)|vive (?:em|en|a)|bosatt i|bor i|woont in) /iu;

/** "Heidewinkel 7, 29525 Uelzen", "7411 KT Deventer", "D-80331 München". */
const numbered =
  /^(?:[\p{L}\d][\p{L}\d.'’/ -]{2,40}[ ,]{1,2})?(?:[A-Z]{1,2}-)?\d{2,3}(?:[ -]?\d{2,3})(?: [A-Z]{2})? \p{Lu}\p{L}+(?:[ -]\p{L}+){0,3}(?:,? \(?\p{Lu}\p{L}+\)?)?$/u;
/** "Springfield, Illinois 62704", "Sta Cruz Arriba, 53150": the code comes last and is no year. */
const codeLast = /^\p{Lu}[\p{L}.'’ -]{2,40}, ?(?:\p{Lu}[\p{L}.'’ -]{1,30} )?(?:C\.?P\.? ?)?(?!(?:19|20)\d\d$)\d{4,6}(?:-\d{3,4})?$/u;
/** "14 Quarry Row, Halifax HX1 9ZZ". */
const british = /^[\p{L}\d][\p{L}\d,.'’ -]{2,60} [A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?$/u;

/** How likely (0–1) a contact is the place where a person lives, and the place without its label. */
export function ratePlace(chunk: Passage): { score: number; value: Passage; label: Passage | null; method: string } {
  const named = contactLabel.exec(chunk.text)?.[0] ?? '';
  const lead = livesIn.exec(chunk.text)?.[0] ?? '';
  const bare = chunk.slice(Math.max(named.length, lead.length));
  const value = bare.slice(/^[^\p{L}\p{N}(]*/u.exec(bare.text)?.[0].length ?? 0).trim(',;| ');
  const none = { score: 0, value, label: null, method: '' };
  if (!value.text || value.text.length > 150 || value.text.includes('@')) return none;
  if (lead && value.text.split(' ').length <= 5) return { ...none, score: 0.95, label: chunk.slice(0, lead.length), method: 'labelled place' };
  if (named && namesPlace(named)) return { ...none, score: 0.98, label: chunk.slice(0, named.length), method: 'labelled place' };
  if (numbered.test(value.text) || british.test(value.text) || codeLast.test(value.text)) return { ...none, score: 0.88, method: 'postal code' };
  const likelihood = placeLikelihood(value.text);
  if (chunk.icon === 'location' && value.text.length <= 100 && /\p{L}{2}/u.test(value.text) && !/\d{6}|\.\p{L}{2,}$/u.test(value.text))
    return { ...none, score: Math.max(likelihood, 0.92), method: 'place behind an icon' };
  if (likelihood >= 0.5) return { ...none, score: likelihood, method: 'place' };
  const at = trailingPlace(value.text);
  const isStreet = street.test(value.text) && /\d|\bs\/n\b/i.test(value.text) && value.text.split(' ').length <= 14;
  if (isStreet) return { ...none, score: at > 0 ? 0.85 : 0.45, method: 'street' };
  return at > 0 && value.text.slice(at).includes(',') ? { ...none, score: 0.5, value: value.slice(at), method: 'place behind comma' } : none;
}

/** "123 Broadway": a number and a name, which is a street only above the line of its town. */
export const isHouse = (text: string) => /^\d{1,5}[a-z]? \p{Lu}[\p{L}.'’ -]{2,40}$/u.test(text);
