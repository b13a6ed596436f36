// What a person may set in the environment of `npm start`, and which service gets it. Nothing else is passed on.
const everyone = ['LOG_LEVEL', 'DRAIN_SECONDS', 'REDIS_PREFIX', 'FILE_STORE', /^S3_/, /^OTEL_/];
const heard = {
  user: ['FIRST_ADMINS', 'ERASURE_JOURNAL', 'DNS_SERVERS', 'SELLER', 'VAT_RATES', 'VIES_URL', /^STRIPE_/, /^IDP_/, /^SMTP_/],
  portfolio: [],
  ai: [/^LLM_/, /^OPENAI_/, 'ASSISTANT_NAME', 'READS_LOOPBACK', 'BOARDS_API_URL'],
  sharing: ['WEBHOOK_TEST_HOSTS', 'GREENHOUSE_API_URL'],
  gateway: [
    'GUEST_AUTH_CODE',
    'ASSISTANT_NAME',
    'CLAIMS',
    'CDN_URL',
    'COLLECTOR_URL',
    'ALLOWED_ORIGINS',
    'IDP_SCRIPT_ORIGIN',
    'PROXY_HOPS',
    'COUNTRY_HEADER',
    'EXAMPLE_USERNAMES',
    'CAREERS_FILE',
    /^OPERATOR_/,
  ],
};

const matches = (name) => (pattern) => (typeof pattern === 'string' ? pattern === name : pattern.test(name));

/** The documented configuration that was set and that this service gets. An empty value counts as not set. */
export const settingsFor = (service, settings) =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== '' && [...everyone, ...heard[service]].some(matches(name))));
