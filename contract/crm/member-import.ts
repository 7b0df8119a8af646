import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { id, instant, list, nothing, paging, text } from '../shapes.ts'
import {
  duplicateChoices,
  importFields,
  importLimits,
  importOutcomes,
  importRowStates,
  importStatuses,
} from './member-import-fields.ts'

export const importField = z.enum(importFields)
export type ImportField = z.infer<typeof importField>

const duplicateChoice = z.enum(duplicateChoices)
export type DuplicateChoice = z.infer<typeof duplicateChoice>

const count = z.number().int()

/** For each column its field, or null; each field at most once. */
const mapping = z
  .array(importField.nullable())
  .max(importLimits.columns)
  .refine(fields => {
    const used = fields.filter(field => field !== null)
    return new Set(used).size === used.length
  }, 'duplicate')

export const memberImport = z.strictObject({
  id,
  fileName: z.string(),
  status: z.enum(importStatuses),
  columns: z.array(z.string()),
  mapping: z.array(importField.nullable()),
  /** Cells of the first rows. */
  preview: z.array(z.array(z.string())),
  rows: count,
  /** Rows that the current step has handled. */
  progress: count,
  states: z.strictObject({ NEW: count, MEMBER: count, REPEATED: count, INVALID: count }),
  outcomes: z.strictObject({
    CREATED: count,
    UPDATED: count,
    SKIPPED: count,
    FAILED: count,
    UNDONE: count,
    KEPT: count,
  }),
  duplicates: duplicateChoice,
  moderationStatus: z.enum(['PENDING', 'CONFIRMED']),
  isInviting: z.boolean(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  can: z.strictObject({ undo: z.boolean() }),
})
export type MemberImport = z.infer<typeof memberImport>

const values = z.partialRecord(importField, z.string())

export const importRow = z.strictObject({
  line: count,
  state: z.enum(importRowStates),
  values,
  /** What is wrong, by field, in the reader's language. */
  problems: z.partialRecord(importField, z.string()),
  choice: duplicateChoice.nullable(),
  outcome: z.enum(importOutcomes).nullable(),
  /** The member of this community who has the address. */
  member: z.strictObject({ id, name: z.string() }).nullable(),
})
export type ImportRow = z.infer<typeof importRow>

const line = z.coerce.number().int().min(1).max(importLimits.rows)

export const memberImportApi = {
  list: endpoint({
    call: 'GET /api/admin/imports',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List the imports of members into this community, newest first.',
    input: paging,
    reply: list(
      memberImport.pick({ id: true, fileName: true, status: true, rows: true, createdAt: true, finishedAt: true }),
    ),
  }),
  upload: endpoint({
    call: 'POST /api/admin/imports',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Upload a CSV file with members: UTF-8 or windows-1251, separated by commas, semicolons or tabs, with titles.',
    body: 'form',
    input: { file: z.file().max(importLimits.bytes), fileName: text(200).default('') },
    reply: memberImport,
    fails: ['INVALID_CSV', 'TOO_MANY_ROWS', 'BODY_TOO_LARGE'],
    transaction: 'none',
    limit: 'upload',
  }),
  get: endpoint({
    call: 'GET /api/admin/imports/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Get an import with its progress.',
    input: { id },
    reply: memberImport,
  }),
  check: endpoint({
    call: 'POST /api/admin/imports/:id/check',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Set which column is which field, and check all rows.',
    input: { id, mapping },
    reply: memberImport,
    fails: ['EMAIL_COLUMN_NEEDED', 'IMPORT_MOVED_ON'],
    limit: 'write',
  }),
  listRows: endpoint({
    call: 'GET /api/admin/imports/:id/rows',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List the rows of an import, in the order of the file; `problems` are those to be corrected.',
    input: {
      id,
      state: z.enum(['INVALID', 'MEMBER', 'REPEATED', 'FAILED', 'KEPT']).optional(),
      after: line.optional(),
      size: paging.size,
    },
    reply: z.strictObject({ items: z.array(importRow), next: count.nullable(), total: count }),
  }),
  correct: endpoint({
    call: 'PATCH /api/admin/imports/:id/rows/:line',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Correct a row, or choose what happens with it if the member is here already; the row is checked again.',
    input: {
      id,
      line,
      values: z.partialRecord(importField, text(importLimits.cell)).default({}),
      choice: duplicateChoice.nullable().optional(),
    },
    reply: importRow,
    fails: ['IMPORT_MOVED_ON'],
    limit: 'door',
  }),
  start: endpoint({
    call: 'POST /api/admin/imports/:id/start',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Import the checked rows; rows with problems are left out.',
    input: {
      id,
      duplicates: duplicateChoice.default('fill'),
      status: z.enum(['PENDING', 'CONFIRMED']).default('CONFIRMED'),
      isInviting: z.boolean().default(false),
      lang: language,
    },
    reply: memberImport,
    fails: ['IMPORT_MOVED_ON'],
    limit: 'write',
  }),
  undo: endpoint({
    call: 'POST /api/admin/imports/:id/undo',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Remove the members whom an import created and restore the values that it overwrote, unless changed since.',
    input: { id },
    reply: memberImport,
    fails: ['IMPORT_MOVED_ON'],
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/imports/:id',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Remove an import that has not been started, with its rows.',
    input: { id },
    reply: nothing,
    fails: ['IMPORT_MOVED_ON'],
    limit: 'write',
  }),
}
