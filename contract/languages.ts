import { z } from 'zod'
import { languageCodes } from './language-codes.ts'

export const languages = languageCodes
export const language = z.enum(languages)
export type Language = z.infer<typeof language>

/** Locale that the browser stores for a chosen language. */
export const locales: Record<Language, string> = { en: 'en-US', ru: 'ru-RU' }

/** A text in every supported language. */
export const localized = <T extends z.ZodType>(text: T) => z.strictObject({ en: text, ru: text })
export type Localized<T = string> = Record<Language, T>
