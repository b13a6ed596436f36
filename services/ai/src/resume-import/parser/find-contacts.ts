import type { FoundProfile, FoundText } from '@folia/contracts/resume-import';
import type { TextLine } from '../document/text-line';
import type { ReadContext } from './entry-builder';
import { findDates } from './find-dates';
import { placeLikelihood, trailingPlace } from './find-place';
import { Passage } from './passage';
import { networkNamed, type Profile, profileAddress, profileOf } from './profile-of';
import { webAddressOf } from './web-address-of';

export type Contacts = Partial<Record<'email' | 'phone' | 'location' | 'url', FoundText>> & { profiles: FoundProfile[] };

const email = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u;
const phone = /(?:\(?\+|\(|(?<![\d.-])\d)[\d\s()./–-]{5,22}\d(?![\d%])/g;
const address =
  /(?:https?:\/\/|www\.)[^\s<>|,;()]{3,300}|(?<![@\w.-])[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){0,3}\.(?:com|org|net|io|dev|ai|app|me|edu|de|fr|es|ch|at|uk|eu|co|info|tech|xyz|in|nl|it|ca|us|page|site|blog|online|cc|im|sh|so|gg|ly|to|design|studio|works|art|name|pro|digital|cloud|codes|software|engineer|no|se|dk|fi|pl|cz|be|pt|br|au|nz|jp|ie|ac)(?:\/[^\s<>|,;()]{0,300})?(?![\w@])/gi;
const label =
  /^(?:e-?mail(?: address)?|mail|phone(?: number)?|mobile|cell|t[eé]l(?:ephone|éphone|efon|éfono|éfon)?|courriel|home|fax|handy|mobil|mobiltelefon|móvil|portable|address|adresse|anschrift|location|based in|city|dirección|direccion|domicilio|ubicación|website|web|webseite|homepage|portfolio|blog|site|url|wohnort|ort|residence|standort|localisation|ville|lieu|linkedin|github|gitlab|twitter|x|kaggle|leetcode|medium|stackoverflow|orcid|xing)\s*[:：]\s*/i;
const placeLabel =
  /^(?:home|address|adresse|anschrift|location|based in|city|dirección|direccion|domicilio|ubicación|wohnort|ort|residence|standort|localisation|ville|lieu)\s*[:：]/i;
const street =
  /\b(?:street|st\.?|avenue|ave\.?|road|rd\.?|drive|dr\.?|lane|ln\.?|way|blvd|boulevard|court|square|apt\.?|suite|\p{L}*straße|\p{L}*strasse|\p{L}*str\.|\p{L}*weg|\p{L}*platz|rue|rua|ulica|ul\.|utca|calle|avenida|plaza|paseo|via)(?![\p{L}])/iu;

/** Cells of a line, a label ("Telefon:") together with the cell it labels. */
function labelledCells(line: TextLine): TextLine['cells'] {
  return line.cells.reduce<TextLine['cells']>((cells, cell) => {
    const before = cells[cells.length - 1];
    if (before && /^[^:]{2,30}[:：]$/.test(line.text.slice(before.from, before.to))) cells[cells.length - 1] = { from: before.from, to: cell.to };
    else cells.push(cell);
    return cells;
  }, []);
}

const homeWords = /portfolio|website|webseite|home ?page|blog|\bsite\b|\bweb\b|www|personal page|my page|\.\p{L}{2,}/iu;

/** The parts of contact lines: cells, then what bars and dots divide. */
export function contactChunks(lines: readonly TextLine[]): Passage[] {
  return lines.flatMap((line) =>
    labelledCells(line).flatMap((cell) =>
      Passage.of(line, cell.from, cell.to).split(
        /\s*[|•⋄◦♦∙]\s*|\s[·–—]\s|\s{3,}|\s-\s(?=\S+@|\+?\d{3})|\s+(?=(?:e-?mail|phone|mobile|tel|linkedin|github|website|home|location|nationality|date of birth)(?:\s(?:address|number))?\s?:)|(?<![:：])\s+(?=\S{1,80}@\S{3,80}|https?:\/\/|www\.)|(?<=\s\S{1,80}@\S{3,80}|^\S{1,80}@\S{3,80})\s+/gi,
      ),
    ),
  );
}

/** An address broken at the end of a narrow line ("www.linkedin.com/in/ada-" above "novak-42 (LinkedIn)") made whole. */
function joinAddresses(chunks: readonly Passage[]): Passage[] {
  return chunks.reduce<Passage[]>((joined, chunk) => {
    const before = joined[joined.length - 1];
    const isBroken = before && /(?:linkedin\.com|github\.com|https?:\/\/|www\.)\S*[-_]$/i.test(before.text) && /^[\w%-]{2,}(?:\s|$)/.test(chunk.text);
    if (isBroken) joined[joined.length - 1] = Passage.join([before, chunk], '');
    else joined.push(chunk);
    return joined;
  }, []);
}

class ContactFinder {
  readonly found: Contacts = { profiles: [] };
  private readonly seen = new Set<string>();

  constructor(private readonly context: ReadContext) {}

  private take(field: 'email' | 'phone' | 'location' | 'url', passage: Passage, value: string, confidence: number, method: string): void {
    if (this.found[field] || !value) return;
    this.found[field] = { value, evidence: passage.evidence(this.context.pages, confidence, method) };
    this.context.ledger.claim(passage);
  }

  private addProfile(profile: Profile, passage: Passage, method: string): void {
    const key = `${profile.network}|${profile.username.toLowerCase()}`;
    this.context.ledger.claim(passage);
    if (this.seen.has(key) || this.found.profiles.length >= 30) return;
    this.seen.add(key);
    this.found.profiles.push({ ...profile, evidence: passage.evidence(this.context.pages, 0.95, method) });
  }

  private addAddress(text: string, passage: Passage, method: string): void {
    const profile = profileOf(text);
    if (profile) this.addProfile(profile, passage, method);
    else this.take('url', passage, webAddressOf(text), method === 'link behind words' ? 0.8 : 0.9, method);
  }

  chunk(passage: Passage): void {
    const { text } = passage;
    const mail = email.exec(text);
    if (mail) this.take('email', whole(passage, mail.index, mail[0].length), mail[0].replace(/\.$/, ''), 0.98, 'e-mail');
    const rest = mail ? text.replace(mail[0], ' '.repeat(mail[0].length)) : text;
    for (const match of rest.matchAll(address)) {
      if (/^[A-Z]?[a-z]+\.(?:js|net)$/.test(match[0])) continue;
      this.addAddress(match[0], whole(passage, match.index, match[0].length), 'address');
    }
    const named = label.exec(text)?.[0] ?? '';
    const network = networkNamed(named);
    const handle = text.slice(named.length).trim().replace(/^@/, '');
    if (network && /^[\w.-]{2,40}$/.test(handle) && !handle.includes('.')) {
      const url = profileAddress(network, handle);
      if (url) this.addProfile({ network, username: handle, url }, passage, 'labelled name');
    }
    const suffixed = /^@?([\w.-]{2,40})\s*\((\p{L}[\p{L} .]{1,20})\)$/u.exec(text);
    const suffix = suffixed ? networkNamed(suffixed[2] ?? '') : '';
    const suffixUrl = suffix && suffixed?.[1] && !suffixed[1].includes('.') ? profileAddress(suffix, suffixed[1]) : '';
    if (suffixUrl) this.addProfile({ network: suffix, username: suffixed?.[1] ?? '', url: suffixUrl }, passage, 'labelled name');
    for (const match of rest.matchAll(phone)) {
      const digits = match[0].replace(/\D/g, '').length;
      if (digits < 7 || digits > 15 || findDates(match[0]).length > 0 || /^\d{1,5}\s*$/.test(match[0])) continue;
      this.take('phone', whole(passage, match.index, match[0].length), match[0].replace(/\s+/g, ' ').trim(), 0.95, 'phone');
    }
  }

  /** The chunk that reads most like the place a person lives at; a street above its town belongs to it. */
  place(chunks: readonly Passage[]): void {
    const rated = chunks.map((chunk, index) => ({ index, ...ratePlace(chunk) })).filter(({ score }) => score > 0);
    const best = rated.sort((a, b) => b.score - a.score)[0];
    if (!best) return;
    const isPart = (chunk: Passage | undefined) => chunk !== undefined && ratePlace(chunk).score >= 0.45 && !label.test(chunk.text) && chunk.text.length < 60;
    let from = best.index;
    let to = best.index;
    if (best.method !== 'labelled place' && !/,.*,/.test(best.value.text)) {
      while (best.index - from < 2 && isPart(chunks[from - 1])) from -= 1;
      while (to - best.index < 2 && isPart(chunks[to + 1])) to += 1;
    }
    const passage = from === to ? best.value : Passage.join(chunks.slice(from, to + 1), ', ');
    this.take('location', passage, passage.text, Math.min(best.score, 0.95), best.method);
    this.context.ledger.claim(chunks[best.index]?.text.startsWith(passage.text) ? undefined : best.label);
  }

  links(lines: readonly TextLine[]): void {
    for (const line of lines) {
      for (const run of line.runs) {
        if (!run.url || email.test(line.text.slice(run.from, run.to))) continue;
        const passage = Passage.of(line, run.from, run.to);
        // A link to no known network is a home page only where its words say so.
        if (passage.text && (profileOf(run.url) || homeWords.test(passage.text))) this.addAddress(run.url, passage, 'link behind words');
      }
    }
  }
}

function ratePlace(chunk: Passage): { score: number; value: Passage; label: Passage | null; method: string } {
  const named = label.exec(chunk.text)?.[0] ?? '';
  const value = chunk.slice(named.length).trim(',;| ');
  const none = { score: 0, value, label: null, method: '' };
  if (!value.text || value.text.length > 150 || value.text.includes('@')) return none;
  if (placeLabel.test(named)) return { ...none, score: 0.98, label: chunk.slice(0, named.length), method: 'labelled place' };
  const likelihood = placeLikelihood(value.text);
  if (likelihood >= 0.5) return { ...none, score: likelihood, method: 'place' };
  const at = trailingPlace(value.text);
  const isStreet = street.test(value.text) && /\d/.test(value.text) && value.text.split(' ').length <= 14;
  if (isStreet) return { ...none, score: at > 0 ? 0.85 : 0.45, method: 'street' };
  return at > 0 && value.text.slice(at).includes(',') ? { ...none, score: 0.5, value: value.slice(at), method: 'place behind comma' } : none;
}

function whole(passage: Passage, from: number, length: number): Passage {
  const before = passage.slice(0, from);
  const isLabelled = label.test(passage.text) && (label.exec(passage.text)?.[0].length ?? 0) >= before.text.length;
  return isLabelled ? passage.slice(0, from + length) : passage.slice(from, from + length);
}

/**
 * E-mail, phone, place, home page and profiles from the lines people are reached by; addresses hidden behind words count (http and https only).
 * `everywhere` is searched for an e-mail, a phone and profiles only when the contact lines have none. Pure apart from the ledger.
 */
export function findContacts(contactLines: readonly TextLine[], everywhere: readonly TextLine[], context: ReadContext): Contacts {
  const finder = new ContactFinder(context);
  const chunks = joinAddresses(contactChunks(contactLines));
  for (const chunk of chunks) finder.chunk(chunk);
  finder.links(contactLines);
  finder.place(chunks);
  if (!finder.found.email) {
    const line = everywhere.find((candidate) => candidate.text.includes('@') && email.test(candidate.text));
    if (line) for (const chunk of contactChunks([line])) finder.chunk(chunk);
  }
  if (finder.found.profiles.length === 0) {
    const linked = everywhere
      .filter((line) => line.runs.some((run) => /linkedin\.com\/in\//i.test(run.url)) || /linkedin\.com\/in\//i.test(line.text))
      .slice(0, 3);
    for (const line of linked) for (const chunk of contactChunks([line])) finder.chunk(chunk);
  }
  return finder.found;
}
