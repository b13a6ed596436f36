/** The key that a reader tries addresses with: in this tab's memory alone, gone with the page. */
let kept = '';
export const keptKey = (): string => kept;
export const keepKey = (key: string): void => {
  kept = key;
};
