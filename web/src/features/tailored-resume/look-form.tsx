import type { ResumeTemplate } from '@folia/contracts/resume-document';
import type { ResumeSettings } from '@folia/contracts/tailored-resume';
import { TemplateSketch } from './template-sketch';
import { texts } from './texts';

const words = texts.look;
const templates = Object.keys(texts.templates) as ResumeTemplate[];
const contactFields = Object.keys(texts.contact) as ResumeSettings['contact'];
const choice =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-s border border-line px-2.5 text-[0.8125rem] text-ink-2 md:pointer-fine:min-h-8 ' +
  'hover:border-ink-3 has-checked:border-leaf has-checked:text-ink has-checked:font-[550] has-focus-visible:outline-2 has-focus-visible:outline-focus';

/** How a resume looks; `M`: at most how many pages. */
export type Look<M> = Omit<ResumeSettings, 'maxPages'> & { maxPages: M };
type LookFormProps<M> = {
  look: Look<M>;
  /** The contact data there is. */
  there: ResumeSettings['contact'];
  pageChoices: readonly (readonly [M, string])[];
  onChange: (look: Partial<Look<M>>) => void;
};

/** Template, paper, pages and contact data; each takes effect at once. */
export function LookForm<M extends string | number>({ look, there, pageChoices, onChange }: LookFormProps<M>) {
  const { template, pageSize, maxPages, contact } = look;
  const offered = contactFields.filter((field) => there.includes(field));
  return (
    <section aria-labelledby="look-title" className="mb-8">
      <h2 id="look-title" className="mb-2.5 font-serif text-l font-medium">
        {words.title}
      </h2>
      <Choices
        name="template"
        legend={words.template}
        options={templates.map((one) => [one, texts.templates[one]])}
        value={template}
        onChange={(one) => onChange({ template: one })}
        sketch
      />
      <div className="flex flex-wrap gap-x-8">
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
      </div>
      <fieldset className="mt-3">
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
    </section>
  );
}

type ChoicesProps<V> = { name: string; legend: string; options: readonly (readonly [V, string])[]; value: V; onChange: (value: V) => void; sketch?: boolean };

function Choices<V extends string | number>({ name, legend, options, value, onChange, sketch = false }: ChoicesProps<V>) {
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5 text-xs text-ink-3">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([one, label]) => (
          <label key={one} className={choice}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} className={sketch ? 'sr-only' : 'accent-leaf'} />
            {sketch ? <TemplateSketch template={one as ResumeTemplate} /> : null}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
