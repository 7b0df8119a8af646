import { everyone, owningUserOnly, signedIn } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

/** Without the secret that Telegram sends in a header. */
const refused = Object.fromEntries(Object.keys(everyone).map(actor => [actor, 403])) as typeof everyone

export const testing: SliceTesting<'telegramBot'> = {
  noun: 'telegramBot',
  environment: {
    TELEGRAM_BOT_TOKEN: '1:test',
    TELEGRAM_BOT_NAME: 'tea_bot',
    TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
  },
  calls: {
    getLink: { access: signedIn, input: () => ({}) },
    receive: { access: refused, status: 403, input: () => ({ update: '{}' }) },
    watchConnection: {
      access: owningUserOnly,
      input: ({ people }) => ({ userId: people.member.userId }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
  },
  // Connected, so that the stream ends at once.
  buildPart: async ({ t, people }) => {
    await t.owner`
      insert into telegram_account (user_id, chat_id, linked_at) values (${people.member.userId}, '99', ${t.clock.now()})`
  },
}
