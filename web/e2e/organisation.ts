import { type Answer, ask } from './api';
import { addressIn, mailTo, newAddress } from './mail';
import { makePerson, type Person } from './person';

const reason = 'As agreed on';

/** An organisation on Enterprise that this person owns, made by an admin; answers its id. */
export async function makeOrganisation(admin: Person, owner: Person, name: string, seats: number): Promise<string> {
  const agreement = { cycle: 'year', contact: 'Hanna Berg, hanna@folia.example', limits: { 'fit-score': 5_000 } };
  const { status, body } = await ask(admin, 'POST', '/api/admin/organisations', { name, ownerId: owner.userId, seats, agreement, reason });
  if (status !== 200) throw new Error(`no organisation was made: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Asks as somebody who acts for an organisation. */
export const askFor = (id: string, person: Person, method: string, path: string, body?: unknown): Promise<Answer> =>
  ask(person, method, path, body, { 'folia-account': id });

/** The address in an invitation's e-mail. */
export const invitationOf = async (email: string): Promise<string> => addressIn(await mailTo(email, /invites you to/), '/app/invitation');

/** Somebody who was invited and has accepted. */
export async function join(id: string, owner: Person, name: string, role: string): Promise<Person> {
  const [email, person] = [newAddress(name), await makePerson(name)];
  await askFor(id, owner, 'POST', '/api/organisation/invitations', { emails: [email], role });
  const { status } = await ask(person, 'POST', '/api/invitations/accept', { token: new URL(await invitationOf(email)).hash.slice(1) });
  if (status !== 200) throw new Error(`${name} did not get in: ${status}`);
  return person;
}
