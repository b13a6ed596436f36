export const texts = {
  title: 'API',
  description: 'What the HTTP API of Folia offers today: the OpenAPI document of this installation, how requests are authorised, how errors and limits look.',
  headline: 'The API, as far as it stands',
  lead: 'Everything this web app does goes through one HTTP API, and its description is made from the code that answers. Keys for other programs are not there yet.',
  open: 'Open the OpenAPI document',
  openNote: 'OpenAPI 3.1, JSON. It is the one of this very installation.',
  exists: {
    title: 'What stands today',
    rows: [
      ['Addresses', 'Everything is below /api on the same host as the web app. Bodies and answers are JSON; files come as multipart.'],
      [
        'Signing in',
        'Authorization: Bearer folia:<auth code>. The auth code is what a sign-in gives; it holds for 30 days and ends with a sign-out. Without the header a request is a guest’s.',
      ],
      ['Writing', 'Writes carry X-Requested-With: XMLHttpRequest. What creates or spends also takes an Idempotency-Key, so that a repeated request acts once.'],
      ['Lists', 'Lists are paged by a cursor: items, and nextCursor while there is more.'],
      ['Errors', 'Problem documents (RFC 9457) with a status, a code that does not change, a sentence for people and a request number.'],
      ['Limits', 'Answers say RateLimit and RateLimit-Policy; too many requests are 429 with Retry-After. A spent plan is 402 and names the meter.'],
      ['Long work', 'Imports, scores and resumes are jobs: ask for their state, or follow them as server-sent events.'],
    ] as const,
  },
  missing: {
    title: 'What is not there yet',
    rows: [
      ['API keys', 'For programs that act for somebody without their browser.'],
      ['Webhooks', 'Signed messages when something has happened.'],
      ['A public version', 'A set of addresses that is promised not to change. Until then any release may change what stands here.'],
      ['Applicant tracking', 'Ready-made connections to the systems recruiters use.'],
    ] as const,
    note: 'This page says so until they work. Tell us what you would build with them.',
    action: 'Write to us',
  },
};
