import { type Access, admit, isAction } from './access';
import type { ActingFor, Caller } from './caller';
import { type Action, actions, organisationRoles } from './organisation/roles';
import type { NeededScope } from './scopes';

const id = '0192b3a4-0000-7000-8000-000000000001';
const actors = {
  guest: { type: 'guest' },
  person: { type: 'user', id, isAdmin: false, sessionId: id },
  admin: { type: 'user', id, isAdmin: true, sessionId: id },
  key: { type: 'apiKey', id, ownerId: id, scopes: ['jobs:read'], name: 'Reporting' },
  system: { type: 'system', job: 'spec' },
} satisfies Record<string, Caller['actor']>;

const outcomeOf = (access: Access, actor: Caller['actor'], scope: NeededScope = 'jobs:read') => {
  try {
    return 'id' in admit(access, { actor }, scope) ? 'owner' : 'caller';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const expected: Record<Exclude<Access, Action>, Record<keyof typeof actors, string>> = {
  guest: { guest: 'caller', person: 'caller', admin: 'caller', key: 'caller', system: 'caller' },
  person: { guest: 'SIGN_IN_REQUIRED', person: 'owner', admin: 'owner', key: 'FORBIDDEN', system: 'SIGN_IN_REQUIRED' },
  owner: { guest: 'SIGN_IN_REQUIRED', person: 'owner', admin: 'owner', key: 'owner', system: 'SIGN_IN_REQUIRED' },
  admin: { guest: 'SIGN_IN_REQUIRED', person: 'FORBIDDEN', admin: 'owner', key: 'FORBIDDEN', system: 'SIGN_IN_REQUIRED' },
  system: { guest: 'NOT_FOUND', person: 'NOT_FOUND', admin: 'NOT_FOUND', key: 'NOT_FOUND', system: 'caller' },
};

test.each(Object.entries(expected))('a question of access %s lets in whom it names, and refuses everybody else with the code for it', (access, outcomes) => {
  for (const [name, outcome] of Object.entries(outcomes)) {
    expect([name, outcomeOf(access as Access, actors[name as keyof typeof actors])]).toEqual([name, outcome]);
  }
});

test('a key without the scope of a question is refused, and a key with it is handed its owner', () => {
  expect(outcomeOf('owner', actors.key, 'jobs:write')).toBe('FORBIDDEN');
  // What guests may ask, too: a key sees there what its owner sees.
  expect([outcomeOf('guest', actors.key, 'portfolios:read'), outcomeOf('guest', actors.key, null)]).toEqual(['FORBIDDEN', 'caller']);
  expect(outcomeOf('owner', actors.key, ['links:write', 'jobs:read'])).toBe('owner');
  expect(admit('owner', { actor: { ...actors.key, ownerId: '0192b3a4-0000-7000-8000-000000000002' } }, 'jobs:read')).toMatchObject({
    id: '0192b3a4-0000-7000-8000-000000000002',
  });
});

const organisationId = '0192b3a4-0000-7000-8000-000000000003';
const asMember = (account: Partial<ActingFor>): Caller['actor'] => ({
  ...actors.person,
  account: { id: organisationId, role: 'owner', state: 'active', ...account },
});

/** Who may do what, written once more by hand: o(wner), a(dmin), r(ecruiter), m(ember). */
const mayDo: Record<Action, string> = {
  'board.read': 'oarm',
  'note.write': 'oarm',
  'job.write': 'oar',
  'candidate.add': 'oar',
  'finding.change': 'oar',
  'decision.make': 'oar',
  'name.show': 'oar',
  'contest.answer': 'oar',
  'unit.spend': 'oar',
  'member.read': 'oarm',
  'member.manage': 'oa',
  'role.give': 'oa',
  'account.verify': 'oa',
  'limit.read': 'oa',
  'audit.read': 'oa',
  'key.end': 'oa',
  'key.manage': 'oa',
  'webhook.read': 'oa',
  'webhook.manage': 'oa',
  'organisation.transfer': 'o',
  'owner.make': 'o',
  'organisation.delete': 'o',
};

test.each(Object.entries(mayDo))('%s is for the roles %s in an organisation, and for everybody in their own account', (name, letters) => {
  const action = name as Action;
  const allowed = organisationRoles.filter((role) => outcomeOf(action, asMember({ role })) === 'owner');
  expect(allowed.map((role) => role[0]).join('')).toBe(letters);
  for (const role of organisationRoles.filter((one) => !allowed.includes(one)))
    expect(() => admit(action, { actor: asMember({ role }) }, null)).toThrow(expect.objectContaining({ code: 'ROLE_NOT_ENOUGH', details: { roles: allowed } }));
  expect(admit(action, { actor: actors.person }, null)).toMatchObject({ id, accountId: id, role: 'owner' });
  expect([outcomeOf(action, actors.guest), outcomeOf(action, actors.system), outcomeOf(action, actors.key, null)]).toEqual([
    'SIGN_IN_REQUIRED',
    'SIGN_IN_REQUIRED',
    'FORBIDDEN',
  ]);
});

test('a key acts in the role of its maker, within its scopes, and asks nothing that has no scope', () => {
  const asKey = (role: ActingFor['role']): Caller['actor'] => ({ ...actors.key, account: { id: organisationId, role, state: 'active' } });
  expect(admit('job.write', { actor: { ...asKey('recruiter'), ownerId: id } as Caller['actor'] }, 'jobs:read')).toMatchObject({
    id,
    accountId: organisationId,
  });
  expect([outcomeOf('job.write', asKey('member')), outcomeOf('job.write', asKey('owner'), 'jobs:write'), outcomeOf('job.write', asKey('owner'), null)]).toEqual(
    ['ROLE_NOT_ENOUGH', 'FORBIDDEN', 'FORBIDDEN'],
  );
});

test('an unpaid or suspended organisation is read on, and every write is refused', () => {
  for (const state of ['unpaid', 'suspended'] as const)
    for (const [action, { writes }] of Object.entries(actions))
      expect([action, outcomeOf(action as Action, asMember({ state }))]).toEqual([action, writes ? 'ORGANISATION_READ_ONLY' : 'owner']);
});

test('a member is handed with the account they act for, their role in it and their own id', () => {
  expect(admit('board.read', { actor: asMember({ role: 'member' }) }, null)).toMatchObject({ id, accountId: organisationId, role: 'member' });
  expect(['guest', 'person', 'owner', 'admin', 'system', 'toString'].filter((access) => isAction(access as Access))).toEqual([]);
});
