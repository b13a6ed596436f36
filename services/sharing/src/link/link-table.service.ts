import { createHash } from 'node:crypto';
import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { maxLinkTable } from '@folia/contracts/limits';
import type { LinkWithToken } from '@folia/contracts/link/shapes';
import type { LinkTablePreview, linkTableInput, makeLinksInput } from '@folia/contracts/link/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { LinkService } from './link.service';
import { type ReadTable, readLinkTable, textOf } from './read-link-table';

type Input = z.output<typeof linkTableInput>;

/** Many links at once, from a table of recipients: seen first, then made all together or not at all. */
@Injectable()
export class LinkTableService {
  constructor(
    private readonly links: LinkService,
    private readonly database: DataSource,
  ) {}

  async preview(owner: Owner, input: Input): Promise<LinkTablePreview> {
    const { lines, errors } = read(input);
    const common = await this.links.rulesOf(owner, { ...input.rules, description: '', application: null });
    const rows = lines.map((line) => ({ ...line, expiresAt: line.expiresAt ?? common.expiresAt, maxViews: line.maxViews ?? common.maxViews }));
    return { rows, errors, digest: errors.length > 0 ? null : digestOf(input) };
  }

  async make(owner: Owner, { digest, ...input }: z.output<typeof makeLinksInput>): Promise<{ links: LinkWithToken[] }> {
    const { lines, errors } = read(input);
    if (errors.length > 0) throw new AppError('LINK_TABLE_UNREADABLE', { errors: errors.slice(0, 20) });
    if (digest !== digestOf(input)) throw new AppError('LINK_TABLE_CHANGED');
    const common = await this.links.rulesOf(owner, { ...input.rules, description: '', application: null });
    const wanted = lines.map(({ description, email, note, expiresAt, maxViews }) => ({
      ...common,
      description,
      note: note || common.note,
      expiresAt: expiresAt ?? common.expiresAt,
      maxViews: maxViews ?? common.maxViews,
      ...(email !== null && { emailRule: { type: 'listed' as const, addresses: [email], domains: [] } }),
      status: 'active' as const,
    }));
    return { links: await this.database.transaction((manager) => this.links.make(manager, owner.id, wanted)) };
  }
}

function read({ file, encoding }: Input): ReadTable {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > maxLinkTable.bytes) throw new AppError('PAYLOAD_TOO_LARGE');
  const text = textOf(bytes, encoding);
  if (text === null || text.includes('\0')) throw new AppError('LINK_TABLE_UNREADABLE', { encoding });
  return readLinkTable(text, new Date());
}

/** Stands for a table with its rules, so that exactly what was seen is made. */
const digestOf = ({ file, encoding, rules }: Input) =>
  createHash('sha256')
    .update(JSON.stringify([file, encoding, rules]))
    .digest('base64url');
