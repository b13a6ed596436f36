/** Pages whose address begins with that of another one in the list need no line of their own. */
const roots = (paths: readonly string[]) => paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)));

/**
 * robots.txt (RFC 9309): the app is nobody's but its users', its public pages are everybody's. What is allowed stands first, for robots that take the first line
 * that fits; all others take the longest. Pure.
 */
export function writeRobots(publicPaths: readonly string[], appUrl: string): string {
  const inApp = roots(publicPaths.filter((path) => path.startsWith('/app/')));
  return [
    'User-agent: *',
    ...[...inApp, '/app/profile/'].map((path) => `Allow: ${path}`),
    ...['/api/', '/app/', '/files/', '/portfolio/', '/protected'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
