import { longestUploadDetail } from '@folia/contracts/candidate-upload/words';
import { Select } from '../../../ui/select';
import { TextField } from '../../../ui/text-field';
import { texts } from './texts';
import type { TypedGround } from './upload-state';

type GroundFieldsProps = { ground: TypedGround; isMissing: boolean; onChange: (ground: TypedGround) => void };

const nothing = { value: '', label: texts.choose };

/** Where files are from and why they may be compared: nothing is preset, because somebody answers for it. */
export const GroundFields = ({ ground, isMissing, onChange }: GroundFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Select
      label={texts.source}
      value={ground.source}
      error={isMissing && !ground.source ? texts.needed : null}
      options={[nothing, ...texts.sources]}
      onChange={(source) => onChange({ ...ground, source: source as TypedGround['source'] })}
    />
    <Select
      label={texts.ground}
      value={ground.ground}
      error={isMissing && !ground.ground ? texts.needed : null}
      options={[nothing, ...texts.grounds]}
      onChange={(why) => onChange({ ...ground, ground: why as TypedGround['ground'] })}
    />
    <TextField
      className="sm:col-span-2"
      label={texts.detail}
      hint={texts.detailHint(longestUploadDetail - ground.detail.length)}
      maxLength={longestUploadDetail}
      value={ground.detail}
      onChange={({ target }) => onChange({ ...ground, detail: target.value })}
    />
  </div>
);
