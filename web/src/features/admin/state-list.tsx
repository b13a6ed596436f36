import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../ui/paged-list';
import { Select } from '../../ui/select';

/** The state that the address names among these; the first where it names none. */
export function useStateInAddress<State extends string>(states: readonly [State, ...State[]]): State {
  const [search] = useSearchParams();
  return states.find((one) => one === search.get('state')) ?? states[0];
}

type StateListProps<State extends string, Row> = ComponentProps<typeof PagedList<Row>> & {
  tab: string;
  show: string;
  state: State;
  options: { value: State; label: string }[];
  /** Why a row could not be changed. */
  failure: Error | null;
};

/** A list whose rows are in one of several states, with the choice of which are shown. */
export function StateList<State extends string, Row>({ tab, show, state, options, failure, ...list }: StateListProps<State, Row>) {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Select
        label={show}
        value={state}
        options={options}
        onChange={(value) => setSearch({ tab, state: value }, { replace: true })}
        className="mb-5 max-w-[220px]"
      />
      {failure ? (
        <p role="alert" className="mb-4 text-bad">
          {failure.message}
        </p>
      ) : null}
      <PagedList {...list} />
    </>
  );
}
