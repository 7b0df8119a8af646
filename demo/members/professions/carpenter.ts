import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const carpenter: Story[] = [
  {
    at: 'craft',
    position: both('Furniture maker', 'Мебельный мастер'),
    about: both(
      'Tables and shelves from reclaimed oak: {60..110} pieces so far, each with the address of the house it came from. Joints only, no screws in sight.',
      'Столы и полки из старого дуба: уже {60..110 вещь|вещи|вещей}, на каждой адрес дома, откуда доска. Только на шипах, ни одного видимого самореза.',
    ),
    request: both(
      'A supplier of dry oak or ash, from {2..3} cubic metres, and someone to share a truckload with.',
      'Ищу поставщика сухого дуба или ясеня от {2..3} кубов и того, с кем можно разделить машину.',
    ),
    goal: both('Get two orders a month from designers', 'Получать два заказа в месяц от дизайнеров'),
    tags: tagged('Furniture/Мебель, Oak/Дуб, Woodwork/Столярное дело'),
  },
  {
    at: 'craft',
    position: both('Carpenter', 'Столяр'),
    about: both(
      'Kitchens for awkward rooms: sloping walls, ships, a tram. {7..12} weeks from drawing to the last handle, {3..5} people in the workshop.',
      'Кухни для неудобных комнат: скосы, катера, один трамвай. От эскиза до последней ручки {7..12} недель, в мастерской {3..5 человек|человека|человек}.',
    ),
    request: both(
      'Interior designers who draw furniture with the maker, not against him.',
      'Ищу дизайнеров интерьера, которые рисуют мебель вместе с мастером, а не вопреки ему.',
    ),
    goal: both('Get two orders a month from designers', 'Получать два заказа в месяц от дизайнеров'),
    tags: tagged('Kitchens/Кухни, Furniture/Мебель, Woodwork/Столярное дело'),
  },
  {
    at: 'solo',
    position: both('Cabinetmaker', 'Столяр-краснодеревщик'),
    about: both(
      'I repair chairs, only chairs: {400..900} of them since {2010..2017}. Cane, veneer and legs chewed by dogs.',
      'Чиню стулья, и только стулья: {400..900} с {2010..2017} года. Плетение, шпон и ножки, погрызенные собаками.',
    ),
    request: both(
      'A workshop neighbour: {40..60} square metres are free beside me, with dust extraction.',
      'Ищу соседа по мастерской: рядом свободно {40..60 метр|метра|метров} с вытяжкой.',
    ),
    goal: both('Take an apprentice and teach him joints', 'Взять ученика и научить его вязать шип'),
    tags: tagged('Restoration/Реставрация, Woodwork/Столярное дело, Workshop space/Мастерская'),
  },
  {
    at: 'craft',
    position: both('Furniture maker', 'Мебельный мастер'),
    about: both(
      'Children’s beds and climbing walls of birch plywood, cut on my own machine. {150..330} families, no nails, no splinters.',
      'Детские кровати и стенки из берёзовой фанеры, раскрой на своём станке. {150..330} семей, ни гвоздей, ни заноз.',
    ),
    request: both(
      'A carrier who takes a wardrobe up to the fifth floor without leaving a mark.',
      'Ищу перевозчика, который поднимет шкаф на пятый этаж и не оставит следов.',
    ),
    goal: both('Take an apprentice and teach him joints', 'Взять ученика и научить его вязать шип'),
    tags: tagged('Plywood/Фанера, Furniture/Мебель, Woodwork/Столярное дело'),
  },
]
