import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl } from '@mantine/core'
import { RefreshCw } from 'lucide-react'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from './ModerationHeader.module.css'

const paths = {
  people: '/admin/moderation',
  reports: '/admin/moderation/reports',
  contacts: '/admin/moderation/contacts',
} as const
export type ModerationPart = keyof typeof paths

type Props = { part: ModerationPart; isBusy: boolean; onRefresh: () => void }

/** Title of the screens of moderation, with the way to the others. */
export function ModerationHeader({ part, isBusy, onRefresh }: Props) {
  const t = useWords('moderation')
  return (
    <div className={classes.root}>
      <PageHeader
        title={t('title')}
        actions={
          <Button
            variant="default"
            leftSection={<Icon of={RefreshCw} size={16} />}
            loading={isBusy}
            onClick={onRefresh}
          >
            {t('refresh')}
          </Button>
        }
      />
      <SegmentedControl
        className={classes.parts ?? ''}
        aria-label={t('parts')}
        value={part}
        data={(Object.keys(paths) as ModerationPart[]).map(value => ({ value, label: t(`part.${value}`) }))}
        onChange={value => goTo(paths[value as ModerationPart])}
      />
    </div>
  )
}
