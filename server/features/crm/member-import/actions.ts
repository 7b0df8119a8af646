import type { ImportRow, MemberImport, memberImportApi } from '#contract/crm/member-import.ts'
import type { Language } from '#contract/languages.ts'
import { explainFields } from '#contract/validation.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { listMembersByEmail } from '#server/features/crm/member/store.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { fieldWords } from '#server/platform/words/words.ts'
import { queueStep } from './jobs.ts'
import { readFile } from './member-import-file.ts'
import { stateOf } from './member-import-steps.ts'
import { canUndo, checkRow, guessMapping, type Mapping, valuesOf } from './rules.ts'
import * as store from './store.ts'

type Api = typeof memberImportApi

const previewRows = 5
const pageSize = 50

export const list: Action<Api['list']> = async (asked, { db }) => {
  const page = pageOf(asked)
  const found = await store.listImports(db, page)
  return { ...cutPage(found, page, ({ createdAt, id }) => ({ at: createdAt, id })), total: null }
}

/** The rows are stored in batches while the file is read. Until the last one the import is not listed, and a chore removes it. */
export const upload: Action<Api['upload']> = async ({ file, fileName }, ctx) => {
  const { community, actor, lang, now } = ctx
  const id = ctx.newId()
  const place = { communityId: community.id, importId: id }
  let titles: string[] | null = null
  let rows = 0
  for await (const batch of readFile(new Uint8Array(await file.arrayBuffer()))) {
    if (titles === null) {
      titles = batch[0] ?? []
      continue
    }
    const [isFirst, columns] = [rows === 0, titles]
    const first = rows + 1
    await ctx.inOwnTransaction(async db => {
      if (isFirst) {
        const mapping = guessMapping(columns, batch.slice(0, previewRows))
        const own = { communityId: community.id, id, authorId: actor.userId, fileName, columns, mapping, lang, at: now }
        await store.insertImport(db, own)
      }
      await store.insertRows(db, place, first, batch)
    })
    rows += batch.length
  }
  return ctx.inOwnTransaction(async db => {
    await store.finishUpload(db, id, rows)
    return describe(db, await findImport(db, id), now)
  })
}

export const get: Action<Api['get']> = async ({ id }, { db, now }) => describe(db, await findImport(db, id), now)

export const check: Action<Api['check']> = async ({ id, mapping }, ctx) => {
  const found = await findImport(ctx.db, id)
  ensure(mapping.length === found.columns.length, 'INVALID_INPUT')
  ensure(mapping.includes('email'), 'EMAIL_COLUMN_NEEDED')
  ensure(await store.beginStep(ctx.db, id, 'CHECKING', ['UPLOADED', 'CHECKED']), 'IMPORT_MOVED_ON')
  await store.saveMapping(ctx.db, id, mapping)
  await queueStep(ctx, id)
  return describe(ctx.db, await findImport(ctx.db, id), ctx.now)
}

export const listRows: Action<Api['listRows']> = async ({ id, state, after = 0, size = pageSize }, { db, lang }) => {
  const { mapping } = await findImport(db, id)
  const wanted = state ?? null
  const found = await store.listRows(db, { id, state: wanted, after, count: size + 1 })
  const shown = found.slice(0, size)
  return {
    items: await describeRows(db, mapping, shown, lang),
    next: found.length > size ? (shown.at(-1)?.line ?? null) : null,
    total: await store.countWanted(db, id, wanted),
  }
}

export const correct: Action<Api['correct']> = async ({ id, line, values, choice }, { db, lang }) => {
  const found = await store.findImport(db, id, { isHeld: true })
  ensure(found, 'NOT_FOUND')
  ensure(found.status === 'CHECKED', 'IMPORT_MOVED_ON')
  const row = await store.findRow(db, id, line)
  ensure(row, 'NOT_FOUND')
  const corrections = { ...row.corrections, ...values }
  await store.saveCorrection(db, id, line, corrections, choice === undefined ? row.choice : choice)
  await store.saveChecked(db, id, [await stateOf(db, found, { ...row, corrections })])
  const saved = await store.findRow(db, id, line)
  const [described] = await describeRows(db, found.mapping, saved ? [saved] : [], lang)
  ensure(described, 'NOT_FOUND')
  return described
}

export const start: Action<Api['start']> = async ({ id, status, ...chosen }, ctx) => {
  const found = await findImport(ctx.db, id)
  ensure(await store.beginStep(ctx.db, id, 'IMPORTING', ['CHECKED']), 'IMPORT_MOVED_ON')
  await store.saveSettings(ctx.db, id, ctx.actor.userId, { ...chosen, moderationStatus: status })
  const { duplicates, isInviting } = chosen
  await recordChange(ctx, ctx.actor, {
    kind: 'memberImport',
    subject: found.fileName,
    subjectId: id,
    before: {},
    after: { rows: found.rows, duplicates, status, isInviting },
  })
  await queueStep(ctx, id)
  return describe(ctx.db, await findImport(ctx.db, id), ctx.now)
}

export const undo: Action<Api['undo']> = async ({ id }, ctx) => {
  const found = await findImport(ctx.db, id)
  ensure(canUndo(found, ctx.now), 'IMPORT_MOVED_ON')
  ensure(await store.beginStep(ctx.db, id, 'UNDOING', ['DONE']), 'IMPORT_MOVED_ON')
  await recordChange(ctx, ctx.actor, {
    kind: 'memberImport',
    subject: found.fileName,
    subjectId: id,
    before: { status: 'DONE' },
    after: { status: 'UNDONE' },
  })
  await queueStep(ctx, id)
  return describe(ctx.db, await findImport(ctx.db, id), ctx.now)
}

export const remove: Action<Api['remove']> = async ({ id }, { db }) => {
  await findImport(db, id)
  ensure(await store.removeImport(db, id), 'IMPORT_MOVED_ON')
  return {}
}

async function findImport(db: Db, id: string): Promise<store.StoredImport> {
  const found = await store.findImport(db, id)
  ensure(found, 'NOT_FOUND')
  return found
}

async function describe(db: Db, found: store.StoredImport, now: Date): Promise<MemberImport> {
  const { lang: _lang, status, ...rest } = found
  ensure(status !== 'UPLOADING', 'NOT_FOUND')
  const states = { NEW: 0, MEMBER: 0, REPEATED: 0, INVALID: 0 }
  const outcomes = { CREATED: 0, UPDATED: 0, SKIPPED: 0, FAILED: 0, UNDONE: 0, KEPT: 0 }
  for (const { state, outcome, count } of await store.countRows(db, found.id)) {
    if (state !== 'UNCHECKED') states[state] += count
    if (outcome) outcomes[outcome] += count
  }
  const preview = await store.listRows(db, { id: found.id, state: null, after: 0, count: previewRows })
  return {
    ...rest,
    status,
    states,
    outcomes,
    preview: preview.map(({ cells }) => cells),
    can: { undo: canUndo(found, now) },
  }
}

async function describeRows(db: Db, mapping: Mapping, rows: store.StoredRow[], lang: Language): Promise<ImportRow[]> {
  const emails = rows.flatMap(({ email }) => email ?? [])
  const members = new Map((await listMembersByEmail(db, emails)).map(({ email, ...member }) => [email, member]))
  return rows.map(({ line, cells, corrections, state, email, choice, outcome }) => {
    const values = valuesOf(mapping, cells, corrections)
    const { error } = checkRow(values)
    return {
      line,
      state: state === 'UNCHECKED' ? 'NEW' : state,
      values,
      problems: error ? explainFields(error, fieldWords(lang)) : {},
      choice,
      outcome,
      member: (email && members.get(email)) || null,
    }
  })
}
