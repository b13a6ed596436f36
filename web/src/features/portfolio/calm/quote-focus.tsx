import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type QuoteFocus = { pointed: number | null; point: (number: number | null) => void };
const FocusContext = createContext<QuoteFocus>({ pointed: null, point: () => {} });

/** Which quote is active, so that its words and its thread respond wherever they are on the page. */
export const useQuoteFocus = () => useContext(FocusContext);

export function QuoteFocusHost({ children }: { children: ReactNode }) {
  const [pointed, point] = useState<number | null>(null);
  return <FocusContext value={useMemo(() => ({ pointed, point }), [pointed])}>{children}</FocusContext>;
}
