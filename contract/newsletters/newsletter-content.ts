import { z } from 'zod'
import { localized } from '../languages.ts'
import { id, isSitePath, link, text } from '../shapes.ts'
import { isWebUrl } from '../web-address.ts'
import { newsletterLimits as most, newsletterVariables } from './newsletter-fields.ts'

/*
 * What a newsletter consists of. Texts are nodes, never HTML: what a shape does not allow cannot be in a letter. Fields may be empty while
 * it is written; `problems` of the newsletter say what is missing.
 */

const marks = { isBold: z.boolean().default(false), isItalic: z.boolean().default(false) }

/** Empty while it is written. */
const draftLink = z.literal('').or(link)

/** Not trimmed: the space before a word in bold belongs to the text. */
const run = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters and marks of direction are exactly what is left out
    .overwrite(value => value.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ''))

export const newsletterInline = z.discriminatedUnion('kind', [
  /** A line break in `text` is one in the letter. */
  z.strictObject({ kind: z.literal('text'), text: run(most.inlineText), ...marks, link: draftLink.default('') }),
  z.strictObject({
    kind: z.literal('variable'),
    name: z.enum(newsletterVariables),
    fallback: text(most.fallback).default(''),
    ...marks,
  }),
])
export type NewsletterInline = z.output<typeof newsletterInline>

const inlines = z.array(newsletterInline).max(most.inlines)

export const newsletterPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), inlines }),
  z.strictObject({ kind: z.literal('quote'), inlines }),
  z.strictObject({
    kind: z.literal('list'),
    isOrdered: z.boolean().default(false),
    items: z.array(inlines).max(most.listItems),
  }),
])
export type NewsletterPart = z.output<typeof newsletterPart>

/** Given by the editor; names the block in problems. */
const blockId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

/** A stored picture of this community, or one on the web. */
const pictureUrl = z
  .string()
  .trim()
  .max(2000)
  .refine(value => value === '' || (isSitePath(value) && /^\/(files|art)\//.test(value)) || isWebUrl(value), 'url')

export const newsletterBlock = z.discriminatedUnion('kind', [
  z.strictObject({ id: blockId, kind: z.literal('text'), parts: z.array(newsletterPart).max(most.parts) }),
  z.strictObject({ id: blockId, kind: z.literal('heading'), inlines }),
  z.strictObject({ id: blockId, kind: z.literal('button'), label: text(most.label), url: draftLink }),
  z.strictObject({
    id: blockId,
    kind: z.literal('picture'),
    fileUrl: pictureUrl,
    alt: text(most.alt).default(''),
    link: draftLink.default(''),
  }),
  z.strictObject({ id: blockId, kind: z.literal('event'), eventId: id.nullable() }),
  /** The reader's own recommendations; left out for a reader who has none. */
  z.strictObject({
    id: blockId,
    kind: z.literal('recommendedContacts'),
    count: z.number().int().min(1).max(most.contacts).default(3),
  }),
])
export type NewsletterBlock = z.output<typeof newsletterBlock>

export const newsletterText = z.strictObject({
  subject: text(most.subject),
  /** Preview text beside the subject in an inbox; empty: the beginning of the text. */
  preheader: text(most.preheader).default(''),
  blocks: z.array(newsletterBlock).max(most.blocks),
})
export type NewsletterText = z.output<typeof newsletterText>

/** A language that is null is not written; its readers get the other one. */
export const newsletterContent = localized(newsletterText.nullable())
export type NewsletterContent = z.output<typeof newsletterContent>
