/** The most events of one beacon, and its most bytes. */
export const maxBeaconEvents = 20;
export const maxBeaconBytes = 2048;
/** How long a view token is good for, in seconds; a page that stays open longer begins another visit. */
export const viewTokenSeconds = 6 * 3600;
/** A visit counts once its page was visible this long in all, in ms; with an input of the visitor, the shorter time is enough. */
export const countsAfterMs = { withInput: 1_000, alone: 10_000 } as const;
/** A visit has read to the end when this much of the page was scrolled through, in percent. */
export const readToEndPercent = 90;
