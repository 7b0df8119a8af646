import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Community, ContactType } from '#contract/communities/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { type Problems, useProfileValidation } from '#web/participant/useProfileValidation.ts'
import type { DraftValues } from './draft.ts'
import { contactsOf, isGiven, requiredFields, requirementOf, type Step, stepFields } from './steps.ts'
import { useNeededSentence } from './useNeededSentence.ts'

/** Validates a step and focuses its first problem. */
export function useStepCheck(community: Community) {
  const t = useWords('onboarding')
  const sayNeeded = useNeededSentence()
  const checkFields = useProfileValidation()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})

  async function check(step: Step, values: DraftValues): Promise<Problems> {
    const types = contactsOf(step, community)
    const part = Object.fromEntries(stepFields[step].map(field => [field, values[field]]))
    const contacts = values.contacts.filter(({ type }) => types.includes(type))
    const found = await checkFields(types.length > 0 ? { contacts } : part, requiredFields[step])
    if (step === 'linkedin' && found['contacts.LINKEDIN']) return { 'contacts.LINKEDIN': t('linkedin.invalid') }
    return { ...found, ...missingContact(step, values) }
  }

  /** Shown at the first field that would help. */
  function missingContact(step: Step, { contacts }: DraftValues): Problems {
    const requirement = requirementOf(step, community, contacts)
    if (!requirement || requirement.given >= requirement.count) return {}
    const wanted = (type: ContactType) => requirement.types.includes(type) && !isGiven(contacts, type)
    const type = contactsOf(step, community).find(wanted)
    return type ? { [`contacts.${type}`]: sayNeeded(requirement) } : {}
  }

  /** True when there are problems; focuses the first one in the order of the page. */
  function show(found: Problems): boolean {
    flushSync(() => setProblems(found))
    if (Object.keys(found).length === 0) return false
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name], textarea[name]') ?? [])]
    fields.find(({ name }) => name in found)?.focus()
    return true
  }

  const clearProblems = (names: string[]) =>
    setProblems(known => Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name))))

  return { form, problems, check, show, clearProblems }
}
