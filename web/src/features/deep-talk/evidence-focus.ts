import { createContext, useContext } from 'react';
import type { Source } from './number-sources';

/** Which numbered words are pointed at, wherever in the overlay, and what following them does. */
export type EvidenceFocus = {
  /** All numbered words of the conversation. */
  sources: readonly Source[];
  pointed: number | null;
  point: (number: number | null) => void;
  /** Leads to the words on the page. */
  open: (source: Source) => void;
  hrefOf: (source: Source) => string;
  captionOf: (source: Source) => string;
};

export const EvidenceFocusContext = createContext<EvidenceFocus>({
  sources: [],
  pointed: null,
  point: () => {},
  open: () => {},
  hrefOf: () => '',
  captionOf: () => '',
});
export const useEvidenceFocus = () => useContext(EvidenceFocusContext);
