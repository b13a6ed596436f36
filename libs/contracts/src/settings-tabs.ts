/** The last segment of every address under `/app/settings/`, in the order of the screen's list. */
export const settingsTabs = [
  'profile',
  'username',
  'appearance',
  'profiles',
  'privacy',
  'being-found',
  'assistant',
  'own-model',
  'notifications',
  'sessions',
  'sign-ins',
  'programs',
  'blocked',
  'resume-import',
  'history',
  'sharing',
  'export',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const isSettingsTab = (tab: string | undefined): tab is SettingsTab => settingsTabs.some((known) => known === tab);
