import { everyone, withProfile } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { feedToken } from './calendar-token.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Token of the member's feed. */
    calendar: { token: string }
  }
}

export const buildCalendarFeed = (t: FactoryContext, owner: { communityId: string; participantId: string }) => t.owner`
  insert into calendar_feed (community_id, participant_id, generation, renewed_at)
  values (${owner.communityId}, ${owner.participantId}, 1, ${t.clock.now()})`

export const testing: SliceTesting<'calendar'> = {
  noun: 'calendar',
  calls: {
    get: { access: everyone, input: ({ event }) => ({ id: event.here }) },
    getPublic: { access: everyone, input: () => ({}) },
    getPersonal: { access: everyone, input: ({ calendar }) => ({ token: calendar.token }) },
    getFeeds: { access: withProfile, input: () => ({}) },
    renewFeed: { access: withProfile, input: () => ({}) },
  },
  tables: { calendar_feed: buildCalendarFeed },
  buildPart: async ({ t, here, people }) => ({
    token: feedToken(
      { communityId: here.id, participantId: people.member.participantId as string, generation: 0 },
      t.config.SESSION_SECRET,
    ),
  }),
}
