import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SettingRow } from '#web/ui/SettingsCard.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { CadenceChoice } from './CadenceChoice.tsx'
import { NeverList } from './NeverList.tsx'
import { PauseChoice } from './PauseChoice.tsx'
import { isPaused, noonOf } from './pause.ts'
import { usePreference } from './usePreference.ts'

/** Frequency of recommendations, and private exclusions. */
export function PreferenceRows() {
  const t = useWords('network')
  const language = useLanguage()
  const { wishes, change, isBusy } = usePreference()
  if (!wishes.data)
    return wishes.isError ? <NotLoaded onRetry={() => void wishes.refetch()} /> : <ListSkeleton count={3} />
  const { pausedUntil, everyWeeks, neverPairWith } = wishes.data
  const end = isPaused(pausedUntil, new Date()) && pausedUntil ? longDate(noonOf(pausedUntil), language) : null
  return (
    <>
      <SettingRow title={t('wishes.often')} text={t('wishes.oftenText')}>
        <CadenceChoice value={everyWeeks} onChange={weeks => change({ pausedUntil, everyWeeks: weeks })} />
      </SettingRow>
      <SettingRow title={t('wishes.pause')} text={end ? t('wishes.pausedUntil', { date: end }) : t('wishes.pauseText')}>
        <PauseChoice
          pausedUntil={pausedUntil}
          isBusy={isBusy}
          onChange={until => change({ pausedUntil: until, everyWeeks })}
        />
      </SettingRow>
      <SettingRow
        title={t('wishes.never')}
        text={t(neverPairWith.length > 0 ? 'wishes.neverText' : 'wishes.neverNobody')}
      >
        <NeverList people={neverPairWith} />
      </SettingRow>
    </>
  )
}
