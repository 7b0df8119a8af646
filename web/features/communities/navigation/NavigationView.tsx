import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { ActionIcon, Button, Switch } from '@mantine/core'
import { Link2, Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { SortableList } from '#web/ui/SortableList.tsx'
import { Text } from '#web/ui/Text.tsx'
import { LeaveSheet } from '../setting/LeaveSheet.tsx'
import { SaveBar } from '../setting/SaveBar.tsx'
import { SettingPart } from '../setting/SettingPart.tsx'
import { useSettingDraft } from '../setting/useSettingDraft.ts'
import { customTabsAtMost, type MenuRow, navigationOf, rowsOf } from './menuDraft.ts'
import classes from './NavigationView.module.css'

const EntryDialog = lazyComponent(() => import('./EntryDialog.tsx'), 'EntryDialog')

/** Part of the admin area: the menu of members. */
export function NavigationView() {
  const t = useWords('communitySetting')
  return (
    <SettingPart title={t('navigation.title')} text={t('navigation.text')}>
      {setting => <MenuEditor setting={setting} />}
    </SettingPart>
  )
}

function MenuEditor({ setting }: { setting: CommunitySetting }) {
  const t = useWords('communitySetting')
  const menu = useWords('menu')
  const { text } = useCommunity()
  const [editing, setEditing] = useState<{ row: MenuRow | null; isOpen: boolean; opening: number } | null>(null)
  const [isResetting, setResetting] = useState(false)
  const { draft, change, ...form } = useSettingDraft<MenuRow[]>({
    setting,
    read: ({ customNavigation }) => rowsOf(customNavigation),
    write: rows => ({ customNavigation: navigationOf(rows) }),
  })
  const usual = ({ tab }: MenuRow) => (tab ? menu(`menu.${tab}`) : '')
  const nameOf = (row: MenuRow) => (row.label ? text(row.label) : usual(row))
  const replace = (row: MenuRow) => change(draft.map(each => (each.id === row.id ? row : each)))
  const open = (row: MenuRow | null) => setEditing(known => ({ row, isOpen: true, opening: (known?.opening ?? 0) + 1 }))
  // In a closed community a shown tab is a forced one: it opens the list to every member.
  const isClosed = ({ tab }: MenuRow) => tab === 'participants' && !setting.transparent
  const isShown = (row: MenuRow) => row.isShown && (row.isForced || !isClosed(row))
  const show = (row: MenuRow, isOn: boolean) =>
    replace({ ...row, isShown: isOn, isForced: isClosed(row) ? isOn : row.isForced })
  const isFull = draft.filter(({ tab }) => tab === null).length >= customTabsAtMost
  return (
    <>
      {setting.fromFiles.includes('navigation') && (
        <Banner tone="info" title={t('navigation.fromFiles')}>
          {t('navigation.fromFilesText')}
        </Banner>
      )}
      <SettingsCard
        title={t('navigation.entries')}
        action={
          <Button
            variant="subtle"
            size="sm"
            leftSection={<Icon of={Plus} />}
            disabled={isFull}
            onClick={() => open(null)}
          >
            {t('navigation.add')}
          </Button>
        }
      >
        <SortableList
          label={t('navigation.entries')}
          onOrder={ids => change(ids.flatMap(id => draft.find(row => row.id === id) ?? []))}
          rows={draft.map(row => ({
            id: row.id,
            label: nameOf(row),
            content: (
              <>
                <Text weight="semibold" size="body">
                  {nameOf(row)}
                </Text>
                <Text size="small" tone="quiet">
                  {row.tab === null ? row.url : row.label && t('navigation.renamed', { label: usual(row) })}
                </Text>
                {row.tab === null && <Chip tone="info">{t('navigation.own')}</Chip>}
                {isClosed(row) && (
                  <Text size="small" tone="quiet">
                    {t(isShown(row) ? 'navigation.forced' : 'navigation.closed')}
                  </Text>
                )}
                {!isShown(row) && <Chip>{t('navigation.hidden')}</Chip>}
              </>
            ),
            actions: (
              <>
                <ActionIcon
                  size={44}
                  aria-label={t('navigation.edit', { label: nameOf(row) })}
                  onClick={() => open(row)}
                >
                  <Icon of={Pencil} />
                </ActionIcon>
                {row.tab === null ? (
                  <ActionIcon
                    size={44}
                    aria-label={t('navigation.remove', { label: nameOf(row) })}
                    onClick={() => change(draft.filter(({ id }) => id !== row.id))}
                  >
                    <Icon of={Trash2} />
                  </ActionIcon>
                ) : (
                  <Switch
                    className={classes.switch ?? ''}
                    aria-label={t('navigation.show', { label: nameOf(row) })}
                    checked={isShown(row)}
                    onChange={event => show(row, event.currentTarget.checked)}
                  />
                )}
              </>
            ),
          }))}
        />
      </SettingsCard>
      {isFull && <Text tone="quiet">{t('navigation.tooMany')}</Text>}
      <SettingsCard title={t('navigation.preview')}>
        <ol className={classes.preview}>
          {draft
            // Members have no admin area.
            .filter(row => isShown(row) && row.tab !== 'admin')
            .map(row => (
              <li key={row.id} className={classes.entry}>
                {row.tab === null && <Icon of={Link2} size={16} />}
                {nameOf(row)}
              </li>
            ))}
        </ol>
      </SettingsCard>
      <div className={classes.foot}>
        <Text tone="quiet" size="small">
          {t(setting.customNavigation ? 'navigation.previewText' : 'navigation.isDefault')}
        </Text>
        {setting.customNavigation && (
          <Button variant="default" onClick={() => setResetting(true)}>
            {t('navigation.reset')}
          </Button>
        )}
      </div>
      <SaveBar {...form} onSave={() => void form.save()} onDiscard={form.discard} />
      <LeaveSheet guard={form.guard} />
      <FormSheet
        isOpen={isResetting}
        onClose={() => setResetting(false)}
        title={t('navigation.resetTitle')}
        text={t('navigation.resetText')}
        action={t('navigation.resetAction')}
        isDanger
        onSubmit={() => form.save(rowsOf(null))}
      />
      {editing && (
        <Suspense fallback={null}>
          <EntryDialog
            key={editing.opening}
            row={editing.row}
            usual={editing.row ? usual(editing.row) : ''}
            isOpen={editing.isOpen}
            onClose={() => setEditing(known => known && { ...known, isOpen: false })}
            onClosed={() => setEditing(known => (known?.isOpen ? known : null))}
            onDone={row => (editing.row ? replace(row) : change([...draft, row]))}
          />
        </Suspense>
      )}
    </>
  )
}
