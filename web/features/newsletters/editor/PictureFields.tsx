import { Button, FileButton, TextInput } from '@mantine/core'
import { ImageUp } from 'lucide-react'
import type { NewsletterBlock } from '#contract/newsletters/newsletter-content.ts'
import { newsletterLimits } from '#contract/newsletters/newsletter-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ContentEditor.module.css'
import { isBadLink } from './sendable.ts'

type Props = {
  block: Extract<NewsletterBlock, { kind: 'picture' }>
  onChange: (block: NewsletterBlock) => void
}

/** A picture of a letter, uploaded at once. */
export function PictureFields({ block, onChange }: Props) {
  const t = useWords('newsletters')
  const { problem, isBusy, attempt } = useAttempt()
  const upload = (image: File | null) => {
    if (image)
      void attempt(async () => {
        const { fileUrl } = await api.newsletterPicture.upload({ image })
        onChange({ ...block, fileUrl })
      })
  }
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {block.fileUrl && <img className={classes.picture} src={block.fileUrl} alt={block.alt} />}
      <div className={classes.add}>
        <FileButton accept="image/png,image/jpeg" onChange={upload}>
          {props => (
            <Button {...props} variant="default" loading={isBusy} leftSection={<Icon of={ImageUp} size={16} />}>
              {t(block.fileUrl ? 'editor.pictureReplace' : 'editor.pictureUpload')}
            </Button>
          )}
        </FileButton>
        <Text size="small" tone="quiet">
          {t('editor.pictureTitle')}
        </Text>
      </div>
      <div className={classes.two}>
        <TextInput
          label={t('editor.pictureAlt')}
          description={t('editor.pictureAltHint')}
          maxLength={newsletterLimits.alt}
          value={block.alt}
          onChange={({ currentTarget }) => onChange({ ...block, alt: currentTarget.value })}
        />
        <TextInput
          label={t('editor.pictureLink')}
          description={t('editor.buttonUrlHint')}
          inputMode="url"
          value={block.link}
          error={isBadLink(block.link) ? t('editor.badLink') : undefined}
          onChange={({ currentTarget }) => onChange({ ...block, link: currentTarget.value })}
        />
      </div>
    </>
  )
}
