import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button';
import type { ButtonLook } from './button-class';

type BarPanelProps = {
  label: string;
  children: ReactNode;
  icon?: ReactNode;
  iconOnly?: boolean;
  look?: ButtonLook;
  /** A mouse over it is enough. */
  byHover?: boolean;
  /** Told whenever it opens or closes. */
  onOpen?: (open: boolean) => void;
  /** Where the whole is shown. */
  className?: string;
  /** The size of what opens; on phones it is always as wide as the screen. */
  panelClassName?: string;
  buttonClassName?: string;
};

/**
 * What a button of the bar opens below it: links and other controls. Until the script that operates it has come, and without any, it opens by focus and hover
 * (parts.css), so its links are there for everybody.
 */
export function BarPanel(props: BarPanelProps) {
  const { label, children, icon, iconOnly, look = 'quiet', byHover, className = '', panelClassName = '', buttonClassName } = props;
  const box = useRef<HTMLDivElement>(null);
  const told = useEffectEvent((open: boolean) => props.onOpen?.(open));
  useEffect(() => {
    let end: (() => void) | null = () => {};
    import('./operate-bar-panel').then(
      ({ operateBarPanel }) => {
        if (end && box.current) end = operateBarPanel(box.current, told);
      },
      () => {},
    );
    return () => {
      end?.();
      end = null;
    };
  }, []);
  return (
    <div ref={box} data-hover={byHover || undefined} className={`bar-panel md:relative ${className}`}>
      <Button look={look} icon={icon} iconOnly={iconOnly} aria-expanded={false} className={buttonClassName}>
        {label}
      </Button>
      <div data-panel className={panelClassName}>
        {children}
      </div>
    </div>
  );
}
