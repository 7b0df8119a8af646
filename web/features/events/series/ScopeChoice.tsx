import { useWords } from '#web/lib/words/words.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import classes from './ScopeChoice.module.css'

/** Which events of a series are changed. */
export type Scope = 'one' | 'following'

type Props = { legend: string; count: number | null; value: Scope; onChange: (scope: Scope) => void }

export function ScopeChoice({ legend, count, value, onChange }: Props) {
  const t = useWords('series')
  return (
    <div className={classes.root}>
      <RadioCards
        legend={legend}
        isLegendHidden
        value={value}
        choices={[
          { value: 'one', title: t('scope.one'), text: t('scope.oneText') },
          {
            value: 'following',
            title: t('scope.following'),
            text: count === null ? '' : t('scope.followingText', { count }),
          },
        ]}
        onChange={onChange}
      />
    </div>
  )
}
