import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type RejectionPreset, rejectionPresets } from '#contract/participants/rejection-presets.ts'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChipButton } from '#web/ui/Chip.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './RejectionSheet.module.css'
import type { Applicant, RejectionReason } from './useDecisions.ts'

type Props = { people: Applicant[]; onClose: () => void; onReject: (reason: RejectionReason) => void }
type Preview = { subject: string; plain: string } | 'failed' | null

/** Asks for the reason before people are rejected, with the letter that they get. */
export function RejectionSheet({ people, onClose, onReject }: Props) {
  const t = useWords('moderation')
  const [reason, setReason] = useState('')
  // Null once the words are the moderator's own.
  const [preset, setPreset] = useState<RejectionPreset | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [preview, setPreview] = useState<Preview>(null)
  const [only] = people
  const change = (text: string, chosen: RejectionPreset | null = null) => {
    setReason(text)
    setPreset(chosen)
    setMissing(false)
    setPreview(null)
  }
  const close = () => {
    change('')
    onClose()
  }
  const given = preset ? { preset } : { reason: reason.trim() }
  const reject = () => {
    if (!reason.trim()) return setMissing(true)
    onReject(given)
    return close()
  }
  const show = async () => {
    if (!only) return
    const letter = { participantId: only.id, moderationStatus: 'REJECTED' as const, ...given }
    setPreview(await api.moderation.previewLetter(letter).catch(() => 'failed' as const))
  }
  return (
    <Sheet
      isOpen={people.length > 0}
      onClose={close}
      title={
        people.length === 1 && only
          ? t('rejection.title', { name: only.name })
          : t('rejection.titleMany', { count: Math.max(people.length, 1) })
      }
      text={t('rejection.text')}
      actions={
        <>
          <Button variant="subtle" onClick={close}>
            {t('rejection.cancel')}
          </Button>
          <Button variant="danger" onClick={reject}>
            {people.length > 1 ? t('rejectSelected', { count: people.length }) : t('reject')}
          </Button>
        </>
      }
    >
      <fieldset className={classes.presets}>
        <legend className={classes.label}>{t('rejection.presets')}</legend>
        {rejectionPresets.map(each => (
          <ChipButton
            key={each}
            type="button"
            aria-pressed={preset === each}
            isOn={preset === each}
            onClick={() => change(t(`rejection.presetText.${each}`), each)}
          >
            {t(`rejection.preset.${each}`)}
          </ChipButton>
        ))}
      </fieldset>
      <Textarea
        data-autofocus
        label={t('rejection.reason')}
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.text.max}
        value={reason}
        description={preset && t('rejection.presetHint')}
        error={isMissing && t('rejection.reasonMissing')}
        onChange={event => change(event.currentTarget.value)}
      />
      {reason.trim() && preview === null && (
        <Button variant="subtle" size="sm" className={classes.show ?? ''} onClick={() => void show()}>
          {t('rejection.preview')}
        </Button>
      )}
      {preview === 'failed' && (
        <Text tone="danger" size="small" className={classes.show ?? ''}>
          {t('rejection.previewNotLoaded')}
        </Text>
      )}
      {preview && preview !== 'failed' && (
        <section className={classes.letter} aria-label={t('rejection.previewOf', { name: only?.name ?? '' })}>
          <Text weight="semibold">{t('rejection.subject', { subject: preview.subject })}</Text>
          <Text className={classes.plain ?? ''}>{preview.plain}</Text>
        </section>
      )}
    </Sheet>
  )
}
