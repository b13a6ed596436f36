import { laterPart } from '../../ui/later-part';

/** What is only read on the page: its script is not among those that the page starts with. */
export const Sections = laterPart('landing-sections', async () => (await import('./section-content')).SectionContent);
