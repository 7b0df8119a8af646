import { MessageCircle, MessageCirclePlus, ShieldBan } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { Capability, Viewer } from '#web/shell/capability.ts'

const ChatsPage = lazyComponent(() => import('./ChatsPage.tsx'), 'ChatsPage')

const mayChat = ({ session }: Viewer) => session.hasProfile && session.permissions.includes('CAN_CHAT')

const mayBlock = ({ session: { participant, isNetworkingOff } }: Viewer) =>
  participant?.moderationStatus === 'CONFIRMED' && !isNetworkingOff

export const chats: Capability = {
  words: ['chats', 'chatFile', 'meetingTime'],
  screens: [
    {
      path: '/chats',
      screen: ChatsPage,
      openTo: ['member'],
      placeholder: 'list',
      title: 'titles.chats',
      isPlace: true,
    },
    { path: '/chats/:chatId', screen: ChatsPage, openTo: ['member'], placeholder: 'list', title: 'titles.chats' },
  ],
  menu: [
    {
      id: 'chats',
      order: 50,
      icon: MessageCircle,
      label: 'menu.chats',
      to: '/chats',
      tab: 'chats',
      phone: { order: 40, label: 'phoneMenu.chats' },
    },
  ],
  slots: {
    sidebar: [
      {
        id: 'unread-chats',
        order: 90,
        component: lazyComponent(() => import('./UnreadCount.tsx'), 'UnreadCount'),
        isShown: mayChat,
      },
    ],
    settings: [
      {
        id: 'blocked',
        order: 45,
        component: lazyComponent(() => import('./personal-block/BlockedSection.tsx'), 'BlockedSection'),
        isShown: mayBlock,
      },
    ],
  },
  shortcuts: [
    {
      id: 'new-chat',
      order: 40,
      icon: MessageCirclePlus,
      kind: 'verb',
      label: 'commands.newChat',
      to: '/chats?new=chat',
      keywords: 'keywords.newChat',
      isShown: mayChat,
    },
    {
      id: 'settings-blocked',
      order: 45,
      icon: ShieldBan,
      kind: 'setting',
      label: 'settings.blocked',
      to: '/settings#blocked',
      keywords: 'keywords.blocked',
      isShown: mayBlock,
    },
  ],
}
