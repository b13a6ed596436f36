import { isImage, videoName } from './sniff-media';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['MP4', bytes('\0\0\0\x20ftypisom\0\0\x02\0'), 'video.mp4'],
  ['QuickTime', bytes('\0\0\0\x14ftypqt  \0\0\x02\0'), null],
  ['WebM', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), bytes('\x9fB\x86\x81\x01B\x82\x84webm')]), 'video.webm'],
  ['Matroska', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), bytes('\x9fB\x82\x88matroska')]), null],
  ['a page', bytes('<html><script>'), null],
])('%s is told by its first bytes', (_name, head, name) => expect(videoName(head)).toBe(name));

test('a vector drawing, which could run scripts, is no image', () => {
  expect(isImage(bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBe(false);
  expect(isImage(Buffer.from('ffd8ffe0', 'hex'))).toBe(true);
});
