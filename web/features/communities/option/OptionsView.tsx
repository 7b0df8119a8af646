import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { optionForms } from 'virtual:option-forms'
import { Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CommunityOption, OptionType } from '#contract/communities/options.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { settingQuery } from '../setting/queries.ts'
import { useSaveSetting } from '../setting/useSaveSetting.ts'
import classes from './OptionsView.module.css'
import { isOptionType, optionGroups, optionTypesIn } from './optionGroups.ts'

const OptionDialog = lazyComponent(() => import('./OptionDialog.tsx'), 'OptionDialog')

/** Whether there is anything to enter. */
const hasSettings = (type: OptionType): boolean => {
  const form = optionForms[type]
  return form.kind !== 'group' || form.fields.length > 0
}

/** Part of the admin area: every option, switched on and off, with its settings in a form made from its schema. */
export function OptionsView() {
  const t = useWords('communityOptions')
  const { data, isError, isFetching, refetch } = useQuery(settingQuery)
  const save = useSaveSetting()
  const [query, setQuery] = useSearchParams()
  const [busy, setBusy] = useState<OptionType | null>(null)
  const asked = query.get('option')
  const opened = isOptionType(asked) && hasSettings(asked) ? asked : null
  /** The last one stays mounted while its dialog closes. */
  const [shown, setShown] = useState<OptionType | null>(null)
  if (opened && opened !== shown) setShown(opened)
  const search = query.get('search') ?? ''
  const change = (name: string, value: string | null) =>
    setQuery(
      known => {
        const next = new URLSearchParams(known)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: name === 'search' },
    )
  const titleOf = (type: OptionType) => t(`types.${type}.title`)
  const found = (type: OptionType) =>
    `${titleOf(type)} ${t(`types.${type}.text`)}`.toLowerCase().includes(search.toLowerCase())

  async function set(type: OptionType, option: CommunityOption | null): Promise<void> {
    await save(({ options }) => {
      const others = options.filter(({ optionType }) => optionType !== type)
      const place = options.findIndex(({ optionType }) => optionType === type)
      if (!option) return { options: others }
      return { options: place < 0 ? [...others, option] : options.map((each, at) => (at === place ? option : each)) }
    })
  }

  async function toggle(type: OptionType, isOn: boolean): Promise<void> {
    if (isOn && hasSettings(type)) return change('option', type)
    const former = data?.options.find(({ optionType }) => optionType === type) ?? null
    setBusy(type)
    try {
      await set(type, isOn ? ({ optionType: type, settings: {} } as CommunityOption) : null)
      const title = t(isOn ? 'switchedOn' : 'switchedOff', { title: titleOf(type) })
      const undo = () => void set(type, former).catch(fail)
      showToast({ type: 'success', title, action: { label: t('undo'), run: undo } })
    } catch (error) {
      fail(error)
    }
    setBusy(null)
  }
  const fail = (error: unknown) =>
    showToast({ type: 'error', title: error instanceof CallFailure ? error.message : t('notLoaded') })

  const groups = optionGroups
    .map(group => ({ group, types: optionTypesIn(group).filter(found) }))
    .filter(({ types }) => types.length > 0)
  return (
    <div className={settings.root}>
      <PageHeader title={t('title')} text={t('text')} />
      {!data &&
        (isError && !isFetching ? (
          <NotLoaded text={t('notLoaded')} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        ))}
      {data && (
        <SearchField
          className={classes.search}
          label={t('search')}
          value={search}
          onChange={text => change('search', text)}
        />
      )}
      {data && groups.length === 0 && <EmptyState title={t('noneFound')} text={t('noneFoundText')} />}
      {data &&
        groups.map(({ group, types }) => (
          <SettingsCard key={group} title={t(`groups.${group}`)}>
            {types.map(type => {
              const isOn = data.options.some(({ optionType }) => optionType === type)
              return (
                <SettingRow key={type} title={titleOf(type)} text={t(`types.${type}.text`)}>
                  <div className={classes.controls}>
                    {isOn && hasSettings(type) && (
                      <Button
                        variant="default"
                        size="sm"
                        leftSection={<Icon of={Settings2} />}
                        aria-label={t('editOf', { title: titleOf(type) })}
                        onClick={() => change('option', type)}
                      >
                        {t('edit')}
                      </Button>
                    )}
                    <Switch
                      aria-label={t('switchOf', { title: titleOf(type) })}
                      checked={isOn}
                      disabled={busy === type}
                      onChange={event => void toggle(type, event.currentTarget.checked)}
                    />
                  </div>
                </SettingRow>
              )
            })}
          </SettingsCard>
        ))}
      {data && shown && (
        <Suspense fallback={null}>
          <OptionDialog
            key={shown}
            type={shown}
            option={data.options.find(({ optionType }) => optionType === shown) ?? null}
            isOpen={opened === shown}
            onClose={() => change('option', null)}
            onClosed={() => setShown(null)}
            onSave={option => set(shown, option)}
          />
        </Suspense>
      )}
    </div>
  )
}
