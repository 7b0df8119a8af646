import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const gardener: Story[] = [
  {
    at: 'ngo',
    position: both('Coordinator of a community garden', 'Координатор городского сада'),
    about: both(
      'I look after a garden on the roof of a car park: {40..75} beds, {18..30} nationalities, one waiting list. The bees arrived in {2021..2024}.',
      'Веду сад на крыше паркинга: {40..75 грядка|грядки|грядок}, {18..30 семья|семьи|семей}, один список ожидания. Пчёлы появились в {2021..2024} году.',
    ),
    request: both(
      'An engineer who can collect rain from {600..900} square metres of roof without a pump.',
      'Ищу инженера, который соберёт дождь с {600..900} метров крыши без насоса.',
    ),
    goal: both('Open three more roofs', 'Открыть ещё три крыши'),
    tags: tagged('Green roofs/Зелёные крыши, Bees/Пчёлы, Volunteers/Волонтёры'),
  },
  {
    at: 'solo',
    position: both('Landscape designer', 'Ландшафтный дизайнер'),
    about: both(
      'Landscape designer for courtyards and schoolyards, {26..52} of them, on budgets that others spend on one tree. I ask the children first.',
      'Проектирую дворы и школьные участки, их уже {26..52}, с бюджетом, который другие тратят на одно дерево. Сначала спрашиваю детей.',
    ),
    request: both(
      'Teachers who want a lesson outdoors: soil, bees, measuring trees.',
      'Ищу учителей, которым нужен урок на улице: почва, пчёлы, высота деревьев.',
    ),
    goal: both('Green ten yards with their residents', 'Озеленить десять дворов вместе с жителями'),
    tags: tagged('Schoolyards/Школьные дворы, Gardens/Сады, Volunteers/Волонтёры'),
  },
  {
    at: 'farm',
    position: both('Gardener', 'Садовник'),
    about: both(
      'Apple trees are my work: {130..270} old sorts found, grafted and handed on. Pruning courses every February.',
      'Моё дело — яблони: {нашёл|нашла}, привил{|а} и передал{|а} {130..270} старых сортов. Каждый февраль учу обрезке.',
    ),
    request: both(
      'Somebody from the council or a housing association who can unlock a roof or a gate.',
      'Ищу человека из администрации или управляющей компании, который может открыть крышу или калитку.',
    ),
    goal: both('Plant an orchard that anyone may pick', 'Посадить сад, где каждый может собирать'),
    tags: tagged('Apple trees/Яблони, Gardens/Сады, Volunteers/Волонтёры'),
  },
  {
    at: 'solo',
    position: both('Gardener', 'Садовник'),
    about: both(
      'I turn balconies and shop fronts green with plants that survive a holiday. {300..620} customers, a van and two students.',
      'Озеленяю балконы и витрины растениями, которые переживут отпуск. {300..620} клиентов, фургон и два студента.',
    ),
    request: both(
      'Cafés and shops {inCity} with a dull front and a little sun. The first box of plants is mine.',
      'Ищу кафе и магазины {inCity} со скучной витриной и капелькой солнца. Первый ящик растений за мой счёт.',
    ),
    goal: both('Green ten yards with their residents', 'Озеленить десять дворов вместе с жителями'),
    tags: tagged('Gardens/Сады, Green roofs/Зелёные крыши, Volunteers/Волонтёры'),
  },
]
