import { createContext, type ReactNode, use, useEffect } from 'react';
import { EvidenceMark } from '../../../ui/evidence-mark';

/** The claim that is pointed at: its key and its printed words. */
export type PointedClaim = { name: string; said: string } | null;
type Pointing = { claim: PointedClaim; point: (claim: PointedClaim) => void };
export const ClaimPointing = createContext<Pointing>({ claim: null, point: () => {} });

type ClaimProps = {
  name: string;
  said: string;
  /** The number of the entry it rests on; each entry has one number. Without it there is no mark. */
  number?: number;
  /** Whether it is in the resume. */
  isShown: boolean;
  className?: string;
  children: ReactNode;
};

/** A line or sentence of the resume. The one that is pointed at is raised, and the thread to the page begins at its mark. */
export function Claim({ name, said, number, isShown, className = '', children }: ClaimProps) {
  const { claim, point } = use(ClaimPointing);
  const isPointed = isShown && claim?.name === name;
  useEffect(() => {
    if (isPointed) point({ name, said });
  }, [isPointed, name, said, point]);
  const raise = () => isShown && point({ name, said });
  return (
    <li
      onPointerEnter={raise}
      onFocus={raise}
      className={`relative -mx-3 rounded-m px-3 ${isPointed ? 'bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)]' : ''} ${className}`}
    >
      {children}
      {isPointed && number !== undefined ? (
        <EvidenceMark number={number} active tabIndex={-1} aria-hidden="true" data-mark={name} className="absolute! -end-[9px] top-3.5 max-lg:hidden" />
      ) : null}
    </li>
  );
}
