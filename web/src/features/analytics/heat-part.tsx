import type { AnalyticsQuery, Heat } from '@folia/contracts/analytics/shapes';
import { HeatTable } from './charts/heat-table';
import { Findings } from './findings';
import { ItemsRead } from './items-read';
import { Part } from './part';
import { texts } from './texts';
import { useHeat } from './use-analytics';

const words = texts.heat;

/** The sections by where their readers came from; what the columns do not hold is the last one. */
function tableOf({ columns, sections }: Heat) {
  const hasRest = sections.some(({ rest }) => rest > 0);
  return {
    columns: [
      ...columns.map((channel) => ({ key: `${channel.kind} ${channel.linkId ?? channel.name}`, name: texts.channelHead(channel) })),
      ...(hasRest ? [{ key: 'rest', name: words.rest }] : []),
    ],
    rows: sections.map(({ section, cells, rest }) => ({ key: section, name: texts.section(section), times: hasRest ? [...cells, rest] : cells })),
  };
}

/** What was read how long, what that says, and every skill and claim by itself. */
export function HeatPart({ query }: { query: AnalyticsQuery }) {
  const heat = useHeat(query);
  return (
    <>
      <Part title={words.title} note={words.note} query={heat}>
        {(read) =>
          read.columns.length > 0 ? (
            <div className="grid items-start gap-x-18 gap-y-8 lg:grid-cols-[minmax(0,1fr)_264px]">
              <HeatTable heat={tableOf(read)} />
              <Findings query={query} />
            </div>
          ) : (
            <p className="border-t border-line py-4 text-ink-2">{words.empty}</p>
          )
        }
      </Part>
      <Part title={texts.items.title} note={texts.items.note} query={heat}>
        {({ items }) => <ItemsRead items={items} />}
      </Part>
    </>
  );
}
