const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

export const visitTexts = {
  watermark: (who: string, now: Date) => `${who} · ${day.format(now)}`,
  region: 'This page was opened by a link',
  seen: 'You read this by a protected link.',
  forget: 'Forget the link on this device',
};
