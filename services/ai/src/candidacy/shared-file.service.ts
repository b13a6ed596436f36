import type { FileKind } from '@folia/contracts/resume-import/sources';
import type { ScreenedResume } from '@folia/contracts/screening/board';
import { FileStore } from '@folia/platform/file-store';
import { ReaderPool } from '@folia/resume-reading/reader/reader-pool';
import { Injectable } from '@nestjs/common';

/** What a stored file says, as far as candidates are compared by it; `email` is the address in it as it stands there, apart from what is compared; `bytes` its size. */
type SharedFile = { name: string; email: string; resume: ScreenedResume; bytes: number };

@Injectable()
export class SharedFileService {
  constructor(
    private readonly readers: ReaderPool,
    private readonly store: FileStore,
  ) {}

  /** Throws what an import is refused with. */
  async read(key: string, kind: FileKind, fileName: string): Promise<SharedFile> {
    const asOf = new Date().toISOString().slice(0, 7);
    const { basics, entries } = await this.store.lend(key, (path) => this.readers.read({ path, fileName, kind, asOf }));
    const items = entries.map(({ id, kind: of, fields }) => ({ id, kind: of, fields }));
    const bytes = (await this.store.size(key)) ?? 0;
    return { name: basics.name?.value ?? '', email: basics.email?.value ?? '', resume: { headline: basics.headline?.value ?? '', items }, bytes };
  }
}
