import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { loginEmail } from '../members/accounts.ts'
import { idFor } from '../members/seed.ts'
import { contentOf, demoLetters } from '../newsletters/words.ts'
import type { DemoPart } from './part.ts'
import { insertRows, json } from './rows.ts'

const dayMs = 86_400_000
const mostRecipients = 120

/** In two communities: two newsletters that were sent, one that is scheduled, a draft and a template. */
export const newslettersPart: DemoPart = {
  name: 'newsletters-1',
  async load(db, { now }) {
    for (const { domain, lang } of demoCommunities)
      if (domain === 'samovar' || domain === 'vtb') await writeNewsletters({ db, domain, lang, now })
  },
}

type Place = { db: Db; domain: string; lang: Language; now: Date }

async function writeNewsletters({ db, domain, lang, now }: Place): Promise<void> {
  const community_id = communityId(domain)
  const [admin] = await db<{ id: string }[]>`select id from app_user where email = ${loginEmail('admin', domain)}`
  const members = await db<{ id: string }[]>`
    select p.id from participant p where p.community_id = ${community_id} and p.moderation_status = 'CONFIRMED'
      and p.is_profile_enabled and p.is_email_confirmed order by p.id limit ${mostRecipients}`
  const author_id = admin?.id ?? null
  const everyone = json(db, { isEveryone: true, segmentIds: [], participantIds: [], filter: null })
  const idOf = (name: string) => idFor(now, 'newsletter', `${domain} ${name}`)
  await insertRows(db, 'newsletter_setting', [{ community_id, counts_opens: true, per_minute: 600 }])
  for (const { name, daysAgo, opens, clicks } of demoLetters) {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const id = idOf(name)
    const isSent = daysAgo > 0
    const isScheduled = daysAgo < 0
    await insertRows(db, 'newsletter', [
      {
        ...{ community_id, id, author_id, recipients: everyone, channels: ['EMAIL'] },
        status: isSent ? 'SENT' : isScheduled ? 'SCHEDULED' : 'DRAFT',
        content: json(db, contentOf(name, lang)),
        created_at: isScheduled ? now : at,
        updated_at: isScheduled ? now : at,
        schedule_at: isScheduled ? `${at.toISOString().slice(0, 10)}T10:00` : null,
        schedule_zone: isScheduled ? 'reader' : null,
        starts_at: isSent || isScheduled ? at : null,
        started_at: isSent ? at : null,
        finished_at: isSent ? new Date(at.getTime() + 5 * 60_000) : null,
        is_frozen: isSent,
        opens: Math.round(opens * members.length),
      },
    ])
    if (!isSent) continue
    const statusOf = (nth: number) => (nth === 3 ? 'BOUNCED' : nth % 40 === 7 && nth < 120 ? 'LEFT_OUT' : 'SENT')
    await insertRows(
      db,
      'newsletter_recipient',
      members.map((member, nth) => ({
        ...{ community_id, newsletter_id: id, participant_id: member.id, channel: 'EMAIL', status: statusOf(nth) },
        id: idFor(at, 'newsletter recipient', `${id} ${member.id}`),
        due_at: at,
        attempts: 1,
        problem: statusOf(nth) === 'BOUNCED' ? '550 no such user' : statusOf(nth) === 'LEFT_OUT' ? 'unsubscribed' : '',
        at,
        unsubscribed_at: nth === 11 ? at : null,
      })),
    )
    await insertRows(db, 'newsletter_link', [
      { community_id, newsletter_id: id, nth: 1, url: '/my_communities', clicks: Math.round(clicks * members.length) },
    ])
    await db`
      update newsletter n set total = c.total, sent = c.sent, bounced = c.bounced, left_out = c.left_out
      from (select count(*)::integer as total, count(*) filter (where status = 'SENT')::integer as sent,
          count(*) filter (where status = 'BOUNCED')::integer as bounced, count(*) filter (where status = 'LEFT_OUT')::integer as left_out
        from newsletter_recipient where community_id = ${community_id} and newsletter_id = ${id}) c
      where n.community_id = ${community_id} and n.id = ${id}`
  }
  await insertRows(db, 'newsletter_template', [
    {
      ...{
        community_id,
        id: idOf('template'),
        name: contentOf('news', lang)[lang]?.subject ?? '',
        created_by: author_id,
      },
      content: json(db, contentOf('news', lang)),
      created_at: now,
    },
  ])
}
