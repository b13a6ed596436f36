import type { FeatureSwitch } from '@folia/contracts/feature-switch/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { type Deed, DeedDialog } from './deed-dialog';
import { switchTexts as texts } from './switch-texts';

const deedOf = ({ name, isOff }: FeatureSwitch): Deed => ({
  title: isOff ? texts.onTitle(name) : texts.offTitle(name),
  text: isOff ? texts.onText : texts.offText(name),
  action: isOff ? texts.switchOn : texts.switchOff,
  caution: !isOff,
  work: (reason) => api.put('/admin/feature-switches/{name}', { path: { name }, body: { isOff: !isOff, reason } }),
});

/** What is on and off for everybody. */
export function SwitchesTab() {
  const [deed, setDeed] = useState<Deed | null>(null);
  const list = useQuery({ queryKey: ['admin', 'switches'], queryFn: ({ signal }) => api.get('/admin/feature-switches', { signal }), refetchOnMount: 'always' });
  if (list.isError)
    return (
      <LoadFailure onAgain={() => void list.refetch()}>
        {texts.failed} {list.error.message}
      </LoadFailure>
    );
  if (!list.data?.switches) return <Loading />;
  return (
    <>
      <p className="mb-5 max-w-[68ch] text-ink-2">{texts.hint}</p>
      <ul className="max-w-[760px] divide-y divide-line border-y border-line-strong">
        {list.data.switches.map((one) => (
          <SwitchRow key={one.name} one={one} onAct={() => setDeed(deedOf(one))} />
        ))}
      </ul>
      {deed ? <DeedDialog deed={deed} onClose={() => setDeed(null)} /> : null}
    </>
  );
}

function SwitchRow({ one: { name, isOff, changedAt }, onAct }: { one: FeatureSwitch; onAct: () => void }) {
  const action = isOff ? texts.switchOn : texts.switchOff;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-[240px]">
        <h2 className="font-[550]">{texts.nameOf(name)}</h2>
        <p className="text-[0.8125rem] text-ink-3">{texts.whatOf(name)}</p>
      </div>
      <div className="flex items-center gap-4">
        <p className="text-ink-2">
          <b className={isOff ? 'font-[550] text-bad' : 'font-[550]'}>{isOff ? texts.off : texts.on}</b>
          {changedAt ? <span className="ms-1.5 text-[0.8125rem] text-ink-3">{texts.since(changedAt)}</span> : null}
        </p>
        <Button size="sm" onClick={onAct} aria-label={texts.act(action, name)}>
          {action}
        </Button>
      </div>
    </li>
  );
}
