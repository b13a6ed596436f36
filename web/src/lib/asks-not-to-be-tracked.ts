/** Whether the browser asks not to be followed: Do-Not-Track, or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
