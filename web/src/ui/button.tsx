import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { BreathingDot } from './breathing-dot';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What it does; with `iconOnly` it is the accessible name and the tooltip. */
  children: string | string[];
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: ReactNode;
  iconOnly?: boolean;
  /** At work: keeps its label, shows the breathing dot and ignores further presses. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ children, look, size, icon, iconOnly = false, busy = false, className, onClick, disabled, type = 'button', ...rest }: ButtonProps) {
  const label = Array.isArray(children) ? children.join('') : children;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      // Not `disabled`: a focused button that turns disabled would drop the focus to the page.
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      aria-label={iconOnly ? (rest['aria-label'] ?? label) : rest['aria-label']}
      title={iconOnly ? (rest.title ?? label) : rest.title}
      onClick={(event) => (busy || rest['aria-disabled'] ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ look, size, iconOnly, className })}
    >
      {busy ? <BreathingDot /> : icon}
      {iconOnly ? null : label}
    </button>
  );
}
