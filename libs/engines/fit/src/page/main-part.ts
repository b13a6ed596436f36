import { htmlTags } from './html-tags';

const mostParts = 20;

/** The elements of a page named `name` or, if a role is given, with that role. Nested ones count once, at most 20. Empty when there are none. Pure. */
export function partsCalled(page: string, name: string, role?: string): string[] {
  const isRole = role ? new RegExp(`\\brole\\s*=\\s*["']?${role}\\b`, 'i') : null;
  const parts: string[] = [];
  let open: { name: string; start: number; depth: number } | null = null;
  for (const tag of htmlTags(page)) {
    if (!open) {
      if (!tag.closes && (tag.name === name || isRole?.test(tag.attributes))) open = { name: tag.name, start: tag.start, depth: 1 };
      continue;
    }
    if (tag.name !== open.name) continue;
    open.depth += tag.closes ? -1 : 1;
    if (open.depth > 0) continue;
    parts.push(page.slice(open.start, tag.end));
    if (parts.length === mostParts) return parts;
    open = null;
  }
  return open ? [...parts, page.slice(open.start)] : parts;
}
