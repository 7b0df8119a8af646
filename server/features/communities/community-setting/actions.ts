import { randomUUID } from 'node:crypto'
import { type AuthType, authTypes } from '#contract/communities/community.ts'
import {
  type communitySettingApi,
  type SettingChanges,
  settingChanges,
} from '#contract/communities/community-setting.ts'
import { communityTopic, type SettingsFrame } from '#contract/realtime/topics.ts'
import { explainFields } from '#contract/validation.ts'
import { findChange, recordChange, takeForUndo } from '#server/features/admin/change/actions.ts'
import { codeUrlOf } from '#server/features/auth/provider/rules.ts'
import { cutSquare } from '#server/features/files/photo/actions.ts'
import { undoQuestionChange } from '#server/features/participants/questionnaire/actions.ts'
import { checkTimeZone } from '#server/platform/clock/time-zones.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { failureMessage, fieldWords } from '#server/platform/words/words.ts'
import { usableMethods } from '../community/rules.ts'
import { findOauthProvider } from '../community/store.ts'
import { addedMethods, changedFields, changesBetween, fieldsChangedSince, findProblems, takeBack } from './rules.ts'
import * as store from './store.ts'

type Api = typeof communitySettingApi

export const get: Action<Api['get']> = async (_input, ctx) => describe(ctx, await found(store.findSetting, ctx))

export const update: Action<Api['update']> = async ({ version, ...given }, ctx) => {
  const before = await found(store.lockSetting, ctx)
  const stale = fieldsChangedSince(changedFields(before.record, given), before.changedIn, version)
  if (stale.length > 0) {
    const message = failureMessage(ctx.lang, 'SETTING_CHANGED')
    throw new Failure('SETTING_CHANGED', { fields: Object.fromEntries(stale.map(field => [field, message])) })
  }
  return save(ctx, before, given)
}

export const uploadLogo: Action<Api['uploadLogo']> = async ({ image, ...crop }, { storage, community }) => {
  const pictures = await cutSquare(new Uint8Array(await image.arrayBuffer()), crop)
  const file = `logo-${randomUUID()}`
  for (const { size, bytes } of pictures) await storage.put(community.id, `${file}-${size}.webp`, bytes, 'image/webp')
  return { url: `/files/${file}-512.webp` }
}

export const undo: Action<Api['undo']> = async ({ id }, ctx) => {
  const before = await found(store.lockSetting, ctx)
  const known = await findChange(ctx.db, id)
  ensure(known, 'NOT_FOUND')
  ensure(known.kind === 'community' || known.kind === 'question', 'CHANGE_NOT_UNDOABLE')
  const change = await takeForUndo(ctx.db, id, ctx.now)
  ensure(change, 'CHANGE_NOT_UNDOABLE')
  if (known.kind === 'question') {
    ensure(await undoQuestionChange(ctx, change), 'CHANGED_LATER')
    return describe(ctx, before)
  }
  const restored = takeBack(before.record, change)
  ensure(restored, 'CHANGED_LATER')
  const changed = changedFields(before.record, restored)
  const parsed = settingChanges.safeParse(Object.fromEntries(changed.map(field => [field, restored[field]])))
  if (!parsed.success) throw new Failure('INVALID_INPUT', { fields: explainFields(parsed.error, fieldWords(ctx.lang)) })
  return save(ctx, before, parsed.data)
}

/** Writes what differs, with its change in the audit log, and tells open pages. The row is locked by the caller. */
async function save(ctx: UserContext, before: store.SettingRow, given: SettingChanges) {
  const { db, community, lang } = ctx
  const changed = changedFields(before.record, given)
  if (changed.length === 0) return describe(ctx, before)
  const changes: SettingChanges = Object.fromEntries(changed.map(field => [field, given[field]]))
  if (changes.timeZone) changes.timeZone = await checkTimeZone(db, lang, 'timeZone', changes.timeZone)
  const record = { ...before.record, ...changes } as store.SettingRow['record']
  const problems = Object.entries(findProblems(record, changed))
  if (problems.length > 0) {
    const fields = problems.map(([field, problem]) => [field, fieldWords(lang)[problem]])
    throw new Failure('INVALID_INPUT', { fields: Object.fromEntries(fields) })
  }
  if (changes.authConfig) {
    const available = await availableMethods(ctx, record)
    if (addedMethods(before.record, record).some(each => !available.includes(each)))
      throw new Failure('METHOD_NOT_CONFIGURED', {
        fields: { authConfig: failureMessage(lang, 'METHOD_NOT_CONFIGURED') },
      })
    ensure(
      record.authConfig.some(({ authType }) => available.includes(authType)),
      'NO_SIGN_IN_METHOD',
    )
  }
  await store.updateSetting(db, community.id, changes)
  await recordChange(ctx, ctx.actor, { kind: 'community', ...changesBetween(before.record, record), canUndo: true })
  const saved = await found(store.findSetting, ctx)
  const frame: SettingsFrame = { version: saved.version }
  const topic = communityTopic(community.id, 'settings')
  await ctx.publish({ topic, audience: { exceptIds: [] }, body: JSON.stringify(frame) })
  return describe(ctx, saved)
}

async function found(find: typeof store.findSetting, { db, community }: UserContext): Promise<store.SettingRow> {
  const row = await find(db, community.id)
  ensure(row, 'NOT_FOUND')
  return row
}

async function describe(ctx: UserContext, { record, version }: store.SettingRow) {
  const available = await availableMethods(ctx, record)
  const working = record.authConfig.flatMap(({ authType }) => (available.includes(authType) ? [authType] : []))
  const fromFiles = await ctx.communities.fromFiles(ctx.community.domain)
  return { ...record, version, workingMethods: working, availableMethods: available, fromFiles }
}

/** Methods that work once they are on: those of a provider need its settings. */
async function availableMethods({ db, config }: UserContext, record: store.SettingRow['record']): Promise<AuthType[]> {
  const provider = await findOauthProvider(db)
  const hasOauthProvider = provider !== null && (provider.codeUrl ?? codeUrlOf(record)) !== null
  const all = authTypes.map(authType => ({ authType }))
  const usable = usableMethods(all, { hasGoogle: config.GOOGLE_CLIENT_ID !== undefined, hasOauthProvider })
  return usable.map(({ authType }) => authType)
}

/** Fails if none of the sign-in methods works. The community's row is locked by the caller. */
export async function ensureWayIn(ctx: UserContext): Promise<void> {
  const { record } = await found(store.findSetting, ctx)
  const available = await availableMethods(ctx, record)
  ensure(
    record.authConfig.some(({ authType }) => available.includes(authType)),
    'NO_SIGN_IN_METHOD',
  )
}
