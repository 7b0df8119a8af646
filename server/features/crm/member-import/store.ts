import type { DuplicateChoice, MemberImport } from '#contract/crm/member-import.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import type { Mapping, Values } from './rules.ts'

export type Status = 'UPLOADING' | MemberImport['status']
export type Step = 'CHECKING' | 'IMPORTING' | 'UNDOING'
export type RowState = 'UNCHECKED' | keyof MemberImport['states']
export type Outcome = keyof MemberImport['outcomes']

export type StoredImport = {
  id: string
  fileName: string
  status: Status
  columns: string[]
  mapping: Mapping
  rows: number
  progress: number
  duplicates: DuplicateChoice
  moderationStatus: 'PENDING' | 'CONFIRMED'
  isInviting: boolean
  lang: Language
  createdAt: string
  finishedAt: string | null
}

export type StoredRow = {
  line: number
  cells: string[]
  corrections: Values
  state: RowState
  email: string | null
  choice: DuplicateChoice | null
  outcome: Outcome | null
  participantId: string | null
}

export const json = (db: Db, value: unknown) => db`${JSON.stringify(value)}::text::jsonb`

type NewImport = Pick<StoredImport, 'id' | 'fileName' | 'columns' | 'mapping' | 'lang'> & {
  communityId: string
  authorId: string
  at: Date
}

export async function insertImport(db: Db, made: NewImport): Promise<void> {
  await db`
    insert into member_import (community_id, id, author_id, file_name, status, columns, mapping, lang, created_at)
    values (${made.communityId}, ${made.id}, ${made.authorId}, ${made.fileName}, 'UPLOADING', ${json(db, made.columns)},
      ${json(db, made.mapping)}, ${made.lang}, ${made.at})`
}

export async function insertRows(
  db: Db,
  place: { communityId: string; importId: string },
  first: number,
  rows: string[][],
): Promise<void> {
  const lines = rows.map((cells, at) => ({ line: first + at, cells }))
  await db`
    insert into member_import_row (community_id, import_id, line, cells)
    select ${place.communityId}, ${place.importId}, line, cells
    from jsonb_to_recordset(${json(db, lines)}) as r (line integer, cells jsonb)`
}

/** The rows were just written: without statistics each batch of the check would read all of them. */
export async function finishUpload(db: Db, id: string, rows: number): Promise<void> {
  if (rows >= worthStatistics) await db`select gather_statistics('member_import_row')`
  await db`update member_import set status = 'UPLOADED', row_count = ${rows} where id = ${id}`
}

/** Rows from which on gathering statistics takes less time than it saves. */
const worthStatistics = 1000

type ListedImport = Pick<MemberImport, 'id' | 'fileName' | 'status' | 'rows' | 'createdAt' | 'finishedAt'>

export async function listImports(db: Db, { after, skip, count }: Page): Promise<ListedImport[]> {
  return db<ListedImport[]>`
    select id, file_name, status, row_count as rows, created_at, finished_at from member_import
    where status <> 'UPLOADING'
      and ${after ? db`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : db`true`}
    order by created_at desc, id desc offset ${skip} limit ${count}`
}

/** Null while it is being uploaded. `isHeld`: no step begins until the transaction ends. */
export async function findImport(db: Db, id: string, { isHeld = false } = {}): Promise<StoredImport | null> {
  const [row] = await db<StoredImport[]>`
    select id, file_name, status, columns, mapping, row_count as rows, progress, duplicates, moderation_status, is_inviting, lang,
      created_at, finished_at
    from member_import where id = ${id} and status <> 'UPLOADING' ${isHeld ? lockRows(db, 'member import', 'share') : db``}`
  return row ?? null
}

export async function countRows(db: Db, id: string) {
  return db<{ state: RowState; outcome: Outcome | null; count: number }[]>`
    select state, outcome, count(*)::integer as count from member_import_row where import_id = ${id} group by state, outcome`
}

/** Begins a step; null if the import is not in one of these states. */
export async function beginStep(db: Db, id: string, step: Step, from: Status[]): Promise<boolean> {
  const [row] = await db`
    update member_import set status = ${step}, progress = 0 where id = ${id} and status = any (${from}) returning id`
  return row !== undefined
}

export async function saveMapping(db: Db, id: string, mapping: Mapping): Promise<void> {
  await db`update member_import set mapping = ${json(db, mapping)} where id = ${id}`
}

/** It is the import of the manager who starts it, also if another one uploaded the file. */
export async function saveSettings(
  db: Db,
  id: string,
  authorId: string,
  chosen: Pick<StoredImport, 'duplicates' | 'moderationStatus' | 'isInviting' | 'lang'>,
): Promise<void> {
  await db`
    update member_import set duplicates = ${chosen.duplicates}, moderation_status = ${chosen.moderationStatus},
      is_inviting = ${chosen.isInviting}, lang = ${chosen.lang}, author_id = ${authorId} where id = ${id}`
}

/** Whether an import may write into a profile: into that of an admin only if an admin started it. */
export async function mayWrite(db: Db, id: string, participantId: string): Promise<boolean> {
  const rows = await db`
    select from participant p join connection c on c.user_id = p.user_id
    where p.id = ${participantId} and (c.role <> 'ROLE_ADMIN' or exists (
      select from member_import i join connection a on a.user_id = i.author_id where i.id = ${id} and a.role = 'ROLE_ADMIN'))`
  return rows.length > 0
}

/** Claims the next rows of a step; false when another worker has claimed them. */
export async function claimRows(db: Db, { id, status, progress }: StoredImport, to: number): Promise<boolean> {
  const [row] = await db`
    update member_import set progress = ${to} where id = ${id} and status = ${status}
      and progress = ${progress} returning id`
  return row !== undefined
}

export async function finishStep(db: Db, id: string, status: Status, finishedAt: Date | null): Promise<void> {
  await db`
    update member_import set status = ${status}, finished_at = coalesce(${finishedAt}, finished_at) where id = ${id}`
}

const rowColumns = ['line', 'cells', 'corrections', 'state', 'email', 'choice', 'outcome', 'participant_id']

/** Rows after one and up to another. */
export async function listRowsBetween(db: Db, id: string, after: number, to: number): Promise<StoredRow[]> {
  return db<StoredRow[]>`
    select ${db(rowColumns)} from member_import_row where import_id = ${id} and line > ${after} and line <= ${to} order by line`
}

export async function findRow(db: Db, id: string, line: number): Promise<StoredRow | null> {
  const [row] = await db<StoredRow[]>`
    select ${db(rowColumns)} from member_import_row where import_id = ${id} and line = ${line}`
  return row ?? null
}

type Wanted = 'INVALID' | 'MEMBER' | 'REPEATED' | 'FAILED' | 'KEPT'

const isWanted = (db: Db, wanted: Wanted | null) =>
  wanted === null
    ? db`true`
    : wanted === 'FAILED' || wanted === 'KEPT'
      ? db`outcome = ${wanted}`
      : db`state = ${wanted}`

export async function listRows(
  db: Db,
  asked: { id: string; state: Wanted | null; after: number; count: number },
): Promise<StoredRow[]> {
  return db<StoredRow[]>`
    select ${db(rowColumns)} from member_import_row
    where import_id = ${asked.id} and ${isWanted(db, asked.state)} and line > ${asked.after}
    order by line limit ${asked.count}`
}

export async function countWanted(db: Db, id: string, state: Wanted | null): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from member_import_row where import_id = ${id} and ${isWanted(db, state)}`
  return row?.count ?? 0
}

export type CheckedRow = { line: number; state: RowState; email: string | null }

export async function saveChecked(db: Db, id: string, rows: CheckedRow[]): Promise<void> {
  await db`
    update member_import_row r set state = c.state, email = c.email, outcome = null
    from jsonb_to_recordset(${json(db, rows)}) as c (line integer, state text, email text)
    where r.import_id = ${id} and r.line = c.line`
}

export async function saveCorrection(
  db: Db,
  id: string,
  line: number,
  corrections: Values,
  choice: DuplicateChoice | null,
): Promise<void> {
  await db`
    update member_import_row set corrections = ${json(db, corrections)}, choice = ${choice}
    where import_id = ${id} and line = ${line}`
}

/** Which of the addresses an earlier, valid row has. */
export async function listRepeated(db: Db, id: string, emails: string[], before: number): Promise<string[]> {
  const rows = await db<{ email: string }[]>`
    select distinct email from member_import_row
    where import_id = ${id} and email = any (${emails}) and line < ${before} and state <> 'INVALID'`
  return rows.map(({ email }) => email)
}

export type Made = {
  line: number
  outcome: Outcome
  participantId: string | null
  made: unknown
}

export async function saveOutcomes(db: Db, id: string, rows: Made[]): Promise<void> {
  if (rows.length === 0) return
  const plain = rows.map(({ line, outcome, participantId, made }) => ({
    line,
    outcome,
    participant_id: participantId,
    made,
  }))
  await db`
    update member_import_row r set outcome = c.outcome, participant_id = c.participant_id, made = c.made
    from jsonb_to_recordset(${json(db, plain)}) as c (line integer, outcome text, participant_id uuid, made jsonb)
    where r.import_id = ${id} and r.line = c.line`
}

export async function setOutcome(db: Db, id: string, line: number, outcome: Outcome): Promise<void> {
  await db`update member_import_row set outcome = ${outcome} where import_id = ${id} and line = ${line}`
}

export async function findMade<T>(db: Db, id: string, line: number): Promise<T | null> {
  const [row] = await db<{ made: T }[]>`select made from member_import_row where import_id = ${id} and line = ${line}`
  return row?.made ?? null
}

/** False when it has been started. */
export async function removeImport(db: Db, id: string): Promise<boolean> {
  const [row] = await db`
    delete from member_import where id = ${id} and status in ('UPLOADED', 'CHECKING', 'CHECKED') returning id`
  return row !== undefined
}

/** Removes rows of imports that can no longer be undone, and files whose upload was interrupted. */
export async function removeOldRows(
  db: Db,
  { keptSince, uploadsSince }: { keptSince: Date; uploadsSince: Date },
): Promise<void> {
  await db`
    delete from member_import_row r using member_import i
    where i.id = r.import_id and coalesce(i.finished_at, i.created_at) < ${keptSince}`
  await db`
    delete from member_import where (status = 'UPLOADING' and created_at < ${uploadsSince})
      or (status in ('UPLOADED', 'CHECKING', 'CHECKED') and created_at < ${keptSince})`
}

export async function exportImports(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select file_name, status, row_count as rows, created_at from member_import where author_id = ${userId} order by created_at, id`
}

export async function forgetAuthor(db: Db, { userId }: Person): Promise<void> {
  await db`update member_import set author_id = null where author_id = ${userId}`
}

export async function exportRows(db: Db, { email, participantId }: Person): Promise<unknown> {
  return db`
    select i.columns, r.cells, r.corrections, i.created_at from member_import_row r join member_import i on i.id = r.import_id
    where r.email = ${email} or r.participant_id = ${participantId} order by i.created_at, r.line`
}

export async function removeRowsAbout(db: Db, { email, participantId }: Person): Promise<void> {
  await db`delete from member_import_row where email = ${email} or participant_id = ${participantId}`
}

/** A letter that has not been sent, because a daily cap holds it. */
export async function removeWaitingLetter(db: Db, letterId: string): Promise<void> {
  await db`delete from letter where id = ${letterId} and status = 'WAITING'`
}
