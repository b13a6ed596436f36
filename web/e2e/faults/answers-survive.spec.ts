import { expect, test } from '@playwright/test';
import { ask, productUrl } from '../api';
import { makePerson, type Person } from '../person';
import { inDatabase } from '../traces';
import { isReplaced, killHard } from './processes';

type Told = { type: string; attempt: number; claim?: number; text?: string };

/** Follows a job as the screen does: a stream that breaks off is taken up again behind the last event that came. */
async function followToEnd(person: Person, jobId: string, onTold: (all: Told[]) => void = () => {}): Promise<Told[]> {
  const told: Told[] = [];
  let lastId = '0';
  while (!told.some(({ type }) => ['done', 'failed', 'cancelled'].includes(type))) {
    try {
      const headers = { authorization: `Bearer folia:${person.authCode}`, 'last-event-id': lastId };
      const { body } = await fetch(`${productUrl}/api/jobs/${jobId}/events`, { headers });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const [, id = '', data = ''] of blocks.flatMap((block) => [...block.matchAll(/^id: (.*)\ndata: (.*)$/gm)])) {
          lastId = id;
          told.push(JSON.parse(data));
          onTold(told);
        }
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return told;
}

const deltasOf = (told: Told[]) => told.flatMap(({ type, claim, text }) => (type === 'delta' ? [[claim, text]] : []));

/** Every claim takes half a second to be accepted, so that something can happen between two of them. */
const slowDown = `
  CREATE FUNCTION slow_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$;
  CREATE TRIGGER slow_claim BEFORE INSERT ON conversation_claim FOR EACH ROW EXECUTE FUNCTION slow_claim()`;
test.beforeAll(async () => void (await inDatabase('ai', slowDown)));
test.afterAll(async () => void (await inDatabase('ai', 'DROP FUNCTION slow_claim CASCADE')));

const employers = ['Harbour Works', 'Elbe Bridges', 'Northern Docks'];

for (const part of ['ai', 'gateway'] as const) {
  test(`${part} killed in the middle of an answer: no word is lost, none comes twice, and it costs one answer`, async () => {
    test.setTimeout(120_000);
    const owner = await makePerson('Ada Interrupted');
    for (const [place, employer] of employers.entries()) {
      const fields = { position: 'Bridge Engineer', employer, startDate: `201${place}`, endDate: `201${place + 1}` };
      await ask(owner, 'POST', '/api/items', { content: { kind: 'work', fields }, visibility: 'public' });
    }
    const { version } = (await ask(owner, 'GET', '/api/me/settings')).body.profile;
    await ask(owner, 'PATCH', '/api/me/profile', { version, visibility: 'public' });
    const asker = await makePerson('Rita Interrupted');
    const question = 'List all the companies she worked at. When did she work at Elbe Bridges? And where does she work now?';
    const { jobId, conversationId } = (await ask(asker, 'POST', `/api/users/${owner.userId}/deep-talk`, { question })).body;
    let killed: number | undefined;
    const told = await followToEnd(asker, jobId, (all) => {
      if (killed === undefined && deltasOf(all).length === 1) killed = killHard(part);
    });
    expect(isReplaced(part, killed ?? 0)).toBe(true);
    expect(told.at(-1)?.type).toBe('done');
    if (part === 'ai') expect(told.at(-1)?.attempt).toBeGreaterThanOrEqual(2);
    const [turn] = (await ask(asker, 'GET', `/api/conversations/${conversationId}`)).body.items;
    expect(turn.claims.length).toBeGreaterThan(1);
    expect(deltasOf(told)).toEqual(turn.claims.map(({ text }: { text: string }, claim: number) => [claim, text]));
    expect(new Set(turn.claims.map(({ text }: { text: string }) => text)).size).toBe(turn.claims.length);
    const spent = () => inDatabase('user', `SELECT meter, state FROM usage WHERE job_id = $1 AND meter = 'answer'`, [jobId]);
    await expect.poll(spent).toEqual([{ meter: 'answer', state: 'committed' }]);
    expect((await ask(asker, 'GET', `/api/users/${owner.userId}/deep-talk`)).body.answers.used).toBe(1);
  });
}
