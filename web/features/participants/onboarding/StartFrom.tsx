import { Button } from '@mantine/core'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import type { ServerDraft } from './queries.ts'

type Props = { others: ServerDraft['others']; onStart: (communityId: string) => Promise<void> }

/** Offers the newcomer's own profile of another community. */
export function StartFrom({ others, onStart }: Props) {
  const t = useWords('onboarding')
  const { text } = useCommunity()
  const { attempt, isBusy, problem } = useAttempt()
  const [other] = others
  if (!other) return null
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Banner
        tone="info"
        title={t('startFrom.title', { community: text(other.title) })}
        action={
          <Button variant="default" loading={isBusy} onClick={() => void attempt(() => onStart(other.communityId))}>
            {t('startFrom.action')}
          </Button>
        }
      >
        {t('startFrom.text')}
      </Banner>
    </>
  )
}
