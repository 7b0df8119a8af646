import { Users } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type Capability, hasPermission } from '#web/shell/capability.ts'

export const crm: Capability = {
  words: ['crm'],
  screens: [
    {
      path: '/admin/crm',
      screen: lazyComponent(() => import('./member-list/CrmPage.tsx'), 'CrmPage'),
      openTo: ['member'],
      needs: 'CAN_VIEW_ADMIN_PANEL',
      saysNoPermission: true,
      placeholder: 'list',
      title: 'titles.crm',
      isPlace: true,
      words: ['member', 'memberExport', 'memberMerge'],
    },
    {
      path: '/admin/crm/import',
      screen: lazyComponent(() => import('./member-import/MemberImportPage.tsx'), 'MemberImportPage'),
      openTo: ['member'],
      needs: 'CAN_MANAGE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'page',
      title: 'titles.memberImport',
      words: ['memberImport'],
    },
    {
      path: '/admin/crm/import/:importId',
      screen: lazyComponent(() => import('./member-import/ImportPage.tsx'), 'ImportPage'),
      openTo: ['member'],
      needs: 'CAN_MANAGE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'page',
      title: 'titles.memberImport',
      words: ['memberImport'],
    },
    {
      path: '/admin/crm/merge/:participantId',
      screen: lazyComponent(() => import('./member-merge/MergePage.tsx'), 'MergePage'),
      openTo: ['member'],
      needs: 'CAN_MANAGE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'page',
      title: 'titles.memberMerge',
      words: ['memberMerge'],
    },
    {
      path: '/confirm-merge',
      screen: lazyComponent(() => import('./member-merge/ConfirmMergePage.tsx'), 'ConfirmMergePage'),
      openTo: ['visitor', 'member', 'organiser'],
      placeholder: 'form',
      frame: 'plain',
      title: 'titles.memberMerge',
      words: ['memberMerge'],
    },
  ],
  menu: [
    {
      id: 'crm',
      order: 20,
      icon: Users,
      label: 'menu.crm',
      to: '/admin/crm',
      mode: 'admin',
      isAllowed: ({ session }) => hasPermission(session, 'CAN_VIEW_ADMIN_PANEL'),
      phone: { order: 1, label: 'menu.crmShort' },
    },
  ],
}
