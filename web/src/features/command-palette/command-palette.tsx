import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isLongEnough } from '../../lib/use-asked';
import { BreathingDot } from '../../ui/breathing-dot';
import { Button } from '../../ui/button';
import { DialogShell } from '../../ui/dialog-shell';
import { texts as uiTexts } from '../../ui/texts';
import type { PaletteEntry, PaletteGroup } from './palette-entry';
import { texts } from './texts';

type CommandPaletteProps = {
  visible: boolean;
  onClose: () => void;
  isMember: boolean;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly PaletteGroup[];
  isSearching: boolean;
  /** What could not be searched. */
  failed: readonly string[];
};

/** One field that leads everywhere: a combobox whose options are places, things to make, and what was found (ARIA practices, "list autocomplete"). */
export function CommandPalette({ visible, onClose, ...content }: CommandPaletteProps) {
  const navigate = useNavigate();
  const chosen = useRef<PaletteEntry | null>(null);
  const choose = (entry: PaletteEntry) => {
    chosen.current = entry;
    onClose();
    if ('href' in entry) void navigate(entry.href);
  };
  /** After a choice the focus is where that leads; what opens over the page comes once this is gone and the focus is back. */
  const leave = () => {
    const entry = chosen.current;
    chosen.current = null;
    content.onType('');
    if (entry && 'act' in entry) setTimeout(entry.act);
    if (!entry || 'act' in entry) return false;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    return true;
  };
  return (
    <DialogShell visible={visible} onClose={onClose} onGone={leave} className="w-full sm:h-[min(560px,90%)] sm:max-w-[640px] sm:rounded-l sm:border">
      <Dialog.Title className="sr-only">{texts.title}</Dialog.Title>
      <Content {...content} onClose={onClose} onChoose={choose} />
    </DialogShell>
  );
}

type ContentProps = Omit<CommandPaletteProps, 'visible'> & { onChoose: (entry: PaletteEntry) => void };

function Content({ onClose, isMember, typed, onType, groups, isSearching, failed, onChoose }: ContentProps) {
  const who = isMember ? 'member' : 'guest';
  const found = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Command shouldFilter={false} loop vimBindings={false} label={texts.title} className="flex min-h-0 flex-1 flex-col">
      <div data-dialog-body className="flex items-center gap-2 border-b border-line ps-4 pe-2">
        <Search aria-hidden="true" className="size-4 flex-none text-ink-3" />
        <Command.Input
          value={typed}
          onValueChange={onType}
          placeholder={texts.placeholder[who]}
          maxLength={100}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-[1rem] text-ink placeholder:text-ink-3 focus-visible:outline-none"
        />
        <Button look="quiet" iconOnly icon={<X />} onClick={onClose}>
          {uiTexts.closeDialog}
        </Button>
      </div>
      {/* Where nothing is found, what says so stands right under the field. */}
      <Command.List label={texts.results} className={`min-h-0 overflow-y-auto p-1.5 ${found > 0 ? 'flex-1' : ''}`}>
        {groups.map(({ title, entries }) =>
          entries.length === 0 ? null : (
            <Command.Group key={title} heading={<p className="px-2.5 pt-2.5 pb-1 text-xs text-ink-3">{title}</p>}>
              {entries.map((entry) => (
                <Command.Item key={entry.id} value={entry.id} onSelect={() => onChoose(entry)} className="bar-row cursor-pointer aria-selected:bg-leaf-wash">
                  {entry.icon}
                  <span className="min-w-0 flex-1 truncate">{entry.label}</span>
                  {entry.hint ? <span className="max-w-[45%] truncate text-[0.8125rem] text-ink-3">{entry.hint}</span> : null}
                </Command.Item>
              ))}
            </Command.Group>
          ),
        )}
      </Command.List>
      <div role="status" className="px-4 text-[0.8125rem] text-ink-2">
        {isSearching ? (
          <Line>
            <BreathingDot className="me-2 inline-block size-2 bg-leaf" />
            {texts.searching}
          </Line>
        ) : null}
        {isMember && typed.trim() !== '' && !isLongEnough(typed.trim()) ? <Line>{texts.tooShort}</Line> : null}
        {failed.map((what) => (
          <Line key={what}>{texts.failed(what)}</Line>
        ))}
        {found === 0 && !isSearching && failed.length === 0 ? <Line>{texts.nothing[who]}</Line> : null}
        {found > 0 ? <span className="sr-only">{texts.found(found)}</span> : null}
      </div>
      <p className="mt-auto flex gap-4 border-t border-line px-4 py-2.5 text-xs text-ink-3 pointer-coarse:hidden">
        {texts.keys.map(([key, does]) => (
          <span key={key}>
            <kbd className="keycap">{key}</kbd> {does}
          </span>
        ))}
      </p>
    </Command>
  );
}

const Line = ({ children }: { children: ReactNode }) => <p className="py-3">{children}</p>;
