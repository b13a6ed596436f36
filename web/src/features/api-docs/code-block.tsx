import { CopyButton } from '../../ui/copy-button';
import { texts } from './texts';

type CodeBlockProps = { title: string; code: string /** Whose example it is, for whoever runs them all. */; example?: string };

/** A piece of code, which scrolls by itself. */
export const CodeBlock = ({ title, code, example }: CodeBlockProps) => (
  <figure className="min-w-0 overflow-hidden rounded-m border border-line bg-sunken">
    <figcaption className="flex min-h-11 items-center justify-between gap-2 border-b border-line ps-4 pe-1.5 text-xs text-ink-3">
      {title}
      <CopyButton value={code} label={texts.copy} />
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
    <section tabIndex={0} aria-label={title} className="overflow-x-auto">
      <pre data-example={example} className="w-max min-w-full p-4 font-mono text-[0.78125rem] leading-[1.7]">
        {code}
      </pre>
    </section>
  </figure>
);
