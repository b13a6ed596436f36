import { type Access, admit } from './access';
import type { Caller } from './caller';

const id = '0192b3a4-0000-7000-8000-000000000001';
const actors = {
  guest: { type: 'guest' },
  person: { type: 'user', id, isAdmin: false, sessionId: id },
  admin: { type: 'user', id, isAdmin: true, sessionId: id },
  key: { type: 'apiKey', id, ownerId: id, scopes: ['item:read'] },
  system: { type: 'system', job: 'spec' },
} as const satisfies Record<string, Caller['actor']>;

const outcomeOf = (access: Access, actor: Caller['actor'], scope = 'item:read') => {
  try {
    return 'id' in admit(access, { actor }, scope) ? 'owner' : 'caller';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const expected: Record<Access, Record<keyof typeof actors, string>> = {
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
  expect(outcomeOf('owner', actors.key, 'item:write')).toBe('FORBIDDEN');
  expect(admit('owner', { actor: { ...actors.key, ownerId: '0192b3a4-0000-7000-8000-000000000002' } }, 'item:read')).toMatchObject({
    id: '0192b3a4-0000-7000-8000-000000000002',
  });
});
