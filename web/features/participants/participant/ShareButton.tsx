import { ActionIcon, Button } from '@mantine/core'
import { Share2 } from 'lucide-react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ShareButton.module.css'

type Props = { slug: string; name: string }

/** Uses the phone's share dialog; elsewhere copies the link. On a phone it is an icon, so that the actions fit in one row. */
export function ShareButton({ slug, name }: Props) {
  const t = useWords('participants')
  const { communityUrl } = useCommunity()
  const url = String(new URL(`/u/${slug}`, communityUrl))
  const share = async () => {
    const canShare = matchMedia('(pointer: coarse)').matches && 'share' in navigator
    if (canShare) return navigator.share({ title: name, url }).catch(() => undefined)
    const isDone = await copyText(url)
    showToast(isDone ? { type: 'success', title: t('person.shared') } : { type: 'error', title: t('notCopied') })
  }
  const label = t('person.share')
  return (
    <>
      <Button
        variant="default"
        className={classes.wide ?? ''}
        leftSection={<Icon of={Share2} size={16} />}
        onClick={() => void share()}
      >
        {label}
      </Button>
      <ActionIcon
        variant="default"
        size="lg"
        className={classes.narrow ?? ''}
        aria-label={label}
        onClick={() => void share()}
      >
        <Icon of={Share2} />
      </ActionIcon>
    </>
  )
}
