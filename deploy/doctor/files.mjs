import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Free space in bytes below which uploads soon fail, and below which they may fail now. */
const room = { warn: 2e9, fail: 2e8 };

/** A disk of another machine may say nothing for ever. */
const answersWithinMs = 10_000;
const answered = (work) => Promise.race([work, sleep(answersWithinMs, undefined, { ref: false }).then(() => Promise.reject(new Error('it does not answer')))]);

/** Why a file store refused: the code of a folder's error, or the name of a bucket's. */
const reasonOf = ({ code, name, message, cause }) => (cause ? reasonOf(cause) : typeof code === 'string' ? code : name === 'Error' ? message : name);

async function tryOut(store, probe) {
  await store.writeAll(probe, Buffer.from(probe));
  if (!(await buffer(store.read(probe))).equals(Buffer.from(probe))) throw new Error('what was read is not what was written');
  await store.delete(probe);
  if ((await store.size(probe)) !== null) throw new Error('what was removed is still there');
}

/** Writes, reads and removes a file where uploads are kept, as services do, and looks at the room there if it is a folder. */
export async function examineFiles({ root, service, env, tell }) {
  const require = createRequire(join(root, 'services', service, 'package.json'));
  const { processEnv, readEnv } = require('@folia/platform/env');
  const { isBucket, openFileStore } = require('@folia/platform/open-file-store');
  const store = await openFileStore(readEnv(processEnv, env));
  const inBucket = isBucket(env.FILE_STORE);
  // Nobody knows this key: where it cannot be removed, the sweep of uploads does that.
  const probe = `doctor-${randomUUID()}`;
  try {
    await answered(tryOut(store, probe));
    tell('ok', `the file store ${env.FILE_STORE} can be written and read`);
  } catch (error) {
    await answered(store.delete(probe)).catch(() => {});
    tell(
      'fail',
      `the file store ${env.FILE_STORE} cannot be used: ${reasonOf(error)}`,
      inBucket
        ? 'see whether the bucket is there, and what the key may do (FILE_STORE, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID).'
        : 'let the user of the processes write there (FILE_STORE), and see whether its disk is full.',
    );
    return;
  }
  if (inBucket) return;
  const { bavail, bsize } = await statfs(env.FILE_STORE);
  const free = bavail * bsize;
  const shown = `${(free / 1e9).toFixed(1)} GB are free for files`;
  if (free < room.warn) tell(free < room.fail ? 'fail' : 'warn', shown, 'give the file store more room.');
  else tell('ok', shown);
}
