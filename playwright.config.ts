import { defineConfig } from '@playwright/test';

/** What `npm test` found to run: {executablePath, args, env}. Without it, Playwright's own browser is used. */
const browser = JSON.parse(process.env.FOLIA_CHROME ?? '{}');

/** Journeys through a running product (FOLIA_URL); `npm test` starts one, `npm start` is one too. */
export default defineConfig({
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One of some three hundred journeys that a busy machine upsets must not refuse a whole change; which one it was is printed.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.FOLIA_REPORT ?? 'test-results/report.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.FOLIA_URL ?? 'http://localhost:8080',
    viewport: { width: 1440, height: 900 },
    // What waits for ever would only say that the whole journey took too long.
    actionTimeout: 45_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Colours that fade are none to judge yet, and dialogs that slide only take time. The journeys of the import and of the first load see the motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...browser, env: { ...process.env, ...browser.env } },
  },
  projects: [
    { name: 'journeys', testDir: 'web/e2e', testIgnore: 'faults/**' },
    // These kill parts of the product under everybody's feet: alone, and last.
    { name: 'faults', testDir: 'web/e2e/faults', fullyParallel: false, timeout: 120_000 },
  ],
});
