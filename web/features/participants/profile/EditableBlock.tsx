import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { ProfileValues } from '#web/participant/useProfileValidation.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { type BlockFields, BlockForm } from './BlockForm.tsx'
import classes from './EditableBlock.module.css'
import { editId, type Part } from './parts.ts'

type Props<V extends ProfileValues> = {
  part: Part
  values: V
  required?: (keyof ProfileInput)[]
  /** The input of the call, if it differs from the draft. */
  toInput?: (draft: V) => ProfileValues
  fields: BlockFields<V>
  /** Shown as a card, beside the texts. */
  isCard?: boolean
  /** The heading is visible to screen readers only. */
  isTitleHidden?: boolean
  children: ReactNode
}

/** One section of the own profile: as others see it, or as a form in the same place. */
export function EditableBlock<V extends ProfileValues>(props: Props<V>) {
  const { part, isCard = false, isTitleHidden = false, children, ...form } = props
  const t = useWords('participants')
  const titleId = useId()
  const [isEdited, setEdited] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && !isEdited) pencil.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  const title = t(`parts.${part}`)
  return (
    <section
      aria-labelledby={titleId}
      className={classes.root}
      data-card={isCard || isEdited || undefined}
      data-first={isTitleHidden || undefined}
    >
      <div className={classes.head} data-bare={(isTitleHidden && !isEdited) || undefined}>
        {isTitleHidden && !isEdited ? (
          <VisuallyHidden component="h2" id={titleId}>
            {title}
          </VisuallyHidden>
        ) : (
          <Heading level={2} size="item" id={titleId}>
            {title}
          </Heading>
        )}
        {!isEdited && (
          <ActionIcon
            ref={pencil}
            id={editId(part)}
            size={38}
            aria-label={t('editPart', { part: title })}
            onClick={() => setEdited(true)}
          >
            <Icon of={Pencil} size={16} />
          </ActionIcon>
        )}
      </div>
      {isEdited ? <BlockForm {...form} onDone={() => setEdited(false)} /> : children}
    </section>
  )
}
