import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localized } from '../languages.ts'
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
      /** What a sign-in provider said about the newcomer; empty where nothing is known. */
      known: z.strictObject({ firstName: z.string(), lastName: z.string(), imageUrl: z.string().nullable() }),
      /** The newcomer's other communities, whose profile can be copied. */
      others: z.array(z.strictObject({ communityId: id, title: localized(z.string()) })),
    }),
  }),
  listTopics: endpoint({
    call: 'GET /api/participant/topics',
    access: 'user',
    summary: "List the community's common topics, to suggest them while somebody writes about themselves.",
    reply: z.array(z.string()),
  }),
  save: endpoint({
    call: 'POST /api/participant/draft',
    access: 'user',
    summary: 'Update the draft profile. Fields that are not sent stay.',
    input: { step: text(40), profile: profileInput },
    reply: nothing,
    limit: 'write',
  }),
  startFrom: endpoint({
    call: 'POST /api/participant/draft/start-from',
    access: 'user',
    summary: "Copy the newcomer's own profile of another community, with its photo, into the draft.",
    input: { communityId: id },
    reply: nothing,
    fails: ['CONFLICT'],
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
