import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Free space in bytes below which uploads soon fail, and below which they may fail now. */
const room = { warn: 2e9, fail: 2e8 };

/** Writes, reads and removes a file where uploads are kept, and looks at the room there. */
export async function examineFiles({ directory, tell }) {
  // Keys of uploads have no dot in front: no sweep takes this one for an upload.
  const probe = join(directory, `.doctor-${randomUUID()}`);
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(probe, probe, { mode: 0o600 });
    if ((await readFile(probe, 'utf8')) !== probe) throw new Error('what was read is not what was written');
    tell('ok', `the file store ${directory} can be written and read`);
  } catch (error) {
    tell(
      'fail',
      `the file store ${directory} cannot be used: ${error.code ?? error.message}`,
      'let the user of the processes write there (FILE_STORE), and see whether its disk is full.',
    );
    return;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  const shown = `${(free / 1e9).toFixed(1)} GB are free for files`;
  if (free < room.warn) tell(free < room.fail ? 'fail' : 'warn', shown, 'give the file store more room.');
  else tell('ok', shown);
}
