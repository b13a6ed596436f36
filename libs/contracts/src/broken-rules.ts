/** The schemas' messages for values that break one of our rules. Screens look up their own sentence by these words. */
export const brokenRules = {
  missing: 'is needed',
  controlCharacters: 'holds control characters',
  webAddress: 'is not a web address',
  emailAddress: 'is not an e-mail address',
  phoneNumber: 'is not a phone number',
  partialDate: 'is not a year or a year and month',
  domain: 'is not a domain such as example.com',
  listedNobody: 'lists neither an address nor a domain',
  country: 'is not a country code such as NO',
  vatNumber: 'is not a VAT number such as DE136695976',
  vatNumberWrong: 'has wrong check digits',
  vatNumberElsewhere: 'is of another country',
  vatNumberNotInUse: 'is not in use',
  profileSlug: 'is 1 to 40 small letters, digits or -, and begins with a letter or digit',
} as const;
export type BrokenRule = (typeof brokenRules)[keyof typeof brokenRules];

/** The same for an item's fields checked against each other; `headingMissing` is followed by the fields, one of which is needed. */
export const brokenItemRules = {
  headingMissing: 'needs one of',
  endOfCurrent: 'is current and has an end',
  endBeforeStart: 'ends before it starts',
} as const;
