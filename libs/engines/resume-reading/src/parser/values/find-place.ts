import { countryNames } from './locale-names';
import { placeNames } from './place-names';

const namesRegion = (name: string) => placeNames.is(name, 'region') || countryNames.has(name);
const isCode = (name: string) => placeNames.is(name, 'region-code');

/** Towns and provinces as written in Chinese, Japanese and Korean: recognized by their ending, or among the largest. */
const unspaced = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const eastPlace = new RegExp(
  `^(?:${unspaced}]{1,4}(?:省|市|都|道|府|県|區|区|县|郡)${unspaced}\\d·\\s-]{0,20}|` +
    '\\p{Script=Hangul}{1,6}(?:특별시|광역시|특별자치시|특별자치도|도|시|군|구)(?:\\s\\p{Script=Hangul}{1,6}(?:시|군|구|동|읍|면|로|길))*[\\s\\d-]{0,12})$',
  'u',
);
const isEastTown = (text: string) => placeNames.is(text.replace(/^(?:中国|日本|대한민국|한국)\s?/, '').replace(/[市시]$/, ''), 'unspaced-town');

const remote = /^(?:fully |100% )?(?:remote|hybrid|on-?site|home ?office|online|virtual|worldwide|télétravail|remoto)(?: ?[(,/-] ?[\p{L} ,.]{1,40}\)?)?$/iu;
const notPlace =
  /\b(?:university|college(?! (?:station|park))|school|institute|hospital|clinic|bank|group|agency|services|systems|inc|llc|ltd|gmbh|corp|company|engineer|manager|developer|designer|analyst|director|bachelor|master|bsc|msc|phd|degree|science|arts|department|team)\b|@|https?:|\d{5,}-\d{3,}/iu;

function isRegion(part: string): boolean {
  const bare = part.replace(/\s+\d{4,6}(?:-\d{3,4})?$/, '').trim();
  return isCode(bare) || isCode(bare.replace(/\.$/, '')) || namesRegion(bare.toLowerCase().replace(/\./g, '').replace(/^the /, ''));
}

/** Whether a text is the name of a known town, with or without its postal code. */
export function isTown(part: string): boolean {
  const bare = part
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+/, '')
    .replace(/\s+\d{1,5}$/, '')
    .trim();
  const name = bare
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/ (?:metropolitan area|area)$/, '')
    .replace(/^greater /, '');
  return placeNames.is(name, 'town');
}

const isName = (part: string) =>
  /^(?:[\p{Lu}\d][\p{L}\d.'’-]*)(?: (?:[\p{Lu}\d(][\p{L}\d.'’)-]*|de|la|le|del|der|am|an|of|upon|sur|den|do|da)){0,5}$/u.test(part.trim());

/**
 * How likely (0–1) a short text is a place and nothing else: "Austin, TX", "Rotterdam, South Holland, Netherlands", "80331 München", "Remote". 0 for anything
 * that is not. Pure.
 */
export function placeLikelihood(text: string): number {
  const plain = text.replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, '').trim();
  if (plain.length < 2 || plain.length > 90) return 0;
  if (remote.test(plain)) return 0.9;
  if (isEastTown(plain) || eastPlace.test(plain)) return 0.85;
  if (notPlace.test(plain)) return 0;
  const parts = plain.split(/\s*,\s*/).filter(Boolean);
  const last = parts[parts.length - 1] ?? '';
  if (parts.length > 5) return 0;
  if (parts.length > 1) {
    if (!parts.every((part) => isName(part))) return 0;
    if (isRegion(last)) return 0.95;
    return isTown(parts[0] ?? '') ? 0.7 : isTown(last) ? 0.5 : 0;
  }
  if (isTown(last)) return 0.8;
  if (namesRegion(last.toLowerCase())) return 0.75;
  const bare = /^(.{2,40}) ([A-Z]{2})(?: \d{5})?$/.exec(last);
  return bare && isCode(bare[2] ?? '') && isTown(bare[1] ?? '') ? 0.6 : 0;
}

/**
 * Where in "University of La Verne, La Verne, CA" the place begins (offset of its first letter), or -1.
 * Reads from the end: the region or country, then region by region to the left up to the town.
 */
export function trailingPlace(whole: string): number {
  const text = whole.replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, '');
  const breaks = [...text.matchAll(/,\s+|\s+[–—-]\s+|\s*\((?=[^()]*\)$)/g)].slice(-5).reverse();
  let place = -1;
  for (const found of breaks) {
    const from = found.index + found[0].length;
    const rest = text.slice(from).replace(/[).]$/, '');
    const first = rest.split(/,\s+/)[0] ?? '';
    if (placeLikelihood(rest) === 0 && !isRegion(rest)) break;
    if (place < 0 && !isRegion(rest) && !remote.test(rest)) {
      // "University of California, Berkeley" keeps its town: it is part of the name.
      const isNamed =
        /university of (?:california|texas|north carolina|illinois|wisconsin|michigan|massachusetts|maryland|nebraska|missouri|colorado|tennessee|minnesota|arkansas|hawaii)|state university of new york|\bpolitécnica|technische universität/i.test(
          text.slice(0, from),
        );
      return isTown(rest) && !isNamed ? from : -1;
    }
    place = from;
    if (!isRegion(first) || isTown(first) || !found[0].startsWith(',')) break;
  }
  // "Engineer, IT" does not name a country: a code counts only together with its town.
  return place >= 0 && isCode(text.slice(place)) ? -1 : place;
}
