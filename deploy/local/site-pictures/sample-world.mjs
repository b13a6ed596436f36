import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

const posting = readFileSync(inRoot('deploy/local/site-pictures/posting.txt'), 'utf8');
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Everything the pictures show, made through the API like anybody would: the sample person, her score, her resume, her links, and who asks her page. */
export async function makeSampleWorld({ makePerson, ask, fetchAs, finish }) {
  const { name, basics, items } = JSON.parse(readFileSync(inRoot('deploy/local/examples/maya-lindqvist.json'), 'utf8'));
  const maya = makePerson(name, '--plan', 'pro');
  // New items stand first, so the last one goes in first.
  for (const [kind, fields] of items.toReversed()) await ask(maya, 'POST', '/api/items', { content: { kind, fields } });
  await ask(maya, 'PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics });

  const score = await ask(maya, 'POST', '/api/fit-scores', { text: posting });
  await finish(maya, score.jobId);
  const resume = await ask(maya, 'POST', '/api/tailored-resumes', { postingId: score.postingId });
  await finish(maya, resume.jobId);
  const listed = { type: 'listed', addresses: [], domains: ['norrsken.example'] };
  const link = async (description, rules) => (await ask(maya, 'POST', '/api/links', { description, ...rules })).token;
  const talkToken = await link('Conference talk, slides at the end', { expiresAt: inDays(90), deepTalk: false });
  const firmToken = await link('Öresund Acoustics, Jonas Berg', { expiresAt: inDays(14) });
  await link('Kattegat Health, with a password', { expiresAt: inDays(21), password: 'kept between us' });
  await link('Norrsken Hearing, Lead DSP Engineer', { expiresAt: inDays(30), emailRule: listed, watermark: true });

  // The same person a day earlier: a resume and nothing else.
  const newcomer = makePerson(name);
  const pdf = await (await fetchAs(maya, 'GET', '/files/resume/resume.pdf?template=folio&contact=location,links')).blob();
  const form = new FormData();
  form.append('file', pdf, 'Maya-Lindqvist.pdf');
  const started = await ask(newcomer, 'POST', `/api/users/${newcomer.userId}/import-resume?source=resume`, form);
  await finish(newcomer, started.jobId);

  const wear = async (look) => {
    const { owner } = await ask(maya, 'GET', `/api/portfolios/${maya.uname}`);
    await ask(maya, 'PATCH', '/api/me/profile', { version: owner.profileVersion, basics: { look } });
  };
  const recruiter = makePerson('Tom Barker');
  const visits = [
    { path: `/protected/${talkToken}` },
    { path: `/protected/${talkToken}` },
    { path: `/protected/${firmToken}` },
    { path: `/${maya.uname}?utm_source=newsletter` },
    { path: `/${maya.uname}`, viewer: recruiter },
  ];
  return { maya, wear, newcomer, recruiter, visits, importId: started.importId, matchId: score.id, resumeId: resume.id };
}
