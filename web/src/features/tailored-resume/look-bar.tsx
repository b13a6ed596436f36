import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { buttonClass } from '../../ui/button-class';
import { lazyPart } from '../../ui/lazy-part';
import { useEver } from '../../ui/use-ever';
import { PaperForm, type PaperFormProps } from './paper-form';
import { TemplateRow } from './template-row';
import { texts } from './texts';

const words = texts.look;
const PaperPopover = lazyPart('paper', async () => (await import('./paper-popover')).PaperPopover);

/** The templates in one row above the pages. Paper, length and contact data open behind one button, which names the first two. */
export const LookBar = <M extends string | number>(form: PaperFormProps<M>) => {
  const { look, pageChoices, onChange } = form;
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const length = pageChoices.find(([one]) => one === look.maxPages)?.[1] ?? '';
  return (
    <div className="mb-4 flex items-center justify-between gap-x-3 gap-y-2 max-sm:flex-wrap">
      <TemplateRow value={look.template} onChange={(template) => onChange({ template } as Partial<typeof look>)} />
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
        className={buttonClass({ size: 'sm', className: 'max-sm:w-full' })}
      >
        <span className="sr-only">{words.paperAndMore}: </span>
        {words.papers[look.pageSize]}, {length.toLowerCase()}
        <ChevronDown aria-hidden="true" />
      </button>
      {useEver(isOpen) ? (
        <PaperPopover trigger={trigger} isOpen={isOpen} onChange={setOpen} label={words.paperAndMore}>
          <PaperForm {...form} />
        </PaperPopover>
      ) : null}
    </div>
  );
};
