/** Languages of the product. Without zod, so that screens can load them. */
export const languageCodes = ['en', 'ru'] as const
