import { useState } from 'react';
import { MeasuringSwitch } from '../../src/ui/measuring-switch';
import { Segmented } from '../../src/ui/segmented';
import { Switch } from '../../src/ui/switch';
import { Tabs } from '../../src/ui/tabs';
import { Piece, Pieces, State } from '../piece';

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'never', label: 'Never' },
];
const inboxes = [
  { value: 'all', label: 'All', count: 128 },
  { value: 'new', label: 'New', count: 0 },
];

function Toggle({ label, first }: { label: string; first: boolean }) {
  const [checked, setChecked] = useState(first);
  return <Switch label={label} checked={checked} onChange={setChecked} />;
}

function Choice({ options }: { options: typeof spans | typeof inboxes }) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return <Segmented label="Ends after" hideLabel options={options} value={value} onChange={setValue} />;
}

function SomeTabs() {
  const [value, setValue] = useState('account');
  const tabs = ['Account', 'Sharing', 'Privacy', 'Notifications', 'Your data'].map((label) => ({
    value: label.toLowerCase(),
    label,
    count: label === 'Sharing' ? 8 : undefined,
    content: <p className="text-ink-2">What stands under “{label}”.</p>,
  }));
  return <Tabs label="An example of tabs" tabs={tabs} value={value} onChange={setValue} />;
}

export const ChoicePieces = () => (
  <Pieces title="Choices">
    <Piece name="Switch">
      <State label="on">
        <Toggle label="Public" first />
      </State>
      <State label="off">
        <Toggle label="Private" first={false} />
      </State>
      <State label="disabled">
        <Switch label="Public" checked disabled onChange={() => {}} />
      </State>
    </Piece>
    <Piece name="MeasuringSwitch" note="Off, and not to be pressed, where the browser says no for its person.">
      <State label="as this browser answered" wide>
        <MeasuringSwitch label="Allow measuring" refused="Your browser says no for you." />
      </State>
    </Piece>
    <Piece name="Segmented" note="The arrow keys choose.">
      <State label="one of three">
        <Choice options={spans} />
      </State>
      <State label="with counts">
        <Choice options={inboxes} />
      </State>
    </Piece>
    <Piece name="Tabs" note="The arrow keys move; tabs that find no room scroll.">
      <State label="one of five" wide>
        <SomeTabs />
      </State>
    </Piece>
  </Pieces>
);
