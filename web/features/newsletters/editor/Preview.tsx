import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import { noPick, ParticipantPicker } from '#web/features/matching/management/ParticipantPicker.tsx'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { LetterView } from './LetterView.tsx'
import classes from './Preview.module.css'
import { sendable } from './sendable.ts'

const sizes = ['phone', 'desktop'] as const

/** The letter as a given member would get it. */
export function Preview({ content, language }: { content: NewsletterContent; language: Language }) {
  const t = useWords('newsletters')
  const { hasProfile } = useSession()
  const [size, setSize] = useState<(typeof sizes)[number]>('phone')
  const [reader, setReader] = useState(noPick)
  const [shown] = useDebouncedValue(content, 500)
  const participantId = reader.member?.id
  const preview = useQuery({
    queryKey: ['newsletters', 'preview', shown, participantId ?? null, language],
    queryFn: ({ signal }) =>
      api.newsletter.preview(
        { content: sendable(shown), lang: language, ...(participantId ? { participantId } : {}) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const isIncomplete = preview.error instanceof CallFailure && preview.error.name === 'NEWSLETTER_INCOMPLETE'
  const letter = isIncomplete ? undefined : preview.data
  return (
    <section className={classes.root} aria-label={t('preview.title')}>
      <div className={classes.head}>
        <Text size="small" tone="soft" weight="semibold">
          {letter && !hasProfile ? t('preview.as', { name: letter.reader }) : t('preview.title')}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('preview.device')}
          value={size}
          data={sizes.map(value => ({ value, label: t(`preview.${value}`) }))}
          onChange={value => setSize(value as typeof size)}
        />
      </div>
      {hasProfile && (
        <ParticipantPicker
          label={t('preview.choose')}
          placeholder={letter?.reader}
          value={reader}
          onChange={setReader}
        />
      )}
      <div className={classes.frame} data-size={size}>
        {preview.isPending && (
          <div className={classes.hint}>
            <FormSkeleton />
          </div>
        )}
        {isIncomplete && (
          <Text tone="soft" className={classes.hint}>
            {t('preview.incomplete')}
          </Text>
        )}
        {preview.isError && !isIncomplete && <NotLoaded onRetry={() => void preview.refetch()} />}
        {letter && (
          <>
            <div className={classes.envelope}>
              <Text size="small" tone="soft">
                {letter.from.name}, {letter.from.address}
              </Text>
              <Text weight="semibold">{letter.subject}</Text>
            </div>
            <LetterView html={letter.html} label={letter.subject} />
          </>
        )}
      </div>
    </section>
  )
}
