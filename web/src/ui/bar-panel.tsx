import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button';
import type { ButtonLook } from './button-class';

/** spec section 9: what opened by itself closes this long after it was left. */
const closeDelayMs = 200;

type BarPanelProps = {
  label: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
  icon?: ReactNode;
  iconOnly?: boolean;
  look?: ButtonLook;
  /** A mouse over it is enough. */
  byHover?: boolean;
  /** Where the whole is shown. */
  className?: string;
  /** Its own keys, while the focus is on it or inside. */
  onKey?: (event: KeyboardEvent) => void;
  /** The size of what opens; on phones it is always as wide as the screen. */
  panelClassName?: string;
  buttonClassName?: string;
};

/**
 * What a button of the bar opens below it: links and other controls. Escape, a press elsewhere, going elsewhere and choosing something close it. Without scripts it
 * opens by hover and focus (parts.css), so its links are there for everybody.
 */
export function BarPanel(props: BarPanelProps) {
  const { label, open, onOpen, children, icon, iconOnly, look = 'quiet', byHover = false, className = '', panelClassName = '', buttonClassName } = props;
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = () => box.current?.querySelector('button');

  // It may have been opened by hover or focus before the scripts ran. A press from then is repeated (early-press.tsx), and that opens it.
  const takeOver = useEffectEvent(() => {
    const element = box.current;
    if (!element) return;
    element.dataset.scripted = '';
    if (element.contains(globalThis.earlyPress ?? null)) return;
    if (element.matches(':focus-within') || (byHover && element.matches(':hover'))) onOpen(true);
  });
  useEffect(() => {
    takeOver();
    return () => clearTimeout(leaving.current);
  }, []);

  const close = useEffectEvent(() => onOpen(false));
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => event.target instanceof Node && !box.current?.contains(event.target) && close();
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  const hover = (event: PointerEvent) => {
    if (!byHover || event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (event.type === 'pointerenter') onOpen(true);
    else leaving.current = setTimeout(() => onOpen(false), closeDelayMs);
  };
  const press = (event: MouseEvent) => {
    // A mouse is over it already, so that its press does not close again what it has just opened.
    const isHovered = byHover && (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
    onOpen(isHovered || !open);
  };
  const key = (event: KeyboardEvent) => {
    props.onKey?.(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.defaultPrevented) return;
    event.preventDefault();
    onOpen(true);
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('[data-panel] :is(a[href], button)') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    // What is only now becoming visible cannot take the focus yet.
    requestAnimationFrame(() => stops.at((at < 0 && step < 0 ? -1 : at + step) % stops.length)?.focus());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside is operated; this only hears of it
    <div
      ref={box}
      data-open={open || undefined}
      data-hover={byHover || undefined}
      onPointerEnter={hover}
      onPointerLeave={hover}
      onKeyDown={key}
      className={`bar-panel md:relative ${className}`}
    >
      <Button look={look} icon={icon} iconOnly={iconOnly} aria-expanded={open} className={buttonClassName} onClick={press}>
        {label}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever was chosen in it, it has done its work */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or button is a click too */}
      <div
        data-panel
        onClick={(event) => {
          if (!(event.target instanceof Element && event.target.closest('a[href], button'))) return;
          button()?.focus({ preventScroll: true });
          onOpen(false);
        }}
        className={`max-md:fixed max-md:inset-x-0 max-md:top-(--bar) max-md:max-h-[calc(100dvh-var(--bar))] max-md:rounded-none max-md:border-x-0 ${panelClassName}`}
      >
        {children}
      </div>
    </div>
  );
}
