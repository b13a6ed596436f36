import type { videoNames } from '@folia/contracts/media/shapes';

/** JPEG (ITU T.81), PNG (ISO 15948) and WebP (RFC 9649) by their first bytes; nothing else reaches a decoder. */
export const isImage = (head: Buffer): boolean => {
  const hex = head.subarray(0, 12).toString('hex');
  return hex.startsWith('ffd8ff') || hex.startsWith('89504e470d0a1a0a') || (hex.startsWith('52494646') && hex.slice(16) === '57454250');
};

/** MP4 (ISO 14496-12: a `ftyp` box, QuickTime's own left out) and WebM (EBML with that document type) by their first bytes; null for others. */
export function videoName(head: Buffer): (typeof videoNames)[number] | null {
  if (head.subarray(4, 8).toString('latin1') === 'ftyp' && head.subarray(8, 10).toString('latin1') !== 'qt') return 'video.mp4';
  const isEbml = head.subarray(0, 4).toString('hex') === '1a45dfa3';
  return isEbml && head.subarray(0, 64).includes('webm') ? 'video.webm' : null;
}
