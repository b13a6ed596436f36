import { completeAddress } from '@folia/contracts/complete-address';
import type { ComponentProps } from 'react';
import { TextField } from './text-field';

type AddressFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'onChange' | 'onBlur'> & {
  value: string;
  onValue: (value: string) => void;
};

/** Takes a web address as people type it; leaving the field completes it. */
export function AddressField({ value, onValue, ...rest }: AddressFieldProps) {
  const complete = () => {
    const whole = completeAddress(value);
    if (whole !== value) onValue(whole);
  };
  return (
    <TextField placeholder="https://" {...rest} type="url" inputMode="url" value={value} onChange={(event) => onValue(event.target.value)} onBlur={complete} />
  );
}
