import { type Origin, spelt } from './origin.ts'

/** From the Baltic to Central Asia. */
export const eastern = {
  russian: {
    women: spelt(
      'Elena/Елена, Natalia/Наталья, Irina/Ирина, Svetlana/Светлана, Ekaterina/Екатерина, Tatiana/Татьяна, Daria/Дарья, Polina/Полина, Alina/Алина, Ksenia/Ксения, Vera/Вера, Larisa/Лариса, Yulia/Юлия, Marina/Марина, Evgenia/Евгения, Galina/Галина, Zoya/Зоя, Valeria/Валерия, Anastasia/Анастасия, Lyudmila/Людмила, Varvara/Варвара, Inna/Инна',
    ),
    men: spelt(
      'Alexey/Алексей, Dmitry/Дмитрий, Sergey/Сергей, Andrey/Андрей, Nikolay/Николай, Roman/Роман, Kirill/Кирилл, Maxim/Максим, Artyom/Артём, Anton/Антон, Denis/Денис, Igor/Игорь, Konstantin/Константин, Stanislav/Станислав, Fyodor/Фёдор, Gleb/Глеб, Oleg/Олег, Vladislav/Владислав, Grigory/Григорий, Matvey/Матвей, Yury/Юрий, Vadim/Вадим, Leonid/Леонид, Stepan/Степан',
    ),
    families: spelt(
      'Abramov/Абрамов, Baranov/Баранов, Vinogradov/Виноградов, Golubev/Голубев, Denisov/Денисов, Ershov/Ершов, Zhdanov/Жданов, Zaytsev/Зайцев, Kalinin/Калинин, Lebedev/Лебедев, Makarov/Макаров, Nikitin/Никитин, Osipov/Осипов, Polyakov/Поляков, Romanov/Романов, Savelyev/Савельев, Tikhonov/Тихонов, Ushakov/Ушаков, Filatov/Филатов, Kharitonov/Харитонов, Tsvetkov/Цветков, Chernov/Чернов, Shubin/Шубин, Shcherbakov/Щербаков, Yudin/Юдин, Yakovlev/Яковлев, Vorontsov/Воронцов, Gusev/Гусев, Dolinsky/Долинский, Karelin/Карелин, Ryabinin/Рябинин, Melnikov/Мельников, Sudakov/Судаков, Belyaev/Беляев, Kopylov/Копылов, Ozerov/Озеров, Pokrovsky/Покровский, Rusakov/Русаков, Sizov/Сизов, Vlasov/Власов, Gorshkov/Горшков, Antipov/Антипов, Lukin/Лукин, Terentyev/Терентьев, Zimin/Зимин, Kosarev/Косарев',
    ),
    skins: ['fair', 'fair', 'pale', 'tan'],
    hasFeminineFamilies: true,
  },
  tatar: {
    women: spelt(
      'Alsu/Алсу, Gulnara/Гульнара, Dinara/Динара, Aigul/Айгуль, Rezeda/Резеда, Liliya/Лилия, Zulfiya/Зульфия',
    ),
    men: spelt('Rustam/Рустам, Ildar/Ильдар, Marat/Марат, Ramil/Рамиль, Azat/Азат, Airat/Айрат, Damir/Дамир'),
    families: spelt(
      'Galiev/Галиев, Khasanov/Хасанов, Safin/Сафин, Nuriev/Нуриев, Valeev/Валеев, Ibragimov/Ибрагимов, Mingazov/Мингазов, Sadykov/Садыков, Zaripov/Зарипов',
    ),
    skins: ['fair', 'tan'],
    hairColors: ['black', 'darkBrown', 'brown'],
    hasFeminineFamilies: true,
  },
  kazakh: {
    women: spelt('Aigerim/Айгерим, Madina/Мадина, Asel/Асель, Saule/Сауле, Zhanna/Жанна, Kamila/Камила, Dana/Дана'),
    men: spelt(
      'Nurlan/Нурлан, Askar/Аскар, Daniyar/Данияр, Yerlan/Ерлан, Sanzhar/Санжар, Alikhan/Алихан, Bekzat/Бекзат',
    ),
    families: spelt(
      'Abenov/Абенов, Zhumabayev/Жумабаев, Tulegenov/Тулегенов, Serikov/Сериков, Mukhametov/Мухаметов, Kenzhebekov/Кенжебеков, Ospanov/Оспанов, Suleimenov/Сулейменов',
    ),
    skins: ['tan', 'fair', 'olive'],
    hairColors: ['black'],
    hasFeminineFamilies: true,
  },
  uzbek: {
    women: spelt('Nilufar/Нилуфар, Malika/Малика, Shakhnoza/Шахноза, Gulchehra/Гульчехра'),
    men: spelt('Farrukh/Фаррух, Jasur/Джасур, Otabek/Отабек, Sherzod/Шерзод, Bakhtiyor/Бахтиёр'),
    families: spelt('Yusupov/Юсупов, Rakhimov/Рахимов, Tursunov/Турсунов, Nazarov/Назаров, Mirzayev/Мирзаев'),
    skins: ['olive', 'tan'],
    hairColors: ['black', 'darkBrown'],
    hasFeminineFamilies: true,
  },
  armenian: {
    women: spelt('Ani/Ани, Nare/Наре, Lusine/Лусине, Anahit/Анаит, Gayane/Гаяне'),
    men: spelt('Tigran/Тигран, Arman/Арман, Gevorg/Геворг, Karen/Карен, Vahan/Ваган, Samvel/Самвел'),
    families: spelt(
      'Petrosyan/Петросян, Avagyan/Авагян, Sargsyan/Саргсян, Manukyan/Манукян, Hakobyan/Акопян, Melkonyan/Мелконян',
    ),
    skins: ['tan', 'olive'],
    hairColors: ['black', 'darkBrown'],
  },
  georgian: {
    women: spelt('Nino/Нино, Tamar/Тамар, Ketevan/Кетеван, Salome/Саломе, Mariam/Мариам'),
    men: spelt('Giorgi/Георгий, Levan/Леван, Irakli/Ираклий, Zurab/Зураб, Sandro/Сандро'),
    families: spelt(
      'Kapanadze/Капанадзе, Lomidze/Ломидзе, Gelashvili/Гелашвили, Beridze/Беридзе, Tsereteli/Церетели, Maisuradze/Майсурадзе',
    ),
    skins: ['tan', 'fair'],
    hairColors: ['black', 'darkBrown', 'brown'],
  },
  polish: {
    women: spelt('Agnieszka/Агнешка, Zofia/Зофия, Magda/Магда, Kasia/Кася, Hanna/Ханна'),
    men: spelt('Tomasz/Томаш, Piotr/Пётр, Marek/Марек, Jakub/Якуб, Wojtek/Войтек'),
    families: spelt(
      'Nowak/Новак, Mazur/Мазур, Zieliak/Зеляк, Wrona/Врона, Sikora/Сикора, Krupa/Крупа, Bielak/Беляк, Kubiak/Кубяк',
    ),
    skins: ['pale', 'fair'],
  },
} satisfies Record<string, Origin>
