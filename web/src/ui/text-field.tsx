import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { controlClass, Field } from './field';

type Around = { label: string; hint?: string; error?: string | null; good?: string | null; hideLabel?: boolean; className?: string };
type TextFieldProps = Around & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: Ref<HTMLInputElement> };

/** One line of text. */
export function TextField({ label, hint, error, good, hideLabel, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} good={good} hideLabel={hideLabel} className={className}>
      {(control) => <input type="text" {...input} {...control} className={controlClass} />}
    </Field>
  );
}

type TextAreaProps = Around &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** Has room for some lines from the start. */
    tall?: boolean;
  };

/** Several lines of text; grows with its text where the browser can do that. */
export function TextArea({ label, hint, error, good, hideLabel, className, tall = false, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} good={good} hideLabel={hideLabel} className={className}>
      {(control) => <textarea rows={3} {...area} {...control} className={`${controlClass} field-sizing-content leading-[1.6] ${tall ? 'min-h-40!' : ''}`} />}
    </Field>
  );
}
