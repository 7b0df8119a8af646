import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'

/** Participant, or user, to whom rows move, and from whom. */
export type Move = { kept: string; other: string }

/**
 * What becomes of the rows that refer to the other one. `move`: they refer to the kept one. A list: the columns that are unique
 * together with this one; of two rows that are equal in them one stays. `drop`: they go with the profile or the connection, since
 * those of the kept one hold. `own`: a function below.
 */
type Rule = 'move' | 'drop' | 'own' | Unique
type Unique = {
  with: string[]
  /** Which of two rows stays: true for that of the other one. Without it, that of the kept one. */
  otherWins?: (db: Db) => Fragment
}

const later = (db: Db) => db`theirs.created_at > mine.created_at`

/** A row of somebody who came, paid or has a place stays; then that of somebody who waits, then a rejected one. */
const rankOf = (db: Db, row: 'mine' | 'theirs') => db`
  (exists (select from payment y where y.participation_id = ${db(row)}.id and y.status = 'PAID'),
    ${db(row)}.checked_in_at is not null, ${db(row)}.status = 'CONFIRMED', ${db(row)}.status = 'PENDING',
    ${db(row)}.waitlist_number is null, ${db(row)}.status = 'REJECTED')`

/** Every column with a foreign key to a participant; a test compares this list with the database. */
export const participantColumns: Record<string, Rule> = {
  'accepted_invitation.invited_by': 'move',
  'activity_day.participant_id': { with: ['day'] },
  'bookmark.participant_id': { with: ['subject_id'] },
  'bookmark.subject_id': { with: ['participant_id'] },
  'calendar_feed.participant_id': 'drop',
  'channel_preference.participant_id': 'drop',
  'chat.created_by': 'move',
  'chat.first_id': 'own',
  'chat.second_id': 'own',
  'chat_file.participant_id': 'move',
  // Who left a chat with one profile and stayed with the other one stays.
  'chat_member.participant_id': {
    with: ['chat_id'],
    otherWins: db => db`mine.left_at is not null and theirs.left_at is null`,
  },
  'chat_message.author_id': 'move',
  'contact.participant_id': 'drop',
  'credit_account.participant_id': 'drop',
  'credit_entry.participant_id': 'drop',
  'criteria_change.participant_id': 'drop',
  'event_answer.participant_id': { with: ['question_id'] },
  'event_feedback.participant_id': 'move',
  'figure_change.participant_id': 'drop',
  'intro.from_id': 'own',
  'intro.to_id': 'own',
  'invitation.invited_by': 'move',
  'letter_preference.participant_id': 'drop',
  'listed_member.participant_id': 'own',
  'matching.participant_id': {
    with: ['subject_id', 'week'],
    otherWins: db => db`mine.score is null and theirs.score is not null`,
  },
  'matching.subject_id': {
    with: ['participant_id', 'week'],
    otherWins: db => db`mine.score is null and theirs.score is not null`,
  },
  'matching_preference.participant_id': 'drop',
  'matching_price.participant_id': 'drop',
  'meeting.first_id': 'own',
  'meeting.proposed_by': 'move',
  'meeting.second_id': 'own',
  'member_import_row.participant_id': 'move',
  'member_merge.kept_id': 'own',
  'member_merge.other_id': 'own',
  'member_note.participant_id': 'move',
  'member_tag.participant_id': { with: ['tag'] },
  // Made again from the merged profile.
  'member_vector.participant_id': 'drop',
  'message_reaction.participant_id': { with: ['message_id', 'emoji'] },
  'messenger_account.participant_id': { with: ['channel'] },
  'messenger_text.participant_id': 'drop',
  'messenger_workspace.connected_by': 'move',
  'moderation_decision.participant_id': 'move',
  // A block holds, whichever of the two profiles it was made with.
  'never_pair.participant_id': { with: ['subject_id'], otherWins: db => db`theirs.is_blocked and not mine.is_blocked` },
  'never_pair.subject_id': { with: ['participant_id'], otherWins: db => db`theirs.is_blocked and not mine.is_blocked` },
  'newsletter_recipient.participant_id': { with: ['newsletter_id', 'channel'] },
  'notification.actor_id': 'move',
  'notification.participant_id': 'drop',
  'notification_pref.participant_id': 'drop',
  'pair_choice.first_id': 'own',
  'pair_choice.second_id': 'own',
  // Made again from the merged profile.
  'pair_judgement.participant_id': 'drop',
  'pair_judgement.subject_id': 'drop',
  'pair_rule.first_id': 'own',
  'pair_rule.second_id': 'own',
  'pair_score.first_id': 'own',
  'pair_score.second_id': 'own',
  'participant.invited_by': 'own',
  'participation.participant_id': {
    with: ['event_id'],
    otherWins: db => db`${rankOf(db, 'theirs')} > ${rankOf(db, 'mine')}`,
  },
  'presence.participant_id': 'drop',
  // The next preview is made with the merged profile.
  'previewed_list.reader_id': 'drop',
  'previewed_pair.reader_id': 'drop',
  'previewed_pair.subject_id': 'drop',
  'private_note.author_id': { with: ['subject_id'] },
  'private_note.subject_id': { with: ['author_id'] },
  'quiet_hours.participant_id': 'drop',
  'reach_request.author_id': 'move',
  'reach_request.subject_id': 'move',
  'relation.participant_id': { with: ['subject_id'], otherWins: later },
  'relation.subject_id': { with: ['participant_id'], otherWins: later },
  'reminder.participant_id': 'move',
  // A report that nobody has decided on is not lost.
  'report.author_id': {
    with: ['subject_id'],
    otherWins: db => db`mine.decided_at is not null and theirs.decided_at is null`,
  },
  'report.subject_id': {
    with: ['author_id'],
    otherWins: db => db`mine.decided_at is not null and theirs.decided_at is null`,
  },
  'request.participant_id': 'own',
  'request_answer.author_id': { with: ['request_id'] },
  // Intros, scores and recommendations that move have the pairs of the kept one counted again.
  'rollup_mark.first_id': 'drop',
  'rollup_mark.second_id': 'drop',
  'rollup_pair.first_id': 'drop',
  'rollup_pair.second_id': 'drop',
  'telegram_group.linked_by': 'move',
  'weekly_letter.participant_id': { with: ['week'] },
}

/** The same for foreign keys to a connection. Permissions do not move: who has some is not merged into another. */
export const connectionColumns: Record<string, Rule> = {
  'accepted_invitation.user_id': { with: [] },
  'answer.user_id': { with: ['question_id'] },
  'api_token.user_id': 'drop',
  'blocked_user.user_id': 'drop',
  'bulk_action.created_by': 'move',
  'change.user_id': 'move',
  'event.changed_by': 'move',
  'event.created_by': 'move',
  'event_draft.user_id': { with: ['event_id'] },
  'event_message.author_id': 'move',
  'managers_letter.user_id': 'drop',
  'member_import.author_id': 'move',
  'member_merge.proposed_by': 'move',
  'member_note.author_id': 'move',
  'moderation_decision.decided_by': 'move',
  'newcomer_notice.user_id': 'drop',
  'newsletter.author_id': 'move',
  'newsletter_template.created_by': 'move',
  'pair_score.scored_by': { with: ['first_id', 'second_id'] },
  'participant.user_id': 'drop',
  'participation.changed_by': 'move',
  'payment.changed_by': 'move',
  'permission.user_id': 'drop',
  'profile_draft.user_id': 'drop',
  'reach_request.handled_by': 'move',
  'report.decided_by': 'move',
  'responsible.added_by': 'move',
  'responsible.user_id': { with: ['event_id'] },
  'segment.created_by': 'move',
  'webhook.made_by': 'move',
}

/** Tables with a row about two members, which would be about one: such rows go. */
const pairs: [table: string, one: string, two: string][] = [
  ['bookmark', 'participant_id', 'subject_id'],
  ['intro', 'from_id', 'to_id'],
  ['matching', 'participant_id', 'subject_id'],
  ['meeting', 'first_id', 'second_id'],
  ['never_pair', 'participant_id', 'subject_id'],
  ['notification', 'participant_id', 'actor_id'],
  ['pair_choice', 'first_id', 'second_id'],
  ['pair_rule', 'first_id', 'second_id'],
  ['pair_score', 'first_id', 'second_id'],
  ['private_note', 'author_id', 'subject_id'],
  ['reach_request', 'author_id', 'subject_id'],
  ['relation', 'participant_id', 'subject_id'],
  ['report', 'author_id', 'subject_id'],
]

/**
 * Locks what others write about the two, in the order in which they do: places of events, chats, intros, and then the profiles.
 * Afterwards nobody refers to one of the two before the transaction ends.
 */
export async function lockRowsOf(db: Db, { kept, other }: Move): Promise<void> {
  const both = [kept, other]
  const lock = lockRows(db, 'member merge')
  await db`
    select from event_tally where event_id in (select event_id from participation where participant_id = any (${both}))
    order by event_id ${lock}`
  await db`
    select from chat where id in (select chat_id from chat_member where participant_id = any (${both})) order by id ${lock}`
  await db`select from intro where from_id = any (${both}) or to_id = any (${both}) order by id ${lock}`
  await db`
    select from connection where user_id in (select user_id from participant where id = any (${both})) order by user_id ${lock}`
  await db`select from participant where id = any (${both}) order by id ${lock}`
}

/** Removes what the two have with each other, such as an intro or a block. */
export async function removeBetween(db: Db, { kept, other }: Move): Promise<void> {
  for (const [table, one, two] of pairs)
    await db`
      delete from ${db(table)} where (${db(one)}, ${db(two)}) in ((${kept}::uuid, ${other}::uuid), (${other}::uuid, ${kept}::uuid))`
}

export const moveParticipantRows = (db: Db, move: Move): Promise<void> => moveRows(db, participantColumns, move)

/** The kept one is an organiser if events moved to them. */
export async function moveConnectionRows(db: Db, move: Move): Promise<void> {
  await moveRows(db, connectionColumns, move)
  await db`
    update connection set is_organiser = true
    where user_id = ${move.kept} and not is_organiser and exists (select from responsible where user_id = ${move.kept})`
}

async function moveRows(db: Db, columns: Record<string, Rule>, { kept, other }: Move): Promise<void> {
  for (const [name, rule] of Object.entries(columns)) {
    if (rule === 'drop' || rule === 'own') continue
    const [table = '', column = ''] = name.split('.')
    if (rule !== 'move') await removeDoubles(db, table, column, rule, { kept, other })
    await db`update ${db(table)} set ${db(column)} = ${kept} where ${db(column)} = ${other}`
  }
}

async function removeDoubles(db: Db, table: string, column: string, rule: Unique, { kept, other }: Move) {
  const equal = rule.with
    .map(name => db`and mine.${db(name)} is not distinct from theirs.${db(name)}`)
    .reduce((all, part) => db`${all} ${part}`, db``)
  const isDouble = db`mine.${db(column)} = ${kept} and theirs.${db(column)} = ${other} ${equal}`
  if (rule.otherWins)
    await db`delete from ${db(table)} mine using ${db(table)} theirs where ${isDouble} and ${rule.otherWins(db)}`
  await db`delete from ${db(table)} theirs using ${db(table)} mine where ${isDouble}`
}

/** Rows about two members in the order of their ids. Of two rules about one pair, the one that keeps the two apart stays. */
export async function moveOrderedPairs(db: Db, { kept, other }: Move): Promise<void> {
  const isOf = (row: Fragment, id: string) => db`${id}::uuid in (${row}.first_id, ${row}.second_id)`
  const partner = (row: Fragment, id: string) =>
    db`case when ${row}.first_id = ${id} then ${row}.second_id else ${row}.first_id end`
  const [mine, theirs] = [db`mine`, db`theirs`]
  const isDouble = db`${isOf(mine, kept)} and ${isOf(theirs, other)} and ${partner(mine, kept)} = ${partner(theirs, other)}`
  await db`delete from pair_rule mine using pair_rule theirs where ${isDouble} and theirs.kind = 'NEVER'`
  await db`delete from pair_rule theirs using pair_rule mine where ${isDouble}`
  await db`
    delete from pair_score theirs using pair_score mine where ${isDouble} and mine.scored_by = theirs.scored_by`
  await db`delete from pair_choice theirs using pair_choice mine where ${isDouble} and mine.week = theirs.week`
  for (const table of ['pair_rule', 'pair_score', 'pair_choice', 'meeting'])
    await db`
      update ${db(table)} r set first_id = least(${kept}::uuid, ${partner(db`r`, other)}),
        second_id = greatest(${kept}::uuid, ${partner(db`r`, other)})
      where ${isOf(db`r`, other)}`
}

/** Ids of participants that are kept without a foreign key: in the audit log, in letters, and in what happened in a chat. */
export async function moveNamed(db: Db, { kept, other }: Move): Promise<void> {
  await db`update change set subject_id = ${kept} where subject_id = ${other}`
  for (const table of ['letter', 'messenger_text'])
    await db`update ${db(table)} set about = array_replace(about, ${other}::uuid, ${kept}::uuid) where about @> array[${other}::uuid]`
  await db`
    update chat_message m set data = jsonb_set(m.data, '{participantId}', to_jsonb(${kept}::text))
    where m.chat_id in (select chat_id from chat_member where participant_id = ${kept}) and m.data ->> 'participantId' = ${other}`
}

/** Counts of the kept one, which triggers keep row by row, from what is there now. */
export async function countAgain(db: Db, { kept, other }: Move): Promise<void> {
  // Deferred triggers would count the removed rows once more at the end of the transaction.
  await db`set constraints all immediate`
  await db`
    update listed_member m set
      intros_sent = (select count(*) from intro i where i.from_id = ${kept}),
      intros_received = (select count(*) from intro i where i.to_id = ${kept}),
      intros_answered = (select count(*) from intro i where i.to_id = ${kept} and i.answered_at is not null),
      events_attended = (select count(*) from participation a where a.participant_id = ${kept} and a.checked_in_at is not null),
      last_active_at = greatest(m.last_active_at, (select o.last_active_at from listed_member o where o.participant_id = ${other}))
    where m.participant_id = ${kept}`
}
