import type { FoundProfile, FoundText } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../../document/text-line';
import type { ReadContext } from '../entry-builder';
import { Passage } from '../passage';
import { findDates } from '../values/find-dates';
import { webAddressOf } from '../values/web-address-of';
import { alternation, wordsOf } from '../values/word-lists';
import { contactChunks, contactLabel, joinAddresses } from './contact-chunks';
import { networkNamed, type Profile, profileAddress, profileOf } from './profile-of';
import { isHouse, ratePlace } from './rate-place';

export type Contacts = Partial<Record<'email' | 'phone' | 'location' | 'url', FoundText>> & { profiles: FoundProfile[] };

const email = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u;
const phone = /(?:\(?\+|\(|(?<![\d.-])\d)[\d\s()./–-]{5,22}\d(?![\d%])/g;
const domains = alternation(wordsOf('domains', ['domain']), 'domain');
const address = new RegExp(
  `(?:https?://|www\\.)[^\\s<>|,;()]{3,300}|(?<![@\\w.-])[a-z\\d][a-z\\d-]{0,62}(?:\\.[a-z\\d-]{1,63}){0,3}\\.(?:${domains})(?:/[^\\s<>|,;()]{0,300})?(?![\\w@]|\\.[a-z])`,
  'giu',
);
const bareHost = /^[a-z\d][a-z\d-]{1,62}(?:\.[a-z\d][a-z\d-]{0,62}){0,2}\.(?!pdf$|docx?$|js$)[a-z]{2,12}$/;
const phoneLabel = /^(?:phone|mobile|cell|t[eé]l|tlf|gsm|handy|mobil|móvil|portable|telefon|telefoon)/i;

/** How likely a number is a phone number: with a country code or a label it certainly is; "930-0138" among words may be a postal code. */
function phoneRank(number: string, text: string): number {
  if (number.startsWith('+') || number.startsWith('(+') || phoneLabel.test(text)) return 2;
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  return /^\d{3}-\d{4}$/.test(number.trim()) && words >= 2 ? 0 : 1;
}

const homeWords = /portfolio|website|webseite|home ?page|blog|\bsite\b|\bweb\b|www|personal page|my page|\.\p{L}{2,}/iu;

class ContactFinder {
  readonly found: Contacts = { profiles: [] };
  private readonly seen = new Set<string>();
  private phone: { passage: Passage; value: string; rank: number } | undefined;

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
    const named = contactLabel.exec(text)?.[0] ?? '';
    const network = networkNamed(named || passage.icon);
    const handle = text
      .slice(named.length)
      .trim()
      .replace(/^[@/\s]+/, '');
    if (network && /^[\w.-]{2,40}$/.test(handle) && !handle.includes('.')) {
      const url = profileAddress(network, handle);
      if (url) this.addProfile({ network, username: handle, url }, passage, named ? 'labelled name' : 'name behind an icon');
    }
    if (passage.icon === 'url' && bareHost.test(text)) this.addAddress(text, passage, 'address');
    const suffixed = /^@?([\w.-]{2,40})\s*\((\p{L}[\p{L} .]{1,20})\)$/u.exec(text);
    const suffix = suffixed ? networkNamed(suffixed[2] ?? '') : '';
    const suffixUrl = suffix && suffixed?.[1] && !suffixed[1].includes('.') ? profileAddress(suffix, suffixed[1]) : '';
    if (suffixUrl) this.addProfile({ network: suffix, username: suffixed?.[1] ?? '', url: suffixUrl }, passage, 'labelled name');
    for (const match of rest.matchAll(phone)) {
      const digits = match[0].replace(/\D/g, '').length;
      if (digits < 7 || digits > 15 || findDates(match[0]).length > 0 || /^\d{1,5}\s*$/.test(match[0])) continue;
      const rank = passage.icon === 'phone' ? 2 : phoneRank(match[0], text);
      if (rank <= (this.phone?.rank ?? -1)) continue;
      this.phone = { passage: whole(passage, match.index, match[0].length), value: match[0].replace(/\s+/g, ' ').trim(), rank };
    }
  }

  /** Takes the number that is most likely a phone number. */
  settlePhone(): void {
    if (this.phone) this.take('phone', this.phone.passage, this.phone.value, 0.95, 'phone');
  }

  /** "ada.example" alone among the contacts is a home page, whatever its domain. */
  bareHost(chunks: readonly Passage[]): void {
    const chunk = chunks
      .flatMap((whole) => whole.split(/,\s+/g))
      .find((candidate) => bareHost.test(candidate.text) && !this.context.ledger.isClaimed(candidate));
    if (chunk) this.addAddress(chunk.text, chunk, 'address');
  }

  /** The chunk that looks most like the place a person lives in; a street above its town belongs to it. */
  place(chunks: readonly Passage[]): void {
    const rated = chunks.map((chunk, index) => ({ index, ...ratePlace(chunk) })).filter(({ score }) => score > 0);
    const best = rated.sort((a, b) => b.score - a.score)[0];
    if (!best) return;
    const isPart = (chunk: Passage | undefined) =>
      chunk !== undefined && ratePlace(chunk).score >= 0.45 && !contactLabel.test(chunk.text) && chunk.text.length < 60;
    let from = best.index;
    let to = best.index;
    if (best.method !== 'labelled place' && !/,.*,/.test(best.value.text)) {
      while (best.index - from < 2 && isPart(chunks[from - 1])) from -= 1;
      if (from > 0 && isHouse(chunks[from - 1]?.text ?? '')) from -= 1;
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
        // A link to an unknown network is a home page only if its words say so.
        if (passage.text && (profileOf(run.url) || homeWords.test(passage.text))) this.addAddress(run.url, passage, 'link behind words');
      }
    }
  }
}

function whole(passage: Passage, from: number, length: number): Passage {
  const before = passage.slice(0, from);
  const isLabelled = contactLabel.test(passage.text) && (contactLabel.exec(passage.text)?.[0].length ?? 0) >= before.text.length;
  return isLabelled ? passage.slice(0, from + length) : passage.slice(from, from + length);
}

/**
 * E-mail, phone, place, home page and profiles from the contact lines; addresses linked behind words count (http and https only). `everywhere` is searched for
 * an e-mail, a phone and profiles only if the contact lines have none. Pure apart from the ledger.
 */
export function findContacts(
  contactLines: readonly TextLine[],
  everywhere: readonly TextLine[],
  context: ReadContext,
  margins: readonly TextLine[] = [],
): Contacts {
  const finder = new ContactFinder(context);
  const chunks = joinAddresses(contactChunks(contactLines));
  for (const chunk of chunks) finder.chunk(chunk);
  finder.settlePhone();
  finder.links(contactLines);
  if (!finder.found.url) finder.bareHost(chunks);
  finder.place(chunks);
  // Some LaTeX classes put all contacts in the footer of the page.
  const foot = finder.found.email ? [] : margins.filter((line) => line.page === margins[0]?.page);
  if (foot.some((line) => email.test(line.text))) {
    const inFoot = joinAddresses(contactChunks(foot));
    for (const chunk of inFoot) finder.chunk(chunk);
    finder.settlePhone();
    finder.links(foot);
    if (!finder.found.url) finder.bareHost(inFoot);
    if (!finder.found.location) finder.place(inFoot);
  }
  if (!finder.found.email) {
    const line = everywhere.find((candidate) => candidate.text.includes('@') && email.test(candidate.text));
    if (line) for (const chunk of contactChunks([line])) finder.chunk(chunk);
    finder.settlePhone();
  }
  if (finder.found.profiles.length === 0) {
    const linked = everywhere
      .filter((line) => line.runs.some((run) => /linkedin\.com\/in\//i.test(run.url)) || /linkedin\.com\/in\//i.test(line.text))
      .slice(0, 3);
    for (const line of linked) for (const chunk of contactChunks([line])) finder.chunk(chunk);
  }
  return finder.found;
}
