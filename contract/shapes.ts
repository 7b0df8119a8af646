import { z } from 'zod'
import { limits } from './limits.ts'
import { hasLink, hasWebAddress, isMailOrPhone, isWebUrl } from './web-address.ts'

/*
 * Shapes shared by several capabilities. A message given to zod here is a key of `words/<language>/fields.ts`; all
 * other messages follow from the kind of the problem (see `validation.ts`).
 */

export const id = z.uuid()

/** Marks that turn the direction of all that follows: a name could reverse the rest of a letter's subject or of a list. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * User-written text: trimmed, without control characters except line breaks and tabs. Marks of direction, which come along with
 * numbers copied from a phone, are left out.
 */
export const text = (max: number) =>
  z
    .string()
    .overwrite(value => value.replace(directions, ''))
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'characters')

/**
 * Name of a person or a community. Letters to strangers quote it, so it contains no web address.
 */
export const name = (max: number) => requiredText(max).refine(value => !hasWebAddress(value), 'webAddress')

/** The name of a company may be a host name, such as Booking.com, but no link. */
export const nameOfWork = (max: number) => text(max).refine(value => !hasLink(value), 'webAddress')

export const requiredText = (max: number) => text(max).min(1, 'required')

/** A pattern in linear time; stricter than the standard, to catch typos. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(limits.email.max)
  .regex(/^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9\u0080-\uffff-]{1,63}(?:\.[a-z0-9\u0080-\uffff-]{1,63})+$/i, 'email')

/**
 * Never trimmed: spaces belong to the password. The minimum length counts the trimmed text, so that blanks alone are
 * refused.
 */
export const password = z
  .string()
  .max(limits.password.max, 'password')
  .refine(value => value.trim().length >= limits.password.min, 'password')

/** An absolute http or https URL; no javascript: or data: URLs. */
export const webUrl = z
  .string()
  .trim()
  .max(limits.url.max)
  .refine(value => isWebUrl(value), 'url')

/** A path on this site, or an absolute URL. */
export const link = z
  .string()
  .trim()
  .max(limits.url.max)
  .refine(value => isSitePath(value) || isWebUrl(value) || isMailOrPhone(value), 'link')

/**
 * Open redirect protection: one leading slash, and nothing that a browser would resolve to another host, however
 * encoded.
 */
export function isSitePath(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these while reading an address
  if (!/^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(value)) return false
  // Stryker disable next-line ConditionalExpression: a second check in case the pattern misses a way; none is known.
  return new URL(value, 'https://site.invalid').host === 'site.invalid'
}

/** First label of a host name: letters, digits and inner hyphens. */
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
    // RangeError: an unknown time zone.
  }
  return false
}

/** The pattern of the standard has a year 0, which PostgreSQL does not. */
const hasYear = (value: string): boolean => !value.startsWith('0000')

export const instant = z.iso.datetime().refine(hasYear, 'invalid')
/** A calendar day; the time zone depends on the context. */
export const day = z.iso.date().refine(hasYear, 'invalid')
export const nothing = z.strictObject({})

/** A paginated list: `next` is the cursor for the call's `after`. */
export const list = <T extends z.ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable(), total: z.number().int().nullable() })

/** Pagination by cursor; `page` reaches the first 50 pages. */
export const paging = {
  after: z.string().max(200).optional(),
  page: z.coerce.number().int().min(0).max(50).optional(),
  size: z.coerce.number().int().min(1).max(100).optional(),
}
