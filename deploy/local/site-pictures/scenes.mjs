/** What is drawn: who looks at which address, how much of it is shown, and what is done before the picture is taken. */
export const scenesOf = ({ maya, wear, newcomer, recruiter, importId, matchId, resumeId }) => [
  {
    name: 'import',
    viewer: newcomer,
    path: `/app/settings/resume-import?import=${importId}`,
    width: 1240,
    height: 780,
    ready: (page) => page.getByRole('heading', { name: 'Check what we read' }).waitFor(),
  },
  {
    name: 'portfolio',
    path: `/${maya.uname}`,
    width: 1240,
    height: 780,
    ready: async (page) => {
      const skills = page.getByRole('heading', { name: 'Skills' });
      await skills.evaluate((heading) => window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - 130, behavior: 'instant' }));
      await page.mouse.move(600, 400);
      await page.waitForTimeout(800);
      await page
        .locator('[data-part="skills"]')
        .getByRole('button', { name: /^Evidence/ })
        .or(page.locator('[data-part="skills"] a'))
        .nth(1)
        .hover();
    },
  },
  { name: 'fit-score', viewer: maya, path: `/app/job-match/${matchId}`, width: 1240, height: 860 },
  {
    name: 'tailor-made',
    viewer: maya,
    path: `/app/tailormade/resume/${resumeId}`,
    width: 1240,
    height: 800,
    // The picture of the paper comes after the page.
    ready: (page) => page.waitForFunction(() => [...document.images].some(({ naturalWidth, alt }) => alt.startsWith('Page 1') && naturalWidth > 0)),
  },
  {
    name: 'deep-talk',
    viewer: recruiter,
    path: `/${maya.uname}`,
    width: 1100,
    height: 760,
    // It covers the bar.
    from: 0,
    ready: async (page) => {
      await page.getByRole('button', { name: /^Ask / }).first().click();
      for (const question of ['Has she led a team, and how large was it?', 'Has she worked with Kubernetes?']) {
        await page.getByLabel('Your question').fill(question);
        await page.keyboard.press('Enter');
        await page.getByRole('log').getByRole('listitem').filter({ hasText: question }).getByRole('button', { name: 'Copy' }).waitFor();
      }
    },
  },
  { name: 'links', viewer: maya, path: '/app/settings/sharing', width: 1240, height: 500 },
  { name: 'analytics', viewer: maya, path: '/app/analytics', width: 1240, height: 1000 },
  // The look that everybody begins with comes last, so that the person is left as they were.
  ...['compact', 'editorial', 'calm'].map((look) => ({
    name: `look-${look}`,
    before: () => wear(look),
    path: `/${maya.uname}`,
    width: 1240,
    height: 1000,
    scale: 0.6,
  })),
];
