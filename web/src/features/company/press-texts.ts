export const pressTexts = {
  title: 'Press',
  description: 'Press kit of Folia: the wordmark as SVG, the colours with their values, short texts to quote, and what may and may not be said.',
  headline: 'Press kit',
  lead: 'The wordmark, the colours and words that are true. Everything on this page may be used to write about Folia, without asking.',
  wordmark: {
    title: 'Wordmark',
    text: 'Lowercase letters around a round, leaf green dot. The dot is an “o” and the only decoration; it is also the sign for small sizes.',
    alt: (name: string) => `The wordmark of Folia: ${name.toLowerCase()}`,
    download: 'Download SVG',
  },
  colours: { title: 'Colours', dark: 'Dark', light: 'Light' },
  words: {
    title: 'In words',
    list: [
      { length: 'In one line', text: 'Folia turns a resume into a portfolio in which every claim leads to its evidence.' },
      {
        length: 'In a paragraph',
        text: 'Folia reads a resume, has its owner check it, and builds a portfolio page from it. For a job it gives a score in which every point is explained, and a resume that contains nothing the portfolio does not. Recruiters can ask an assistant, which answers with the portfolio’s own words or says that it cannot. Pages are private until their owner says otherwise.',
      },
      {
        length: 'About how it judges',
        text: 'Folia’s engines work without a language model. Where one is set up, it proposes, and code holds each proposal against the person’s own words; what does not hold is dropped. The weights of the score are published.',
      },
    ],
  },
  rules: {
    title: 'What to do, and what not',
    do: [
      'Write it “Folia”, with a capital, in text',
      'Leave space of one dot around the wordmark',
      'Use the version made for its ground',
      'Call the people in our examples made up: they are',
    ],
    dont: [
      'Redraw, tilt, outline or animate the letters',
      'Give the dot another colour, or leave it out',
      'Put the wordmark on a photo',
      'Show a portfolio of a real person without asking them',
    ],
    doTitle: 'Please do',
    dontTitle: 'Please don’t',
  },
  say: {
    title: 'What may be said',
    /** Where this installation makes these claims at all. */
    claims: [
      ['“Aim: screening 65% faster”', 'An aim, and so is any other factor we name. Please leave that word in: nothing of it was measured with recruiters.'],
      ['“60 sec setup · measured”', 'Only with what the start page gives as measured beside it: that depends on the file and the machine.'],
    ] as const,
    rows: [
      ['“AI”', 'Fine. More exact: built-in engines, and where it is set up a language model whose proposals are checked.'],
      ['Users and customers', 'We name none, and no number of them. A number on the front page is that installation’s own count.'],
    ] as const,
  },
  contact: { title: 'Questions', text: 'Write to us. A person reads it.', action: 'Write to us' },
} as const;
