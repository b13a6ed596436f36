import type { Owner } from '@folia/contracts/access';
import type { AnalyticsQuery, Reader, ReaderRow, Readers } from '@folia/contracts/analytics/shapes';
import { type VisitSection, visitSection } from '@folia/contracts/visit/shapes';
import { Injectable } from '@nestjs/common';
import { CountsRepository } from './counts.repository';
import { type PortfolioItem, PortfolioItemsClient } from './portfolio-items.client';
import { ReadersClient } from './readers.client';
import { ScopeService } from './scope.service';
import { linkIdOf, toChannel } from './to-channel';
import { type ReadersRow, VisitsRepository } from './visits.repository';

/** Time in view at one place; `itemId` null: the section as a whole. */
type Stay = { section: VisitSection; itemId: string | null; visibleMs: number };
type Group = { reader: Reader; rows: ReadersRow[] };

const keyOf = (reader: Reader) => {
  if (reader.shown === 'named') return reader.userId;
  if (reader.shown === 'link') return reader.linkId;
  if (reader.shown === 'verified') return reader.email;
  return reader.shown === 'kind' ? reader.kind : reader.shown;
};

/** Who viewed: each as they want to be seen, everybody else by the link or in one honest row. */
@Injectable()
export class ReadersService {
  constructor(
    private readonly scopes: ScopeService,
    private readonly visits: VisitsRepository,
    private readonly counts: CountsRepository,
    private readonly readers: ReadersClient,
    private readonly items: PortfolioItemsClient,
  ) {}

  async get(owner: Owner, query: AnalyticsQuery): Promise<Readers> {
    const { span, range, hidesSelf } = await this.scopes.of(owner, query);
    const [rows, stays, cells, items] = await Promise.all([this.visits.readers(span), this.visits.stays(span), this.counts.cells(span), this.items.of(owner)]);
    const [known, linkNames] = await Promise.all([
      this.readers.of(rows, hidesSelf),
      this.counts.linkNames(
        owner.id,
        rows.map(({ channel }) => channel),
      ),
    ]);
    const groups = new Map<string, Group>();
    for (const row of rows) {
      const reader = readerOf(row, known, linkNames);
      const group = groups.get(keyOf(reader)) ?? { reader, rows: [] };
      group.rows.push(row);
      groups.set(keyOf(reader), group);
    }
    const ofChannel = cells.flatMap(({ dimension, key, channel, visibleMs }) =>
      dimension === 'evidence' ? [] : [{ ...toStay(dimension, key, items), channel, visibleMs: Number(visibleMs) }],
    );
    const told = [...groups.values()].map((group): ReaderRow => {
      const viewers = new Set(group.rows.flatMap(({ viewerId }) => viewerId ?? []));
      const channels = [...new Set(group.rows.map(({ channel }) => channel))];
      const where =
        group.reader.shown === 'named' ? stays.filter(({ viewerId }) => viewers.has(viewerId)) : ofChannel.filter(({ channel }) => channels.includes(channel));
      return {
        reader: group.reader,
        channels: channels.slice(0, 5).map((channel) => toChannel(channel, linkNames)),
        visits: total(group.rows, ({ visits }) => visits),
        readers: total(group.rows, ({ readers }) => readers),
        views: total(group.rows, ({ views }) => views),
        visibleMs: total(group.rows, ({ visibleMs }) => Number(visibleMs)),
        longest: longestOf(
          where.map(({ section, itemId, visibleMs }) => ({ section, itemId, visibleMs: Number(visibleMs) })),
          items,
        ),
        lastAt: new Date(Math.max(...group.rows.map(({ lastAt }) => lastAt.getTime()))).toISOString(),
      };
    });
    return { range, hidden: hidesSelf, rows: told.sort(latestFirst) };
  }
}

const total = (rows: ReadersRow[], of: (row: ReadersRow) => number) => rows.reduce((all, row) => all + of(row), 0);

const latestFirst = (one: ReaderRow, other: ReaderRow) =>
  Number(one.reader.shown === 'anonymous') - Number(other.reader.shown === 'anonymous') || other.lastAt.localeCompare(one.lastAt);

/** The visitor's own choice first, then the address they verified, then the link they came by. */
export function readerOf(
  { viewerId, email, channel }: { viewerId: string | null; email: string | null; channel: string },
  known: ReadonlyMap<string, Reader>,
  linkNames: ReadonlyMap<string, string>,
): Reader {
  const person = viewerId && known.get(viewerId);
  if (person) return person;
  if (email) return { shown: 'verified', email };
  const linkId = linkIdOf(channel);
  const name = linkId && linkNames.get(linkId);
  return linkId && name ? { shown: 'link', linkId, name } : { shown: 'anonymous' };
}

function toStay(dimension: 'section' | 'item', key: string, items: ReadonlyMap<string, PortfolioItem>): Omit<Stay, 'visibleMs'> {
  if (dimension === 'item') return { section: items.get(key)?.kind ?? 'front', itemId: key };
  return { section: visitSection.catch('front').parse(key), itemId: null };
}

/** The item with most time, or the section where no item was in view. Items that are gone are nothing to name. */
function longestOf(stays: Stay[], items: ReadonlyMap<string, PortfolioItem>): ReaderRow['longest'] {
  const sums = new Map<string, Stay>();
  for (const stay of stays.filter(({ itemId }) => itemId === null || items.has(itemId))) {
    const id = stay.itemId ?? stay.section;
    sums.set(id, { ...stay, visibleMs: stay.visibleMs + (sums.get(id)?.visibleMs ?? 0) });
  }
  const longest = (among: Stay[]) => among.reduce<Stay | null>((most, stay) => (most && most.visibleMs >= stay.visibleMs ? most : stay), null);
  const all = [...sums.values()];
  const found = longest(all.filter(({ itemId }) => itemId !== null)) ?? longest(all);
  return found && { section: found.section, itemId: found.itemId, heading: (found.itemId && items.get(found.itemId)?.heading) || '' };
}
