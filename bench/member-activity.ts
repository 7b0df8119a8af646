import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { connect } from '#server/platform/db/connect.ts'

export const questionId = '019a0000-0000-7000-8000-000000000001'

/** What triggers would have written, and what managers and members would. */
export async function insertActivity(url: string, communityId: string, segments: MemberFilter[] = []): Promise<void> {
  const owner = connect(url, { connections: 1, statementTimeoutMs: 300_000 })
  try {
    // The triggers would write each member's row again and again.
    await owner`set session_replication_role = replica`
    await owner`set synchronous_commit = off`
    await owner`
      insert into listed_member (community_id, participant_id, user_id, name, email, login, company, position, city, about, looking_for, goal,
        search_text, tags, lang, moderation_status, profile_visibility, is_profile_enabled, is_networking_enabled, is_email_confirmed,
        is_filled, has_photo, is_telegram_connected, joined_at, last_active_at, intros_sent, intros_received, intros_answered,
        events_attended, member_tags, contact_types)
      select p.community_id, p.id, p.user_id, 'vera example ' || n, p.slug || '@example.com', p.slug, 'company ' || n % 1000,
        'position ' || n % 300, 'city ' || n % 200, repeat('about number ' || n || ' ', 20), 'looking for number ' || n, 'goal ' || n,
        'vera example ' || n || ' ' || p.slug || '@example.com vera eksample', array['topic ' || n % 40, 'topic ' || n % 7],
        case when n % 3 = 0 then 'ru' end, case when n % 50 = 0 then 'PENDING' else 'CONFIRMED' end,
        case when n % 10 = 0 then 'members' else 'link' end, n % 40 > 0, n % 30 > 0, n % 20 > 0, n % 4 > 0, n % 3 > 0, n % 5 = 0,
        p.joined_at, case when n % 9 > 0 then '2026-11-17Z'::timestamptz - n % 365 * interval '1 day' end, n % 12, n % 15, n % 10, n % 11,
        array['tag 1', 'tag 2', 'tag 3'], array['LINKEDIN', 'PHONE', 'TELEGRAM']
      from (select p.*, row_number() over (order by p.id) as n from participant p) p`
    await owner`
      insert into member_tag (community_id, participant_id, tag, created_at)
      select community_id, participant_id, 'tag ' || t, now() from listed_member, generate_series(1, 3) t`
    await owner`
      insert into contact (community_id, participant_id, type, value)
      select community_id, participant_id, t, 'x' from listed_member, unnest(array['TELEGRAM', 'LINKEDIN', 'PHONE']) t`
    await owner`
      insert into question (community_id, id, place, type, text) values (${communityId}, ${questionId}, 1, 'TEXT', '{"en": "", "ru": ""}')`
    await owner`
      insert into answer (community_id, user_id, question_id, text, answered_at)
      select community_id, user_id, ${questionId}, name, now() from listed_member`
    for (const [at, filter] of segments.entries())
      await owner`
        insert into segment (community_id, id, name, filter, created_at, changed_at)
        values (${communityId}, gen_random_uuid(), ${`Segment ${at}`}, ${JSON.stringify(filter)}::text::jsonb, now(), now())`
    await owner`vacuum analyze listed_member, member_tag, contact, answer, segment`
  } finally {
    await owner.end()
  }
}
