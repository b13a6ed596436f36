const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const opinionTexts = {
  label: 'What your team thinks',
  tags: 'Tags',
  addTag: 'Add tag',
  removeTag: (tag: string) => `Remove the tag ${tag}`,
  rating: 'Your rating',
  of: (value: number, best: number) => `${value} of ${best}`,
  takeBack: 'Take it back',
  hidden: 'You see your colleagues’ ratings once you have given yours, or from the interview on.',
  nobody: 'None of your colleagues has rated yet.',
  others: (ratings: readonly (readonly [string, number])[]) => `${list.format(ratings.map(([who, rating]) => `${who}: ${rating}`))}.`,
  apart: 'Tags and ratings are your team’s opinion, apart from evidence: they count in no points and in no order, and go with a withdrawal.',
};
