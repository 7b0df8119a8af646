import type { OptionType } from '#contract/communities/options.ts'

export type OptionGroup = 'product' | 'entry' | 'landing' | 'documents'

/** Each option stands in one group; a new option does not compile without one. */
const groupOf: Record<OptionType, OptionGroup> = {
  ENABLE_FAQ_AVITO: 'product',
  GUIDED_TOUR: 'product',
  CREDITS: 'product',
  DONATE_BUTTON: 'product',
  BANK_SECTIONS: 'product',
  EXTERNAL_APPLY_LINK: 'entry',
  ALT_LOGIN_LAYOUT: 'entry',
  SHORT_SIGN_IN_POLICY: 'entry',
  SPECIAL_LANDING: 'landing',
  LANDING_STYLE: 'landing',
  LANDING_REDIRECT: 'landing',
  POLICY_PLAIN_TEXT: 'documents',
  POLICY_DOCUMENT: 'documents',
  GEO_LEGAL_DOCS: 'documents',
  LEGAL_DOCS: 'documents',
}

export const optionGroups: OptionGroup[] = ['product', 'entry', 'landing', 'documents']

export const optionTypesIn = (group: OptionGroup): OptionType[] =>
  (Object.keys(groupOf) as OptionType[]).filter(type => groupOf[type] === group)

export const isOptionType = (text: string | null): text is OptionType => text !== null && Object.hasOwn(groupOf, text)
