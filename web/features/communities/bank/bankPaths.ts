import type { BankSection } from '#contract/communities/options.ts'

export const bankSections: BankSection[] = ['services', 'education', 'contacts', 'events', 'earnings', 'career']

/** Published addresses: they never change, whichever community has the sections. */
const bankFolder = '/vtb'

export const bankPath = (section: BankSection): string => `${bankFolder}/${section}`

export const sectionOfPath = (path: string): BankSection | undefined =>
  bankSections.find(section => bankPath(section) === path)
