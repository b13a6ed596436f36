import type { PublicPage } from '@folia/contracts/page';

const parts = [
  { title: 'Blog', prefix: '/app/blog/' },
  { title: 'Help', prefix: '/app/help/' },
];
const partOf = (path: string) => parts.find(({ prefix }) => path.startsWith(prefix));

/** llms.txt (llmstxt.org): what stands where, for those who read with a language model. Pure. */
export function writeLlms(pages: readonly PublicPage[], appUrl: string): string {
  const line = ({ path, title, description }: PublicPage) => `- [${title}](${appUrl}${path})${description && `: ${description}`}`;
  const listed = [{ title: 'Pages', prefix: undefined }, ...parts].map(({ title, prefix }) => {
    const found = pages.filter(({ path }) => partOf(path)?.prefix === prefix);
    return found.length ? `## ${title}\n\n${found.map(line).join('\n')}\n` : '';
  });
  return [
    '# Folia\n',
    '> Folia turns a resume into a portfolio in which every claim leads to its evidence. A portfolio is private until its owner publishes it.\n',
    `Public portfolios are at ${appUrl}/{username}, each with its facts as JSON-LD; \`${appUrl}/sitemap.xml\` lists those that search engines may show. The API is described at ${appUrl}/api/openapi.json.\n`,
    ...listed.filter(Boolean),
  ].join('\n');
}
