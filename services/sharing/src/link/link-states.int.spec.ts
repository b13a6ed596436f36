import type { Caller } from '@folia/contracts/caller';
import { newId } from '@folia/platform/new-id';
import { personOf } from '@folia/testing/person-of';
import { inSession, type LinkWorld, outcome, person, startLinkWorld } from './fixtures/link-world';
import { ReceivedLinkService } from './received-link.service';

let world: LinkWorld;
beforeAll(async () => {
  world = await startLinkWorld();
});
afterAll(async () => {
  await world.end();
});

/** Every way to something behind a link; all that shows content asks `grant`. `inside` had opened the link while it was active. */
const paths = ['newcomer opens', 'inside opens again', 'inside reads', 'inside reads this link', 'owner looks', 'is in the list of who was sent it'] as const;

test.each([
  ['active', `status = 'active'`, ['opened', 'opened', 'shown', 'shown', 'shown', 'shown']],
  ['revoked', `status = 'revoked'`, ['LINK_REVOKED', 'LINK_REVOKED', 'LINK_REVOKED', 'LINK_REVOKED', 'nothing', 'LINK_REVOKED']],
  ['expired', 'expires_at = now()', ['LINK_EXPIRED', 'LINK_EXPIRED', 'LINK_EXPIRED', 'LINK_EXPIRED', 'shown', 'LINK_EXPIRED']],
  ['exhausted by views', 'max_views = 1, view_count = 1', ['LINK_EXHAUSTED', 'opened', 'shown', 'shown', 'shown', 'LINK_EXHAUSTED']],
  ['exhausted by visitors', 'max_visitors = 1, visitor_count = 1', ['LINK_EXHAUSTED', 'opened', 'shown', 'shown', 'shown', 'LINK_EXHAUSTED']],
  ['locked', `locked_until = now() + interval '9 minutes'`, ['LINK_LOCKED', 'opened', 'shown', 'shown', 'shown', 'LINK_LOCKED']],
  ['paused', `status = 'paused'`, ['LINK_PAUSED', 'LINK_PAUSED', 'LINK_PAUSED', 'LINK_PAUSED', 'shown', 'LINK_PAUSED']],
  ['draft', `status = 'draft'`, ['NOT_FOUND', 'NOT_FOUND', 'nothing', 'nothing', 'shown', 'shown']],
  [
    'of another address',
    `token_hash = sha256('other'), key_version = key_version + 1`,
    ['NOT_FOUND', 'NOT_FOUND', 'nothing', 'nothing', 'shown', 'LINK_CHANGED'],
  ],
  [
    'of a new password',
    `password_hash = 'x', key_version = key_version + 1`,
    ['LINK_PASSWORD_REQUIRED', 'LINK_PASSWORD_REQUIRED', 'nothing', 'nothing', 'shown', 'LINK_CHANGED'],
  ],
] as [string, string, string[]][])('a link that is %s', async (_state, assignments, expected) => {
  const [by, reader] = [person(), person()];
  const { link, token } = await world.make({}, by);
  const { visitor } = await world.attempt(token, {}, reader);
  const holder: Caller = { ...reader, ...inSession(visitor), actor: reader.actor };
  await world.database.query(`UPDATE link SET ${assignments} WHERE id = $1`, [link.id]);
  const reads = async (caller: Caller, linkId?: string) => {
    const { links, refusal } = await world.sessions.grant(caller, { ownerId: by.actor.id, linkId: linkId });
    return links.length > 0 ? 'shown' : (refusal ?? 'nothing');
  };
  const [received] = (await world.app.get(ReceivedLinkService).list(personOf(reader), { limit: 1 })).items;
  expect(
    Object.fromEntries(
      [
        await outcome(world.open(token)),
        await outcome(world.open(token, {}, holder)),
        await reads(holder),
        await reads(holder, link.id),
        await reads(by, link.id),
        received?.refusal ?? 'shown',
      ].map((told, place) => [paths[place], told]),
    ),
  ).toEqual(Object.fromEntries(paths.map((path, place) => [path, expected[place]])));
  // Strangers, and sessions of others, are told nothing at all.
  expect([await reads(inSession(newId())), await reads(inSession(newId()), link.id)]).toEqual(['nothing', 'nothing']);
});
