import { maxPhotoBytes } from '@folia/contracts/limits';
import { formatBytes } from '../../lib/format-bytes';

export const texts = {
  title: 'Your photo',
  lead: `A JPEG, PNG or WebP of at most ${formatBytes(maxPhotoBytes)}. Where and when it was taken is removed from it. Everybody who sees your page sees it.`,
  choose: 'Choose a picture',
  chooseOther: 'Choose another one',
  frame: 'The part that is kept. Drag it, or move it with the arrow keys.',
  closer: 'Closer',
  save: 'Use as photo',
  remove: 'Remove the photo',
  saved: 'Your photo was changed.',
  removed: 'Your photo was removed.',
  wrongType: 'Only JPEG, PNG and WebP pictures can be a photo. Save it as one of these and try again.',
  tooLarge: `This picture is larger than the limit of ${formatBytes(maxPhotoBytes)}. Make it smaller and try again.`,
  unreadable: 'This picture could not be opened here. It may be damaged; choose another one.',
  failed: 'The photo could not be saved. Yours is as it was. Try again.',
};
