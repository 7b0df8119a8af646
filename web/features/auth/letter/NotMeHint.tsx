import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'

/** Where to answer "this was not me": in the letter, which has a link of its own for it. */
export function NotMeHint() {
  const t = useWords('auth')
  return (
    <Text size="small" tone="quiet" style={{ textAlign: 'center' }}>
      {t('notMe.hint')}
    </Text>
  )
}
