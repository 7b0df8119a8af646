import { Button, FileInput, Textarea } from '@mantine/core'
import { ImageUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { longestCaption } from '#contract/notifications/telegram-group.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import form from '../channel/ChannelsSection.module.css'

/** Sends a picture with an optional caption to the Telegram group. */
export function PictureSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords('channels')
  const { id } = useCommunity()
  const { problem, isBusy, attempt } = useAttempt()
  const [image, setImage] = useState<File | null>(null)
  const [caption, setCaption] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!image) return
    void attempt(async () => {
      await api.telegramGroup.sendPicture({ id, image, caption: caption.trim() })
      setImage(null)
      setCaption('')
      showToast({ type: 'success', title: t('group.pictureSent') })
      onClose()
    })
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('group.pictureTitle')} text={t('group.pictureText')}>
      <form className={form.form} onSubmit={submit}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        <FileInput
          label={t('group.file')}
          placeholder={t('group.choose')}
          accept="image/jpeg,image/png"
          leftSection={<Icon of={ImageUp} />}
          value={image}
          onChange={setImage}
        />
        <Textarea
          label={t('group.caption')}
          rows={3}
          maxLength={longestCaption}
          value={caption}
          onChange={event => setCaption(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} disabled={!image}>
          {t('group.send')}
        </Button>
      </form>
    </Sheet>
  )
}
