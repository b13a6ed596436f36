const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** What the settings say about a language model of one’s own. */
export const ownModelTexts = {
  title: 'Own model',
  text: 'Bring a language model that you pay for yourself. Your imports, scores and resumes then ask it alone and cost no units. Questions to your assistant go on as before: they are other people’s.',
  sent: 'What is sent to it, and what never is',
  address: 'Address',
  addressHint: 'Any endpoint that speaks as OpenAI’s does, over https. Many end in /v1.',
  model: 'Model',
  modelHint: 'As the endpoint calls it.',
  key: 'Key',
  keyHint: 'Kept sealed and never shown again. One question is asked with it now.',
  save: 'Try and save',
  saved: 'It answered. From now on it is asked for you.',
  current: 'In use',
  since: (model: string, iso: string) => `${model}, since ${day.format(new Date(iso))}`,
  needsKey: 'Its key can’t be read any more, because this Folia has changed its own. Type it again; until then your units count.',
  notAllowed: 'Not in use: you let no model see your data. Your units count.',
  allow: 'Change that under Privacy',
  test: 'Try it now',
  works: 'It answered.',
  change: 'Use another one',
  remove: 'Remove',
  removeTitle: 'Remove your model?',
  removeText: 'Its address and key are deleted. What it helped with stays; from then on your units count.',
  removed: 'Removed. Your units count again.',
};
