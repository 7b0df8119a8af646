import { Ban, Check, Clock, Handshake, MailX } from 'lucide-react'
import type { IntroState } from '#contract/matching/intro.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip, type ChipTone } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { type IntroStatus, introStatus } from './introStatus.ts'

const looks: Record<IntroStatus, { tone: ChipTone; icon: typeof Check }> = {
  waiting: { tone: 'neutral', icon: Clock },
  yourTurn: { tone: 'brand', icon: Handshake },
  connected: { tone: 'success', icon: Check },
  declined: { tone: 'neutral', icon: Ban },
  declinedByYou: { tone: 'neutral', icon: Ban },
  undelivered: { tone: 'warning', icon: MailX },
}

/** Status and date of an intro. */
export function IntroFacts({ intro }: { intro: IntroState }) {
  const t = useWords('network')
  const language = useLanguage()
  const word = introStatus(intro)
  const { tone, icon } = looks[word]
  return (
    <>
      <Chip tone={tone} icon={<Icon of={icon} size={13} />}>
        {t(`intro.${word}`)}
      </Chip>
      <Text as="span" size="small" tone="quiet">
        {longDate(intro.answeredAt ?? intro.sentAt, language)}
      </Text>
    </>
  )
}
