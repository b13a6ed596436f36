import { route } from '../route';
import { chooseNamedProfile, createNamedProfile, deleteNamedProfile, getNamedProfile, listNamedProfiles, updateNamedProfile } from './questions';

/** Profiles besides the default one. */
export const namedProfileRoutes = [
  route('GET /api/me/profiles', { question: listNamedProfiles, limit: 'none', summary: 'The profiles of the caller beside the default one' }),
  route('POST /api/me/profiles', {
    question: createNamedProfile,
    limit: 'write',
    summary: 'Make a profile at `/{uname}?profile={slug}`: private, and with everything the default one shows; the plan says how many there may be',
    status: 201,
    errors: ['QUOTA_EXCEEDED'],
  }),
  route('GET /api/me/profiles/{id}', { question: getNamedProfile, limit: 'none', summary: 'One profile, with the items it shows', errors: ['NOT_FOUND'] }),
  route('PATCH /api/me/profiles/{id}', {
    question: updateNamedProfile,
    limit: 'write',
    summary: 'Change the words, the address, the look, the items and their order, or who sees a profile',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
  }),
  route('PUT /api/me/profiles/{id}/chosen', {
    question: chooseNamedProfile,
    limit: 'write',
    summary: 'Choose the profile that stays editable, where the plan has fewer than there are',
    errors: ['NOT_FOUND'],
  }),
  route('DELETE /api/me/profiles/{id}', { question: deleteNamedProfile, limit: 'write', summary: 'Delete a profile; its items stay', errors: ['NOT_FOUND'] }),
];
