import { Button, Textarea, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { eventLimits, type MessageAudience, messageAudiences } from '#contract/events/event-fields.ts'
import type { ReportedEvent } from '#contract/events/event-report.ts'
import { hasWebAddress } from '#contract/web-address.ts'
import { api } from '#web/lib/calls/api.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { ChipButton } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import { recipientsQuery, refreshManaged } from '../event-report/queries.ts'
import classes from './MessageSheet.module.css'

type Props = { event: ReportedEvent; isOpen: boolean; onClose: () => void; onSent: () => void }

/** A message to participants by status: who gets it is counted while choosing, and the letter can be looked at before. */
export function MessageSheet({ event, isOpen, onClose, onSent }: Props) {
  const t = useWords('eventReport')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { data: counts } = useQuery({ ...recipientsQuery(event.id), enabled: isOpen })
  const [audiences, setAudiences] = useState<MessageAudience[]>(['going'])
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [isPreview, setPreview] = useState(false)
  const key = useRef(newIdempotencyKey())
  const label = useId()
  const { problem, isBusy, attempt } = useAttempt()
  const count = audiences.reduce((sum, audience) => sum + (counts?.[audience] ?? 0), 0)
  const hasLink = hasWebAddress(subject)
  const isReady = subject.trim() !== '' && text.trim() !== '' && !hasLink
  const lack =
    count === 0 ? t(audiences.length === 0 ? 'message.nobody' : 'message.nobodyThere') : t('message.needsText')

  async function send(): Promise<void> {
    await api.eventMessage.send({ id: event.id, audiences, subject, text }, { idempotencyKey: key.current })
    key.current = newIdempotencyKey()
    setSubject('')
    setText('')
    setPreview(false)
    showToast({ type: 'success', title: t('message.sent') })
    void refreshManaged(queryClient, event.id)
    onSent()
  }
  const onSubmit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (await attempt(send)) onClose()
  }
  const toggle = (audience: MessageAudience) =>
    setAudiences(before =>
      before.includes(audience) ? before.filter(each => each !== audience) : [...before, audience],
    )
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('message.title')}>
      <form className={classes.root} noValidate onSubmit={submitted => void onSubmit(submitted)}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {isPreview ? (
          <div className={classes.letter}>
            <Heading level={3} size="item">
              {subject}
            </Heading>
            <Text tone="soft">{t('message.previewFrom', { event: event.title })}</Text>
            <p className={classes.text}>{text}</p>
          </div>
        ) : (
          <>
            <div>
              <Text as="div" size="small" weight="semibold" id={label} className={classes.label ?? ''}>
                {t('message.to')}
              </Text>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser */}
              <div role="group" aria-labelledby={label} className={classes.audiences}>
                {messageAudiences.map(audience => (
                  <ChipButton
                    key={audience}
                    type="button"
                    isOn={audiences.includes(audience)}
                    aria-pressed={audiences.includes(audience)}
                    onClick={() => toggle(audience)}
                  >
                    {t(`message.audience.${audience}`)} {counts?.[audience].toLocaleString(language)}
                  </ChipButton>
                ))}
              </div>
            </div>
            <TextInput
              label={t('message.subject')}
              required
              maxLength={eventLimits.title}
              value={subject}
              error={hasLink && t('message.noLinks')}
              onChange={({ currentTarget }) => setSubject(currentTarget.value)}
            />
            <Textarea
              label={t('message.text')}
              required
              autosize
              minRows={5}
              maxRows={12}
              maxLength={eventLimits.description}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </>
        )}
        <Text tone="soft">
          <span role="status">{count > 0 && isReady ? t('message.recipients', { count }) : lack}</span>
        </Text>
        <div className={classes.actions}>
          <Button variant="default" disabled={!isReady} onClick={() => setPreview(!isPreview)}>
            {t(isPreview ? 'message.edit' : 'message.preview')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isReady || count === 0}>
            {t('message.send', { count })}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
