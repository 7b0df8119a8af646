import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const seller: Story[] = [
  {
    at: 'solo',
    position: both('Vintage dealer', 'Продавец винтажа'),
    about: both(
      'I sell restored Soviet radios and lamps: {140..320} found, cleaned and sent, none broken on the way. Each comes with a photo of its inside.',
      'Продаю восстановленные советские радиоприёмники и лампы: {140..320} найдены, вычищены и отправлены, ни одного боя. К каждому прилагаю фото изнутри.',
    ),
    request: both(
      'A warehouse that packs fragile things as if they were its own.',
      'Ищу склад, который пакует хрупкое как своё.',
    ),
    goal: both('Open a showroom for restored things', 'Открыть шоурум восстановленных вещей'),
    tags: tagged('Vintage/Винтаж, Restoration/Восстановление, Packaging/Упаковка'),
  },
  {
    at: 'solo',
    position: both('Online seller', 'Онлайн-продавец'),
    about: both(
      'Children’s clothes from hand to hand: {3..7},000 items a year, returns below {3..5}%. I photograph everything on the same green wall.',
      'Детские вещи из рук в руки: {3..7 тысяча|тысячи|тысяч} в год, возвратов меньше {3..5} %. Снимаю всё у одной зелёной стены.',
    ),
    request: both(
      'Somebody to teach me numbers: what a return costs and which adverts to stop.',
      'Ищу того, кто научит считать: сколько стоит возврат и какую рекламу выключить.',
    ),
    goal: both('Reach five hundred orders a month alone', 'Дойти до пятисот заказов в месяц без сотрудников'),
    tags: tagged('Online sales/Онлайн-продажи, Returns/Возвраты, Photos/Фото товаров'),
  },
  {
    at: 'shop',
    position: both('Owner of an online shop', 'Владелец интернет-магазина'),
    about: both(
      'An online shop for beekeepers, {1100..1800} goods and one patient consultant: me. Spring is half of the year’s money.',
      'Интернет-магазин для пчеловодов: {1100..1800} товаров и один терпеливый консультант — я. Весна даёт половину годовой выручки.',
    ),
    request: both(
      'Sellers with other goods and the same customers, for one parcel and shared advertising.',
      'Ищу продавцов с другим товаром и теми же покупателями: одна посылка, общая реклама.',
    ),
    goal: both('Reach five hundred orders a month alone', 'Дойти до пятисот заказов в месяц без сотрудников'),
    tags: tagged('Online sales/Онлайн-продажи, Packaging/Упаковка, Returns/Возвраты'),
  },
  {
    at: 'solo',
    position: both('Online seller', 'Онлайн-продавец'),
    about: both(
      'Used phones and laptops with an honest grade and half a year of guarantee, {60..150} a month. I open each of them before I write the text.',
      'Подержанные телефоны и ноутбуки с честной оценкой и гарантией на полгода, {60..150} в месяц. Разбираю каждый, прежде чем писать объявление.',
    ),
    request: both(
      'A repairer who takes {10..20} boards a month and writes what was done.',
      'Ищу мастера по ремонту, который возьмёт {10..20} плат в месяц и напишет, что сделано.',
    ),
    goal: both('Reach five hundred orders a month alone', 'Дойти до пятисот заказов в месяц без сотрудников'),
    tags: tagged('Electronics/Электроника, Online sales/Онлайн-продажи, Returns/Возвраты'),
  },
]
