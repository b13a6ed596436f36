export const texts = {
  title: 'API',
  description: 'The HTTP API of Folia: every address for programs with curl and TypeScript, how requests are authorised, how errors, limits and webhooks look.',
  headline: 'The API',
  lead: 'Portfolios, scores and screenings with their evidence, as JSON. Its description is made from the code that answers. Programs come with a key, which you make and end yourself.',
  open: 'Open the OpenAPI document',
  keys: 'Make a key',
  openNote: 'OpenAPI 3.1, JSON. It is the one of this very installation.',
  tools: {
    title: 'Tools for assistants and agents',
    lead: 'POST /api/mcp speaks the Model Context Protocol, with a key or a token that has the scope of a tool. Each answer is JSON in a text that is marked as data, with the ids of the entries it stands on. A refusal is an answer too, with its code.',
    kind: 'It',
    reads: 'reads',
    keeps: 'keeps something, which its words say',
    takes: 'It takes',
    optional: 'may be left out',
    nothing: 'nothing',
    gives: 'It answers',
    givesPart: 'It answers, as far as a model has use for it',
  },
  endpoints: {
    title: 'Tokens for programs',
    lead: 'A program registers once, sends its person to the first address with a browser, and fetches its tokens. What is refused comes back as error and error_description (RFC 6749).',
    inPath: 'In the path',
    forms: { query: 'In the query', form: 'In a form (application/x-www-form-urlencoded)', json: 'In JSON' },
  },
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
        'Programs use Authorization: Bearer folia_live_… below /api/v1, where keys alone count. A key acts for who made it, in their present role, and does what it was given: read or write, from where and until when you choose. None can decline, hide or contact a candidate. You are told 14 days before one ends, and signing out everywhere ends all that you made.',
      ],
      [
        'Test keys',
        'A folia_test_… key acts in a sandbox of made-up people alone; no other key comes there. Nothing is charged or mailed, and webhooks there are its own. It has no members and no /api/mcp.',
      ],
      [
        'Programs',
        'Below /api/v1 every write takes an Idempotency-Key, what has a version has an ETag that If-Match names, and lists say in Link where they go on. What will go says so in Deprecation and Sunset. All keys of an account share 600 requests a minute.',
      ],
      [
        'Connected programs',
        'A program asks its person instead of for a key: OAuth 2.1 with code and PKCE, described at /.well-known/oauth-authorization-server. Tokens are for /api/v1 or /api/mcp and for nothing else, hold for an hour, and end with the connection.',
      ],
      [
        'Client credentials',
        'An organisation’s key is a client too: client_credentials at /oauth/token, by HTTP Basic with its id (see GET /me) and itself. A token ends with its key, or in an hour.',
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
      [
        'A promise',
        'Addresses below /api/v1 are only ever added to: none goes, nothing more is needed of you, and no answer loses a field or changes its type. Fields and values that you do not know may come at any time. Our build fails where this would not hold.',
      ],
      ['Lists', 'Lists are paged by a cursor: items, and nextCursor while there is more.'],
      [
        'Copies of lists',
        'Jobs, candidates, applications, FitScores, resumes and links end a walk with a syncToken. Asked with it, the list gives only what has changed since, and in deleted the ids of what has ended: also of whoever withdrew or was erased, of whom nothing else is kept.',
      ],
      [
        'Sync tokens',
        'A token is good for 30 days, for the same account, list and filter; after that it is 410 SYNC_TOKEN_EXPIRED, and you walk the list whole. What is being written while you ask comes with the next token, and what comes twice says the same. updatedAfter gives what changed after a time, without what has ended. What the clock, the plan or other rows alone change, such as a link that has run out or a job’s isReadOnly, is no change.',
      ],
      ['Errors', 'Problem documents (RFC 9457) with a status, a code that does not change, a sentence for people and a request number.'],
      ['Limits', 'Answers say RateLimit and RateLimit-Policy; too many requests are 429 with Retry-After. A spent plan is 402 and names the meter.'],
      ['Long work', 'Imports, scores and resumes are jobs: ask for their state, or follow them as server-sent events.'],
    ] as const,
  },
  missing: {
    title: 'What is not there yet',
    rows: [
      [
        'More systems of applications',
        'Greenhouse is connected: your jobs are tests there, and candidates who agreed to it are sent there. Of Lever and Ashby the public boards are read, and nothing else.',
      ],
    ] as const,
    note: 'This page says so until they work. Tell us what you would build with them.',
    action: 'Write to us',
  },
  reference: {
    title: 'Every address for programs',
    lead: 'Below /api/v1. Open one to see it as a request; they can be tried here, writing ones with a test key. What begins with $ is yours to put in; REQUEST_ID is a new one for each write, and the same when you send it again.',
    contents: 'What they are about',
  },
  groups: {
    me: 'The key itself',
    candidates: 'Candidates',
    portfolios: 'Portfolios',
    files: 'Originals',
    jobs: 'Jobs',
    applications: 'Applications',
    'fit-scores': 'FitScores',
    resumes: 'Resumes',
    screenings: 'Screenings',
    criteria: 'Criteria',
    links: 'Links',
    webhooks: 'Webhooks',
    members: 'Members',
  },
  scope: 'Scope',
  noScope: 'none: every key may ask',
  query: 'In the query',
  ownRefusals: 'Refused with, beside what every address has',
  noOwnRefusals: 'nothing of its own',
  copy: 'Copy',
  tryIt: 'Try it',
  client: {
    title: 'The client',
    lead: 'A package of its own without dependencies. A write is done once over all tries, what is busy is asked again after Retry-After, and what cannot be compiled is an address that is not there.',
    setUp: 'Before every example',
    paging: 'A list to its end',
    copying: 'A copy that stays up to date',
  },
  errors: {
    title: 'Errors',
    lead: 'One form for all (RFC 9457). The code never changes its meaning, the sentence may. Quote the request number when you write to us.',
    everywhere: 'Every address',
    writes: 'Every write',
    example: 'A plan that is spent',
  },
  limits: {
    title: 'Limits',
    lead: 'All keys of an account share 600 requests a minute, and every answer says what is left. A write that is repeated with its Idempotency-Key within 24 hours is answered as before and counts once. A body is at most 1 MB.',
  },
  verification: {
    title: 'Check a webhook',
    lead: 'Any verifier of Standard Webhooks does. It refuses another body, another secret and what is older than five minutes; webhook-id is the same over all tries, so keep the ones you have seen.',
    example: 'In a receiver',
  },
  changes: {
    title: 'What changed',
    rows: [
      [
        '27 November 2026',
        'Addresses below /api/v1 are only ever added to from now on. A refused key or token is named in WWW-Authenticate, and scopes that open nothing are neither listed nor asked for.',
      ],
      ['27 November 2026', 'Test keys, client credentials, and redirects to com.example.app:/.'],
      [
        '23 November 2026',
        'Candidates and applications of all jobs are lists of their own. Jobs and members are paged when you ask for a limit. Six lists give sync tokens; their cursors are longer than an id now, so send back what came. candidate.deleted also comes when their job is deleted, and link.revoked once the revoke can no longer be taken back.',
      ],
      [
        '23 November 2026',
        'This page shows every address as a request. Headers, refusals and required fields stand in the OpenAPI document, and the client is made from it.',
      ],
    ] as const,
  },
};
