import { loginEmail } from '../members/accounts.ts'
import { demoDate, idFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'

const hour = 3_600_000

/** Notes of the admin about the members who joined first, the newest note first. */
const notes: { domain: string; texts: string[] }[] = [
  {
    domain: 'samovar',
    texts: [
      'Ready to host a second evening in January. Ask after the holidays.',
      'Prefers calls to letters. Best reached before ten.',
      'Offered to mentor two newcomers in spring.',
    ],
  },
  {
    domain: 'vtb',
    texts: [
      'Готова провести встречу для новых участников в январе.',
      'Лучше звонить до десяти утра, письма читает редко.',
    ],
  },
]

export const memberNotesPart: DemoPart = {
  name: 'member-notes-1',
  async load(db, { now }) {
    for (const { domain, texts } of notes)
      for (const [at, text] of texts.entries())
        await db`
          insert into member_note (community_id, id, participant_id, author_id, text, created_at)
          select c.id, ${idFor(demoDate, 'member note', domain, String(at))}, p.id, a.user_id, ${text}, ${new Date(now.getTime() - (at * 49 + 20) * hour)}
          from community c
          join app_user u on u.email = ${loginEmail('admin', domain)}
          join connection a on a.community_id = c.id and a.user_id = u.id
          join lateral (
            select id from participant where community_id = c.id order by joined_at, id offset ${at} limit 1) p on true
          where c.domain = ${domain}`
  },
}
