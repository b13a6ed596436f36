import type { ResumeTemplate } from '@folia/contracts/resume-document';
import { TemplateSketch } from './template-sketch';
import { texts } from './texts';

const templates = Object.keys(texts.templates) as ResumeTemplate[];

type TemplateRowProps = { value: ResumeTemplate; onChange: (template: ResumeTemplate) => void };

/** All templates in one row, each in miniature. */
export const TemplateRow = ({ value, onChange }: TemplateRowProps) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{texts.look.template}</legend>
    <div className="-m-1 flex gap-0.5 overflow-x-auto p-1">
      {templates.map((template) => (
        <label
          key={template}
          className="relative flex min-w-15 cursor-pointer flex-col items-center gap-1.5 rounded-s border border-transparent px-1 pt-2 pb-1.5 text-xs text-ink-2 hover:text-ink has-checked:border-line-field has-checked:bg-surface has-checked:font-[550] has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input type="radio" name="template" checked={template === value} onChange={() => onChange(template)} className="sr-only" />
          <TemplateSketch template={template} />
          {texts.templates[template]}
        </label>
      ))}
    </div>
  </fieldset>
);
