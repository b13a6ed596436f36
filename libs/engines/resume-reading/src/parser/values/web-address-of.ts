/** An absolute http(s) address for what a resume shows ("github.com/x", "www.x.org/"), '' for anything else: scripts, files, mail, words. */
export function webAddressOf(text: string): string {
  const bare = text.trim().replace(/[),.;]+$/, '');
  if (!bare || bare.length > 1900 || /\s/.test(bare) || bare.includes('@')) return '';
  const address = /^https?:\/\//i.test(bare) ? bare : /^[a-z][a-z0-9+.-]*:/i.test(bare) && !/^[^/]+\.[a-z]{2,}:\d/i.test(bare) ? '' : `https://${bare}`;
  try {
    const url = new URL(address);
    return ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.') && !url.username ? url.href : '';
  } catch {
    return '';
  }
}
