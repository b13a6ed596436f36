import { laterPart } from '../../ui/later-part';

// What can be read as the server drew it, and works by links until then: not among the scripts that the page starts with.
export const Demo = laterPart('demo', async () => (await import('./demo/demo')).Demo);
export const Sections = laterPart('landing-sections', async () => (await import('./section-content')).SectionContent);
