import type { Connector } from '@folia/contracts/connector/shapes';
import { Ban, CircleCheck, FlaskConical, KeyRound, MoreHorizontal, Power, Send, Trash2, TriangleAlert } from 'lucide-react';
import { api } from '../../../lib/api';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { Signal } from '../../../ui/signal';
import { connectorTexts as texts } from './connector-texts';
import { useConnectorChange } from './use-connectors';

export type ConnectorWish = 'map' | 'credentials' | 'try' | 'key' | 'remove';

/** The columns of a connector: system and tests, status, calls, key, what can be done. */
export const connectorGrid = 'lg:grid lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1.4fr)_minmax(0,1.2fr)_9rem_13rem] items-center gap-x-4 ps-3';

export function ConnectorRow({ connector, onWish }: { connector: Connector; onWish: (wish: ConnectorWish) => void }) {
  const { id, kind, isOn, makerHasLeft, mapping, lastFour, version } = connector;
  const turn = useConnectorChange((on: boolean) => api.patch('/connectors/{id}', { path: { id }, body: { version, isOn: on } }), {
    done: isOn ? texts.switchedOff : texts.switchedOn,
  });
  const words = texts.state(connector);
  const handovers = texts.handovers(connector);
  const isQuiet = !isOn || (mapping.tests.length === 0 && mapping.handovers.length === 0);
  return (
    <li className={`${connectorGrid} space-y-1.5 border-b border-line py-3 text-s`}>
      <div className="min-w-0">
        <p className="font-semibold">{texts.names[kind]}</p>
        <p className="text-xs text-ink-3">{texts.tests(mapping.tests.length)}</p>
        {handovers ? <p className="text-xs text-ink-3 [overflow-wrap:anywhere]">{handovers}</p> : null}
      </div>
      <div>
        <Signal
          tone={isOn && makerHasLeft ? 'warn' : isQuiet ? 'off' : 'good'}
          icon={isOn && makerHasLeft ? <TriangleAlert aria-hidden="true" /> : isQuiet ? <Ban aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        >
          {words}
        </Signal>
      </div>
      <span className="block text-ink-2 tabular-nums">
        <span className="lg:hidden">{texts.columns[2]}: </span>
        {texts.calls(connector)}
      </span>
      <code className="block font-mono text-xs text-ink-3">{texts.lastFour(lastFour)}</code>
      <div className="flex items-center gap-1 lg:ms-auto">
        {isOn ? (
          <Button size="sm" onClick={() => onWish('map')}>
            {texts.map}
          </Button>
        ) : (
          <Button size="sm" icon={<Power />} busy={turn.isPending} onClick={() => turn.mutate(true)}>
            {texts.switchOn}
          </Button>
        )}
        <Menu
          label={texts.more(kind)}
          trigger={
            <Button look="quiet" size="sm" iconOnly icon={<MoreHorizontal />}>
              {texts.more(kind)}
            </Button>
          }
          items={[
            { label: texts.credentials, icon: <Send />, onSelect: () => onWish('credentials') },
            { label: texts.try, icon: <FlaskConical />, onSelect: () => onWish('try') },
            { label: texts.newKey, icon: <KeyRound />, onSelect: () => onWish('key') },
            ...(isOn ? [{ label: texts.switchOff, icon: <Power />, onSelect: () => turn.mutate(false) }] : []),
            'line',
            { label: texts.remove, icon: <Trash2 />, caution: true, onSelect: () => onWish('remove') },
          ]}
        />
      </div>
    </li>
  );
}
