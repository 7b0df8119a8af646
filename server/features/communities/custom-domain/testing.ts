import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

type Options = { communityId: string; hostName?: string; requestedBy?: string }

export async function buildDomainRequest(t: FactoryContext, options: Options): Promise<void> {
  await t.owner`
    insert into custom_domain (community_id, host_name, proof, requested_by, requested_at)
    values (${options.communityId}, ${options.hostName ?? 'tea.example'}, 'samovar-verify=sample', ${options.requestedBy ?? null},
      ${t.clock.now()})`
}

const noDns = { ...adminOnly, admin: 400 }

export const testing: SliceTesting<'customDomain'> = {
  noun: 'customDomain',
  // Nobody listens there.
  environment: { DNS_SERVER: '127.0.0.1:9' },
  calls: {
    get: { access: adminOnly, actor: 'admin', input: () => ({}) },
    request: { access: adminOnly, actor: 'admin', input: () => ({ hostName: 'club.tea.example' }) },
    verify: { access: noDns, actor: 'admin', status: 400, input: () => ({}) },
    remove: { access: adminOnly, actor: 'admin', input: () => ({}) },
  },
  tables: {
    custom_domain: (t, { communityId, userId }) => buildDomainRequest(t, { communityId, requestedBy: userId }),
  },
  buildPart: ({ t, here }) => buildDomainRequest(t, { communityId: here.id }),
}
