import { contactFields, type ResumeSettings } from '@folia/contracts/tailored-resume/shapes';

/** How a resume looks until its person chooses: the default template, and all the contact data there is. */
export const defaultSettings: ResumeSettings = { template: 'folio', pageSize: 'a4', maxPages: 2, contact: [...contactFields] };
