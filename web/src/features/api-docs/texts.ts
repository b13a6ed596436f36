export const texts = {
  title: 'API',
  description: 'What the HTTP API of Folia offers today: the OpenAPI document of this installation, how requests are authorised, how errors and limits look.',
  headline: 'The API, as far as it stands',
  lead: 'Everything this web app does goes through one HTTP API, and its description is made from the code that answers. Programs come with a key, which you make and end yourself.',
  open: 'Open the OpenAPI document',
  keys: 'Make a key',
  openNote: 'OpenAPI 3.1, JSON. It is the one of this very installation.',
  exists: {
    title: 'What stands today',
    rows: [
      ['Addresses', 'Everything is below /api on the same host as the web app. Bodies and answers are JSON; files come as multipart.'],
      [
        'Signing in',
        'Authorization: Bearer folia:<auth code>. The auth code is what a sign-in gives; it holds for 30 days and ends with a sign-out. Without the header a request is a guest’s.',
      ],
      [
        'Keys',
        'Programs use Authorization: Bearer folia_live_… below /api/v1, where keys alone count. A key acts for who made it, in their present role, and does what it was given: read or write, from where and until when you choose. None can decline, hide or contact a candidate.',
      ],
      [
        'Programs',
        'Below /api/v1 every write takes an Idempotency-Key, what has a version has an ETag that If-Match names, and lists say in Link where they go on. All keys of an account share 600 requests a minute.',
      ],
      [
        'Connected programs',
        'A program asks its person instead of for a key: OAuth 2.1 with code and PKCE, described at /.well-known/oauth-authorization-server. Tokens are for /api/v1 or /api/mcp and for nothing else, hold for an hour, and end with the connection.',
      ],
      [
        'Assistants and agents',
        'Below /api/mcp stands a server of the Model Context Protocol (streamable HTTP). Each tool is one question with the evidence it stands on; what it would change in a portfolio is a proposal that its owner accepts or declines. Nothing there sends, publishes or decides.',
      ],
      [
        'Webhooks',
        'Signed as Standard Webhooks says, with ids only: webhook-id stays the same over all tries, which go on for 75 hours. An endpoint is live once it has answered a signed ping. The order is not promised.',
      ],
      [
        'Writing',
        'Writes of the web carry X-Requested-With: XMLHttpRequest. What creates or spends also takes an Idempotency-Key, so that a repeated request acts once.',
      ],
      ['Lists', 'Lists are paged by a cursor: items, and nextCursor while there is more.'],
      ['Errors', 'Problem documents (RFC 9457) with a status, a code that does not change, a sentence for people and a request number.'],
      ['Limits', 'Answers say RateLimit and RateLimit-Policy; too many requests are 429 with Retry-After. A spent plan is 402 and names the meter.'],
      ['Long work', 'Imports, scores and resumes are jobs: ask for their state, or follow them as server-sent events.'],
    ] as const,
  },
  missing: {
    title: 'What is not there yet',
    rows: [
      ['Test keys', 'A sandbox with sample people and jobs, in which nothing is charged or sent.'],
      ['A promise', 'That the addresses below /api/v1 are only ever added to. Until then a release may still change them.'],
      ['Applicant tracking', 'Ready-made connections to the systems recruiters use.'],
    ] as const,
    note: 'This page says so until they work. Tell us what you would build with them.',
    action: 'Write to us',
  },
};
