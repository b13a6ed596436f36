import { expect, type Page, test } from '@playwright/test';
import { ask, untilOver, upload } from './api';
import { expectAccessible } from './axe';
import { makePerson } from './person';
import { actAs } from './signed-in';

type Project = { kind: string; fields: { name: string; summary?: string }; provenance: { source: string; fields?: Record<string, { words: string }[]> } };

/** Two projects under one heading, as in many resumes: the second is read as part of the first. */
async function resumeOfTwo(page: Page) {
  await page.setContent(`<style>body{font:11pt Arial;margin:0} h2{font-size:14pt;border-bottom:1px solid}</style>
    <h1>Priyanka Vellathurai</h1><p>Site reliability engineer</p><p>Chennai, India · priyanka@example.com</p>
    <h2>Experience</h2><div><b>Reliability Engineer</b>, Tidewater Grid, Mar 2020 – Present</div><ul><li>Kept 1.2 million homes online</li></ul>
    <h2>Projects</h2><p><b>slowburn</b> – error budget alerts that wake nobody for nothing<br>
    Burn rate rules for Prometheus, used by 40 teams<br>
    kube-drainpipe – drains Kubernetes nodes without dropping requests<br>Written in Go, 1.1k stars</p>
    <h2>Skills</h2><p>Go, Python, Kubernetes, Prometheus</p>`);
  return new Uint8Array(await page.pdf({ format: 'A4', margin: { top: '2cm', left: '2cm', right: '2cm', bottom: '2cm' } }));
}

for (const width of [1440, 390]) {
  test(`two projects that were read as one are parted at a line, and one more is added (${width} px wide)`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const person = await makePerson('Priya Raman');
    const paper = await browser.newPage();
    const { body } = await upload(person, await resumeOfTwo(paper), `two-${width}.pdf`);
    await paper.close();
    await untilOver(person, body.jobId);
    await actAs(page, person);
    await page.goto(`/app/settings/resume-import?import=${body.importId}`);

    const whole = page.getByRole('article', { name: 'slowburn' });
    await whole.getByRole('button', { name: /^Split here/ }).click();
    const lines = page.getByRole('region', { name: 'Where does the next one begin?' });
    await expectAccessible(page);
    if (width === 390) {
      await lines.getByRole('button', { name: /kube-drainpipe/ }).click();
    } else {
      // By the keyboard alone: the first line has the focus.
      while (!(await lines.getByRole('button', { name: /kube-drainpipe/ }).evaluate((line) => line === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    const part = page.getByRole('article', { name: 'kube-drainpipe' });
    await expect(part.getByText('drains Kubernetes nodes without dropping requests')).toBeVisible();
    await expect(whole.getByText('kube-drainpipe')).toHaveCount(0);
    await part.getByRole('button', { name: /^Join again/ }).click();
    await expect(part).toHaveCount(0);
    await expect(whole.getByText(/kube-drainpipe/)).toBeVisible();
    await whole.focus();
    await page.keyboard.press('s');
    await lines.getByRole('button', { name: /kube-drainpipe/ }).click();
    await part.getByRole('button', { name: /^Add another/ }).click();
    const added = page.getByRole('article').filter({ hasText: 'written by you' });
    await added.getByLabel('Name').fill('Third of them');
    await expectAccessible(page);
    await expect(page.getByText(/^Saved as a draft/)).toBeAttached();

    await page.reload();
    for (const name of ['slowburn', 'kube-drainpipe', 'Third of them']) await page.getByRole('button', { name: `Accept: ${name}`, exact: true }).click();
    await expect(page.getByText(/^Saved as a draft/)).toBeAttached();
    await page.getByRole('button', { name: /^Save 3 entries/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Save the/ })
      .click();
    await expect(page.getByText('Only you see this page, and people with a link.')).toBeVisible();

    const items: Project[] = (await ask(person, 'GET', '/api/items')).body.items;
    const projects = items.filter(({ kind }) => kind === 'project');
    expect(projects.map(({ fields, provenance }) => [fields.name, provenance.source]).sort()).toEqual([
      ['Third of them', 'hand'],
      ['kube-drainpipe', 'import'],
      ['slowburn', 'import'],
    ]);
    const [slow, drain] = ['slowburn', 'kube-drainpipe'].map((name) => projects.find(({ fields }) => fields.name === name));
    expect(slow?.fields.summary).not.toContain('kube-drainpipe');
    expect(drain?.provenance.fields?.name?.[0]?.words).toBe('kube-drainpipe');
  });
}
