import { z } from 'zod';
import { htmlToWords } from './html-to-words';
import type { Posting } from './posting-boards';

const text = z.string().catch('');
const address = z.object({ addressLocality: text, addressRegion: text, addressCountry: z.union([z.string(), z.object({ name: z.string() })]).catch('') });
const place = z.object({ address: z.union([z.string(), address]).catch('') });
const postingSchema = z.object({
  title: text,
  description: z.string(),
  hiringOrganization: z.union([z.string(), z.object({ name: text })]).catch(''),
  jobLocation: z
    .union([place, z.array(place)])
    .optional()
    .catch(undefined),
  jobLocationType: text,
});

const nameOf = (value: string | { name: string }) => (typeof value === 'string' ? value : value.name);

function placeOf({ jobLocation, jobLocationType }: z.infer<typeof postingSchema>): string {
  const [first] = jobLocation === undefined ? [] : [jobLocation].flat();
  const at = first?.address ?? '';
  const words = typeof at === 'string' ? at : [at.addressLocality, at.addressRegion, nameOf(at.addressCountry)].filter(Boolean).join(', ');
  return [words, jobLocationType === 'TELECOMMUTE' ? 'remote' : ''].filter(Boolean).join(', ');
}

/** Everything that a JSON-LD block declares: alone, as a list, or as a graph. */
function declared(json: string): object[] {
  try {
    const value: unknown = JSON.parse(json);
    const all = [value].flat().flatMap((one) => (one && typeof one === 'object' && '@graph' in one ? [one['@graph']].flat() : [one]));
    return all.filter((one): one is object => one !== null && typeof one === 'object');
  } catch {
    return [];
  }
}

const isPosting = (value: object) => '@type' in value && [value['@type']].flat().includes('JobPosting');

const mostBlocks = 50;
/** The tag of a block is always shorter than this. */
const longestTag = 400;

/** The JSON-LD blocks of a page, found by the name of their type, so that a page of a million tags is not read tag by tag. Linear in its length. */
function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let end = 0;
  for (const { index } of html.matchAll(/application\/ld\+json/gi)) {
    if (index < end) continue;
    const before = html.slice(Math.max(end, index - longestTag), index);
    const tag = before.slice(Math.max(0, before.lastIndexOf('<')));
    const opens = /^<script\s[^>]*$/i.test(tag) ? html.indexOf('>', index) : -1;
    if (opens === -1 || opens - index > longestTag) continue;
    closing.lastIndex = opens;
    end = closing.exec(html)?.index ?? html.length;
    blocks.push(html.slice(opens + 1, end));
    if (blocks.length === mostBlocks) break;
  }
  return blocks;
}
const closing = /<\/script\b/gi;

/** What a page says about itself as a JobPosting (schema.org, JSON-LD), or null. Pure. */
export function postingIn(html: string): Posting | null {
  for (const block of blocksOf(html)) {
    const posting = postingSchema.safeParse(declared(block).find(isPosting)).data;
    if (!posting) continue;
    const words = htmlToWords(`<body>${posting.description}</body>`);
    if (words) return { title: htmlToWords(posting.title), company: nameOf(posting.hiringOrganization), location: placeOf(posting), words };
  }
  return null;
}
