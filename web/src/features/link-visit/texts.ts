const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const visitTexts = {
  watermark: (who: string, now: Date) => `${who} · ${day.format(now)}`,
};
