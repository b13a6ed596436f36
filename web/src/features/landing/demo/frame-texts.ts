/** What stands around the slides, which the page begins with. */
export const frameTexts = {
  label: 'What Folia does, with sample data',
  tabs: { fit: 'FitScore', resume: 'TailorMade', history: 'History', talk: 'DeepTalk', link: 'SecureShare' },
  sample: 'Sample data',
  pause: 'Pause',
  play: 'Play',
};

export type Slide = keyof typeof frameTexts.tabs;
