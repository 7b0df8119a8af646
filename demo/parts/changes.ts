import { launchPath } from '#contract/communities/launch-path.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { loginEmail } from '../members/accounts.ts'
import { demoDate, idFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows, json } from './rows.ts'

type Told = { daysAgo: number; before: Record<string, unknown>; after: Record<string, unknown> }

/** What the admins of two communities have changed, and the wizard behind "Launch your own community" of the default one. */
export const changesPart: DemoPart = {
  name: 'changes-1',
  async load(db) {
    await db`
      update community set links = jsonb_set(links, '{launch}', to_jsonb(${launchPath}::text))
      where id = ${communityId('samovar')}`
    for (const domain of ['samovar', 'vtb']) await writeChanges(db, domain)
  },
}

async function writeChanges(db: Db, domain: string): Promise<void> {
  const community = demoCommunities.find(each => each.domain === domain)
  const [admin] = await db<{ id: string }[]>`select id from app_user where email = ${loginEmail('admin', domain)}`
  if (!community || !admin) return
  const { landing, brandConfig, timeZone } = community
  const told: Told[] = [
    { daysAgo: 61, before: { timeZone: 'UTC' }, after: { timeZone } },
    {
      daysAgo: 34,
      before: { 'brandConfig.accentColor': '#888888' },
      after: { 'brandConfig.accentColor': brandConfig.accentColor },
    },
    {
      daysAgo: 12,
      before: { 'landing.en.button': 'Join', 'landing.ru.button': 'Вступить' },
      after: { 'landing.en.button': landing.en.button, 'landing.ru.button': landing.ru.button },
    },
  ]
  await insertRows(
    db,
    'change',
    told.map(({ daysAgo, before, after }) => {
      const at = new Date(demoDate.getTime() - daysAgo * 86_400_000)
      return {
        id: idFor(at, 'change', domain, String(daysAgo)),
        community_id: communityId(domain),
        kind: 'community',
        user_id: admin.id,
        before: json(db, before),
        after: json(db, after),
        can_undo: true,
        created_at: at,
      }
    }),
  )
}
