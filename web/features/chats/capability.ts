import { MessageCircle } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { Capability } from '#web/shell/capability.ts'

const ChatsPage = lazyComponent(() => import('./ChatsPage.tsx'), 'ChatsPage')

export const chats: Capability = {
  words: ['chats'],
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
}
