import type { z } from 'zod'
import type { Community, participantListItem } from '#contract/communities/community.ts'
import type { LandingContent } from '#contract/communities/landing.ts'
import type { Localized } from '#contract/languages.ts'
import { dailyLetters } from '#contract/limits.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

/** A community as stored; its address is derived from the configuration. */
export type CommunityRow = Omit<Community, 'communityUrl'> & { landing: Localized<LandingContent> }

const columns = [
  'id',
  'domain',
  'custom_domain',
  'parent_community_domain',
  'lang',
  'lang_choices',
  'time_zone',
  'title',
  'landing_title',
  'landing_copy',
  'landing',
  'img_url',
  'logo_url',
  'transparent',
  'approval_required',
  'members_may_chat',
  'short_landing',
  'is_tim_community',
  'options',
  'auth_config',
  'custom_navigation',
  'contacts_config',
  'required_contacts',
  'required_contacts_min',
  'shown_contacts',
  'contact_privacy',
  'steps_config',
  'sender_email',
  'letters_config',
  'brand_config',
  'links',
  'contact_links',
  'member_count',
  'city_count',
]

type Key = { id: string } | { domain: string } | { customDomain: string }

export async function findCommunity(db: Db, key: Key): Promise<CommunityRow | null> {
  const where =
    'id' in key
      ? db`id = ${key.id}`
      : 'domain' in key
        ? db`domain = ${key.domain}`
        : db`custom_domain = ${key.customDomain}`
  const [row] = await db<CommunityRow[]>`select ${db(columns)} from community where ${where}`
  return row ?? null
}

/** The community that was created first. */
export async function findFirstCommunity(db: Db): Promise<CommunityRow | null> {
  const [row] = await db<CommunityRow[]>`select ${db(columns)} from community order by created_at, id limit 1`
  return row ?? null
}

/** What the public data needs of the settings of this community's OAUTH2 method; null without them. */
export async function findOauthProvider(db: Db): Promise<{ codeUrl: string | null } | null> {
  const [row] = await db<{ codeUrl: string | null }[]>`select code_url from oauth_provider`
  return row ?? null
}

export type NewCommunity = Pick<
  CommunityRow,
  | 'id'
  | 'domain'
  | 'parentCommunityDomain'
  | 'lang'
  | 'langChoices'
  | 'timeZone'
  | 'title'
  | 'landingTitle'
  | 'landingCopy'
  | 'landing'
  | 'imgUrl'
  | 'logoUrl'
  | 'options'
  | 'authConfig'
  | 'brandConfig'
  | 'links'
>

/** False when the domain is taken. */
export async function insertCommunity(
  db: Db,
  community: NewCommunity,
  createdBy: string | null,
  createdAt: Date,
  dailyLetterCap: number | null = dailyLetters.newCommunity,
): Promise<boolean> {
  const json = (value: unknown) => db`${JSON.stringify(value)}::text::jsonb`
  const [row] = await db`
    insert into community (id, domain, parent_community_domain, lang, lang_choices, time_zone, title, landing_title, landing_copy,
      landing, img_url, logo_url, options, auth_config, brand_config, links, created_by, daily_letter_cap,
      created_at)
    values (${community.id}, ${community.domain}, ${community.parentCommunityDomain}, ${community.lang}, ${community.langChoices},
      ${community.timeZone}, ${json(community.title)}, ${json(community.landingTitle)}, ${json(community.landingCopy)},
      ${json(community.landing)}, ${community.imgUrl}, ${community.logoUrl}, ${json(community.options)},
      ${json(community.authConfig)}, ${json(community.brandConfig)}, ${json(community.links)}, ${createdBy}, ${dailyLetterCap},
      ${createdAt})
    on conflict do nothing returning id`
  return row !== undefined
}

/** Those of the labels that communities have. */
export async function listTaken(db: Db, labels: string[]): Promise<Set<string>> {
  const rows = await db<{ domain: string }[]>`select domain from community where domain = any(${labels})`
  return new Set(rows.map(({ domain }) => domain))
}

/** Null lifts the cap. */
export async function updateDailyLetterCap(db: Db, id: string, cap: number | null): Promise<void> {
  await db`update community set daily_letter_cap = ${cap} where id = ${id}`
}

/** Photos for the landing, which anybody sees: confirmed participants whose profile is public. */
export async function listPreview(db: Db, count: number): Promise<z.infer<typeof participantListItem>[]> {
  return db<z.infer<typeof participantListItem>[]>`
    select id, first_name, left(last_name, 1) as last_name, '/files/' || avatar_file || '-108.webp' as avatar_url
    from visible_participant where profile_visibility = 'public' and avatar_file is not null
    order by joined_at, id limit ${count}`
}

/** Communities outlive their founder; the public contact must not be the address of a deleted account. */
export async function forgetFounder(db: Db, { userId, email }: Person, contact: string): Promise<void> {
  await db`update community set created_by = null where created_by = ${userId}`
  await db`
    update community set links = jsonb_set(links, '{contact}', to_jsonb(${contact}::text)) where links ->> 'contact' = ${email}`
  const url = `mailto:${email}`
  await db`
    update community set contact_links = (
      select coalesce(jsonb_agg(link order by place), '[]')
      from jsonb_array_elements(contact_links) with ordinality as each (link, place) where lower(link ->> 'url') <> ${url})
    where exists (select from jsonb_array_elements(contact_links) link where lower(link ->> 'url') = ${url})`
}
