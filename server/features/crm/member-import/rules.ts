import { z } from 'zod'
import type { ContactType } from '#contract/communities/community.ts'
import type { DuplicateChoice, ImportField } from '#contract/crm/member-import.ts'
import { importFields } from '#contract/crm/member-import-fields.ts'
import { contactFormats } from '#contract/participants/contacts.ts'
import { profileFields } from '#contract/participants/profile-shapes.ts'
import { email } from '#contract/shapes.ts'

export type Mapping = (ImportField | null)[]
export type Values = Partial<Record<ImportField, string>>

/** UTF-8, or windows-1251 if the bytes are no UTF-8: what spreadsheets in Russian save. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** The delimiter that the first line has most often, outside quotes. */
export function delimiterOf(text: string): string {
  const counts = new Map([
    [',', 0],
    [';', 0],
    ['\t', 0],
  ])
  let isQuoted = false
  for (const letter of text.slice(0, 100_000)) {
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && letter === '\n') break
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ','
}

/** Titles by which a column is recognised, in both languages; compared without case, spaces and punctuation. */
const titlesOf: Record<ImportField, string[]> = {
  email: ['email', 'mail', 'emailaddress', 'почта', 'эл почта', 'электронная почта', 'имейл', 'емейл', 'адрес почты'],
  fullName: ['name', 'full name', 'fio', 'фио', 'имя и фамилия', 'фамилия и имя', 'фамилия имя', 'участник', 'member'],
  firstName: ['first name', 'given name', 'имя'],
  lastName: ['last name', 'surname', 'family name', 'фамилия'],
  company: ['company', 'organisation', 'organization', 'employer', 'компания', 'организация', 'место работы'],
  position: ['position', 'job title', 'title', 'role', 'job', 'должность', 'роль', 'позиция'],
  city: ['city', 'town', 'location', 'город'],
  about: ['about', 'bio', 'about me', 'description', 'о себе', 'об участнике', 'описание'],
  lookingFor: ['looking for', 'request', 'who are you looking for', 'запрос', 'кого ищу', 'кого ищете', 'ищу'],
  canHelp: [
    'can help',
    'can help with',
    'i can help with',
    'offer',
    'могу помочь',
    'чем могу помочь',
    'чем могу быть полезен',
  ],
  goal: ['goal', 'what is your goal', 'цель'],
  tags: ['topics', 'tags', 'interests', 'skills', 'темы', 'теги', 'интересы', 'навыки'],
  PHONE: ['phone', 'phone number', 'mobile', 'tel', 'телефон', 'номер телефона', 'мобильный', 'тел'],
  TELEGRAM: ['telegram', 'tg', 'телеграм', 'тг', 'телеграмм'],
  LINKEDIN: ['linkedin', 'линкедин'],
  FACEBOOK: ['facebook', 'fb', 'фейсбук'],
  INSTAGRAM: ['instagram', 'инстаграм'],
  VK: ['vk', 'vkontakte', 'вк', 'вконтакте'],
  GITHUB: ['github', 'гитхаб'],
  TWITTER: ['twitter', 'x', 'x twitter', 'твиттер'],
  SLACK: ['slack', 'слак'],
  DISCORD: ['discord', 'дискорд'],
  CALENDLY: ['calendly'],
}

const bare = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]/gu, '')

const fieldOf = new Map(
  importFields.flatMap(field => titlesOf[field].map((title): [string, ImportField] => [bare(title), field])),
)

/** What each column probably is, by its title; else a column with addresses in its first rows is the email. */
export function guessMapping(titles: string[], rows: string[][]): Mapping {
  const used = new Set<ImportField>()
  const mapping: Mapping = titles.map(title => {
    const field = fieldOf.get(bare(title)) ?? null
    if (field === null || used.has(field)) return null
    used.add(field)
    return field
  })
  if (!used.has('email')) {
    const isEmails = (column: number) => rows.some(cells => email.safeParse(cells[column] ?? '').success)
    const column = mapping.findIndex((field, at) => field === null && isEmails(at))
    if (column >= 0) mapping[column] = 'email'
  }
  // "Name" beside "Last name" is the first name.
  if (used.has('fullName') && used.has('lastName') && !used.has('firstName'))
    return mapping.map(field => (field === 'fullName' ? 'firstName' : field))
  return mapping
}

/** Texts of a row by field; what the manager corrected replaces the cell. */
export function valuesOf(mapping: Mapping, cells: string[], corrections: Values): Values {
  const values: Values = {}
  for (const [column, field] of mapping.entries()) if (field) values[field] = (cells[column] ?? '').trim()
  return { ...values, ...corrections }
}

const importedContacts = importFields.filter((field): field is Exclude<ContactType, 'EMAIL'> => field in contactFormats)

const orEmpty = <T extends z.ZodType<string>>(shape: T) => z.union([z.literal(''), shape])

const contactText = (type: ContactType) =>
  z
    .string()
    .max(2000)
    .transform((value, ctx) => {
      if (value.trim() === '') return ''
      const normalised = contactFormats[type].normalise(value)
      if (normalised !== null) return normalised
      ctx.addIssue({ code: 'custom', message: 'contact' })
      return z.NEVER
    })

const splitTags = z
  .string()
  .transform(value => [...new Set(value.split(/[,;|]/).map(tag => tag.trim()))].filter(Boolean))
  .pipe(profileFields.tags)

const checkedValues = z.strictObject({
  email,
  firstName: profileFields.firstName,
  lastName: orEmpty(profileFields.lastName),
  company: profileFields.company,
  position: profileFields.position,
  city: profileFields.city,
  about: profileFields.about,
  lookingFor: profileFields.lookingFor,
  canHelp: profileFields.canHelp,
  goal: profileFields.goal,
  tags: splitTags,
  ...(Object.fromEntries(importedContacts.map(type => [type, contactText(type)])) as Record<
    (typeof importedContacts)[number],
    ReturnType<typeof contactText>
  >),
})

/** A member as a row describes them; empty texts where it says nothing. */
export type ImportedMember = {
  email: string
  firstName: string
  lastName: string
  company: string
  position: string
  city: string
  about: string
  lookingFor: string
  canHelp: string
  goal: string
  tags: string[]
  contacts: { type: ContactType; value: string }[]
}

export type Checked =
  | { member: ImportedMember; error: null }
  | { member: null; error: z.ZodError; email: string | null }

/** "Vera Lind" has the first name first; of "Линд, Вера" the last name stands before the comma. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [last, first] = fullName.split(',').map(part => part.trim())
  if (first) return { firstName: first, lastName: last ?? '' }
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Checks the texts of a row as the profile's own form would. */
export function checkRow({ fullName, ...values }: Values): Checked {
  const names = fullName ? splitName(fullName) : { firstName: '', lastName: '' }
  const empty = Object.fromEntries(Object.keys(checkedValues.shape).map(field => [field, '']))
  const given = { ...empty, ...values }
  const whole = {
    ...given,
    firstName: values.firstName || names.firstName,
    lastName: values.lastName || names.lastName,
  }
  const parsed = checkedValues.safeParse(whole, { reportInput: true })
  if (!parsed.success) return { member: null, error: parsed.error, email: email.safeParse(values.email).data ?? null }
  const { data } = parsed
  const contacts = importedContacts.flatMap(type => (data[type] ? [{ type, value: data[type] }] : []))
  const { firstName, lastName, company, position, city, about, lookingFor, canHelp, goal, tags } = data
  const profile = { firstName, lastName, company, position, city, about, lookingFor, canHelp, goal, tags }
  return { member: { email: data.email, ...profile, contacts }, error: null }
}

/** The fields of a profile that an import writes. */
export const profileColumns = [
  'firstName',
  'lastName',
  'company',
  'position',
  'city',
  'about',
  'lookingFor',
  'canHelp',
  'goal',
  'tags',
] as const
type ProfileColumn = (typeof profileColumns)[number]
type ProfileValues = Pick<ImportedMember, ProfileColumn>
type Contacts = Partial<Record<ContactType, string>>

export type Written = { profile: Partial<ProfileValues>; contacts: Contacts }

const isEmpty = (value: string | string[]): boolean => value.length === 0
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What an import changes of a member who is here already. An empty cell never removes a value. */
export function changesOf(
  choice: DuplicateChoice,
  current: { profile: ProfileValues; contacts: Contacts },
  member: ImportedMember,
): Written {
  const written: Written = { profile: {}, contacts: {} }
  if (choice === 'skip') return written
  for (const field of profileColumns) {
    const [before, after] = [current.profile[field], member[field]]
    if (isEmpty(after) || isSame(before, after) || (choice === 'fill' && !isEmpty(before))) continue
    Object.assign(written.profile, { [field]: after })
  }
  for (const { type, value } of member.contacts) {
    const before = current.contacts[type]
    if (before !== value && (choice === 'overwrite' || !before)) written.contacts[type] = value
  }
  return written
}

export const isNothing = ({ profile, contacts }: Written): boolean =>
  Object.keys(profile).length === 0 && Object.keys(contacts).length === 0

/** What undoing restores: values that are still those of the import. Null of a contact: it was not there. */
export function restoredOf(
  made: {
    before: { profile: Partial<ProfileValues>; contacts: Partial<Record<ContactType, string | null>> }
    after: Written
  },
  current: { profile: ProfileValues; contacts: Contacts },
): { profile: Partial<ProfileValues>; contacts: Partial<Record<ContactType, string | null>>; isWhole: boolean } {
  const restored: ReturnType<typeof restoredOf> = { profile: {}, contacts: {}, isWhole: true }
  for (const field of profileColumns) {
    if (!(field in made.after.profile)) continue
    if (isSame(current.profile[field], made.after.profile[field]))
      Object.assign(restored.profile, { [field]: made.before.profile[field] })
    else restored.isWhole = false
  }
  for (const [key, value] of Object.entries(made.after.contacts)) {
    const type = key as ContactType
    if (current.contacts[type] === value) restored.contacts[type] = made.before.contacts[type] ?? null
    else restored.isWhole = false
  }
  return restored
}

/** Whether a created member still is what the import wrote. */
export const isUntouched = (member: ImportedMember, current: { profile: ProfileValues; contacts: Contacts }): boolean =>
  profileColumns.every(field => isSame(current.profile[field], member[field])) &&
  isSame(
    Object.entries(current.contacts).toSorted(),
    member.contacts.map(({ type, value }) => [type, value]).toSorted(),
  )

export const importedProfile = (member: ImportedMember): ProfileValues =>
  Object.fromEntries(profileColumns.map(field => [field, member[field]])) as ProfileValues

/** So long the rows of an import are kept, and it can be undone. */
export const keptDays = 30

export const canUndo = (done: { status: string; finishedAt: string | null }, now: Date): boolean =>
  done.status === 'DONE' &&
  done.finishedAt !== null &&
  now.getTime() - Date.parse(done.finishedAt) < keptDays * 24 * 3_600_000
