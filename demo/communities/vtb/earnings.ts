import { type BankSectionContent, page } from './section.ts'

export const earnings: BankSectionContent = {
  title: { en: 'Earnings', ru: 'Заработок' },
  lead: {
    en: 'Recommend the bank to people you work with and get a reward for each one who becomes a client. Payments come on the tenth of each month.',
    ru: 'Рекомендуйте банк тем, с кем работаете, и получайте вознаграждение за каждого, кто станет клиентом. Выплаты — десятого числа каждого месяца.',
  },
  steps: [
    {
      title: { en: 'Sign the agreement', ru: 'Подпишите соглашение' },
      text: {
        en: 'Online, with a code from a text message. It takes five minutes, and you need no papers.',
        ru: 'Онлайн, по коду из СМС. Это пять минут, бумаги не нужны.',
      },
    },
    {
      title: { en: 'Send your link', ru: 'Отправьте свою ссылку' },
      text: {
        en: 'To partners, clients and neighbours in the office. The link works for a year.',
        ru: 'Партнёрам, клиентам, соседям по офису. Ссылка действует год.',
      },
    },
    {
      title: { en: 'See how it goes', ru: 'Следите за заявками' },
      text: {
        en: 'Your account at the bank shows each application and where it stands.',
        ru: 'В кабинете банка видно каждую заявку и что с ней сейчас.',
      },
    },
    {
      title: { en: 'Get your reward', ru: 'Получите вознаграждение' },
      text: {
        en: 'On the tenth of the next month, to any account that you name.',
        ru: 'Десятого числа следующего месяца, на любой счёт по вашему выбору.',
      },
    },
  ],
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
      title: { en: 'Taxes and reports', ru: 'Налоги и отчёты' },
      text: {
        en: 'We prepare the act and withhold the tax for private persons. Companies get documents by electronic exchange.',
        ru: 'Готовим акт и удерживаем налог за физлиц. Компании получают документы по электронному обмену.',
      },
      url: page('partners/taxes'),
    },
  ],
}
