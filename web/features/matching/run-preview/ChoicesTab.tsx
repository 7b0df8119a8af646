import { useQuery } from '@tanstack/react-query'
import type { PairChoice } from '#contract/matching/pair-choice.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AvatarStack } from '#web/ui/AvatarStack.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { nameOf } from '../management/ParticipantPicker.tsx'
import { RuleCard } from '../management/RuleCard.tsx'
import { shortDay } from '../management/week.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { PairActions } from './PairActions.tsx'
import { choicesQuery } from './queries.ts'
import classes from './RunPreview.module.css'

/** What was chosen for the next run, and what the last run did with its choices. */
export function ChoicesTab() {
  const t = useWords('runPreview')
  const language = useLanguage()
  const { data, isError, refetch } = useQuery(choicesQuery)
  if (!data) return isError ? <NotLoaded onRetry={() => void refetch()} /> : <ListSkeleton />
  return (
    <>
      <RuleCard title={t('choices')} text={t('addText')}>
        {data.items.length === 0 && <Text tone="quiet">{t('noChoices')}</Text>}
        <Choices items={data.items} />
        <ChoiceForm />
      </RuleCard>
      {data.last && (
        <RuleCard title={t('last', { date: shortDay(data.last.week, language) })} text="">
          <Choices items={data.last.items} />
        </RuleCard>
      )}
    </>
  )
}

function Choices({ items }: { items: PairChoice[] }) {
  const t = useWords('runPreview')
  if (items.length === 0) return null
  return (
    <ul className={classes.list}>
      {items.map(({ first, second, choice, outcome, droppedBecause }) => {
        const names = t('two', { one: nameOf(first), other: nameOf(second) })
        return (
          <li key={`${first.id} ${second.id}`} className={classes.choice}>
            <AvatarStack people={[first, second]} size={32} />
            <div className={classes.words}>
              <Text weight="medium">{names}</Text>
              {droppedBecause && (
                <Text size="small" tone="soft">
                  {t(`droppedBecause.${droppedBecause}`)}
                </Text>
              )}
            </div>
            {outcome === null ? (
              <PairActions pair={{ firstId: first.id, secondId: second.id }} names={names} choice={choice} />
            ) : (
              <Chip tone={outcome === 'DROPPED' ? 'warning' : 'success'}>
                {t(`outcome.${outcome === 'DROPPED' ? 'DROPPED' : choice}`)}
              </Chip>
            )}
          </li>
        )
      })}
    </ul>
  )
}
