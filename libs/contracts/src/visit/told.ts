/** What a visitor is told of that is kept about them, each in words of the sentence at the gate and on the page's foot (web/src/lib/visit-sentence.ts). */
export const toldThings = ['moment', 'origin', 'link', 'device', 'country', 'reading', 'scroll', 'action', 'account', 'mark'] as const;
export type ToldThing = (typeof toldThings)[number];

/**
 * Every column that is written about a visit, and what tells of it. Null: it says nothing about the visitor, but which row or portfolio it is, or in which
 * order its reports came. A column that is missing here fails a test, so that nothing is kept silently.
 */
export const toldColumns: Readonly<Record<string, Readonly<Record<string, ToldThing | null>>>> = {
  visit: {
    id: null,
    started_at: 'moment',
    owner_id: null,
    profile_id: 'reading',
    link_id: 'link',
    viewer_id: 'account',
    reader: 'mark',
    channel: 'origin',
    referrer_host: 'origin',
    campaign_source: 'origin',
    campaign_medium: 'origin',
    campaign_name: 'origin',
    device: 'device',
    country: 'country',
    last_number: null,
    views: 'reading',
    visible_ms: 'reading',
    scroll_percent: 'scroll',
    steps: 'action',
    is_new_reader: 'mark',
    is_new_in_channel: 'mark',
    last_at: 'moment',
  },
  visit_event: {
    visit_id: null,
    started_at: 'moment',
    owner_id: null,
    at: 'moment',
    type: 'action',
    what: 'reading',
    item_id: 'reading',
    ms: 'reading',
    is_first: 'reading',
  },
  day_reader: { owner_id: null, day: 'moment', channel: 'origin', reader: 'mark' },
};
