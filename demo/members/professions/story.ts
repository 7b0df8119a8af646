import type { Localized } from '#contract/languages.ts'
import type { Workplace } from '../companies.ts'

/** What one member of a trade says, all of a piece; patterns as `fill` reads them. Nobody in a community has another's story. */
export type Story = {
  at: Workplace
  position: Localized
  about: Localized
  request: Localized
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
