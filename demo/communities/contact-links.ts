import type { ContactLink } from '#contract/communities/community.ts'

const link = (en: string, ru: string, url: string): ContactLink => ({ label: { en, ru }, url })

/** How to reach each community beside its email address. Numbers and addresses that nobody has. */
export const contactLinks: Record<string, ContactLink[]> = {
  samovar: [
    link('Telegram channel', 'Канал в Telegram', 'https://example.org/samovar/telegram'),
    link('Phone, weekdays 10–18', 'Телефон, по будням с 10 до 18', 'tel:+44-20-7946-0182'),
    link('Questions about payments', 'Вопросы об оплате', 'mailto:billing@samovar.example'),
  ],
  vtb: [
    link('Club phone, every day 8–22', 'Телефон клуба, каждый день с 8 до 22', 'tel:+7-495-000-01-82'),
    link('Telegram channel of the club', 'Канал клуба в Telegram', 'https://example.org/business-club/telegram'),
    link('Office: 8 Tea Street, Moscow', 'Офис: Москва, Чайная улица, 8', 'https://example.org/business-club/map'),
  ],
  avito: [
    link('Chat with the makers', 'Чат мастеров', 'https://example.org/makers/chat'),
    link('Phone of the workshop', 'Телефон мастерской', 'tel:+7-495-000-04-15'),
  ],
  tim: [
    link('Club secretary', 'Секретарь клуба', 'tel:+1-212-555-0142'),
    link('Telegram', 'Telegram', 'https://example.org/tim/telegram'),
  ],
  jo: [
    link('Discord', 'Discord', 'https://example.org/jo/discord'),
    link('Donations', 'Пожертвования', 'mailto:give@jo.example'),
  ],
  alumni: [
    link('Registrar’s office', 'Деканат', 'tel:+44-20-7946-0417'),
    link(
      'Visit us: Alumni House, room 12',
      'Приходите: Дом выпускников, комната 12',
      'https://example.org/alumni-house/map',
    ),
  ],
  connect: [link('Telegram', 'Telegram', 'https://example.org/connect/telegram')],
}
