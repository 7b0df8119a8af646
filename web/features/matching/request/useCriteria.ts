import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { cacheOwnProfile } from '#web/participant/ownProfile.ts'
import { type Problems, useProfileValidation } from '#web/participant/useProfileValidation.ts'
import { refreshMatching } from '../queries.ts'
import { localDay } from '../recommendation/days.ts'
import { type Criteria, criteriaChange, isPauseValid } from './criteria.ts'

/** State of the criteria form. Saving makes a new list. */
export function useCriteria(before: Criteria, onDone: () => void) {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const check = useProfileValidation()
  const [criteria, setCriteria] = useState(before)
  const { form, problems, show, clearProblem } = useFormProblems<Problems>()
  const { problem, isBusy, attempt } = useAttempt()

  const set = (change: Partial<Criteria>) => {
    setCriteria(known => ({ ...known, ...change }))
    for (const field of Object.keys(change)) if (problems[field]) clearProblem(field)
  }
  const change = criteriaChange(before, criteria)
  /** A pause makes no list. */
  const willSearch = change.profile !== null && criteria.pausedUntil === null
  const canSave = change.profile !== null || change.preference !== null

  async function save(): Promise<void> {
    const { profile, preference } = change
    // A request can be changed but not removed: matching needs it.
    const wrong = profile ? await check(profile, 'lookingFor' in profile ? ['lookingFor'] : []) : {}
    if (!isPauseValid(criteria.pausedUntil, before.pausedUntil, localDay(new Date())))
      wrong.pausedUntil = t('criteria.past')
    if (show(wrong)) return
    if (profile) cacheOwnProfile(await api.profile.updateProfile(profile))
    if (preference) await api.preference.update(preference)
    showToast({ type: 'success', title: t(willSearch ? 'criteria.saved' : 'criteria.savedOnly') })
    onDone()
    void refreshMatching(queryClient)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(save, ({ fields }) => show(fields))
  }
  return { form, criteria, set, canSave, willSearch, problems, problem, isBusy, onSubmit }
}
