import { webConfig } from '../../../lib/config';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const points = (value: number) => String(value);

/** Every sentence of the demo. What stands between them comes from the sample. */
export const texts = {
  label: 'What Folia does, with sample data',
  tabs: { fit: 'FitScore', resume: 'TailorMade', history: 'History', talk: 'DeepTalk', link: 'SecureShare' },
  sample: 'Sample data',
  pause: 'Pause',
  play: 'Play',
  fit: {
    against: (place: string, person: string) => `${place}. Against ${person}’s portfolio`,
    scoreLabel: (score: number, band: string) => `${score} of 100, ${band}`,
    part: (name: string, gained: number, of: number) => `${name} ${points(gained)} of ${points(of)}`,
    parts: {
      must: 'Must have',
      nice: 'Nice to have',
      duties: 'Duties',
      role: 'Kind of work',
      years: 'Years',
      level: 'Level',
      education: 'Education',
    } as Record<string, string>,
    asks: 'What the job asks',
    shows: 'What the portfolio shows',
    need: { must: 'must', nice: 'nice' } as Record<string, string>,
    years: (years: number) => `${years} years, by the dates of the positions`,
    none: 'no evidence yet',
    raise: 'What would raise it:',
    raiseBy: (gaps: readonly { label: string; gap: number }[]) =>
      `${gaps.map(({ label, gap }) => `show where you used ${label} (up to +${gap})`).join(', or ')}.`,
    shown: (shown: number, of: number) => `${shown} of ${of} requirements`,
  },
  resume: {
    title: (company: string) => `Resume for ${company}`,
    from: (person: string) => `Chosen from ${person}’s portfolio. Nothing is invented`,
    lines: (kept: number, items: number) => `${kept} lines from ${items} entries`,
    keywords: (had: number, asked: number) => `${had} of the job’s ${asked} words, as the portfolio bears them out`,
    line: 'What the resume says',
    source: 'Where it comes from',
    dropped: 'left out: not about this job',
  },
  history: {
    title: 'Every score is kept',
    text: 'Scored again after an entry was added, the report says what it changed.',
    first: 'First score of this job',
    same: 'Scored again, the same',
    borneOut: (count: number, of: number) => `${count} of ${of} requirements with evidence`,
    day: (date: string) => day.format(new Date(date)),
    changed: (label: string, gained: number) => `${label} +${points(gained)}`,
    signed: (difference: number) => (difference > 0 ? `+${difference}` : String(difference)),
  },
  talk: {
    title: () => `${webConfig().assistantName} answers for Maya`,
    text: 'From her portfolio alone, with the entry behind every sentence.',
    ask: 'Ask about this portfolio',
    questions: 'Sample questions',
    reading: () => `${webConfig().assistantName} is reading the portfolio`,
    you: 'Question',
  },
  link: {
    title: 'A link for one reader',
    text: 'With a password and an end. You see when it was opened, and can withdraw it.',
    description: 'Who is it for?',
    hint: 'Only you see this.',
    typed: 'Aurelia Hearing, hiring team',
    ends: 'Ends after',
    days: { week: '7 days', month: '30 days', quarter: '90 days' },
    password: 'Ask for a password',
    create: 'Create link',
    opens: 'What the reader sees first',
    gate: 'This page is protected',
    gateText: (withPassword: boolean) => (withPassword ? 'Enter the password you were given.' : 'It opens as soon as you press the button.'),
    gatePassword: 'Password',
    open: 'Open',
    rules: 'What holds for this link',
    inWords: (password: boolean, days: string) => [
      password ? 'It opens with the password only, and is locked for a while after several wrong ones' : 'Whoever has the address can open it',
      `It ends after ${days}, or the moment you withdraw it`,
      'It shows what you marked public or by link, never what is private',
      'You see each visit: when, how long, which sections',
    ],
    row: (days: string) => `0 views · ends after ${days}`,
    state: 'Active',
    made: 'In your account the link would be made and its address copied now, and your list would show this. In this demo nothing was made.',
  },
};

export type Slide = keyof typeof texts.tabs;
