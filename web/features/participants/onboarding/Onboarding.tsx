import { useState } from 'react'
import type { Community } from '#contract/communities/community.ts'
import type { CurrentParticipant } from '#contract/users/user.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { VisibilityFields } from '#web/participant/VisibilityFields.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { JoinFrame } from './JoinFrame.tsx'
import type { ServerDraft } from './queries.ts'
import { StepContent } from './StepContent.tsx'
import { isGiven, type Step, stepFields } from './steps.ts'
import { useDraft } from './useDraft.ts'
import { useFinish } from './useFinish.ts'
import { useStepCheck } from './useStepCheck.ts'

type Props = {
  server: ServerDraft
  /** Copies the profile of another community, and opens the draft anew. */
  onStartFrom: (communityId: string) => Promise<void>
  onWaiting: (participant: CurrentParticipant) => void
  onWelcome: (to: string) => void
}

/** The community's onboarding steps, one per screen. */
export function Onboarding({ server, onStartFrom, onWaiting, onWelcome }: Props) {
  const t = useWords('onboarding')
  const community = useCommunity()
  const { user } = useSession()
  const draft = useDraft(server, community, user?.email ?? null)
  const { form, problems, check, show, clearProblems } = useStepCheck(community)
  const { finish, isBusy, problem, forget } = useFinish({ draft, community, onWaiting, onWelcome })
  const [isEditing, setEditing] = useState(false)
  const { steps, step, values } = draft
  const at = Math.max(0, steps.indexOf(step))
  const following = steps[at + 1]
  const previous = steps[at - 1]

  const move = (to: Step) => {
    show({})
    forget()
    draft.goTo(to)
  }
  /** Failures of the server are shown at their fields. */
  const takeBack = (error: unknown) => {
    const refused = error instanceof CallFailure ? refusedFields(error) : {}
    const where = steps.find(each => stepFields[each].some(field => field in refused))
    if (where) draft.goTo(where)
    show(refused)
  }
  const next = async () => {
    if (show(await check(step, values))) return
    draft.approve([...stepFields[step], ...(following ? [] : ['profileVisibility' as const])])
    if (!following) return void finish()
    move(following)
    await draft.save().catch(takeBack)
  }
  const back = previous ? () => move(previous) : server.questionCount > 0 ? () => goTo('/questions#last') : undefined
  const isSkippable = step === 'linkedin' && !isGiven(values.contacts, 'LINKEDIN')
  const current = server.questionCount + at + 1
  const total = server.questionCount + Math.max(1, steps.length)
  return (
    <JoinFrame
      step={step}
      formRef={form}
      place={t('step', { current, total })}
      current={current}
      total={total}
      title={t(`${step}.title`)}
      text={t(textOf(step, community))}
      state={draft.saving}
      nextLabel={following ? (isSkippable ? t('skip') : t('next')) : t('finish')}
      isBusy={isBusy}
      hasWays={!isEditing}
      onNext={() => void next()}
      onBack={back}
    >
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <StepContent
        step={step}
        draft={draft}
        problems={problems}
        server={server}
        onStartFrom={onStartFrom}
        onEditing={setEditing}
        onChange={change => {
          clearProblems(Object.keys(change))
          draft.change(change)
        }}
        onEdit={clearProblems}
      />
      {!following && !isEditing && (
        <VisibilityFields
          value={values.profileVisibility}
          onChange={profileVisibility => draft.change({ profileVisibility })}
        />
      )}
    </JoinFrame>
  )
}

/** Who sees the contacts of a newcomer depends on the community. */
const textOf = (step: Step, { contactPrivacy }: Community) =>
  step === 'contacts' && contactPrivacy !== 'NONE'
    ? (`contacts.text${contactPrivacy}` as const)
    : (`${step}.text` as const)

const refusedFields = ({ fields }: CallFailure) =>
  Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.replace(/^profile\./, ''), sentence]))
