import { useState } from 'react'
import { PhotoEditor } from '#web/features/files/photo/PhotoEditor.tsx'
import { AboutStep } from './AboutStep.tsx'
import { ContactsStep } from './ContactsStep.tsx'
import { LinkedinStep } from './LinkedinStep.tsx'
import { LocationStep } from './LocationStep.tsx'
import { NameStep } from './NameStep.tsx'
import type { ServerDraft } from './queries.ts'
import { RequestStep } from './RequestStep.tsx'
import { StartFrom } from './StartFrom.tsx'
import type { StepProps } from './stepProps.ts'
import type { Step } from './steps.ts'
import type { DraftState } from './useDraft.ts'

type Props = Omit<StepProps, 'values'> & {
  step: Step
  draft: DraftState
  server: ServerDraft
  onStartFrom: (communityId: string) => Promise<void>
  onEditing: (isEditing: boolean) => void
}

/** Fields of one step. */
export function StepContent({ step, draft, server, onStartFrom, onEditing, ...rest }: Props) {
  const [photo, setPhoto] = useState(server.avatarUrl)
  const { values } = draft
  const props = { ...rest, values }
  switch (step) {
    case 'profile':
      return (
        <>
          <StartFrom others={server.others} onStart={onStartFrom} />
          <NameStep {...props} />
        </>
      )
    case 'about':
      return <AboutStep {...props} topics={server.topics} />
    case 'linkedin':
      return <LinkedinStep {...props} draft={draft} />
    case 'location':
      return <LocationStep {...props} />
    case 'lookingFor':
      return <RequestStep {...props} />
    case 'contacts':
    case 'networks':
      return <ContactsStep key={step} step={step} {...props} />
    case 'avatar':
      return (
        <PhotoEditor
          current={photo}
          suggested={server.known.imageUrl}
          name={`${values.firstName} ${values.lastName}`.trim()}
          onDone={setPhoto}
          onRemoved={() => setPhoto(null)}
          onEditing={onEditing}
        />
      )
  }
}
