import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './RunPreview.module.css'

type Props = { total: number | null; next: string | null; after: string; linkTo: (after: string) => string }

const countedAtMost = 10_000

export function PreviewPages({ total, next, after, linkTo }: Props) {
  const t = useWords('runPreview')
  useLanguage()
  return (
    <div className={classes.pages}>
      {total !== null && (
        <Text size="small" tone="quiet">
          {total > countedAtMost ? t('manyInTotal') : t('total', { count: total })}
        </Text>
      )}
      {after && (
        <LinkButton variant="default" to={linkTo('')}>
          {t('firstPage')}
        </LinkButton>
      )}
      {next && (
        <LinkButton variant="default" to={linkTo(next)}>
          {t('next')}
        </LinkButton>
      )}
    </div>
  )
}
