import { resumeTemplates } from '@folia/contracts/resume-document';
import { openPdf } from '@folia/resume-reading/document/pdf/open-pdf';
import { documentOf } from './fixtures/portfolio';
import { engineer, seller } from './fixtures/portfolios';
import { chinese } from './fixtures/script-portfolios';
import { templates } from './layout/templates';
import { writePdf } from './write-pdf';

const writtenAt = new Date('2026-11-20T10:00:00Z');
type Tree = { role?: string; type?: string; children?: Tree[] };

const rolesOf = (tree: Tree): string[] => [...(tree.role ? [tree.role] : []), ...(tree.children ?? []).flatMap(rolesOf)];

/** Structure roles, in the order a screen reader meets them, page by page. */
async function structure(data: Buffer): Promise<string[]> {
  const { pdf } = await openPdf(new Uint8Array(data));
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) roles.push(...rolesOf((await (await pdf.getPage(number)).getStructTree()) as Tree));
  await pdf.destroy();
  return roles;
}

test.each(resumeTemplates)('%s tells a screen reader what is a heading, a list, a link', async (template) => {
  const document = documentOf(seller, { template });
  const { data, fit } = await writePdf(document, writtenAt);
  const roles = await structure(data);
  const count = (role: string) => roles.filter((one) => one === role).length;
  expect(fit.pages).toBe(1);
  expect(count('H1')).toBe(1);
  expect(count('H2')).toBe(document.sections.length + (templates[template].aside ? 1 : 0));
  expect(count('H3')).toBe(3);
  expect([count('L'), count('LI'), count('Lbl'), count('LBody')]).toEqual([2, 3, 3, 3]);
  // The mail address and one profile.
  expect(count('Link')).toBe(2);
});

test('the file says its title, its language and that it is accessible; links lead where they say', async () => {
  const { data } = await writePdf(documentOf(seller), writtenAt);
  const { pdf } = await openPdf(new Uint8Array(data));
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Noémie Lefèvre', Language: 'fr' });
  expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const links = (await (await pdf.getPage(1)).getAnnotations()).map(({ url }: { url?: string }) => url);
  expect(links).toEqual(['mailto:noemie@lefevre.example', 'https://www.linkedin.com/in/noemielefevre']);
  await pdf.destroy();
});

test('every font is in the file, of every script, with the meaning of its glyphs', async () => {
  for (const portfolio of [engineer, chinese]) {
    const text = (await writePdf(documentOf(portfolio), writtenAt)).data.toString('latin1');
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(2);
    expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
    expect(count(/\/ToUnicode /g)).toBe(count(/\/FontFile2 /g));
    expect(count(/\/Subtype \/Type1\b/g)).toBe(0);
  }
});

test('the same resume is the same file, whatever was written before it', async () => {
  const document = documentOf(engineer);
  const first = await writePdf(document, writtenAt);
  await writePdf(documentOf(chinese), writtenAt);
  expect((await writePdf(document, writtenAt)).data.equals(first.data)).toBe(true);
});
