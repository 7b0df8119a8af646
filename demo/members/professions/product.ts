import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const product: Story[] = [
  {
    at: 'tech',
    position: both('Product manager', 'Менеджер продукта'),
    about: both(
      'I run onboarding and pricing for <a payroll|an invoicing|a booking> tool with {40..90},000 small businesses on it. Last year we cut the sign-up from {9..14} screens to {3..4} and trial conversion rose by {18..35}%.',
      'Отвечаю за онбординг и тарифы сервиса для <расчёта зарплат|выставления счетов|онлайн-записи>, в нём {40..90 тысяча|тысячи|тысяч} компаний. За год сократил{|а} регистрацию с {9..14} экранов до {3..4}, конверсия пробного периода выросла на {18..35} %.',
    ),
    request: both(
      'Someone who moved a B2B product from seats to usage pricing and lived through the first invoices.',
      'Ищу человека, который перевёл B2B-сервис с оплаты за места на оплату за использование и пережил первые счета.',
    ),
    goal: both('Launch in a second country by summer', 'Выйти во вторую страну к лету'),
    tags: tagged('Product/Продукт, Pricing/Ценообразование, Onboarding/Онбординг, B2B/B2B'),
  },
  {
    at: 'tech',
    position: both('Product lead', 'Руководитель продукта'),
    about: both(
      'Product manager for health apps: first diabetes diaries, then a symptom checker used by {12..30} clinics. I interview two patients every week and keep all {180..420} transcripts.',
      'Делаю медицинские приложения: сначала дневник диабетика, потом проверку симптомов для {12..30 клиники|клиник|клиник}. Каждую неделю говорю с двумя пациентами, накопил{|а} {180..420} расшифровок.',
    ),
    request: both(
      'A UX researcher who has tested with people over sixty. I want to copy your recruiting, not your findings.',
      'Ищу UX-исследователя, который проводил тесты с людьми старше шестидесяти. Интересует, где вы находите участников.',
    ),
    goal: both('Start a product of my own with one good engineer', 'Начать свой продукт с одним сильным инженером'),
    tags: tagged('Product/Продукт, HealthTech/Медтех, User interviews/Интервью'),
  },
  {
    at: 'tech',
    position: both('Head of product', 'Директор по продукту'),
    about: both(
      'Came to product from support, where I answered {6..15},000 tickets, so I still begin with the complaint. Now I own search and recommendations at a <second-hand|grocery|travel> marketplace with {5..12} engineers.',
      'Приш{ёл|ла} в продукт из поддержки, где разобрал{|а} {6..15 тысячу|тысячи|тысяч} обращений, и до сих пор начинаю с жалобы. Сейчас веду поиск и рекомендации на маркетплейсе <продуктов|путешествий|подержанных вещей>, в команде {5..12 инженер|инженера|инженеров}.',
    ),
    request: both(
      'A data analyst for a second opinion on our retention curves. An hour, coffee and lunch are on me.',
      'Ищу аналитика, который посмотрит на наши кривые удержания свежим взглядом. Час времени, обед с меня.',
    ),
    goal: both('Launch in a second country by summer', 'Выйти во вторую страну к лету'),
    tags: tagged('Product/Продукт, Marketplaces/Маркетплейсы, User interviews/Интервью'),
  },
  {
    at: 'tech',
    position: both('Product manager', 'Менеджер продукта'),
    about: both(
      'I take products from the first paying customer to the hundredth: {3..5} times so far, twice in education. I write the pricing page before the first ticket.',
      'Довожу продукты от первого платящего клиента до сотого: уже {3..5 раз|раза|раз}, дважды в образовании. Страницу с ценами пишу раньше первой задачи.',
    ),
    request: both(
      'A backend engineer with payments behind them for a two-month project: subscriptions in {4..7} currencies.',
      'Нужен бэкенд-разработчик с опытом платежей на проект в два месяца: подписки в {4..7} валютах.',
    ),
    goal: both('Start a product of my own with one good engineer', 'Начать свой продукт с одним сильным инженером'),
    tags: tagged('Product/Продукт, Pricing/Ценообразование, B2B/B2B'),
  },
]
