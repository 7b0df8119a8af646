import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, text } from '../shapes.ts'
import { draftProfile, ownProfile, profileInput } from './profile-shapes.ts'

/** The way of a newcomer to a profile. */
export const onboardingApi = {
  get: endpoint({
    call: 'GET /api/participant/draft',
    access: 'user',
    summary: 'What a newcomer has said so far, wherever they said it.',
    reply: z.strictObject({
      step: z.string(),
      profile: draftProfile,
      avatarUrl: z.string().nullable(),
    }),
  }),
  save: endpoint({
    call: 'POST /api/participant/draft',
    access: 'user',
    summary: 'Keep what a newcomer has said so far; only what is sent changes.',
    input: { step: text(40), profile: profileInput },
    reply: nothing,
    limit: 'write',
  }),
  searchLinkedin: endpoint({
    call: 'GET /api/participant/search-linkedin',
    access: 'user',
    summary: 'What a LinkedIn profile says, if a lookup is configured.',
    input: { linkedInProfileUrl: z.string().trim().max(limits.url.max) },
    reply: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      position: z.string(),
      company: z.string(),
      about: z.string(),
      city: z.string(),
    }),
    fails: ['LOOKUP_MISSING', 'LOOKUP_FAILED'],
    transaction: 'none',
    limit: 'lookup',
  }),
  create: endpoint({
    call: 'POST /api/participant/create',
    access: 'user',
    summary: 'Make the own profile from the kept draft; where the community asks for approval, it waits for it.',
    input: { userId: id },
    reply: ownProfile,
    fails: ['INCOMPLETE_PROFILE', 'CONFLICT'],
    limit: 'write',
  }),
}
