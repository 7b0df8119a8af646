import { adminOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'
import { openRecipients } from '../newsletter/testing.ts'

const ids = ({ elsewhere }: World) => ({ id: elsewhere.id, ...openRecipients })
const row = { access: adminOnly, actor: 'admin', ids } as const
const message = { subject: 'See you', text: 'Bring a cup.' }

export const testing: SliceTesting<'notify'> = {
  noun: 'notify',
  calls: {
    sendLetters: { ...row, input: ({ here }) => ({ id: here.id, ...message }) },
    sendTelegram: { ...row, input: ({ here }) => ({ id: here.id, text: 'Bring a cup.' }) },
    sendContacts: { ...row, input: ({ here }) => ({ id: here.id }) },
    sendContactsToTelegram: { ...row, input: ({ here }) => ({ id: here.id }) },
    send: {
      access: adminOnly,
      actor: 'admin',
      input: () => ({ ...message, recipients: { isEveryone: true } }),
      ids: () => openRecipients,
    },
  },
  // Somebody who can be reached in Telegram.
  async buildPart({ t, people }) {
    await t.owner`
      insert into telegram_account (user_id, chat_id, username, linked_at)
      values (${people.anotherMember.userId}, '770077', 'tea', ${t.clock.now()}) on conflict do nothing`
  },
}
