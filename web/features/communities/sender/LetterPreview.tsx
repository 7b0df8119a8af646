import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LettersConfig } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { LetterView } from '#web/features/newsletters/editor/LetterView.tsx'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { inLook } from './letterLook.ts'
import classes from './SenderView.module.css'

type Props = { config: LettersConfig; isSaved: boolean; languages: Language[] }

/** An example of an email with what is in the form, made by the template of the emails. */
export function LetterPreview({ config, isSaved, languages }: Props) {
  const t = useWords('sender')
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : (languages[0] ?? own))
  const [look, setLook] = useState<'light' | 'dark'>('light')
  const [shown] = useDebouncedValue(config, 400)
  const { problem, isBusy, attempt } = useAttempt()
  const { data, isError, refetch } = useQuery({
    queryKey: ['letter preview', shown, language],
    queryFn: ({ signal }) => api.sender.preview({ lang: language, lettersConfig: shown }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const send = () =>
    attempt(async () => {
      const { email } = await api.sender.sendTest({ lang: language })
      showToast({ type: 'success', title: t('testSent', { email }) })
    })
  return (
    <SettingsCard title={t('preview')}>
      <div className={settings.block}>
        <Text tone="soft">{t('previewText')}</Text>
        <div className={classes.head}>
          <SegmentedControl
            aria-label={t('language')}
            value={language}
            data={[
              { value: 'en', label: t('english') },
              { value: 'ru', label: t('russian') },
            ]}
            onChange={value => setLanguage(value as Language)}
          />
          <SegmentedControl
            aria-label={t('look')}
            value={look}
            data={[
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
            ]}
            onChange={value => setLook(value as typeof look)}
          />
        </div>
        {isError && <NotLoaded text={t('previewNotLoaded')} onRetry={() => void refetch()} />}
        {!data && !isError && <FormSkeleton />}
        {data && !isError && (
          <div className={classes.letter}>
            <div className={classes.envelope}>
              <Text size="small" tone="soft">
                {t('from', { name: data.from.name, address: data.from.address })}
              </Text>
              {data.from.replyTo && (
                <Text size="small" tone="soft">
                  {t('replies', { address: data.from.replyTo })}
                </Text>
              )}
              <Text weight="semibold">{data.subject}</Text>
            </div>
            <LetterView html={inLook(data.html, look)} label={data.subject} />
          </div>
        )}
        {problem && <Banner tone="danger" title={problem} isAlert />}
        <div>
          <Button variant="default" loading={isBusy} disabled={!isSaved} onClick={() => void send()}>
            {t('sendTest')}
          </Button>
          {!isSaved && (
            <Text size="small" tone="soft">
              {t('testUnsaved')}
            </Text>
          )}
        </div>
      </div>
    </SettingsCard>
  )
}
