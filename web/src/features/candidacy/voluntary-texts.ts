import type { VoluntaryDimension } from '@folia/contracts/audit/words';

type Named = Record<VoluntaryDimension, { label: string; options: Record<string, string> }>;

/** The words of forms and reports that ask for these categories in the United States; everybody may leave them. */
const dimensions: Named = {
  sex: { label: 'Sex', options: { female: 'Female', male: 'Male', another: 'Another, or non-binary' } },
  ethnicGroup: {
    label: 'Ethnic group',
    options: {
      hispanic: 'Hispanic or Latino',
      white: 'White',
      black: 'Black or African American',
      'pacific-islander': 'Native Hawaiian or Pacific Islander',
      asian: 'Asian',
      'native-american': 'Native American or Alaska Native',
      'two-or-more': 'Two or more of these',
    },
  },
  age: { label: 'Age', options: { 'under-40': 'Under 40', 'from-40': '40 or older' } },
  disability: { label: 'Disability', options: { yes: 'Yes, now or in the past', no: 'No' } },
};

export const voluntaryTexts = {
  dimensions,
  notSaid: 'I leave this open',
  open: 'Four optional questions for auditors',
  lead: 'So that auditors can see whom teams move on. Your answers are kept apart from your application: nobody who decides sees them or can tell which are yours, and they are told only in sums of ten people and more.',
  consent: 'By sending them you agree that they are kept for this, for 24 months or until you delete them. Leave open what you like.',
  send: 'Send my answers',
  sent: 'Kept, without your name',
  tokenLead: 'Only this key deletes them again. Nobody else has it, and it is shown once.',
  token: 'Your key',
  remove: 'Delete my answers',
  removed: 'Deleted',
  gone: 'No answers belong to this key, or they are deleted already.',
  removeOpen: 'Delete what you told auditors',
};
