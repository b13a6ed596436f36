const unreserved = /[A-Za-z0-9\-._~]/;
/** What stands in a segment as it is: RFC 3986, section 3.3, `pchar`. */
const plain = /[A-Za-z0-9\-._~!$&'()*+,;=:@]/;
/** Signs that make another path once somebody decodes them: slashes and control characters. */
const misleading = /[/\\\u0000-\u001f\u007f]/;

function canonicalSegment(segment: string): string | null {
  try {
    const decoded = decodeURIComponent(segment);
    if (decoded === '.' || decoded === '..' || misleading.test(decoded)) return null;
  } catch {
    return null;
  }
  return segment.replace(/%[0-9a-f]{2}|[\s\S]/giu, (part) => {
    if (part[0] !== '%') return plain.test(part) ? part : encodeURIComponent(part);
    const sign = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return unreserved.test(sign) ? sign : part.toUpperCase();
  });
}

/**
 * The one spelling of a path (RFC 3986, section 6.2.2, without what it names being changed): nothing encoded that can stand plain, upper-case digits
 * where something is, no empty segment, no slash at the end. Null for a path that has none: what cannot be decoded, dot segments, slashes that hide.
 */
export function canonicalPath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  const segments = path.split('/').filter(Boolean).map(canonicalSegment);
  return segments.includes(null) ? null : `/${segments.join('/')}`;
}
