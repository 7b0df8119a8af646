import type { ContactType } from '#contract/communities/community.ts'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import type { Language } from '#contract/languages.ts'
import type { ModerationStatus } from '#contract/users/user.ts'
import type { ContactOwner } from '#server/features/participants/profile/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { type FilterContext, whereListed } from '../member-filter/store.ts'

export type ExportedMember = ContactOwner & {
  id: string
  firstName: string
  lastName: string
  email: string
  company: string
  position: string
  city: string
  about: string
  lookingFor: string
  canHelp: string
  goal: string
  tags: string[]
  memberTags: string[]
  moderationStatus: ModerationStatus
  preferredLang: Language | null
  joinedAt: string
  lastActiveAt: string | null
  introsSent: number
  introsReceived: number
  introsAnswered: number
  eventsAttended: number
}

/** Kinds of contacts that members of the community have. */
export async function listContactTypes(db: Db): Promise<ContactType[]> {
  const rows = await db<{ type: ContactType }[]>`select distinct type from contact order by type`
  return rows.map(({ type }) => type)
}

type Asked = {
  filter: MemberFilter | null
  ids: string[] | null
  except: string[]
  after: string | null
  count: number
}

/** In the order of their ids, which is about that of joining: a batch begins where the last one ended. */
export async function listExported(
  db: Db,
  { filter, ids, except, after, count }: Asked,
  ctx: FilterContext,
): Promise<ExportedMember[]> {
  return db<ExportedMember[]>`
    select p.id, p.first_name, p.last_name, u.email, p.company, p.position, p.city, p.about, p.looking_for, p.can_help, p.goal, p.tags,
      p.moderation_status, p.preferred_lang, p.joined_at, p.privacy, p.hidden_contacts, p.profile_visibility, m.last_active_at,
      m.intros_sent, m.intros_received, m.intros_answered, m.events_attended,
      m.member_tags,
      (select coalesce(jsonb_agg(jsonb_build_object('type', c.type, 'value', c.value)), '[]')
        from contact c where c.participant_id = p.id) as contacts
    from (
      select m.* from listed_member m
      where ${filter ? whereListed(db, filter, ctx) : db`true`} and ${ids ? db`m.participant_id = any (${ids}::uuid[])` : db`true`}
        and m.participant_id <> all (${except}::uuid[]) and ${after ? db`m.participant_id > ${after}` : db`true`}
      order by m.participant_id limit ${count}) m
    join participant p on p.id = m.participant_id join app_user u on u.id = p.user_id
    order by p.id`
}
