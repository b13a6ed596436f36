import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, productUrl, unitsUsed, untilOver, upload } from './api';
import { makePerson } from './person';

type Hostile = {
  file: string;
  upload_as: { filename: string; mime: string };
  expected: { outcome: 'accept' | 'reject' | 'either'; codes?: string[]; message_any?: string[]; must_contain?: string[]; must_not_contain?: string[] };
};

const folder = join(import.meta.dirname, '../../libs/engines/resume-reading/evals/hostile');
const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: Hostile[] };

/** What the product made of a file: its review, or the refusal with its sentence. */
async function outcomeOf(person: Awaited<ReturnType<typeof makePerson>>, { file, upload_as: { filename, mime } }: Hostile) {
  const started = await upload(person, new Uint8Array(readFileSync(join(folder, file))), filename, mime);
  if (started.status >= 400) return { refusal: started.body as { code: string; message: string }, stored: JSON.stringify(started.body) };
  const job = await untilOver(person, started.body.jobId);
  const { body } = await ask(person, 'GET', `/api/resume-imports/${started.body.importId}`);
  return { refusal: job.error as { code: string; message: string } | null, stored: JSON.stringify(body) };
}

// Several files at a time, as if several people sent them.
for (const part of [0, 1]) {
  test(`every hostile file has its expected outcome, spends nothing when refused, and disturbs nobody (part ${part + 1} of 2)`, async () => {
    test.setTimeout(300_000);
    const person = await makePerson(`Hostile ${part}`, ['--plan', 'enterprise']);
    let accepted = 0;
    for (const hostile of files.filter((_, index) => index % 2 === part)) {
      const { refusal, stored } = await outcomeOf(person, hostile);
      const { outcome, codes = [], message_any = [], must_contain = [], must_not_contain = [] } = hostile.expected;
      if (outcome !== 'either') expect([hostile.file, refusal?.code ?? 'accepted']).toEqual([hostile.file, outcome === 'accept' ? 'accepted' : refusal?.code]);
      if (outcome === 'reject') expect([hostile.file, Boolean(refusal)]).toEqual([hostile.file, true]);
      if (refusal) {
        expect([hostile.file, codes.includes(refusal.code), refusal.code]).toEqual([hostile.file, true, refusal.code]);
        expect([hostile.file, refusal.message, message_any.length === 0 || message_any.some((word) => refusal.message.toLowerCase().includes(word))]).toEqual([
          hostile.file,
          refusal.message,
          true,
        ]);
        expect(stored).not.toMatch(/node_modules|\.js:\d|pdfjs|mammoth/);
      } else {
        accepted += 1;
        for (const text of must_contain) expect([hostile.file, stored.includes(text)]).toEqual([hostile.file, true]);
      }
      for (const text of must_not_contain) expect([hostile.file, text, stored.includes(text)]).toEqual([hostile.file, text, false]);
      expect((await fetch(`${productUrl}/api/health/ready`)).status).toBe(200);
    }
    await expect.poll(() => unitsUsed(person)).toBe(accepted);
  });
}
