import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export async function buildSender(
  t: FactoryContext,
  options: { communityId: string; address?: string },
): Promise<void> {
  await t.owner`
    insert into sender (community_id, address, dkim_selector, dkim_public_key, dkim_private_key)
    values (${options.communityId}, ${options.address ?? 'letters@tea.example'}, 'samovar-sample', 'public', 'private')`
}

const noDns = { ...adminOnly, admin: 400 }
const lettersConfig = { senderName: { en: '', ru: '' }, replyTo: null, footer: { en: 'Tea', ru: 'Чай' } }

export const testing: SliceTesting<'sender'> = {
  noun: 'sender',
  // Nobody listens there.
  environment: { DNS_SERVER: '127.0.0.1:9' },
  calls: {
    get: { access: adminOnly, actor: 'admin', input: () => ({}) },
    request: { access: adminOnly, actor: 'admin', input: () => ({ address: 'hello@club.tea.example' }) },
    check: { access: noDns, actor: 'admin', status: 400, input: () => ({}) },
    remove: { access: adminOnly, actor: 'admin', input: () => ({}) },
    preview: { access: adminOnly, actor: 'admin', input: () => ({ lang: 'en', lettersConfig }) },
    sendTest: { access: adminOnly, actor: 'admin', input: () => ({ lang: 'ru' }) },
  },
  tables: { sender: (t, { communityId }) => buildSender(t, { communityId }) },
  buildPart: ({ t, here }) => buildSender(t, { communityId: here.id }),
}
