import { makeAccounts } from '../members/accounts.ts'
import type { DemoPart } from './part.ts'

/** What members can help with. */
export const offersPart: DemoPart = {
  name: 'offers-1',
  async load(db) {
    const members = makeAccounts()
      .flatMap(account => account.members)
      .filter(({ canHelp }) => canHelp !== '')
    await db`
      update participant p set can_help = o.can_help
      from unnest(${members.map(({ id }) => id)}::uuid[], ${members.map(({ canHelp }) => canHelp)}::text[]) as o (id, can_help)
      where p.id = o.id and p.can_help = ''`
  },
}
