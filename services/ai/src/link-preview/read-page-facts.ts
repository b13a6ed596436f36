import { Parser } from 'htmlparser2';

/** What a page says about itself; empty where it says nothing. `date` is YYYY, YYYY-MM or empty. */
export type PageFacts = { title: string; description: string; site: string; authors: string[]; venue: string; date: string; doi: string };

const tidy = (text: string | undefined) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();

/** "2021/03/14", "2021-03", "14 March 2021" → 2021-03 or 2021. */
function dateIn(text: string): string {
  const numbers = /\b((?:19|20)\d\d)(?:[-/.](0?[1-9]|1[0-2])(?!\d))?/.exec(text);
  if (!numbers) return '';
  return numbers[2] ? `${numbers[1]}-${numbers[2].padStart(2, '0')}` : (numbers[1] ?? '');
}

/**
 * Reads a page's facts from its `meta` elements and title: Open Graph (ogp.me), Highwire's `citation_…` tags as used by scholarly publishers, Dublin Core.
 * Linear in its input; never throws.
 */
export function readPageFacts(html: string): PageFacts {
  const found = new Map<string, string[]>();
  let title = '';
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, { name: key, property, content }) {
      if (name === 'title' && !title) inTitle = true;
      const field = (property ?? key ?? '').toLowerCase();
      if (name === 'meta' && field && content) found.set(field, [...(found.get(field) ?? []).slice(0, 199), tidy(content)]);
    },
    ontext(text) {
      if (inTitle && title.length < 2_000) title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
    },
  });
  parser.end(html);
  const first = (...names: string[]) => names.map((name) => found.get(name)?.find(Boolean)).find(Boolean) ?? '';
  return {
    title: first('citation_title', 'og:title', 'dc.title', 'twitter:title') || tidy(title),
    description: first('og:description', 'description', 'dc.description', 'twitter:description'),
    site: first('og:site_name', 'application-name'),
    authors: (found.get('citation_author') ?? found.get('dc.creator') ?? []).filter(Boolean).map(inReadingOrder),
    venue: first('citation_journal_title', 'citation_conference_title', 'citation_inbook_title', 'citation_publisher'),
    date: dateIn(first('citation_publication_date', 'citation_date', 'citation_online_date', 'article:published_time', 'dc.date', 'date')),
    doi:
      first('citation_doi', 'dc.identifier')
        .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)/i, '')
        .match(/^10\.\d{4,9}\/\S+$/)?.[0] ?? '',
  };
}

/** "Novak, Ada" → "Ada Novak". */
function inReadingOrder(name: string): string {
  const parts = name.split(/,\s*/);
  return parts.length === 2 ? `${parts[1]} ${parts[0]}` : name;
}
