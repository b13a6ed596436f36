import { maxMedia } from '@folia/contracts/limits';

export const mediaTexts = {
  title: 'Pictures and video',
  lead: `Up to ${maxMedia.photo} photos (JPEG, PNG, WebP, 10 MB each), one video (MP4, WebM, 100 MB) and one link to a video.`,
  add: 'Add a photo or video',
  sending: 'Sending the file',
  linkLabel: 'Link to a video',
  linkHint: 'YouTube, Vimeo or any page. It is loaded only when somebody clicks on it.',
  addLink: 'Add link',
  alt: 'What is to be seen',
  altHint: 'Read out to those who do not see it.',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove',
  video: 'Video',
  failed: 'That did not work. Check your connection and try again; nothing was changed.',
  loadFailed: 'The pictures could not be loaded.',
  retry: 'Try again',
};
