import { useState } from 'react'
import type { Community } from '#contract/communities/community.ts'
import type { CurrentParticipant } from '#contract/users/user.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { sessionStore, setSignedIn } from '#web/lib/session/state.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { firstLacking } from './steps.ts'
import type { DraftHold } from './useDraft.ts'
import { wayOnFromJoining } from './wayOn.ts'

type Props = {
  draft: DraftHold
  community: Community
  onWaiting: (participant: CurrentParticipant) => void
  /** With where the newcomer goes on to. */
  onWelcome: (to: string) => void
}

/** The last step's button: the draft becomes a profile, and the newcomer goes to where they wanted to be. */
export function useFinish({ draft, community, onWaiting, onWelcome }: Props) {
  const t = useWords('onboarding')
  const failures = useWords('failures')
  const { attempt, isBusy, problem, setProblem } = useAttempt()
  const [note, setNote] = useState<string | null>(null)

  async function finish(): Promise<void> {
    setNote(null)
    const lacking = firstLacking(draft.steps, community, draft.values)
    if (lacking) return goBack(() => draft.goTo(lacking), t('missing'))
    await attempt(makeProfile, failure => {
      if (failure.name === 'INCOMPLETE_PROFILE') goToQuestions()
    })
  }

  async function makeProfile(): Promise<void> {
    if (!(await draft.save())) return setNote(failures('UNAVAILABLE'))
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    await api.onboarding.save({ step: draft.step, profile: { timeZone } }).catch(() => undefined)
    const userId = sessionStore.get().user?.userId ?? ''
    await api.onboarding.create({ userId }).catch(unlessMade)
    const signedIn = await api.user.init()
    stored.profile.clear()
    stored.step.clear()
    stored.answers.clear()
    const redirect = stored.onboardingRedirect.get()
    stored.onboardingRedirect.clear()
    setSignedIn(signedIn)
    const { participant, user } = signedIn
    const isPending = participant?.moderationStatus === 'PENDING'
    if (participant && isPending) return onWaiting(participant)
    showToast({ type: 'success', title: t('done.toast') })
    const { isEmailConfirmed } = user
    const to = wayOnFromJoining({ isEmailConfirmed, isPending, redirect })
    if (isEmailConfirmed) onWelcome(to)
    else goTo(to, { replace: true })
  }

  function goBack(move: () => void, sentence: string): void {
    setNote(sentence)
    move()
  }

  /** Nothing is open in the steps, so it is a question. */
  function goToQuestions(): void {
    showToast({ type: 'warning', title: t('missingAnswers') })
    goTo('/questions')
  }

  /** Whoever goes on has read it. */
  function forget(): void {
    setNote(null)
    setProblem(null)
  }

  return { finish, isBusy, problem: problem ?? note, forget }
}

/** The answer to an earlier try was lost: the profile is there. */
function unlessMade(error: unknown): void {
  if (!(error instanceof CallFailure && error.name === 'CONFLICT')) throw error
}
