import { createContext, useContext } from 'react';
import type { Source } from './number-sources';

/** Which numbered words are pointed at, wherever in the overlay, and what following them does. */
export type EvidenceFocus = {
  /** All numbered words of the conversation. */
  sources: ReadonlyMap<string, Source>;
  pointed: number | null;
  /** There is room for the evidence beside the answers; elsewhere it stands under its claim. */
  hasColumn: boolean;
  point: (number: number | null) => void;
  /** Leads to the words on the page. */
  open: (source: Source) => void;
  hrefOf: (source: Source) => string;
  captionOf: (source: Source) => string;
};

export const EvidenceFocusContext = createContext<EvidenceFocus>({
  sources: new Map(),
  hasColumn: false,
  pointed: null,
  point: () => {},
  open: () => {},
  hrefOf: () => '',
  captionOf: () => '',
});
export const useEvidenceFocus = () => useContext(EvidenceFocusContext);
