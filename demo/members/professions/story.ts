import type { Localized } from '#contract/languages.ts'
import type { Workplace } from '../companies.ts'

/** The consistent texts of one member of a profession, as patterns for `fill`. Used once per community. */
export type Story = {
  at: Workplace
  position: Localized
  about: Localized
  request: Localized
  canHelp?: Localized
  goal: Localized
  tags: Localized[]
}

/** `Payments/Платежи, Go/Go`: each tag in both languages. */
export function tagged(list: string): Localized[] {
  return list.split(',').map(tag => {
    const [en, ru, ...rest] = tag.trim().split('/')
    if (!en || !ru || rest.length > 0) throw new Error(`A tag needs both languages: ${tag}`)
    return { en, ru }
  })
}
