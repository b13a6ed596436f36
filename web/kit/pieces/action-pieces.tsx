import { ChevronDown, Copy, Eye, MoreHorizontal, Pause, Pencil, X } from 'lucide-react';
import { BarPanel } from '../../src/ui/bar-panel';
import { Button } from '../../src/ui/button';
import type { ButtonLook } from '../../src/ui/button-class';
import { CopyButton } from '../../src/ui/copy-button';
import { CopyLink } from '../../src/ui/copy-link';
import { Menu } from '../../src/ui/menu';
import { StartLink } from '../../src/ui/start-link';
import { Piece, Pieces, State } from '../piece';
import { longWord } from './long-words';

/** What a pointer over it does, standing still. */
const hovered: Record<ButtonLook, string> = {
  primary: 'bg-leaf-strong!',
  outlined: 'border-ink-3! bg-raised!',
  quiet: 'bg-raised! text-ink!',
  caution: 'bg-bad-wash!',
};
const focused = 'outline-2 outline-offset-2 outline-focus';
const nothing = () => {};

export const ActionPieces = () => (
  <Pieces title="Buttons and menus">
    <Piece name="Button" note="One primary button a view. A busy one keeps its label and its focus, and ignores presses.">
      {(['primary', 'outlined', 'quiet', 'caution'] as const).map((look) => (
        <State key={look} label={`${look}: at rest, hover, focus, busy, disabled`} wide>
          <div className="flex flex-wrap gap-2.5">
            <Button look={look}>Save</Button>
            <Button look={look} className={hovered[look]}>
              Save
            </Button>
            <Button look={look} className={focused}>
              Save
            </Button>
            <Button look={look} busy>
              Save
            </Button>
            <Button look={look} disabled>
              Save
            </Button>
          </div>
        </State>
      ))}
      <State label="sizes" wide>
        <div className="flex flex-wrap items-center gap-2.5">
          <Button size="sm">Small</Button>
          <Button>Default</Button>
          <Button size="lg">Large</Button>
        </div>
      </State>
      <State label="with a sign, and the sign alone" wide>
        <div className="flex flex-wrap gap-2.5">
          <Button icon={<Copy />}>Copy</Button>
          <Button iconOnly icon={<Copy />}>
            Copy
          </Button>
          <Button iconOnly look="quiet" size="sm" icon={<MoreHorizontal />}>
            More
          </Button>
        </div>
      </State>
      <State label="long text: it does not break, so its place scrolls" wide>
        <div className="overflow-x-auto p-1">
          <Button>{longWord}</Button>
        </div>
      </State>
    </Piece>
    <Piece name="StartLink" note="A member goes there; everybody else signs in first.">
      <State label="primary">
        <StartLink to="/app/job-match/calculator">Score a job</StartLink>
      </State>
      <State label="outlined, default size">
        <StartLink to="/app/settings/sharing" look="outlined" size="md">
          Make a link
        </StartLink>
      </State>
    </Piece>
    <Piece name="CopyButton" note="Says “Copied” for two seconds, or how to copy by hand.">
      <State label="quiet">
        <CopyButton value="https://folia.example/mira" />
      </State>
      <State label="primary, own label">
        <CopyButton value="https://folia.example/mira" label="Copy the address" look="primary" size="md" />
      </State>
    </Piece>
    <Piece name="CopyLink">
      <State label="on a page for reading">
        <CopyLink path="/app/kit" />
      </State>
    </Piece>
    <Piece name="Menu" parts={['OpenMenu']} note="Opens by a press, Enter or the arrow down; Esc closes it and gives the focus back.">
      <State label="press it: signs, hint, disabled, caution, a file">
        <Menu
          label="Actions of a link"
          align="start"
          trigger={<Button icon={<ChevronDown />}>Actions</Button>}
          items={[
            { label: 'Change the rules', icon: <Pencil />, hint: 'E', onSelect: nothing },
            { label: 'Open as recipient', icon: <Eye />, onSelect: nothing },
            { label: 'Pause', icon: <Pause />, disabled: true, onSelect: nothing },
            { label: 'Save the wordmark', download: '/favicon.svg' },
            'line',
            { label: 'Revoke', icon: <X />, caution: true, onSelect: nothing },
          ]}
        />
      </State>
    </Piece>
    <Piece name="BarPanel" note="As wide as the screen on phones. Without scripts it opens by focus and hover.">
      <State label="press it">
        <BarPanel label="More" icon={<ChevronDown />} buttonClassName="flex-row-reverse" panelClassName="md:w-[264px]">
          <ul className="p-2">
            {['Billing', 'Help center', 'Feedback'].map((name) => (
              <li key={name}>
                <a href="#pieces" className="flex min-h-11 items-center rounded-s px-2.5 hover:bg-leaf-wash">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </BarPanel>
      </State>
    </Piece>
  </Pieces>
);
