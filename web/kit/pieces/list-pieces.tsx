import { Button } from '../../src/ui/button';
import { EmptyState } from '../../src/ui/empty-state';
import { FieldValue } from '../../src/ui/field-value';
import { PagedList } from '../../src/ui/paged-list';
import { ScoreFigure } from '../../src/ui/score-figure';
import { Piece, Pieces, State } from '../piece';
import { longWord } from './long-words';

const empty = (
  <EmptyState
    title="No job scored yet."
    action={<Button look="primary">Score a job</Button>}
    example={
      <>
        It will look like this: <ScoreFigure score={82} />, 10 of 15 requirements met
      </>
    }
  >
    Paste an advertisement and see which of your words answer it.
  </EmptyState>
);

const none = async () => {};
const pages = { isError: false, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: none, refetch: none };
const jobs = ['Meridian Pay', 'Norrland Rail', longWord];

type Shown = Partial<typeof pages> & { items: string[] | undefined };
const Jobs = ({ label, ...shown }: Shown & { label: string }) => (
  <PagedList
    pages={{ ...pages, ...shown }}
    label={label}
    empty={empty}
    failed="Your scores could not be loaded."
    row={(job: string) => (
      <li key={job} className="flex min-h-11 items-center py-2 wrap-anywhere">
        {job}
      </li>
    )}
  />
);

export const ListPieces = () => (
  <Pieces title="Lists">
    <Piece name="FieldValue" note="Stands beside another one, to be compared with it.">
      <State label="lines">
        <FieldValue value={['Moved eleven services to Go', 'Cut failed payouts by 40 %']} />
      </State>
      <State label="empty">
        <FieldValue value="" />
      </State>
      <State label="a switch">
        <FieldValue value />
      </State>
    </Piece>
    <Piece name="PagedList" note="j and k move through its rows.">
      <State label="loading" wide>
        <Jobs label="Loading" items={undefined} />
      </State>
      <State label="rows, and more to come" wide>
        <Jobs label="Rows" items={jobs} hasNextPage />
      </State>
      <State label="the next page is on its way" wide>
        <Jobs label="More rows" items={jobs} hasNextPage isFetchingNextPage />
      </State>
      <State label="it could not be loaded" wide>
        <Jobs label="None" items={undefined} isError />
      </State>
    </Piece>
    <Piece name="EmptyState" note="One sentence, one action, one example.">
      {empty}
      <EmptyState title="No messages">Who writes to you is found here.</EmptyState>
    </Piece>
  </Pieces>
);
