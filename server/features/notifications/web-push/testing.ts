import { newId } from '#server/platform/db/id.ts'
import { signedIn } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

/** Keys of the server, made for tests. */
export const vapidKeys = {
  VAPID_PUBLIC_KEY: 'BHHE6lThby09ATtLIT5Z9ol_QQ0WXceW35B4qbWha0ejqt9WBgLviR-AcutQ96kbvzsz5hOib6KaKoPZySsG1nY',
  VAPID_PRIVATE_KEY: 'Msr5nCJ7HstN_7n4za6PjQW-NOan1QyEX1_sz__jro0',
}

/** Keys of a browser, made for tests. */
const browserKeys = {
  p256dh: 'BNSaJ_3GbrtrjbcWEmh4AOQBd7R2jRSx-iQDbd5V34Qs6Gnc0jPjp_9fCBSI2be4RBxJfBjJmMEO9N-K90g-Mus',
  auth: 'cr3LWG0TQdFUHZq8SNWeeg',
}

const endpoint = 'https://push.example.com/send/1'

export const testing: SliceTesting<'webPush'> = {
  noun: 'webPush',
  environment: { WEB_PUSH: 'true', ...vapidKeys },
  calls: {
    subscribe: { access: signedIn, input: () => ({ endpoint, keys: browserKeys }) },
    unsubscribe: { access: signedIn, input: () => ({ endpoint }) },
  },
  tables: {
    push_subscription: async (t, { communityId, userId }) => {
      const [id, sessionId, now] = [newId(t.clock.now()), newId(t.clock.now()), t.clock.now()]
      await t.owner`
        insert into session (id, user_id, origin_community_id, user_agent, created_at, expires_at)
        values (${sessionId}, ${userId}, ${communityId}, 'test', ${now}, ${new Date(now.getTime() + 86_400_000)})`
      await t.owner`
        insert into push_subscription (community_id, id, user_id, session_id, endpoint, public_key, auth_secret, created_at)
        values (${communityId}, ${id}, ${userId}, ${sessionId}, ${`https://push.example.com/${id}`}, ${browserKeys.p256dh},
          ${browserKeys.auth}, ${now})`
    },
  },
}
