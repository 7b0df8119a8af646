import type { Standing } from '#contract/matching/standing.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './ContactPromises.module.css'

type Props = {
  name: string
  contacts: Standing['contacts']
  /** The reader is the one who accepts. */
  isAnswer?: boolean
}

/** What both see of each other's contacts after the intro, true for these two. */
export function ContactPromises({ name, contacts: { theirs, mine }, isAnswer = false }: Props) {
  const t = useWords('matching')
  const keyOf = <P extends string>(promise: P) => (isAnswer && promise === 'afterAcceptance' ? 'accept' : promise)
  return (
    <Text size="small" tone="soft" className={classes.root}>
      {t(`contacts.theirs.${keyOf(theirs)}`, { name })} {t(`contacts.mine.${keyOf(mine)}`, { name })}
    </Text>
  )
}
