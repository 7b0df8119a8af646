import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, nothing, text } from '../shapes.ts'
import { draftProfile, ownProfile, profileInput } from './profile-shapes.ts'

/** Steps of a newcomer to a profile. */
export const onboardingApi = {
  get: endpoint({
    call: 'GET /api/participant/draft',
    access: 'user',
    summary: "Get the newcomer's draft profile, shared by all devices.",
    reply: z.strictObject({
      step: z.string(),
      profile: draftProfile,
      avatarUrl: z.string().nullable(),
      /** The community's common topics, to suggest. */
      topics: z.array(z.string()),
    }),
  }),
  save: endpoint({
    call: 'POST /api/participant/draft',
    access: 'user',
    summary: 'Update the draft profile. Fields that are not sent stay.',
    input: { step: text(40), profile: profileInput },
    reply: nothing,
    limit: 'write',
  }),
  searchLinkedin: endpoint({
    call: 'GET /api/participant/search-linkedin',
    access: 'user',
    summary: 'Look up a LinkedIn profile, if a lookup service is configured.',
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
    summary: 'Create the own profile from the draft. It waits for approval if the community requires it.',
    input: { userId: id },
    reply: ownProfile,
    fails: ['INCOMPLETE_PROFILE', 'CONFLICT'],
    limit: 'write',
  }),
}
