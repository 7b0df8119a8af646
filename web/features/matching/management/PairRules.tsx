import { ActionIcon } from '@mantine/core'
import { X } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { AvatarStack } from '#web/ui/AvatarStack.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { PairForm } from './PairForm.tsx'
import { nameOf } from './ParticipantPicker.tsx'
import { RuleCard } from './RuleCard.tsx'
import classes from './Rules.module.css'
import { type PairRule, usePairRules } from './usePairRules.ts'

/** Rules for two members by name. */
export function PairRules({ pairs }: { pairs: PairRule[] }) {
  const t = useWords('network')
  const { remove } = usePairRules()
  return (
    <RuleCard title={t('rules.pairs')} text={t('rules.pairsText')}>
      {pairs.length === 0 && <Text tone="quiet">{t('rules.noPairs')}</Text>}
      {pairs.length > 0 && (
        <ul className={classes.list}>
          {pairs.map(pair => {
            const names = t('rules.two', { one: nameOf(pair.first), other: nameOf(pair.second) })
            return (
              <li key={`${pair.first.id} ${pair.second.id}`} className={classes.row}>
                <AvatarStack people={[pair.first, pair.second]} size={32} />
                <Text weight="medium" className={classes.words ?? ''}>
                  {names}
                </Text>
                <Chip tone={pair.kind === 'MUST' ? 'success' : 'neutral'}>{t(`rules.${pair.kind}`)}</Chip>
                <ActionIcon aria-label={t('rules.removePair', { names })} onClick={() => void remove(pair)}>
                  <Icon of={X} />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
      <PairForm />
    </RuleCard>
  )
}
