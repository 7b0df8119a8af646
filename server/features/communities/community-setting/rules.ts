import { isDeepStrictEqual } from 'node:util'
import type { ChangedFields } from '#contract/admin/change.ts'
import {
  type SettingChanges,
  type SettingField,
  type SettingFields,
  settingFields,
} from '#contract/communities/community-setting.ts'
import type { CommunityOption } from '#contract/communities/options.ts'
import type { FieldWords } from '#contract/validation.ts'

/** Given fields whose value differs from the stored one. */
export const changedFields = (stored: SettingFields, given: SettingChanges): SettingField[] =>
  settingFields.filter(field => given[field] !== undefined && !isDeepStrictEqual(given[field], stored[field]))

/** Fields that somebody else has changed after the version that the manager has read. */
export const fieldsChangedSince = (
  fields: SettingField[],
  changedIn: Partial<Record<SettingField, number>>,
  version: number,
): SettingField[] => fields.filter(field => (changedIn[field] ?? 0) > version)

/** Sign-in methods that are switched on: a stored one may lack its provider since. */
export const addedMethods = (before: Pick<SettingFields, 'authConfig'>, after: Pick<SettingFields, 'authConfig'>) =>
  after.authConfig.flatMap(({ authType }) =>
    before.authConfig.some(each => each.authType === authType) ? [] : [authType],
  )

/**
 * What is wrong between fields, for those that were changed: a stored record may be older than a rule, and then stays editable
 * elsewhere.
 */
export function findProblems(
  record: SettingFields,
  changed: SettingField[],
): Partial<Record<SettingField, keyof FieldWords>> {
  const problems: Partial<Record<SettingField, keyof FieldWords>> = {}
  const has = (...fields: SettingField[]) => fields.some(field => changed.includes(field))
  const isWithin = (part: string[], whole: string[]) => part.every(each => whole.includes(each))
  if (has('lang', 'langChoices') && !record.langChoices.includes(record.lang)) problems.lang = 'choice'
  if (has('requiredContacts', 'contactsConfig') && !isWithin(record.requiredContacts, record.contactsConfig))
    problems.requiredContacts = 'choice'
  if (has('shownContacts', 'contactsConfig') && !isWithin(record.shownContacts, record.contactsConfig))
    problems.shownContacts = 'choice'
  if (has('requiredContactsMin', 'requiredContacts') && record.requiredContactsMin > record.requiredContacts.length)
    problems.requiredContactsMin = 'invalid'
  if (has('customNavigation') && record.customNavigation) {
    const ids = record.customNavigation.customTabs.map(({ id }) => id)
    if (new Set(ids).size < ids.length) problems.customNavigation = 'duplicate'
  }
  return problems
}

type Json = ChangedFields[string]
type Tree = { [name: string]: Json }

/** Options stand in the audit log one by one, so that each is undone by itself; null for one that is off. */
const treeOf = ({ options, ...rest }: SettingFields): Tree => ({
  ...(rest as unknown as Tree),
  options: Object.fromEntries(options.map(({ optionType, settings }) => [optionType, settings])) as Tree,
})

const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values that differ, by path (`brandConfig.brandColor`): an object is taken apart where both have the same parts. */
export function changesBetween(
  before: SettingFields,
  after: SettingFields,
): { before: ChangedFields; after: ChangedFields } {
  const changes = { before: {} as ChangedFields, after: {} as ChangedFields }
  compare(treeOf(before), treeOf(after), [], changes)
  return changes
}

function compare(one: Tree, other: Tree, path: string[], changes: ReturnType<typeof changesBetween>): void {
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [was, is] = [one[name] ?? null, other[name] ?? null]
    const here = [...path, name]
    if (isDeepStrictEqual(was, is)) continue
    const isTakenApart = isTree(was) && isTree(is) && (hasSameParts(was, is) || here.join() === 'options')
    if (isTakenApart) compare(was, is, here, changes)
    else {
      changes.before[here.join('.')] = was
      changes.after[here.join('.')] = is
    }
  }
}

const hasSameParts = (one: Tree, other: Tree): boolean =>
  isDeepStrictEqual(Object.keys(one).sort(), Object.keys(other).sort())

/** The record with a change taken back; null if one of its values is no longer that of the change. */
export function takeBack(
  current: SettingFields,
  change: { before: ChangedFields; after: ChangedFields },
): SettingFields | null {
  const tree = structuredClone(treeOf(current))
  for (const [path, value] of Object.entries(change.before)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let place: Json | undefined = tree
    for (const name of names) place = isTree(place) ? place[name] : undefined
    if (!isTree(place) || !isDeepStrictEqual(place[last] ?? null, change.after[path] ?? null)) return null
    place[last] = value
  }
  const { options, ...rest } = tree
  const kept = Object.entries(options as Tree).filter(([, settings]) => settings !== null)
  return {
    ...(rest as unknown as Omit<SettingFields, 'options'>),
    options: kept.map(([optionType, settings]) => ({ optionType, settings }) as unknown as CommunityOption),
  }
}

/** Names of uploaded logos in a text, such as the stored record. */
export const logosIn = (text: string): string[] => text.match(/logo-[0-9a-f-]{36}/g) ?? []
