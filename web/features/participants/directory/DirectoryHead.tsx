import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { LayoutGrid, type LucideIcon, Map as MapIcon } from 'lucide-react'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './DirectoryHead.module.css'
import type { ListState } from './listState.ts'

type Props = { count: number; view: ListState['view']; onView: (view: ListState['view']) => void }

const views: { value: ListState['view']; icon: LucideIcon }[] = [
  { value: 'cards', icon: LayoutGrid },
  { value: 'map', icon: MapIcon },
]

export function DirectoryHead({ count, view, onView }: Props) {
  const t = useWords('participants')
  const language = useLanguage()
  return (
    <div className={classes.root}>
      <div className={classes.title}>
        <Heading level={1}>{t('list.title')}</Heading>
        <span className={classes.count}>{count.toLocaleString(language)}</span>
      </div>
      <SegmentedControl
        aria-label={t('list.view')}
        value={view}
        onChange={value => onView(value as ListState['view'])}
        data={views.map(({ value, icon }) => ({
          value,
          label: (
            <span className={classes.view}>
              <Icon of={icon} size={16} />
              <span className={classes.word}>{t(`list.${value}`)}</span>
            </span>
          ),
        }))}
      />
    </div>
  )
}
