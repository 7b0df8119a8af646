import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const sales: Story[] = [
  {
    at: 'tech',
    position: both('Sales director', 'Коммерческий директор'),
    about: both(
      'I sell software to people who dislike software: builders, farmers, ship chandlers. {11..19} years, a team of {6..14}, and I still make the first call of the day.',
      'Продаю программы тем, кто их не любит: строителям, фермерам, снабженцам судов. {11..19 год|года|лет} опыта, команда из {6..14}, и первый звонок дня делаю {сам|сама}.',
    ),
    request: both(
      'A technical founder who is tired of demos. I can do the next fifty.',
      'Ищу технического основателя, который устал от демонстраций. Следующие пятьдесят проведу я.',
    ),
    goal: both('Open three regions with partners', 'Открыть с партнёрами три региона'),
    tags: tagged('Sales/Продажи, B2B/B2B, Negotiation/Переговоры'),
  },
  {
    at: 'firm',
    position: both('Business development manager', 'Менеджер по развитию бизнеса'),
    about: both(
      'Tenders are my craft: {70..150} bids, every third one won. I read all the annexes, which is the whole secret.',
      'Моё ремесло — тендеры: {70..150 заявка|заявки|заявок}, выиграна каждая третья. Читаю все приложения, в этом и секрет.',
    ),
    request: both(
      'Contractors to bid together: I have the paperwork, I need electrical work and a good estimator.',
      'Ищу подрядчиков для совместных тендеров: документы на мне, нужны электромонтаж и хороший сметчик.',
    ),
    goal: both('Write down how we win tenders', 'Описать, как мы выигрываем тендеры'),
    tags: tagged('Tenders/Тендеры, B2B/B2B, Negotiation/Переговоры'),
  },
  {
    at: 'factory',
    position: both('Sales director', 'Коммерческий директор'),
    about: both(
      'Built the partner channel of an equipment maker from {3..5} to {40..75} dealers. I know who pays late in every region.',
      'Построил{|а} партнёрскую сеть производителя оборудования: с {3..5} до {40..75 дилера|дилеров|дилеров}. Знаю, кто в каком регионе платит поздно.',
    ),
    request: both(
      'Dealers of equipment <in the Baltics|in Iberia|in Anatolia> with their own service team.',
      'Ищу дилеров оборудования <на Урале|в Сибири|на Дальнем Востоке> со своей сервисной службой.',
    ),
    goal: both('Open three regions with partners', 'Открыть с партнёрами три региона'),
    tags: tagged('Dealers/Дилеры, Partnerships/Партнёрства, B2B/B2B'),
  },
  {
    at: 'firm',
    position: both('Key account manager', 'Менеджер по ключевым клиентам'),
    about: both(
      'Key accounts in food retail: {5..9} chains, shelves from Porto to Perm. I can explain a retro-bonus in one minute.',
      'Веду сети продуктовой розницы: {5..9 сеть|сети|сетей}, полки от Калининграда до Владивостока. Объясню ретробонус за минуту.',
    ),
    request: both(
      'Producers of food with a steady volume and a certificate who want into chains. I take a share of sales only.',
      'Ищу производителей еды с ровным объёмом и сертификатами, которые хотят в сети. Беру только процент с продаж.',
    ),
    goal: both('Open three regions with partners', 'Открыть с партнёрами три региона'),
    tags: tagged('Retail chains/Розничные сети, Sales/Продажи, Negotiation/Переговоры'),
  },
]
