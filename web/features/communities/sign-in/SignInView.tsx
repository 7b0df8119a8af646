import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { SortableList } from '#web/ui/SortableList.tsx'
import { Text } from '#web/ui/Text.tsx'
import { LeaveSheet } from '../setting/LeaveSheet.tsx'
import { SaveBar } from '../setting/SaveBar.tsx'
import { SettingPart } from '../setting/SettingPart.tsx'
import { useSettingDraft } from '../setting/useSettingDraft.ts'
import { authConfigOf, type MethodRow, methodRows } from './methods.ts'

/** Part of the admin area: which sign-in methods are offered, in which order. */
export function SignInView() {
  const t = useWords('communitySetting')
  return (
    <SettingPart title={t('signIn.title')} text={t('signIn.text')}>
      {setting => <Methods setting={setting} />}
    </SettingPart>
  )
}

function Methods({ setting }: { setting: CommunitySetting }) {
  const t = useWords('communitySetting')
  const { draft, change, ...form } = useSettingDraft<MethodRow[]>({
    setting,
    read: ({ authConfig }) => methodRows(authConfig),
    write: rows => ({ authConfig: authConfigOf(rows) }),
  })
  const isLast = draft.filter(({ isOn }) => isOn).length === 1
  const isKnown = ({ authType }: MethodRow) => setting.authConfig.some(each => each.authType === authType)
  const isIdle = (row: MethodRow) => isKnown(row) && !setting.workingMethods.includes(row.authType)
  return (
    <>
      <SettingsCard title={t('signIn.list')}>
        <SortableList
          label={t('signIn.list')}
          onOrder={ids => change(ids.flatMap(id => draft.find(({ authType }) => authType === id) ?? []))}
          rows={draft.map(row => ({
            id: row.authType,
            label: t(`signIn.${row.authType}`),
            content: (
              <>
                <Text weight="semibold" size="body">
                  {t(`signIn.${row.authType}`)}
                </Text>
                <Text size="small" tone="quiet">
                  {t(isIdle(row) ? 'signIn.notConfigured' : `signIn.${row.authType}Text`)}
                </Text>
              </>
            ),
            actions: (
              <Switch
                aria-label={t('signIn.show', { label: t(`signIn.${row.authType}`) })}
                checked={row.isOn}
                disabled={row.isOn && isLast}
                onChange={({ currentTarget: { checked } }) =>
                  change(draft.map(each => (each.authType === row.authType ? { ...each, isOn: checked } : each)))
                }
              />
            ),
          }))}
        />
      </SettingsCard>
      <SaveBar {...form} onSave={() => void form.save()} onDiscard={form.discard} />
      <LeaveSheet guard={form.guard} />
    </>
  )
}
