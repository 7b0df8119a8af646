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
import { pathAfterOnboarding } from './redirect.ts'
import { firstIncomplete } from './steps.ts'
import type { DraftState } from './useDraft.ts'

type Props = {
  draft: DraftState
  community: Community
  onWaiting: (participant: CurrentParticipant) => void
  /** Called with the next screen. */
  onWelcome: (to: string) => void
}

/** Creates the profile from the draft and redirects the newcomer. */
export function useFinish({ draft, community, onWaiting, onWelcome }: Props) {
  const t = useWords('onboarding')
  const failures = useWords('failures')
  const { attempt, isBusy, problem, setProblem } = useAttempt()
  const [note, setNote] = useState<string | null>(null)

  async function finish(): Promise<void> {
    setNote(null)
    const lacking = firstIncomplete(draft.steps, community, draft.values)
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
    setSignedIn(signedIn)
    const { participant, user } = signedIn
    // Else the last step leads there.
    if (user.isEmailConfirmed) stored.onboardingRedirect.clear()
    const isPending = participant?.moderationStatus === 'PENDING'
    if (participant && isPending) return onWaiting(participant)
    showToast({ type: 'success', title: t('done.toast') })
    const { isEmailConfirmed } = user
    onWelcome(pathAfterOnboarding({ isEmailConfirmed, isPending, redirect }))
  }

  function goBack(move: () => void, sentence: string): void {
    setNote(sentence)
    move()
  }

  /** All steps are complete, so a question must be open. */
  function goToQuestions(): void {
    showToast({ type: 'warning', title: t('missingAnswers') })
    goTo('/questions')
  }

  /** Clears the message. */
  function forget(): void {
    setNote(null)
    setProblem(null)
  }

  return { finish, isBusy, problem: problem ?? note, forget }
}

/** The response to an earlier attempt was lost: the profile exists. */
function unlessMade(error: unknown): void {
  if (!(error instanceof CallFailure && error.name === 'CONFLICT')) throw error
}
