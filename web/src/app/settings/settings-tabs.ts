import { type SettingsTab, settingsTabs } from '@folia/contracts/settings-tabs';
import { type ComponentType, createElement } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/skeleton';

/** What a tab shows; `panel` null: a page of its own. */
type Tab = { label: string; panel: ComponentType | null };

const panel = (name: string, load: () => Promise<ComponentType>) =>
  lazyPart(`settings-${name}`, load, { waiting: createElement(Skeleton, { className: 'h-6 w-40' }), inPlace: true });

/** Every tab of the settings; a new one is a line here and its name in the contract. */
const tabs: Record<SettingsTab, Tab> = {
  profile: { label: 'Profile', panel: panel('profile', async () => (await import('../../features/settings/profile-panel')).ProfilePanel) },
  username: { label: 'Username', panel: panel('username', async () => (await import('../../features/settings/username-panel')).UsernamePanel) },
  appearance: { label: 'Appearance', panel: panel('appearance', async () => (await import('../../features/settings/appearance-panel')).AppearancePanel) },
  profiles: { label: 'More profiles', panel: panel('profiles', async () => (await import('./profiles-tab')).ProfilesTab) },
  privacy: { label: 'Privacy', panel: panel('privacy', async () => (await import('./privacy-tab')).PrivacyTab) },
  'being-found': { label: 'Being found', panel: panel('being-found', async () => (await import('../../features/settings/being-found-panel')).BeingFoundPanel) },
  assistant: { label: 'Assistant', panel: panel('assistant', async () => (await import('../../features/settings/assistant-panel')).AssistantPanel) },
  'own-model': { label: 'Own model', panel: panel('own-model', async () => (await import('../../features/settings/own-model-panel')).OwnModelPanel) },
  notifications: {
    label: 'Notifications',
    panel: panel('notifications', async () => (await import('../../features/settings/notifications-panel')).NotificationsPanel),
  },
  sessions: { label: 'Sessions and devices', panel: panel('sessions', async () => (await import('../../features/settings/sessions-panel')).SessionsPanel) },
  'sign-ins': { label: 'Connected sign-ins', panel: panel('sign-ins', async () => (await import('../../features/session/sign-ins-panel')).SignInsPanel) },
  programs: { label: 'Connected programs', panel: panel('programs', async () => (await import('../../features/oauth/programs-panel')).ProgramsPanel) },
  blocked: { label: 'Blocked people', panel: panel('blocked', async () => (await import('../../features/safety/blocked-people')).BlockedPeople) },
  'resume-import': { label: 'Import resume', panel: null },
  history: { label: 'History', panel: null },
  sharing: { label: 'Protected links', panel: null },
  export: { label: 'Export and delete', panel: panel('export', async () => (await import('../../features/leaving/leaving-panel')).LeavingPanel) },
};

export const shownTabs = settingsTabs.map((name) => ({ name, ...tabs[name] }));
export const panelOf = (name: SettingsTab) => tabs[name].panel;
