import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultRetentionDays } from '@folia/contracts/deep-talk/settings';
import { deletionDays, spentBeforeMonths } from '@folia/contracts/deletion/days';
import { feedbackDays } from '@folia/contracts/feedback/shapes';
import { guestMessageHours } from '@folia/contracts/guest-message/shapes';
import {
  answersPerAsker,
  freeAgainDays,
  keptRevisions,
  letterLength,
  linkDays,
  linkSessionSeconds,
  maxMedia,
  maxPostingCharacters,
  maxResumeBytes,
  maxResumePages,
  minLinkPassword,
  revokeUndoSeconds,
} from '@folia/contracts/limits';
import { rateLimits } from '@folia/contracts/rate-limits';
import { reportsPerDay } from '@folia/contracts/safety/shapes';
import { settingsTabs } from '@folia/contracts/settings-tabs';
import { countsAfterMs } from '@folia/contracts/visit/limits';
import { toldCookies } from '../../../content/legal/browser-storage';
import { keptData } from '../../../content/legal/kept-data';
import { articles } from './articles';

const content = join(__dirname, '../../../content');
const read = (name: string) => readFileSync(join(content, name), 'utf8');
const number = (value: number) => value.toLocaleString('en-US');
const word = (value: number) => ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][value] ?? String(value);

test.each([
  ['score-a-job', `up to ${number(maxPostingCharacters)} characters`],
  ['score-a-job', `within ${freeAgainDays} days costs nothing`],
  ['refused-files', `${maxResumeBytes / 1024 / 1024} MB and ${maxResumePages} pages`],
  ['resume-for-a-job', `a letter of ${letterLength.fewest} to ${letterLength.most} words`],
  ['deep-talk', `gets ${answersPerAsker.day} answers a day, ${answersPerAsker.minute} a minute, and ${answersPerAsker.dayOfFree} a day`],
  ['deep-talk', `It is ${defaultRetentionDays} at first`],
  ['protected-links', `of at least ${minLinkPassword} characters`],
  ['protected-links', `After ${linkDays.first} days if you say nothing`],
  ['protected-links', `taken back for ${revokeUndoSeconds} seconds`],
  ['who-visited', `visible for ${word(countsAfterMs.alone / 1000)} seconds, or for ${word(countsAfterMs.withInput / 1000)} second with`],
  ['messages', `within ${guestMessageHours} hours`],
  ['messages', `report ${word(reportsPerDay)} times a day`],
  ['export-and-delete', `For ${deletionDays} days`],
  ['export-and-delete', `for ${keptRevisions.days} days`],
  ['check-what-was-read', `undone for ${keptRevisions.days} days`],
  ['something-does-not-work', `for ${keptRevisions.days} days`],
  ['connect-your-systems', `share ${rateLimits.api.points} requests a minute`],
  ['look-of-your-page', `up to ${word(maxMedia.photo)} photos`],
])('help/%s says what is enforced: %s', (slug, sentence) => {
  expect(read(`help/${slug}.md`)).toContain(sentence);
});

test('privacy and cookies say the times that are enforced', () => {
  const until = (table: string) => keptData.find(({ tables }) => tables.includes(table))?.until ?? '';
  expect(until('portfolio.revision')).toContain(`${keptRevisions.days} days, and at most the last ${keptRevisions.count}`);
  expect(until('user.spent_before')).toContain(`${spentBeforeMonths} months`);
  expect(until('user.feedback')).toContain(`${feedbackDays / 365} years`);
  expect(until('sharing.link_session')).toContain(`${linkSessionSeconds / 3600} hours`);
  expect(toldCookies['folia-link'].until).toBe(`${linkSessionSeconds / 3600} hours`);
  expect(read('legal/privacy.md')).toContain(`after ${deletionDays} days`);
});

test('settings that an article or a legal page leads to exist, and so do the articles', () => {
  const texts = [
    ...articles.filter(({ slug }) => slug !== 'fit-score').map(({ slug }) => `help/${slug}.md`),
    ...['privacy', 'terms', 'cookies'].map((one) => `legal/${one}.md`),
  ];
  const links = texts.flatMap((name) =>
    [...read(name).matchAll(/\]\((\/app\/(settings|help)\/([a-z-]+))/g)].map(([, path, family, last]) => ({ name, path, family, last })),
  );
  const known: readonly string[] = [...settingsTabs, ...articles.map(({ slug }) => slug)];
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ last }) => !known.includes(last ?? ''))).toEqual([]);
});
