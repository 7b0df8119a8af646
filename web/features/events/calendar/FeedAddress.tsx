import { Button, TextInput } from '@mantine/core'
import { CalendarPlus, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './CalendarSection.module.css'

type Props = { title: string; text: string; label: string; url: string; children?: ReactNode }

/** One feed: its address to copy, and a link that opens the calendar program of this device. */
export function FeedAddress({ title, text, label, url, children }: Props) {
  const t = useWords('calendar')
  const copy = async () => {
    const isDone = await copyText(url)
    showToast(isDone ? { type: 'success', title: t('copied') } : { type: 'error', title: t('notCopied') })
  }
  return (
    <div className={classes.feed}>
      <Heading level={3} size="item">
        {title}
      </Heading>
      <Text as="div" tone="soft">
        {text}
      </Text>
      <TextInput
        className={classes.address ?? ''}
        classNames={{ input: classes.input ?? '' }}
        aria-label={label}
        value={url}
        readOnly
        onFocus={event => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<Icon of={Copy} size={16} />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={url.replace(/^https?:/, 'webcal:')}
          leftSection={<Icon of={CalendarPlus} size={16} />}
        >
          {t('open')}
        </Button>
        {children}
      </div>
    </div>
  )
}
