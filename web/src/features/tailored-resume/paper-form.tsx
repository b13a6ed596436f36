import type { ResumeSettings } from '@folia/contracts/tailored-resume/shapes';
import type { Look } from './look';
import { texts } from './texts';

const words = texts.look;
const contactFields = Object.keys(texts.contact) as ResumeSettings['contact'];
const choice =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-s border border-line px-2.5 text-[0.8125rem] text-ink-2 md:pointer-fine:min-h-8 ' +
  'hover:border-ink-3 has-checked:border-leaf has-checked:text-ink has-checked:font-[550] has-focus-visible:outline-2 has-focus-visible:outline-focus';

export type PaperFormProps<M> = {
  look: Look<M>;
  /** The contact data that the portfolio has. */
  there: ResumeSettings['contact'];
  pageChoices: readonly (readonly [M, string])[];
  onChange: (look: Partial<Look<M>>) => void;
};

/** Paper, pages and contact data; each takes effect at once. */
export function PaperForm<M extends string | number>({ look, there, pageChoices, onChange }: PaperFormProps<M>) {
  const { pageSize, maxPages, contact } = look;
  const offered = contactFields.filter((field) => there.includes(field));
  return (
    <div className="grid gap-4">
      <Choices
        name="paper"
        legend={words.paper}
        options={[
          ['a4', words.papers.a4],
          ['letter', words.papers.letter],
        ]}
        value={pageSize}
        onChange={(one) => onChange({ pageSize: one })}
      />
      <Choices name="pages" legend={words.pages} options={pageChoices} value={maxPages} onChange={(one) => onChange({ maxPages: one } as Partial<Look<M>>)} />
      <fieldset>
        <legend className="mb-1.5 text-xs text-ink-3">{words.contact}</legend>
        {offered.length === 0 ? <p className="text-[0.8125rem] text-ink-3">{words.noContact}</p> : null}
        <div className="flex flex-wrap gap-2">
          {offered.map((field) => (
            <label key={field} className={choice}>
              <input
                type="checkbox"
                checked={contact.includes(field)}
                onChange={({ target }) => onChange({ contact: target.checked ? [...contact, field] : contact.filter((one) => one !== field) })}
                className="accent-leaf"
              />
              {texts.contact[field]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type ChoicesProps<V> = { name: string; legend: string; options: readonly (readonly [V, string])[]; value: V; onChange: (value: V) => void };

const Choices = <V extends string | number>({ name, legend, options, value, onChange }: ChoicesProps<V>) => (
  <fieldset>
    <legend className="mb-1.5 text-xs text-ink-3">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map(([one, label]) => (
        <label key={one} className={choice}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} className="accent-leaf" />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
