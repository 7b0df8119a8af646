import type { SettingChanges, SettingField, SettingFields } from '#contract/communities/community-setting.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'

/** Columns that managers change, with whether they hold JSON. */
const columns: Record<SettingField, 'json' | 'value'> = {
  title: 'json',
  landingTitle: 'json',
  landingCopy: 'json',
  landing: 'json',
  imgUrl: 'value',
  logoUrl: 'value',
  lang: 'value',
  langChoices: 'value',
  timeZone: 'value',
  transparent: 'value',
  approvalRequired: 'value',
  membersMayChat: 'value',
  shortLanding: 'value',
  isTimCommunity: 'value',
  options: 'json',
  authConfig: 'json',
  customNavigation: 'json',
  contactsConfig: 'value',
  requiredContacts: 'value',
  requiredContactsMin: 'value',
  shownContacts: 'value',
  contactPrivacy: 'value',
  stepsConfig: 'json',
  brandConfig: 'json',
  lettersConfig: 'json',
  links: 'json',
  contactLinks: 'json',
}
const fields = Object.keys(columns) as SettingField[]
const columnOf = (field: string) => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const selected = [...fields.map(columnOf), 'version', 'changed_in']

export type SettingRow = {
  record: SettingFields
  version: number
  changedIn: Partial<Record<SettingField, number>>
}

export const findSetting = (db: Db, id: string): Promise<SettingRow | null> => selectSetting(db, id, false)

/** Locked until the transaction ends: what is decided from it still holds when it is written. */
export const lockSetting = (db: Db, id: string): Promise<SettingRow | null> => selectSetting(db, id, true)

async function selectSetting(db: Db, id: string, isLocked: boolean): Promise<SettingRow | null> {
  const [row] = await db<(SettingFields & Omit<SettingRow, 'record'>)[]>`
    select ${db(selected)} from community where id = ${id}
    ${isLocked ? lockRows(db, 'community version') : db``}`
  if (!row) return null
  const { version, changedIn, ...record } = row
  return { record, version, changedIn }
}

/** Writes only what changes, and remembers in which version. */
export async function updateSetting(db: Db, id: string, changes: SettingChanges): Promise<void> {
  const changed = fields.filter(field => changes[field] !== undefined)
  let assignments = db`
    version = version + 1,
    changed_in = changed_in || (select jsonb_object_agg(field, version + 1) from unnest(${changed}::text[]) field)`
  for (const field of changed) {
    const value = changes[field] as string | string[] | boolean | number | null
    const isJson = columns[field] === 'json' && value !== null
    const written = isJson ? db`${JSON.stringify(value)}::text::jsonb` : db`${value}`
    assignments = db`${assignments}, ${db(columnOf(field))} = ${written}`
  }
  await db`update community set ${assignments} where id = ${id}`
}

/** The record and the audit log as texts: a logo that one of them names can be shown again. */
export async function listTextsWithLogos(db: Db, id: string): Promise<string[]> {
  const rows = await db<{ text: string }[]>`
    select concat_ws(' ', img_url, logo_url, brand_config, landing) as text from community where id = ${id}
    union all select concat_ws(' ', before, after) from change where kind = 'community' and concat(before, after) like '%logo-%'`
  return rows.map(({ text }) => text)
}
