import { Bold, Italic, Link2, List, ListOrdered } from 'lucide-react';
import { type ComponentProps, type ComponentType, type KeyboardEvent, type RefCallback, useRef, useState } from 'react';
import { type Format, formatMarkdown, formats } from './format-markdown';
import { moveFocus } from './move-focus';
import { TextArea } from './text-field';
import { texts } from './texts';

const icons: Record<Format, ComponentType<{ 'aria-hidden': true; className: string }>> = {
  bold: Bold,
  italic: Italic,
  list: List,
  numbered: ListOrdered,
  link: Link2,
};
const keys: Partial<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link' };

type MarkdownAreaProps = Omit<ComponentProps<typeof TextArea>, 'ref' | 'onKeyDown'> & { ref?: RefCallback<HTMLTextAreaElement> };

/** A text field with bold, italics, lists and links, by the bar above it or by keys. */
export function MarkdownArea({ label, disabled, ref, ...area }: MarkdownAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [stop, setStop] = useState<Format>(formats[0] ?? 'bold');
  const format = (name: Format) => {
    const area = field.current;
    if (!area || disabled) return;
    const made = formatMarkdown({ text: area.value, start: area.selectionStart, end: area.selectionEnd }, name);
    area.focus();
    area.setSelectionRange(made.from, made.to);
    // The only way to change a field that the browser's own undo can take back.
    document.execCommand(made.with ? 'insertText' : 'delete', false, made.with);
    area.setSelectionRange(made.start, made.end);
  };
  const take = (area: HTMLTextAreaElement | null) => {
    field.current = area;
    ref?.(area);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey ? keys[event.key.toLowerCase()] : undefined;
    if (!name) return;
    event.preventDefault();
    format(name);
  };
  return (
    <div className="relative">
      <div role="toolbar" aria-label={texts.formatting} onKeyDown={moveFocus} className="absolute end-0 -top-2.5 flex pointer-coarse:-top-4">
        {formats.map((name) => {
          const Icon = icons[name];
          return (
            <button
              key={name}
              type="button"
              disabled={disabled}
              tabIndex={name === stop ? 0 : -1}
              onFocus={() => setStop(name)}
              title={texts.formats[name]}
              aria-label={texts.formats[name]}
              // The field keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => format(name)}
              className="grid size-8 place-items-center rounded-s text-ink-3 hover:bg-raised hover:text-ink disabled:opacity-50 pointer-coarse:size-10"
            >
              <Icon aria-hidden={true} className="size-4" />
            </button>
          );
        })}
      </div>
      <TextArea ref={take} label={label} disabled={disabled} onKeyDown={onKeyDown} {...area} />
    </div>
  );
}
