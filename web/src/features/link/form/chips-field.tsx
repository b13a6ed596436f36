import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Field } from '../../../ui/field';

type ChipsFieldProps = {
  label: string;
  hint?: string;
  error?: string | null;
  placeholder?: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** What the button of a value is called. */
  removeLabel: (value: string) => string;
  ref?: Ref<HTMLInputElement>;
};

const separators = /[\s,;]+/;

/** Several short values in one field: a space, a comma or Enter ends one, and a pasted list becomes many. */
export function ChipsField({ label, hint, error, placeholder, values, onChange, removeLabel, ref }: ChipsFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement | null>(null);
  const add = (text: string) => {
    const added = text.split(separators).filter(Boolean);
    if (added.length > 0) onChange([...new Set([...values, ...added.map((one) => one.toLowerCase())])]);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    if ([' ', ',', ';', 'Enter'].includes(event.key) && typed) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && !typed) onChange(values.slice(0, -1));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!separators.test(text)) return;
    event.preventDefault();
    add(typed + text);
  };
  // What is being pressed must not move away below the pointer: then the last value becomes a chip when it is let go.
  const leave = () => {
    if (document.querySelector(':active')) window.addEventListener('mouseup', () => add(typed), { once: true, capture: true });
    else add(typed);
  };
  const remove = (value: string) => {
    onChange(values.filter((one) => one !== value));
    input.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-s border border-line-field bg-field p-1.5 focus-within:border-focus focus-within:shadow-[0_0_0_1px_var(--focus)] has-aria-invalid:border-bad has-aria-invalid:shadow-[0_0_0_1px_var(--bad)] md:pointer-fine:min-h-10">
          {values.map((value) => (
            <span key={value} className="inline-flex max-w-full items-center rounded-full border border-line-strong ps-2.5 text-[0.8125rem]">
              <span className="truncate">{value}</span>
              <button
                type="button"
                aria-label={removeLabel(value)}
                onClick={() => remove(value)}
                className="grid size-9 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink md:pointer-fine:size-6 [&_svg]:size-3.5"
              >
                <X aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...control}
            ref={(element) => {
              input.current = element;
              if (typeof ref === 'function') ref(element);
              else if (ref) ref.current = element;
            }}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            placeholder={values.length === 0 ? placeholder : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={leave}
            className="min-h-8 min-w-32 flex-1 bg-transparent px-1.5 text-[1rem] outline-none md:pointer-fine:min-h-7 md:pointer-fine:text-s"
          />
        </div>
      )}
    </Field>
  );
}
