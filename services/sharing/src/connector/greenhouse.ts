import type { TestResult } from '@folia/contracts/connector/shapes';
import type { ResultField, ScoreField } from '@folia/contracts/connector/words';
import type { Ats } from './ats';
import { greenhouseCandidates } from './greenhouse-candidates';

/** "We will continue to poll until the status is 'complete'" (source/includes/assessment/_test_status.md). Every other word is ours. */
const statuses = { waiting: 'sent', read: 'complete', over: 'withdrawn' } as const;

const scores: Record<ScoreField, (result: TestResult) => number | null> = {
  points: ({ points }) => points,
  musts: ({ musts, mustsMet }) => (musts === 0 ? null : Math.round((100 * mustsMet) / musts)),
  none: () => null,
};

/** "A non-nested object containing keys and values that will be displayed in our test results. All of the values must be Javascript primitives" (the same). */
const fields: Record<ResultField, (result: TestResult) => [string, string][]> = {
  musts: ({ musts, mustsMet }) => [['Musts met', `${mustsMet} of ${musts}`]],
  criteria: ({ criteria }) => criteria.map(({ words, importance, state }) => [`${importance === 'must' ? 'Must' : 'Nice to have'}: ${words}`, state]),
  'read-at': ({ readAt }) => [['Read at', readAt ?? '']],
};

/**
 * Greenhouse, to which we are an assessment partner. Written from grnhse/greenhouse-api-docs, source/includes/assessment (_introduction, _list_tests, _send_test,
 * _test_status, _patch_completed_test, _response_error), which developers.greenhouse.io/assessment.html shows.
 */
export const greenhouse: Ats = {
  // "https://app.greenhouse.io/integrations/testing_partners/take_home_tests/12345" (_send_test.md)
  isTheirs: ({ hostname }) => hostname.endsWith('.greenhouse.io'),
  listTests: (tests) => tests.map(({ jobId, name }) => ({ partner_test_id: jobId, partner_test_name: name })),
  readTest: ({ partner_test_id, candidate, url }) => ({
    jobId: partner_test_id,
    address: candidate.email,
    name: `${candidate.first_name} ${candidate.last_name}`.trim(),
    profileUrl: candidate.greenhouse_profile_url,
    externalId: url,
  }),
  writeStatus: (result, mapping, page, wasTold) => {
    const status = { partner_profile_url: null, partner_score: null, metadata: {} };
    // Whether somebody has not answered or said no, is theirs to know.
    if (result.state !== 'read') return { ...status, partner_status: result.state === 'over' && !wasTold ? statuses.waiting : statuses[result.state] };
    return {
      partner_status: statuses.read,
      partner_profile_url: page,
      partner_score: scores[mapping.score](result),
      metadata: Object.fromEntries(mapping.fields.flatMap((field) => fields[field](result))),
    };
  },
  // "No parameters are necessary with this request", with the key as the user name (_patch_completed_test.md).
  writeCompleted: (key) => ({
    method: 'PATCH',
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`, 'user-agent': 'Folia-Connector/1', 'content-length': '0' },
    body: '',
  }),
  ...greenhouseCandidates,
};
