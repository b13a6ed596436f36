/** Words that mean the same to who searches the help centre: a group to a line. Only single words, in small letters. */
export const synonyms: readonly string[] = [
  'resume cv vita curriculum',
  'portfolio page profile site website',
  'employer boss company manager colleague',
  'job vacancy posting position advert ad',
  'phone telephone number mobile',
  'email mail address',
  'picture photo image',
  'delete remove erase',
  'download export backup',
  'sign log login signin',
  'password passcode code',
  'cost price pay money fee',
  'find search discover',
  'google bing engine',
  'chat chatbot bot assistant deeptalk ai',
  'model chatgpt openai gpt llm ai',
  'send share give',
  'see saw seen view visible look read',
  'hide private secret',
  'visitor reader viewer visit visited',
  'change edit update modify',
  'wrong incorrect mistake error typo',
  'broken fails working works',
  'refused rejected denied declined',
  'applicant candidate',
  'stop disable off mute',
  'free gratis trial',
  'match fit suit suitable qualified',
  'look design theme style nice pretty',
  'letter motivation',
  'without dont none nothing',
  'twice double duplicate',
  'username handle name user',
  'score points rating',
];

/** Words that say nothing about what is searched for. */
export const emptyWords: readonly string[] = (
  'a able about am an and any anybody are as at be been but by can check could did do does for from get got had has have how i if in into is it ' +
  'its just like make me much my myself need no not now of on or our out please put rather right should so some someone that the their them ' +
  'then there they thing this to use want was we were what when where which who why will with would you your'
).split(' ');
