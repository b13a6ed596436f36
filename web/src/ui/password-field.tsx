import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { controlClass, Field } from './field';
import { texts } from './texts';

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: string;
  hint?: string;
  error?: string | null;
  className?: string;
  controlClassName?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A secret that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, className, controlClassName = '', ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const words = shown ? texts.hidePassword : texts.showPassword;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          <input {...input} {...control} type={shown ? 'text' : 'password'} spellCheck={false} className={`${controlClass} pe-12 ${controlClassName}`} />
          <button
            type="button"
            aria-label={words}
            title={words}
            aria-pressed={shown}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-s text-ink-3 hover:text-ink disabled:opacity-45 [&_svg]:size-4"
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </span>
      )}
    </Field>
  );
}
