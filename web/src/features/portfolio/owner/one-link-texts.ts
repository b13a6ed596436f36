/** Words of one's own page as the holder of one link sees it. */
export const oneLinkTexts = {
  sees: 'You see what the holder of this link sees. It counts as no view.',
  back: 'Back to my links',
};
