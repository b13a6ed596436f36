import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultRetentionDays } from '@folia/contracts/deep-talk/settings';
import { deletionDays } from '@folia/contracts/deletion/days';
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
import { plans } from '@folia/contracts/plans';
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
const { free, basic, pro, enterprise } = plans;
const paid = [free, basic, pro] as const;
const row = (name: string, of: (plan: (typeof paid)[number]) => string) => `| ${[name, ...paid.map(of)].join(' | ')} |`;
const meter =
  (name: keyof typeof free.meters, monthly = ' a month') =>
  (plan: (typeof paid)[number]) =>
    `${number(plan.meters[name].limit ?? 0)}${plan.meters[name].per === 'ever' ? ' in total' : monthly}`;

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
  ['who-visited', `${free.analyticsDays} days on the Free plan, ${basic.analyticsDays} on Basic, ${pro.analyticsDays} on Pro and Enterprise`],
  ['several-profiles', `Basic has ${basic.profiles} profiles, Pro ${pro.profiles} and Enterprise ${enterprise.profiles}`],
  ['messages', `within ${guestMessageHours} hours`],
  ['messages', `report ${word(reportsPerDay)} times a day`],
  ['export-and-delete', `For ${deletionDays} days`],
  ['export-and-delete', `for ${keptRevisions.days} days`],
  ['check-what-was-read', `undone for ${keptRevisions.days} days`],
  ['look-of-your-page', `up to ${word(maxMedia.photo)} photos`],
  ['plans', row('A month, in US dollars', ({ price }) => String(price))],
  ['plans', row('Imports of a resume', meter('resume-import'))],
  ['plans', row('FitScores a month', meter('fit-score', ''))],
  ['plans', row('TailorMade resumes', meter('tailor-made'))],
  ['plans', row('Profiles', ({ profiles }) => String(profiles))],
  ['plans', row('Answers of the assistant a day', ({ answersPerDay }) => number(answersPerDay ?? 0))],
  ['plans', row('Days of analytics', ({ analyticsDays }) => String(analyticsDays))],
])('help/%s says what is enforced: %s', (slug, sentence) => {
  expect(read(`help/${slug}.md`)).toContain(sentence);
});

test('privacy and cookies say the times that are enforced', () => {
  const until = (table: string) => keptData.find(({ tables }) => tables.includes(table))?.until ?? '';
  expect(until('portfolio.revision')).toContain(`${keptRevisions.days} days, and at most the last ${keptRevisions.count}`);
  expect(until('user.feedback')).toContain(`${feedbackDays / 365} years`);
  expect(until('sharing.link_session')).toContain(`${linkSessionSeconds / 3600} hours`);
  expect(toldCookies['folia-link'].until).toBe(`${linkSessionSeconds / 3600} hours`);
  expect(until('sharing.visit')).toContain(`${free.analyticsDays}, ${basic.analyticsDays} or ${pro.analyticsDays} days`);
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
