import { type FormEvent, useState } from 'react'
import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { contactProblems } from '#web/participant/contactProblems.ts'
import { cacheOwnProfile } from '#web/participant/ownProfile.ts'
import { type Problems, type ProfileValues, useProfileValidation } from '#web/participant/useProfileValidation.ts'

type Options<V extends ProfileValues> = {
  values: V
  required?: (keyof ProfileInput)[]
  toInput?: (draft: V) => ProfileValues
  onDone: () => void
}

const asTyped = <V>(draft: V) => draft

/** State of one section's form: only this section is sent, and problems are shown at their fields. */
export function useBlockForm<V extends ProfileValues>({ values, required, toInput = asTyped, onDone }: Options<V>) {
  const t = useWords('participants')
  const check = useProfileValidation()
  const [draft, setDraft] = useState(values)
  const { form, problems, show, clearProblem } = useFormProblems<Problems>()
  const { problem, setProblem, isBusy, attempt } = useAttempt()

  const set = (change: Partial<V>) => {
    setDraft(known => ({ ...known, ...change }))
    for (const field of Object.keys(problems))
      if (Object.keys(change).some(name => field === name || field.startsWith(`${name}.`))) clearProblem(field)
  }
  async function save(): Promise<void> {
    const input = toInput(draft)
    if (show(await check(input, required))) return
    cacheOwnProfile(await api.profile.updateProfile(sentOf(input)))
    showToast({ type: 'success', title: t('saved') })
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(save, ({ fields }) => {
      if (!show(contactProblems(fields, sentOf(toInput(draft)).contacts ?? []))) return
      setProblem(null)
    })
  }
  const isChanged = JSON.stringify(toInput(draft)) !== JSON.stringify(toInput(values))
  return { form, draft, set, problems, problem, isBusy, isChanged, onSubmit }
}

/** An emptied contact is removed. */
const sentOf = (input: ProfileValues): ProfileValues =>
  input.contacts ? { ...input, contacts: input.contacts.filter(({ value }) => value.trim() !== '') } : input
