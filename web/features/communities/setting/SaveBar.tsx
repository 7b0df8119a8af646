import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './SaveBar.module.css'

type Props = { isChanged: boolean; isBusy: boolean; problem: string | null; onSave: () => void; onDiscard: () => void }

/** Stays in sight while there are unsaved changes. */
export function SaveBar({ isChanged, isBusy, problem, onSave, onDiscard }: Props) {
  const t = useWords('communitySetting')
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {isChanged && (
        <div className={classes.root}>
          <Text tone="soft" className={classes.text}>
            {t('unsaved')}
          </Text>
          <Button variant="subtle" onClick={onDiscard} disabled={isBusy}>
            {t('discard')}
          </Button>
          <Button onClick={onSave} loading={isBusy}>
            {t('save')}
          </Button>
        </div>
      )}
    </>
  )
}
