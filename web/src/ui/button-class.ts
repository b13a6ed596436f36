export type ButtonLook = 'primary' | 'outlined' | 'quiet' | 'caution';
export type ButtonSize = 'sm' | 'md' | 'lg';

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-leaf text-leaf-ink hover:bg-leaf-strong',
  outlined: 'border-line-field bg-surface text-ink hover:border-ink-3 hover:bg-raised',
  quiet: 'border-transparent text-ink-2 hover:bg-raised hover:text-ink',
  caution: 'border-bad/55 text-bad hover:bg-bad-wash',
};

// 44 px where a finger is expected; the dense sizes only for a mouse.
const sizes: Record<ButtonSize, string> = {
  sm: 'h-11 px-3 text-s md:pointer-fine:h-7.5 md:pointer-fine:px-2.5 md:pointer-fine:text-[0.8125rem]',
  md: 'h-11 px-4 text-s md:pointer-fine:h-9 md:pointer-fine:px-3.5',
  lg: 'h-12 px-5 text-[0.9375rem] md:pointer-fine:h-11',
};
const squares: Record<ButtonSize, string> = {
  sm: 'w-11 px-0! md:pointer-fine:w-7.5',
  md: 'w-11 px-0! md:pointer-fine:w-9',
  lg: 'w-12 px-0! md:pointer-fine:w-11',
};

/** The look of a button, for links that act like one. */
export function buttonClass({
  look = 'outlined',
  size = 'md',
  iconOnly = false,
  className = '',
}: {
  look?: ButtonLook;
  size?: ButtonSize;
  iconOnly?: boolean;
  className?: string;
} = {}) {
  return [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-s border font-sans font-[550] leading-none whitespace-nowrap',
    'transition-colors duration-120 ease-calm select-none [&_svg]:size-4 [&_svg]:shrink-0',
    'disabled:opacity-45 aria-disabled:opacity-45 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    looks[look],
    sizes[size],
    iconOnly ? squares[size] : '',
    className,
  ].join(' ');
}
