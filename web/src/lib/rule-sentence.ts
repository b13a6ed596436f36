import { type BrokenRule, brokenRules } from '@folia/contracts/broken-rules';

const sentences: Record<BrokenRule, string> = {
  [brokenRules.missing]: 'This is needed.',
  [brokenRules.controlCharacters]: 'It holds characters that can’t be kept; type it again.',
  [brokenRules.webAddress]: 'Use an address such as example.com/page',
  [brokenRules.emailAddress]: 'Use an address such as ida@example.com',
  [brokenRules.phoneNumber]: 'Use a number such as +46 70 123 45 67',
  [brokenRules.partialDate]: 'Use a year, or a year and a month.',
  [brokenRules.domain]: 'Use a domain such as example.com',
  [brokenRules.listedNobody]: 'Name at least one address or domain.',
  [brokenRules.country]: 'Choose a country.',
  [brokenRules.vatNumber]: 'Use a VAT number with its country, such as DE136695976',
  [brokenRules.vatNumberWrong]: 'There is a slip in it: its digits do not add up.',
  [brokenRules.vatNumberElsewhere]: 'Use the one of the country above.',
  [brokenRules.vatNumberNotInUse]: 'No business has it, says the register of the EU.',
  [brokenRules.profileSlug]: '1 to 40 small letters, digits or -, beginning with a letter or digit.',
};

/** The sentence at a field whose rule was broken; the rule's own words if there is no sentence for it. */
export const ruleSentence = (message: string): string => sentences[message as BrokenRule] ?? message;
