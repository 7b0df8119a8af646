import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

type GroupOptions = { communityId: string; chatId?: string; title?: string; linkedBy?: string }

export async function buildGroup(t: FactoryContext, options: GroupOptions): Promise<void> {
  await t.owner`
    insert into telegram_group (community_id, chat_id, title, linked_by, linked_at)
    values (${options.communityId}, ${options.chatId ?? '-4242'}, ${options.title ?? 'Tea friends'}, ${options.linkedBy ?? null},
      ${t.clock.now()})`
}

/** A white pixel as PNG. */
const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export const testing: SliceTesting<'telegramGroup'> = {
  noun: 'telegramGroup',
  environment: { TELEGRAM_BOT_TOKEN: '1:test', TELEGRAM_BOT_NAME: 'tea_bot' },
  calls: {
    find: { access: adminOnly, actor: 'admin', input: () => ({}) },
    getLink: { access: adminOnly, actor: 'admin', input: () => ({}) },
    remove: { access: adminOnly, actor: 'admin', input: () => ({}) },
    sendPicture: {
      access: adminOnly,
      actor: 'admin',
      // The harness sends files as bytes.
      input: ({ here }) => ({ id: here.id, image: aPicture as unknown as File, caption: 'Tea' }),
      ids: ({ elsewhere }) => ({ id: elsewhere.id }),
    },
  },
  tables: {
    telegram_group: (t, { communityId, participantId }) => buildGroup(t, { communityId, linkedBy: participantId }),
  },
  buildPart: ({ t, here }) => buildGroup(t, { communityId: here.id }),
}
