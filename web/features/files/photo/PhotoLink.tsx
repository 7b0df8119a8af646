import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import classes from './PhotoEditor.module.css'

/** Not a form, since it may be inside one. */
export function PhotoLink({ isBusy, onTake }: { isBusy: boolean; onTake: (url: string) => Promise<void> }) {
  const t = useWords('onboarding')
  const [url, setUrl] = useState('')
  const take = () => {
    if (url.trim() !== '') void onTake(url.trim())
  }
  return (
    <div className={classes.link}>
      <TextInput
        type="url"
        inputMode="url"
        autoFocus
        aria-label={t('photo.linkLabel')}
        placeholder="https://"
        value={url}
        onChange={event => setUrl(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          take()
        }}
      />
      <Button variant="default" loading={isBusy} onClick={take}>
        {t('photo.linkTake')}
      </Button>
    </div>
  )
}
