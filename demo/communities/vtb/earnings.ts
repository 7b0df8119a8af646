import { type BankSectionContent, page } from './section.ts'

export const earnings: BankSectionContent = {
  title: { en: 'Earnings', ru: 'Заработок' },
  lead: {
    en: 'Recommend the bank to people you work with and get a reward for each one who becomes a client. Payments come on the tenth of each month.',
    ru: 'Рекомендуйте банк тем, с кем работаете, и получайте вознаграждение за каждого, кто станет клиентом. Выплаты — десятого числа каждого месяца.',
  },
  items: [
    {
      title: { en: 'An account for a partner', ru: 'Счёт для партнёра' },
      text: {
        en: 'Three thousand roubles for a company that opens an account by your link and makes its first payment.',
        ru: 'Три тысячи рублей за компанию, которая откроет счёт по вашей ссылке и проведёт первый платёж.',
      },
      url: page('partners/account'),
    },
    {
      title: { en: 'Terminals for shops', ru: 'Терминалы для магазинов' },
      text: {
        en: 'Two thousand roubles for each connected till, with no upper limit.',
        ru: 'Две тысячи рублей за каждую подключённую кассу, без верхнего предела.',
      },
      url: page('partners/terminals'),
    },
    {
      title: { en: 'Loans and leasing', ru: 'Кредиты и лизинг' },
      text: {
        en: 'Half a percent of the sum issued, if the client came by your recommendation.',
        ru: 'Полпроцента от выданной суммы, если клиент пришёл по вашей рекомендации.',
      },
      url: page('partners/loans'),
    },
    {
      title: { en: 'How to begin', ru: 'Как начать' },
      text: {
        en: 'Sign the agreement online, take your link, send it to partners. The account page shows each application and its state.',
        ru: 'Подпишите соглашение онлайн, получите ссылку, отправьте партнёрам. В кабинете видны все заявки и их статус.',
      },
      url: page('partners/start'),
    },
    {
      title: { en: 'Taxes and reports', ru: 'Налоги и отчёты' },
      text: {
        en: 'We prepare the act and withhold the tax for private persons. Companies get documents by electronic exchange.',
        ru: 'Готовим акт и удерживаем налог за физлиц. Компании получают документы по электронному обмену.',
      },
      url: page('partners/taxes'),
    },
  ],
}
