import { Button } from '@mantine/core'
import { ExternalLink, KeyRound, Mail, Merge } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MemberDetails } from '#contract/crm/member-list.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { hasPermission } from '#web/shell/capability.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { CodeSheet } from '../bulk-action/AccessCodeSheet.tsx'
import { hasCodeLogin } from '../bulk-action/bulkEntries.ts'
import { WriteSheet } from '../bulk-action/FileSheets.tsx'
import classes from './MemberPanel.module.css'
import { nameOf } from './MemberTable.tsx'
import { useMayManage } from './useMayManage.ts'

/** What is done with one member most often. */
export function MemberActions({ member }: { member: MemberDetails }) {
  const t = useWords('crm')
  const merge = useWords('memberMerge')
  const community = useCommunity()
  const mayManage = useMayManage()
  const mayWrite = hasPermission(useSession(), 'CAN_SEND_NEWSLETTERS')
  const [isGiving, setGiving] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const mayGive = hasCodeLogin(community) && mayManage
  const name = nameOf(member)
  return (
    <div className={classes.actions}>
      {mayManage && mayWrite && (
        <Button leftSection={<Icon of={Mail} size={16} />} onClick={() => setWriting(true)}>
          {t('bulk.write')}
        </Button>
      )}
      <Button
        component={Link}
        to={`/u/${member.slug}`}
        variant="default"
        leftSection={<Icon of={ExternalLink} size={16} />}
      >
        {t('panel.profile')}
      </Button>
      {mayGive && (
        <Button variant="default" leftSection={<Icon of={KeyRound} size={16} />} onClick={() => setGiving(true)}>
          {t('panel.accessCode')}
        </Button>
      )}
      {mayManage && (
        <Button
          component={Link}
          to={`/admin/crm/merge/${member.id}`}
          variant="subtle"
          leftSection={<Icon of={Merge} size={16} />}
        >
          {merge('open')}
        </Button>
      )}
      {isWriting && <WriteSheet selection={{ ids: [member.id] }} count={1} onClose={() => setWriting(false)} />}
      {isGiving && (
        <CodeSheet
          title={t('code.title', { name })}
          text={t('code.text', { email: member.email })}
          name={name}
          code={{ email: member.email, uses: 1 }}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  )
}
