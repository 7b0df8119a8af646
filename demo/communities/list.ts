import { idFor } from '../members/seed.ts'
import { alumni } from './alumni.ts'
import { avito } from './avito.ts'
import { connect } from './connect.ts'
import { jo } from './jo.ts'
import type { CommunityRecord } from './record.ts'
import { samovar } from './samovar.ts'
import { tim } from './tim.ts'
import { vtb } from './vtb.ts'

/** A parent is listed before its children; the first one is the default community. */
export const demoCommunities: CommunityRecord[] = [samovar, vtb, avito, tim, jo, alumni, connect]

export function communityId(domain: string): string {
  const found = demoCommunities.find(community => community.domain === domain)
  if (!found) throw new Error(`The demo has no community ${domain}`)
  return idFor(new Date(found.foundedAt), 'community', domain)
}
