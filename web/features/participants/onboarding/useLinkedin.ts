import { useState } from 'react'
import { contactFormats } from '#contract/participants/contacts.ts'
import { api } from '#web/lib/calls/api.ts'
import { useProfileValidation } from '#web/participant/useProfileValidation.ts'
import type { DraftField, DraftValues } from './draft.ts'
import type { DraftState } from './useDraft.ts'

type LinkedinOutcome = 'found' | 'foundNothing' | 'failed' | 'invalid'

const fillable = ['firstName', 'lastName', 'position', 'company', 'about', 'city'] as const

/** Looks up a LinkedIn profile and fills in empty fields. */
export function useLinkedin(draft: DraftState) {
  const check = useProfileValidation()
  const [outcome, setOutcome] = useState<LinkedinOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function fill(link: string): Promise<LinkedinOutcome> {
    const url = contactFormats.LINKEDIN.normalise(link)
    if (!url) return 'invalid'
    const found = await api.onboarding.searchLinkedin({ linkedInProfileUrl: url })
    const fresh = fillable.filter(field => found[field].trim() !== '' && draft.values[field].trim() === '')
    const change: Partial<DraftValues> = Object.fromEntries(fresh.map(field => [field, found[field].trim()]))
    // Texts from outside may be too long or too short.
    for (const field of Object.keys(await check(change))) delete change[field as DraftField]
    if (Object.keys(change).length === 0) return 'foundNothing'
    draft.change(change)
    draft.approve(Object.keys(change) as DraftField[])
    return 'found'
  }

  async function look(link: string): Promise<void> {
    setBusy(true)
    try {
      setOutcome(await fill(link))
    } catch {
      setOutcome('failed')
    } finally {
      setBusy(false)
    }
  }

  return { outcome, isBusy, look: (link: string) => void look(link), forget: () => setOutcome(null) }
}
