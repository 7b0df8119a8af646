import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { assistanceQuery, type PairIds } from './queries.ts'
import classes from './SideCard.module.css'
import { SideCard } from './SideCard.tsx'

/** Arguments for and against the pair. */
export function Assistance({ pair }: { pair: PairIds }) {
  const t = useWords('network')
  const { data, isError, refetch } = useQuery(assistanceQuery(pair))
  const isEmpty = data !== undefined && data.pros.length + data.cons.length === 0
  return (
    <SideCard
      title={t('score.assistance')}
      isReady={data !== undefined}
      isError={isError}
      onRetry={() => void refetch()}
    >
      {isEmpty && <Text tone="quiet">{t('score.noAssistance')}</Text>}
      <ul className={classes.list}>
        {data?.pros.map(text => (
          <li key={text} className={classes.line} data-tone="pro">
            <Icon of={Plus} size={15} />
            <VisuallyHidden>{t('score.pro')}</VisuallyHidden>
            <span>{text}</span>
          </li>
        ))}
        {data?.cons.map(text => (
          <li key={text} className={classes.line} data-tone="con">
            <Icon of={Minus} size={15} />
            <VisuallyHidden>{t('score.con')}</VisuallyHidden>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </SideCard>
  )
}
