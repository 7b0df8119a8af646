import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { hasPermission } from '#web/shell/capability.ts'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { TelegramGroup } from '../telegram-group/TelegramGroup.tsx'
import { Workspaces } from './Workspaces.tsx'

/** Part of the admin area: the group and workspaces of the community. What did not arrive is in the part about delivery. */
export function MessengersView() {
  const t = useWords('channels')
  if (!hasPermission(useSession(), 'CAN_MANAGE_COMMUNITY')) return <NoPermission />
  return (
    <div className={settings.root}>
      <PageHeader title={t('admin.title')} text={t('admin.text')} />
      <TelegramGroup />
      <Workspaces />
    </div>
  )
}
