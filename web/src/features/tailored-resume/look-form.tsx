import { PaperForm, type PaperFormProps } from './paper-form';
import { TemplateRow } from './template-row';
import { texts } from './texts';

const words = texts.look;

/** Template, paper, pages and contact data; each takes effect at once. */
export const LookForm = <M extends string | number>(form: PaperFormProps<M>) => (
  <section aria-labelledby="look-title" className="mb-8">
    <h2 id="look-title" className="mb-2.5 font-serif text-l font-medium">
      {words.title}
    </h2>
    <div className="mb-4">
      <TemplateRow value={form.look.template} onChange={(template) => form.onChange({ template } as Partial<typeof form.look>)} />
    </div>
    <PaperForm {...form} />
  </section>
);
