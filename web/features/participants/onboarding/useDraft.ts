import { useEffect, useRef, useState } from 'react'
import type { Community } from '#contract/communities/community.ts'
import { bootstrap } from '#web/lib/browser/bootstrap.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { createSaver } from '#web/lib/forms/saver.ts'
import { useRetry } from '#web/lib/forms/useRetry.ts'
import {
  changeDraft,
  type Draft,
  type DraftField,
  type DraftValues,
  openDraft,
  partToSend,
  readyDraft,
  savedDraft,
} from './draft.ts'
import type { ServerDraft } from './queries.ts'
import { resumeStep, type Step, visibleSteps } from './steps.ts'

type State = { draft: Draft; step: Step }

/** State of the draft: each change is stored in the browser, each validated step is sent to the server. */
export function useDraft(server: ServerDraft, community: Community, email: string | null) {
  const steps = visibleSteps(community.stepsConfig, bootstrap.settings)
  const [state, setState] = useState<State>(() => open(server, community, email))
  const latest = useRef(state)
  const savedStep = useRef(server.step)

  const keep = (draft: Draft, step: Step) => {
    latest.current = { draft, step }
    stored.profile.set(draft)
    stored.step.set(step)
    setState(latest.current)
  }
  const [saver] = useState(() =>
    createSaver({
      pending: () => {
        const { draft, step } = latest.current
        const part = partToSend(draft)
        return part || savedStep.current !== step ? { step, part: part ?? {}, from: draft.values } : null
      },
      send: ({ step, part }) => api.onboarding.save({ step, profile: part }),
      onSaved: ({ step, part, from }) => {
        savedStep.current = step
        keep(savedDraft(latest.current.draft, part, from), latest.current.step)
      },
    }),
  )
  // Also sends what an earlier visit could not save.
  useEffect(() => {
    if (latest.current.draft.ready.length > 0) void saver.flush().catch(() => undefined)
  }, [saver])

  return {
    steps,
    step: state.step,
    values: state.draft.values,
    saving: useRetry(saver),
    change: (change: Partial<DraftValues>) => keep(changeDraft(latest.current.draft, change), latest.current.step),
    goTo: (step: Step) => keep(latest.current.draft, step),
    /** Marks fields as validated, to be sent with the next save. */
    approve: (fields: DraftField[]) => keep(readyDraft(latest.current.draft, fields), latest.current.step),
    save: () => saver.flush(),
  }
}

export type DraftState = ReturnType<typeof useDraft>

function open(server: ServerDraft, community: Community, email: string | null): State {
  const kept = stored.profile.get()
  const steps = visibleSteps(community.stepsConfig, bootstrap.settings)
  const isAsked = steps.includes('contacts') && community.contactsConfig.includes('EMAIL')
  const { firstName, lastName } = server.known
  const draft = openDraft(server.profile, kept, { email: isAsked ? email : null, firstName, lastName })
  // A stored step without a draft belongs to another user.
  const wanted = (kept && stored.step.get()) || server.step || null
  return { draft, step: resumeStep(steps, wanted, community, draft.values) ?? 'profile' }
}
