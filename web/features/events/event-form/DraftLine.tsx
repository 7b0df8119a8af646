import { Check, CloudOff } from 'lucide-react'
import type { SaveState } from '#web/lib/forms/saver.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './EventForm.module.css'

/** Whether the draft is saved. */
export function DraftLine({ state }: { state: SaveState }) {
  const t = useWords('eventForm')
  return (
    <span className={classes.draft} role="status" data-state={state}>
      {state === 'saved' && <Icon of={Check} size={16} />}
      {state === 'waiting' && <Icon of={CloudOff} size={16} />}
      {state !== 'idle' && t(`draft.${state}`)}
    </span>
  )
}
