import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import type { TextButton } from '#contract/notifications/text-button.ts'
import { newId } from '#server/platform/db/id.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import type { DeliveryChannel } from './rules.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Texts that failed. */
    delivery: Both
  }
}

type TextOptions = {
  communityId: string
  participantId: string | null
  channel?: DeliveryChannel
  status?: 'WAITING' | 'SENDING' | 'FAILED' | 'UNCERTAIN'
  text?: string
  buttons?: TextButton[]
  at?: Date
  claimedAt?: Date
  topic?: LetterTopic
  nextAt?: Date
}

export async function buildText(t: FactoryContext, options: TextOptions): Promise<string> {
  const at = options.at ?? t.clock.now()
  const id = newId(at)
  await t.owner`
    insert into messenger_text (community_id, id, participant_id, channel, kind, text, buttons, status, created_at, claimed_at,
      topic, next_at)
    values (${options.communityId}, ${id}, ${options.participantId}, ${options.channel ?? 'TELEGRAM'}, 'intro.received',
      ${options.text ?? 'Hello'}, ${JSON.stringify(options.buttons ?? [])}::text::jsonb, ${options.status ?? 'WAITING'}, ${at},
      ${options.claimedAt ?? null}, ${options.topic ?? null}, ${options.nextAt ?? null})`
  return id
}

/** The stand-in would be needed for a 200; nothing listens at this port. */
const unreached = 'http://127.0.0.1:49151/'
const adminWithoutMessenger = { ...adminOnly, admin: 400 }

export const testing: SliceTesting<'delivery'> = {
  noun: 'delivery',
  environment: { SLACK_API_ROOT: unreached, DISCORD_API_ROOT: unreached },
  calls: {
    listWorkspaces: { access: adminOnly, actor: 'admin', input: () => ({}) },
    saveWorkspace: {
      access: adminWithoutMessenger,
      actor: 'admin',
      status: 400,
      input: () => ({ channel: 'SLACK', botToken: 'xoxb-test', roomId: 'C1' }),
    },
    removeWorkspace: { access: adminOnly, actor: 'admin', input: () => ({ channel: 'DISCORD' }) },
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    sendAgain: {
      access: adminOnly,
      actor: 'admin',
      input: ({ delivery }) => ({ id: delivery.here }),
      ids: ({ delivery }) => ({ id: delivery.elsewhere }),
    },
  },
  buildPart: async ({ t, here, elsewhere, people }) => ({
    here: await buildText(t, { communityId: here.id, participantId: people.member.participantId, status: 'FAILED' }),
    elsewhere: await buildText(t, {
      communityId: elsewhere.id,
      participantId: people.foreignAdmin.participantId,
      status: 'FAILED',
    }),
  }),
}
