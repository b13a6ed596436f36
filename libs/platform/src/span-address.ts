/** Ids are 36 characters long; what is longer in a path may open something. */
const longestId = 36;

/** What a trace keeps of a request's address: no query, and of its path no segment that could be a secret (OpenTelemetry's attribute names). */
export function spanAddress(url: string): { 'url.path': string; 'url.query': string } {
  const path = url.split('?')[0] ?? '';
  const kept = path.split('/').map((segment) => (segment.length > longestId ? '[left out]' : segment));
  return { 'url.path': kept.join('/'), 'url.query': '' };
}
