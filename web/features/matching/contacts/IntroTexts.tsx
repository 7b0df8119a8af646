import type { IntroState } from '#contract/matching/intro.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './IntroTexts.module.css'

/** Messages of both, each with its author. */
export function IntroTexts({ intro, name }: { intro: IntroState; name: string }) {
  const t = useWords('network')
  const own = t('intro.you')
  const isOwn = intro.direction === 'sent'
  const texts = [
    { author: isOwn ? own : name, text: intro.message },
    { author: isOwn ? name : own, text: intro.answer },
  ].filter(({ text }) => text !== '')
  if (texts.length === 0) return null
  return (
    <div className={classes.root}>
      {texts.map(({ author, text }) => (
        <blockquote key={author} className={classes.text}>
          <Text as="span" size="small" tone="quiet">
            {author}
          </Text>
          <span>{text}</span>
        </blockquote>
      ))}
    </div>
  )
}
