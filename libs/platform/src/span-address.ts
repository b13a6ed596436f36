/** Ids are 36 characters long; a longer path segment may be a secret. */
const longestId = 36;

/** The part of a request's address that a trace keeps: no query, and no path segment that could be a secret (OpenTelemetry's attribute names). */
export function spanAddress(url: string): { 'url.path': string; 'url.query': string } {
  const path = url.split('?')[0] ?? '';
  const kept = path.split('/').map((segment) => (segment.length > longestId ? '[left out]' : segment));
  return { 'url.path': kept.join('/'), 'url.query': '' };
}
