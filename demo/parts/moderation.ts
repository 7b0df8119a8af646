import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { loginEmail } from '../members/accounts.ts'
import { handwrittenPeople } from '../members/handwritten/people.ts'
import { demoDate, idFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows } from './rows.ts'

/** What moderators of two communities find in their queues: reports and contact requests, open and settled. */
export const moderationPart: DemoPart = {
  name: 'moderation-1',
  async load(db) {
    for (const { domain, lang } of demoCommunities)
      if (domain === 'samovar' || domain === 'vtb') await writeQueues(db, domain, lang)
  },
}

const hourMs = 3_600_000
const hoursBefore = (hours: number): Date => new Date(demoDate.getTime() - hours * hourMs)

type Member = { id: string }

async function writeQueues(db: Db, domain: string, lang: Language): Promise<void> {
  const community_id = communityId(domain)
  const people = await listMembers(db, community_id)
  const moderator = await findUser(db, loginEmail('moderator', domain))
  const texts = words[lang]
  const [a, b, c, d, e, f, g, h] = people
  if (!a || !b || !c || !d || !e || !f || !g || !h) return
  const report = (nth: number, author: Member, subject: Member, reason: string, hours: number) => ({
    community_id,
    id: idFor(hoursBefore(hours), 'report', domain, String(nth)),
    author_id: author.id,
    subject_id: subject.id,
    reason,
    text: texts.reports[nth] ?? '',
    created_at: hoursBefore(hours),
  })
  await insertRows(db, 'report', [report(0, a, b, 'SPAM', 5), report(1, c, b, 'SPAM', 28), report(2, d, e, 'FAKE', 50)])
  await insertRows(db, 'report', [
    {
      ...report(3, f, g, 'RUDE', 200),
      decision: 'WARNED',
      decision_note: texts.warning,
      decided_by: moderator,
      decided_at: hoursBefore(180),
    },
  ])
  const request = (nth: number, author: Member, subject: Member, hours: number) => ({
    community_id,
    id: idFor(hoursBefore(hours), 'contact request', domain, String(nth)),
    author_id: author.id,
    subject_id: subject.id,
    message: texts.requests[nth] ?? '',
    created_at: hoursBefore(hours),
  })
  await insertRows(db, 'reach_request', [request(0, h, a, 3), request(1, g, c, 31)])
  await insertRows(db, 'reach_request', [
    { ...request(2, d, f, 120), status: 'PASSED', handled_by: moderator, handled_at: hoursBefore(100) },
  ])
}

/** Nobody whom a visitor signs in as, or whom the landings show: their screens stay as they are. */
async function listMembers(db: Db, community: string): Promise<Member[]> {
  return db<Member[]>`
    select p.id from participant p join app_user u on u.id = p.user_id
    where p.community_id = ${community} and p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and u.password_hash is null
      and p.avatar_file is not null and p.slug <> all (${Object.keys(handwrittenPeople)}::text[])
    order by p.joined_at desc, p.id limit 8`
}

async function findUser(db: Db, email: string): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`select id from app_user where email = ${email}`
  return row?.id ?? null
}

const words: Record<Language, { reports: string[]; warning: string; requests: string[] }> = {
  en: {
    reports: [
      'Offers me a crypto course in every message, although I said no twice.',
      'The second time this week that I am sent the same advertisement.',
      'The photo is of a well-known actor. I doubt that this is a real person.',
      'Answered my intro with insults.',
    ],
    warning: 'Please stay polite, also when you decline an intro. A short “not now” is enough.',
    requests: [
      'We are opening a bakery in the same street. Could you put me in touch? I would like to talk about suppliers.',
      'I read the interview about the hospice project and would like to help on weekends.',
      'Our daughters went to school together. I would be glad to hear from her.',
    ],
  },
  ru: {
    reports: [
      'В каждом сообщении предлагает курс по криптовалюте, хотя я дважды отказался.',
      'Второй раз за неделю присылает одну и ту же рекламу.',
      'На фото известный актёр. Сомневаюсь, что это настоящий человек.',
      'Ответил на знакомство оскорблениями.',
    ],
    warning: 'Пожалуйста, будьте вежливы, даже когда отказываетесь от знакомства. Достаточно короткого «не сейчас».',
    requests: [
      'Мы открываем пекарню на той же улице. Можно нас познакомить? Хочу поговорить о поставщиках.',
      'Прочитал интервью о проекте хосписа и хотел бы помогать по выходным.',
      'Наши дочери учились вместе. Буду рад услышать от неё весточку.',
    ],
  },
}
