/** Words that mean the same to who searches the help centre: a group to a line. Only single words, in small letters. */
export const synonyms: readonly string[] = [
  'resume cv vita curriculum',
  'portfolio page site website',
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
  'see view visible look',
  'hide private secret',
  'visitor reader viewer',
  'change edit update modify',
  'wrong incorrect mistake error',
  'broken fails working',
  'look design theme style nice pretty',
  'letter motivation',
  'username handle name',
  'score points rating',
];

/** Words that say nothing about what is searched for. */
export const emptyWords: readonly string[] = (
  'a about am an and any anybody are as at be been but by can could did do does for from had has have how i if in into is it its me my no not of on or our out ' +
  'so that the their them then there they this to was we were what when where which who why will with would you your'
).split(' ');
