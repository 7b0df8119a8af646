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
import { type Criteria, criteriaChange, isPauseValid, pauseEndOf } from './criteria.ts'

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
  const canSave = change.profile !== null || change.preference !== null
  const today = localDay(new Date())

  async function save(wanted: Criteria): Promise<void> {
    const { profile, preference } = criteriaChange(before, wanted)
    // A request can be changed but not removed: matching needs it.
    const wrong = profile ? await check(profile, 'lookingFor' in profile ? ['lookingFor'] : []) : {}
    if (!isPauseValid(wanted.pausedUntil, before.pausedUntil, today)) wrong.pausedUntil = t('criteria.past')
    if (show(wrong)) return
    if (profile) cacheOwnProfile(await api.profile.updateProfile(profile))
    if (preference) await api.preference.update(preference)
    const hasSearched = profile !== null && pauseEndOf(wanted, today) === null
    showToast({ type: 'success', title: t(hasSearched ? 'criteria.saved' : 'criteria.savedOnly') })
    onDone()
    void refreshMatching(queryClient)
  }
  const trySave = (wanted: Criteria) =>
    void attempt(
      () => save(wanted),
      ({ fields }) => show(fields),
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    trySave(criteria)
  }
  /** Ends the pause, so that the changes are searched for at once. */
  const onResume = () => {
    const resumed = { ...criteria, pausedUntil: null }
    setCriteria(resumed)
    trySave(resumed)
  }
  return {
    ...{ form, criteria, set, canSave, problems, problem, isBusy, onSubmit, onResume },
    pauseEnd: pauseEndOf(criteria, today),
    /** Whether anything has changed by which people are found. */
    hasSearch: change.profile !== null,
  }
}
