import { randomUUID } from 'node:crypto'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    webhook: Both<{ id: string; deliveryId: string }>
  }
}

type Options = { communityId: string; madeBy?: string; url?: string; kinds?: string[] }

export async function buildWebhook(t: FactoryContext, options: Options): Promise<string> {
  const id = randomUUID()
  const { communityId, madeBy = null, url = 'https://hooks.example/tea', kinds = ['participant.joined'] } = options
  await t.owner`
    insert into webhook (id, community_id, url, kinds, secret, made_by, created_at)
    values (${id}, ${communityId}, ${url}, ${kinds}, 'whs_test', ${madeBy}, ${t.clock.now()})`
  return id
}

export async function buildWebhookDelivery(
  t: FactoryContext,
  { communityId, webhookId, data = {} }: { communityId: string; webhookId: string; data?: object },
): Promise<string> {
  const id = randomUUID()
  await t.owner`
    insert into webhook_delivery (id, community_id, webhook_id, kind, body, status, attempts, created_at)
    values (${id}, ${communityId}, ${webhookId}, 'participant.joined', ${JSON.stringify({ id, data })}, 'DELIVERED', 1, ${t.clock.now()})`
  return id
}

const build = async (t: FactoryContext, communityId: string, madeBy: string) => {
  const id = await buildWebhook(t, { communityId, madeBy })
  return { id, deliveryId: await buildWebhookDelivery(t, { communityId, webhookId: id }) }
}

const ids = ({ webhook }: { webhook: Both<{ id: string }> }) => ({ id: webhook.elsewhere.id })
const input = ({ webhook }: { webhook: Both<{ id: string }> }) => ({ id: webhook.here.id })

export const testing: SliceTesting<'webhook'> = {
  noun: 'webhook',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    create: {
      access: adminOnly,
      actor: 'admin',
      input: () => ({ url: 'https://hooks.example/tea', kinds: ['participant.joined'] }),
    },
    update: {
      access: adminOnly,
      actor: 'admin',
      input: world => ({
        ...input(world),
        url: 'https://hooks.example/coffee',
        kinds: ['event.created'],
        isPaused: true,
      }),
      ids,
    },
    renewSecret: { access: adminOnly, actor: 'admin', input, ids },
    remove: { access: adminOnly, actor: 'admin', input, ids },
    listDeliveries: { access: adminOnly, actor: 'admin', input, ids },
    sendTest: { access: adminOnly, actor: 'admin', input, ids },
    replay: {
      access: adminOnly,
      actor: 'admin',
      input: ({ webhook }) => ({ id: webhook.here.id, deliveryId: webhook.here.deliveryId }),
      ids: ({ webhook }) => ({ id: webhook.elsewhere.id, deliveryId: webhook.elsewhere.deliveryId }),
    },
  },
  tables: {
    webhook: (t, { communityId, userId }) => buildWebhook(t, { communityId, madeBy: userId }),
    webhook_delivery: async (t, { communityId, userId, participantId }) => {
      const webhookId = await buildWebhook(t, { communityId, madeBy: userId })
      return buildWebhookDelivery(t, { communityId, webhookId, data: { participantId } })
    },
  },
  buildPart: async ({ t, here, elsewhere, people }) => ({
    here: await build(t, here.id, people.admin.userId),
    elsewhere: await build(t, elsewhere.id, people.foreignAdmin.userId),
  }),
}
