import type { BankSection, OptionSettings } from '#contract/communities/options.ts'

export type BankSectionContent = NonNullable<OptionSettings<'BANK_SECTIONS'>['sections'][BankSection]>

/** A page of the bank's own site. */
export const page = (path: string) => `https://example.org/bank/${path}`
