/** What the bar and the shell have for members, in one script, because its parts are needed together. */
export { CreatePanel } from '../features/create/create-panel';
export { KeyHost } from '../features/letter-keys/key-host';
export { Bell } from '../features/notification/bell';
export { OnboardingHost } from '../features/onboarding/onboarding-host';
export { AccountSwitcher } from '../features/organisation/account-switcher';
export { SearchBox } from '../features/people-search/search-box';
export { SearchPopup } from '../features/people-search/search-popup';
export { ImportNotice } from '../features/resume-import/import-notice';
export { MemberMenu } from './member-menu';
export { MemberNav } from './member-nav';
export { MessagesLink } from './messages-link';
