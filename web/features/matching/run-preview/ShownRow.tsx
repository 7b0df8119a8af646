import type { ShownPerson } from '#contract/matching/run-preview.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AvatarStack } from '#web/ui/AvatarStack.tsx'
import { Emphasis } from '#web/ui/Emphasis.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { Text } from '#web/ui/Text.tsx'
import { type Member, nameOf } from '../management/ParticipantPicker.tsx'
import { PairActions } from './PairActions.tsx'
import classes from './RunPreview.module.css'

type Props = { reader: Member; shown: ShownPerson; title: string; withReader?: boolean }

/** Somebody who would be shown to the reader, with the sentence that the reader would see. */
export function ShownRow({ reader, shown, title, withReader = false }: Props) {
  const t = useWords('runPreview')
  const { person, rate, relevanceLevel, reason, choice } = shown
  const work = [person.position, person.company].filter(Boolean).join(', ')
  return (
    <li className={classes.shown} data-choice={choice ?? undefined}>
      <AvatarStack people={withReader ? [reader, person] : [person]} size={40} />
      <div className={classes.words}>
        <Text weight="medium">{title}</Text>
        {work && (
          <Text size="small" tone="quiet">
            {work}
          </Text>
        )}
        <Text size="small" tone="soft">
          {reason ? <Emphasis text={reason} /> : t('noReason')}
        </Text>
        <div className={classes.rate}>
          <Relevance level={relevanceLevel} />
          <Text as="span" size="small" tone="quiet">
            {t('rate', { rate: Math.round(rate) })}
          </Text>
        </div>
      </div>
      <PairActions
        pair={{ firstId: reader.id, secondId: person.id }}
        names={t('two', { one: nameOf(reader), other: nameOf(person) })}
        choice={choice}
      />
    </li>
  )
}
