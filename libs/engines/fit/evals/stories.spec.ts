import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPosting } from '@folia/fit/read/read-posting';
import { scoreAgainst } from '@folia/fit/score/score-fit';
import { portfolioFromJson } from './portfolio-from-json';

type Story = { told: string; asOf: string; name: string; posting: string; before: object; after: object };

const stories = JSON.parse(readFileSync(join(__dirname, 'stories.json'), 'utf8')) as Story[];

// The blog tells of these made-up people (web/content/posts/success-stories.md), so their scores have to be the engine's own.
it.each(stories)('tells of $name what the engine gives', ({ told, asOf, name, posting, before, after }) => {
  const job = readPosting(posting);
  const scoreOf = (person: object) => scoreAgainst(job, portfolioFromJson(JSON.stringify(person), asOf), asOf).score;
  expect(told).toBe(`${name}: ${scoreOf(before)} points before, ${scoreOf(after)} after.`);
});
