import { z } from 'zod'
import { limits } from './limits.ts'

/*
 * The shapes that several capabilities share. A message given to zod here is a key of `words/<language>/fields.ts`;
 * everything else is worded from the kind of the problem (see `validation.ts`).
 */

export const id = z.uuid()

/** Text of people: trimmed, without control characters but line breaks and tabs. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'characters')

export const requiredText = (max: number) => text(max).min(1, 'required')

/** A linear pattern, stricter than the standard where it only helps typos to pass. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(limits.email.max)
  .regex(/^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9\u0080-\uffff-]{1,63}(?:\.[a-z0-9\u0080-\uffff-]{1,63})+$/i, 'email')

/** Never trimmed: spaces belong to the password. Its trimmed length counts, so that blanks alone do not do. */
export const password = z
  .string()
  .max(limits.password.max, 'password')
  .refine(value => value.trim().length >= limits.password.min, 'password')

/** An address that a browser may be sent to: http or https, nothing that runs. */
export const webUrl = z
  .string()
  .trim()
  .max(limits.url.max)
  .refine(value => isWebUrl(value), 'url')

/** A path on this site, or a whole address. */
export const link = z
  .string()
  .trim()
  .max(limits.url.max)
  .refine(value => isSitePath(value) || isWebUrl(value) || /^mailto:[^\s<>]+@[^\s<>]+$/.test(value), 'url')

export function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** One leading slash and nothing that a browser would read as another host, however it is encoded. */
export function isSitePath(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these while reading an address
  if (!/^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(value)) return false
  return new URL(value, 'https://site.invalid').host === 'site.invalid'
}

/** The first label of a host name: letters, digits and inner hyphens. */
export const domainLabel = z
  .string()
  .trim()
  .toLowerCase()
  .min(limits.domain.min)
  .max(limits.domain.max)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, 'domain')

export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/, 'domain')

export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'colour')

export const timeZone = z.string().refine(isTimeZone, 'timeZone')

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

export const instant = z.iso.datetime()
/** A day of the calendar, in whoever's time zone it is about. */
export const day = z.iso.date()
export const nothing = z.strictObject({})

/** A list that grows: `next` is the cursor for the call's `after`. */
export const list = <T extends z.ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable(), total: z.number().int().nullable() })

/** How far a growing list is asked for; `page` reaches the first 50 pages. */
export const paging = {
  after: z.string().max(200).optional(),
  page: z.coerce.number().int().min(0).max(50).optional(),
  size: z.coerce.number().int().min(1).max(100).optional(),
}
