import type { NotificationKind } from '#contract/notifications/notification-kinds.ts'
import { newId } from '#server/platform/db/id.ts'
import { owningUserOnly, signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A notification of the member, and one of the other community's admin. */
    notification: Both
  }
}

type NotificationOptions = {
  communityId: string
  /** The reader: a participant, or a user without one. */
  participantId?: string | null
  userId?: string
  kind?: NotificationKind
  actorId?: string
  data?: Record<string, string>
  groupKey?: string
  at?: Date
  seenAt?: Date
  dismissedAt?: Date
}

export async function buildNotification(t: FactoryContext, options: NotificationOptions): Promise<string> {
  const at = options.at ?? t.clock.now()
  const id = newId(at)
  await t.owner`
    insert into notification (community_id, id, participant_id, user_id, kind, actor_id, data, group_key, created_at, seen_at, dismissed_at)
    values (${options.communityId}, ${id}, ${options.participantId ?? null}, ${options.userId ?? null},
      ${options.kind ?? 'matching.weekly'}, ${options.actorId ?? null}, ${JSON.stringify(options.data ?? {})}::text::jsonb,
      ${options.groupKey ?? null}, ${at}, ${options.seenAt ?? null}, ${options.dismissedAt ?? null})`
  return id
}

export const testing: SliceTesting<'notification'> = {
  noun: 'notification',
  calls: {
    list: { access: signedIn, input: () => ({}) },
    countUnseen: { access: signedIn, input: () => ({}) },
    listNewer: {
      access: owningUserOnly,
      input: ({ notification }) => ({ id: notification.here }),
      ids: ({ notification }) => ({ id: notification.elsewhere }),
    },
    markSeen: {
      access: owningUserOnly,
      input: ({ notification }) => ({ ids: [notification.here] }),
      ids: ({ notification }) => ({ 'ids[]': notification.elsewhere }),
    },
    dismiss: {
      access: owningUserOnly,
      input: ({ notification }) => ({ ids: [notification.here] }),
      ids: ({ notification }) => ({ 'ids[]': notification.elsewhere }),
    },
  },
  tables: {
    notification: (t, { communityId, participantId, subjectId }) =>
      buildNotification(t, { communityId, participantId, actorId: subjectId, kind: 'intro.received' }),
    // Made with the first notification.
    notification_tally: (t, { communityId, participantId }) => buildNotification(t, { communityId, participantId }),
  },
  buildPart: async ({ t, here, elsewhere, people }) => ({
    here: await buildNotification(t, { communityId: here.id, participantId: people.member.participantId }),
    elsewhere: await buildNotification(t, {
      communityId: elsewhere.id,
      participantId: people.foreignAdmin.participantId,
    }),
  }),
}
