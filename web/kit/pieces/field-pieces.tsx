import { useState } from 'react';
import { AddressField } from '../../src/ui/address-field';
import { controlClass, Field } from '../../src/ui/field';
import { MarkdownArea } from '../../src/ui/markdown-area';
import { PasswordField } from '../../src/ui/password-field';
import { Select } from '../../src/ui/select';
import { TextArea, TextField } from '../../src/ui/text-field';
import { Piece, Pieces } from '../piece';
import { longText, longWord } from './long-words';

const size = 'w-full sm:w-64';
const expiries = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: 'A year' },
];

function Address() {
  const [value, setValue] = useState('folia.example/mira');
  return <AddressField label="Website" hint="Leaving the field completes it." value={value} onValue={setValue} className={size} />;
}

function Expiry() {
  const [value, setValue] = useState('30');
  return <Select label="Ends after" options={expiries} value={value} onChange={setValue} className={size} />;
}

export const FieldPieces = () => (
  <Pieces title="Fields">
    <Piece name="TextField" note="Focus doubles the edge in leaf. An error stands under the field with its sign and says the rule.">
      <TextField label="Empty" placeholder="Mira Solheim" className={size} />
      <TextField label="Filled" defaultValue="Mira Solheim" hint="As it stands on your page." className={size} />
      <TextField label="Good" defaultValue="mira" good="Free. The old name leads here for 90 days." className={size} />
      <TextField label="Wrong" defaultValue="mi" error="Use 3 to 20 letters, digits, - or _." className={size} />
      <TextField label="Disabled" defaultValue="Basic" disabled hint="Billing changes it." className={size} />
      <TextField label={`Long: ${longWord}`} defaultValue={longWord} error={longText} className={`${size} wrap-anywhere`} />
    </Piece>
    <Piece name="TextArea" note="Grows with its text.">
      <TextArea label="Empty" placeholder="Paste the whole advertisement" className={size} />
      <TextArea label="Filled" defaultValue={longText} hint="Kept on this device while you type." className={size} />
      <TextArea label="Wrong" defaultValue="Too short" error="A job description has at least 100 letters." className={size} />
      <TextArea label="Disabled" defaultValue="Being read" disabled className={size} />
      <TextArea label="Tall" tall className={size} />
    </Piece>
    <Piece name="MarkdownArea" note="Ctrl or Cmd with B, I and K; the arrow keys move along the bar.">
      <div className="w-full max-w-[52ch]">
        <MarkdownArea label="Description" defaultValue={'**Eleven** services, _one_ stream\n\n- no lost message'} />
      </div>
      <div className="w-full max-w-[52ch]">
        <MarkdownArea label="Disabled" disabled defaultValue="Being saved" />
      </div>
    </Piece>
    <Piece name="AddressField">
      <Address />
      <AddressField label="Wrong" value="not an address" onValue={() => {}} error="Type an address like https://example.com." className={size} />
    </Piece>
    <Piece name="PasswordField">
      <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" className={size} />
      <PasswordField label="Wrong" defaultValue="horse" error="That is not the password of this link." autoComplete="off" className={size} />
      <PasswordField label="Disabled" defaultValue="horse" disabled autoComplete="off" className={size} />
    </Piece>
    <Piece name="Select">
      <Expiry />
      <Select label="Wrong" options={expiries} value="365" onChange={() => {}} error="Your plan keeps links for 30 days." className={size} />
      <Select label="Disabled" options={expiries} value="7" onChange={() => {}} disabled className={size} />
    </Piece>
    <Piece name="Field" note="Ties a label, a hint and an error to whatever control it is given.">
      <Field label="Any control" hint="With a hint" className={size}>
        {(control) => <input {...control} type="month" defaultValue="2026-11" className={controlClass} />}
      </Field>
      <Field label="Its label is hidden" hideLabel className={size}>
        {(control) => <input {...control} type="search" placeholder="Its label is hidden" className={controlClass} />}
      </Field>
    </Piece>
  </Pieces>
);
