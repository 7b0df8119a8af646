import { hashOf } from '#server/features/auth/code/rules.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { demoAccessCode } from '../logins.ts'
import { demoDate, idFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows } from './rows.ts'

/** A shared access code for communities with sign-in method NONE. */
export const identityPart: DemoPart = {
  name: 'identity-1',
  async load(db) {
    const withCodes = demoCommunities.filter(({ authConfig }) => authConfig.some(each => each.authType === 'NONE'))
    await insertRows(
      db,
      'access_code',
      withCodes.map(({ domain }) => ({
        community_id: communityId(domain),
        id: idFor(demoDate, 'access code', domain),
        code_hash: hashOf(demoAccessCode.replaceAll('-', '')),
        label: 'Demo',
        created_at: demoDate,
      })),
    )
  },
}
