import { readPosting } from './read-posting';

/** What a posting with these entries under "Requirements" asks for, as "kind need label". */
const requirementsOf = (entries: readonly string[], before = '', after = '') =>
  readPosting(`Signal processing engineer\n\n${before}\n\nRequirements\n${entries.map((entry) => `- ${entry}`).join('\n')}\n\n${after}`).requirements.map(
    ({ kind, need, label }) => `${kind} ${need} ${label}`,
  );

test('manners and habits are no skills', () => {
  expect(requirementsOf(['Fluent, modern C++, and the habit of measuring before optimising'])).toEqual(['skill must modern C++']);
  expect(requirementsOf(['Very good English, written and spoken; Swedish or Norwegian is needed for meetings with clinicians'])).toEqual([
    'language must English',
    'language must Swedish or Norwegian',
  ]);
});

test('what a thing is used for is not needed itself, and only welcome where it is a skill of its own', () => {
  expect(requirementsOf(['MATLAB or Python (NumPy, SciPy) for prototypes and analysis'])).toEqual(['skill must MATLAB or Python (NumPy, SciPy)']);
  expect(requirementsOf(['C++ for embedded systems'])).toEqual(['skill must C++', 'skill nice embedded systems']);
});

test('one entry with a comparable thing at its end is one requirement', () => {
  expect(requirementsOf(['Experience with ARM Cortex-M, CMSIS-DSP or a comparable DSP architecture'])).toEqual(['skill must ARM Cortex-M or CMSIS-DSP']);
  expect(requirementsOf(['Knowledge of IEC 60118 or of other standards for hearing aids'])).toEqual(['skill must IEC 60118']);
});

test('how a company hires, what it gives and what it says of itself asks for nothing', () => {
  const closing = [
    'How we hire',
    'There are two talks: one with the team, and one with the head of research and somebody from the clinic. A cover letter is not necessary, and we do not need a photo, your age or your marital status.',
    '',
    'Tidewater is an equal-opportunity employer. We want our teams to look like the people we build for. Reference: TH-2291.',
  ].join('\n');
  expect(
    requirementsOf(['C++'], 'Who we are\nWe have been in business for 34 years. Our kitchen cooks for a team with experience in payroll.', closing),
  ).toEqual(['skill must C++']);
  expect(requirementsOf(['C++'], '', 'What you can expect from us\n- Training and development: your own budget\n- Pension scheme and life assurance')).toEqual([
    'skill must C++',
  ]);
});

test("how long a company has been there is no experience of anybody's", () => {
  const years = (before: string) => requirementsOf(['C++'], before).filter((one) => one.startsWith('years'));
  expect(years('Tidewater Group has been around for nearly 6 years doing work in many countries for various clinics.')).toEqual([]);
  expect(years('You have been around workshops, doing work with the soldering iron for 6 years.')).toHaveLength(1);
});

test('an entry of what is welcome is welcome, whatever its first words', () => {
  expect(requirementsOf(['C++'], '', 'Nice to have\n- Experience in a regulated environment: ISO 13485')).toContain('skill nice ISO 13485');
});

test('a single everyday word in what is to be done is no skill beside it', () => {
  const duties = 'What you will do\n- Work with our patent attorney on filings\n- Keep the documentation so that an audit is a quiet day';
  expect(requirementsOf(['C++'], duties).filter((requirement) => requirement.startsWith('skill'))).toEqual(['skill must C++']);
});

test('years of the company are no years of the reader', () => {
  expect(requirementsOf(['C++', 'At least three years of C++'], 'In business for over 20 years, we are a family firm.')).toContain(
    'years must At least three years of C++',
  );
  expect(requirementsOf(['C++'], 'In business for over 20 years, we are a family firm.').join()).not.toContain('years');
});
