/** Whether If-None-Match names this entity tag, compared weakly (RFC 9110, 8.8.3.2 and 13.1.2): a list of tags, or `*` for any. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
