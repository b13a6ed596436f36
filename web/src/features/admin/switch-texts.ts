import type { SwitchName } from '@folia/contracts/feature-switch/names';

const features: Record<SwitchName, { name: string; what: string }> = {
  'sign-up': { name: 'New accounts', what: 'People who have an account sign in as always.' },
  'resume-trial': { name: 'The try without an account', what: 'The start page still shows what is made of a resume.' },
  'resume-import': { name: 'Import of resumes', what: 'Reviews that wait can be saved, and entries are made by hand.' },
  'fit-score': { name: 'FitScore', what: 'Scores that were made stay to be read.' },
  'tailor-made': { name: 'TailorMade', what: 'Resumes that were made can be changed, saved and sent.' },
  'deep-talk': { name: 'DeepTalk', what: 'Conversations stay to be read, and messages reach people.' },
  screening: { name: 'Reading of candidates', what: 'Jobs, candidates and what was found stay, and can be decided on.' },
  model: { name: 'The language model of this installation', what: 'The built-in engine answers alone. Models that people bring along go on.' },
};

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

export const switchTexts = {
  title: 'Switches',
  hint: 'What is switched off here is off for everybody within a few seconds, without a deploy. What was started before goes on; whoever starts something is told, and nothing is charged.',
  failed: 'The switches could not be loaded.',
  nameOf: (name: SwitchName) => features[name].name,
  whatOf: (name: SwitchName) => features[name].what,
  on: 'On',
  off: 'Off',
  since: (iso: string) => `since ${day.format(new Date(iso))}`,
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  /** For whom the buttons are read out one by one. */
  act: (action: string, name: SwitchName) => `${action}: ${features[name].name}`,
  offTitle: (name: SwitchName) => `${features[name].name}: switch off for everybody?`,
  offText: (name: SwitchName) => `Nobody can start it until it is switched on again. ${features[name].what}`,
  onTitle: (name: SwitchName) => `${features[name].name}: switch on again?`,
  onText: 'Everybody can start it again within a few seconds.',
};
