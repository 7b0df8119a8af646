export const concepts = `
energy-business < business
= energy business | энергетический бизнес
doers energy company manager, solar installer, oil and gas manager | энергетик, нефтяник, газовик, установщик солнечных панелей
work install solar panels, supply electricity | ставлю солнечные панели, поставляю электроэнергию
field energy industry, oil and gas, solar power, renewables, EV charging stations | энергетика, нефтегаз, солнечная энергетика, ВИЭ, зарядные станции, электроэнергия
needs electricity bills too high, need more power capacity, solar panels for house, reduce electricity bill, connect electricity, diesel generator, power for site | большие счета за электричество, не хватает мощностей, солнечные панели для дома, поставить солнечные панели, экономить электричество, подключить электричество, дизель-генератор, электричество на участок, отключают свет, нужен генератор

occupational-safety < operations, hr
= occupational safety | охрана труда
doers HSE manager, safety engineer, fire safety specialist | специалист по охране труда, инженер по ТБ, пожарный инженер
work ensure workplace safety, train in safety | провожу инструктажи, обеспечиваю охрану труда
field HSE, occupational safety, fire safety, workplace accident | охрана труда, пожарная безопасность, СОУТ, промбезопасность, техника безопасности
needs accident at work, fire inspector's fine, safety training, labour safety documents, safety inspection | несчастный случай на производстве, предписание пожарных, обучение охране труда, документы по охране труда, проверка инспекции, инструктаж сотрудников

real-estate < business
= real estate | недвижимость
doers realtor, real estate agent, estate agent, real estate broker | риелтор, риэлтор, агент по недвижимости, брокер по недвижимости
work sell apartments, sell property, find flats, sell flats, sell houses, find housing, help buy flats | продаю квартиры, подбираю квартиры, продаю недвижимость, продаю дома, подбираю жильё, помогаю купить квартиру, продажа квартир
field real estate, apartment, realty | недвижимость, квартира, жильё, вторичка, агентство недвижимости
needs want to buy a flat, selling my house, buy a flat, buy an apartment, buy a house, sell a flat, sell a house, sell apartment, exchange flats, buy house in village | хочу купить квартиру, продаю дом, ищу жильё, купить квартиру, купить дом, продать квартиру, продать дом, обменять квартиру, дом в деревне, купить дачу, продать дачу

new-builds < real-estate
= new-build sales | новостройки
doers new-build broker, developer sales manager | брокер по новостройкам, менеджер застройщика
work sell new-builds, choose flats from developers | продаю новостройки, подбираю новостройки
field new-build, off-plan, residential complex, developer discount | новостройка, застройщик, ЖК, эскроу-счёт, котлован
needs which complex to choose, buy at early stage, flat in new building, choose developer, accept a flat, flat from developer | какой ЖК выбрать, купить на котловане, квартира в новостройке, выбрать застройщика, принять квартиру, квартира от застройщика, приёмка квартиры

property-development < real-estate
= property development | девелопмент
doers property developer, real estate developer, land developer | девелопер недвижимости, девелопер, владелец строительной компании
work develop property, build residential complexes | строю жилые комплексы, девелопирую, строю коттеджные посёлки
field property development, masterplan, cottage settlement, land plot, redevelopment | девелопмент, земельный участок, коттеджный посёлок, мастер-план, редевелопмент, ИЖС
needs have land need idea, looking for a plot, build on land, land for construction, develop a plot, investor for construction, plot for building | есть земля что построить, ищу участок, построить на участке, земля под строительство, участок под застройку, инвестор в стройку, освоить участок

rental-agency < real-estate
= residential rental | аренда жилья
doers letting agent, landlord, rental agent | арендодатель, агент по аренде, наймодатель
work rent out flats, let apartments | сдаю квартиру, сдаю жильё, подбираю аренду
field long-term rent, apartment for rent, tenant, rental contract, coliving | аренда квартиры, долгосрочная аренда, съёмная квартира, арендатор, коливинг, снять квартиру
needs looking for a flat to rent, need a room, rent a flat, rent an apartment, rent a room, find a flat, find a room, rent out flat, flat for family, flat for a month, rent house, find housing, find tenants for flat, flatmate | ищу квартиру в аренду, ищу комнату, где пожить, снять комнату, найти квартиру, найти комнату, найти жильё, сдать квартиру, квартира для семьи, жильё на месяц, снять дом, ищем квартиру, ищу соседа, снять жильё, нужна квартира, нужна комната

short-term-rental < real-estate, hospitality
= short-term rental | посуточная аренда
doers Airbnb host, short-let manager | посуточник, хост Airbnb, управляющий апартаментами
work host on Airbnb, manage short lets | сдаю посуточно, управляю апартаментами
field Airbnb, short-term rental, Booking listing, vacation rental | посуточная аренда, эйрбнб, апартаменты посуточно, Суточно.ру
needs flat empty between guests, stay for a few nights, stay few days, flat for a week, rent for a week, stay in city, host guests | квартира простаивает, где остановиться на пару дней, остановиться на неделю, квартира на неделю, квартира посуточно, жильё посуточно, пожить неделю, снять посуточно

commercial-property < real-estate
= commercial property | коммерческая недвижимость
doers commercial property broker, leasing agent of offices, mall manager, landlord of premises | брокер коммерческой недвижимости, управляющий ТЦ, коммерсник, арендодатель, собственник помещений
work lease offices, sell commercial property, rent out premises, let premises, find premises | сдаю офисы, подбираю помещения, продаю коммерческую недвижимость, сдаю помещение, сдаю помещения, сдаём в аренду помещение, сдаю в аренду площадь
field commercial property, office space, street retail, warehouse space, business centre | коммерческая недвижимость, помещение под бизнес, стрит-ритейл, бизнес-центр, ТЦ, торговый центр, офис в аренду
needs looking for premises, need an office, rent premises, premises for rent, rent an office, premises for production, rent a warehouse, premises for shop, empty premises | ищем помещение, нужен офис, помещение свободного назначения, снять помещение, найти помещение, ищу помещение, аренда помещения, снять офис, помещение под производство, снять склад, помещение под магазин, пустует помещение, сдать помещение

property-investment < real-estate, investing
= property investment | инвестиции в недвижимость
doers property investor, real estate investor, flipper | инвестор в недвижимость, флиппер, рантье
work invest in property, flip apartments | инвестирую в недвижимость, флиплю квартиры, покупаю на торгах
field house flipping, rental yield, REIT, real estate fund, bankruptcy auction | флиппинг, арендный доход, ЗПИФ, торги по банкротству, доходная недвижимость
needs which property gives income, buy below market, flat for rent income, invest in commercial property | что купить для сдачи, купить ниже рынка, инвестировать в недвижимость, квартира под сдачу, купить коммерческую недвижимость, вложить в недвижимость

overseas-property < real-estate
= overseas property | зарубежная недвижимость
doers overseas property agent, Dubai broker, international realtor | брокер зарубежной недвижимости, риелтор в Дубае, агент по зарубежной недвижимости
work sell property abroad, sell villas | продаю виллы, продаю недвижимость за рубежом
field Dubai property, villa on Bali, property in Cyprus, Phuket villas, Spanish property | недвижимость в Дубае, зарубежная недвижимость, вилла на Бали, недвижимость на Пхукете, недвижимость в Испании
needs buy a house by sea abroad, residence through property, buy property abroad, flat in Spain, house in Turkey, flat in Dubai, flat in Georgia | купить дом у моря, ВНЖ за недвижимость, купить недвижимость за границей, квартира в Испании, дом в Турции, квартира в Дубае, недвижимость на Кипре, квартира в Грузии, жильё за границей

property-management < real-estate
= property management | управление недвижимостью
doers property manager, facility manager, building manager | управляющий недвижимостью, фасилити-менеджер, управляющий зданием, директор УК
work manage buildings, maintain property | управляю объектами, эксплуатирую здания, доверительно управляю квартирами
field facility management, property management, building maintenance, homeowners association | эксплуатация зданий, управляющая компания, ТСЖ, фасилити, доверительное управление
needs owner lives abroad, building needs upkeep, look after flat, manage my flat, manage building, house manager, neighbours and building | живу далеко от квартиры, некому следить за зданием, присмотреть за квартирой, управлять квартирой, управлять домом, собрание жильцов, присмотреть за домом

proptech < real-estate, software-engineering
= proptech | проптех
doers proptech founder, proptech product manager, proptech entrepreneur | основатель проптеха, продакт в недвижимости, проптех-фаундер, проптех-предприниматель
work build proptech, digitise real estate, build proptech products | делаю сервисы для недвижимости, строю проптех, делаю проптех, цифровизирую недвижимость
field proptech, smart building, property portal, virtual tours of flats, construction tech, contech | проптех, умный дом, Циан, ДомКлик, виртуальный тур, контех, умное здание, технологии для недвижимости
needs show flats remotely, automate work with tenants, automate rental, online viewings | показывать квартиры удалённо, автоматизировать аренду, онлайн-показы

coworking < real-estate
= coworking spaces | коворкинги
doers coworking owner, coworking manager, space manager | владелец коворкинга, управляющий коворкингом, администратор пространства
work run a coworking, rent out workspaces | управляю коворкингом, сдаю рабочие места
field coworking, hot desk, flexible office, shared office, meeting room | коворкинг, рабочее место, сервисный офис, гибкий офис, переговорка
needs tired of working from home, need a desk, place to work, desk in coworking, quiet place to work, office desk | надоело работать из дома, нужно рабочее место, место для работы, место в коворкинге, где поработать, снять рабочее место, стол в офисе

home-staging < real-estate
= home staging | хоумстейджинг
doers home stager, property photographer | хоумстейджер, фотограф интерьеров для продажи
work stage homes, prepare flats for sale | готовлю квартиры к продаже, делаю хоумстейджинг
field home staging, interior makeover before sale | хоумстейджинг, предпродажная подготовка квартиры
needs flat does not sell for months, apartment looks shabby, prepare flat for sale, flat does not sell | квартира не продаётся, неухоженная квартира, подготовить квартиру к продаже, не продаётся квартира

construction-contracting < business
= construction business | строительный бизнес
doers building contractor, construction company owner, foreman, site manager, builder, construction contractor | строитель, прораб, генподрядчик, подрядчик по строительству, застройщик домов, подрядчик, владелец строительной компании, застройщик
work build houses, manage construction sites, build turnkey, construct buildings, do construction | строю дома, веду стройку, строю объекты, строим дома, строю под ключ, строим здания, занимаюсь строительством, строить дома
field construction, general contractor, construction site, building materials, frame house | стройка, строительство домов, стройматериалы, генподряд, каркасный дом, строительная компания
needs builders disappeared, want to build a house, build a house, find builders, construction company, build a workshop, build a warehouse, build an extension, finish construction | строители пропали, хочу построить дом, построить дом, найти строителей, построить цех, построить склад, построить пристройку, достроить дом, нужен подрядчик, нужны строители, найти подрядчика

renovation < construction-contracting
= renovation | ремонт
doers renovation contractor, handyman, tiler, plumber, electrician at home, decorator painter, renovator, finisher | ремонтник, плиточник, сантехник, мастер на час, отделочник, маляр, домашний электрик, мастер по ремонту, мастер-универсал
work renovate flats, lay tiles, fix things, do renovation, repair flats, do repairs | делаю ремонт, кладу плитку, ремонтирую квартиры, делаем ремонты, занимаюсь ремонтом, отделываю квартиры
field renovation, apartment refurbishment, interior finishing, plumbing | ремонт квартир, отделка, сантехника, ремонт под ключ, черновая отделка
needs renovation never ends, need good workers, renovate flat, repair a flat, renovate kitchen, renovate bathroom, find workers for renovation, repair office, paint walls, change windows | ремонт затянулся, нужна бригада, сделать ремонт, отремонтировать квартиру, ремонт кухни, ремонт ванной, бригада на ремонт, ремонт офиса, ремонт помещения, покрасить стены, поменять окна, поклеить обои

cleaning < business
= cleaning services | клининг
doers cleaner, cleaning company owner, housekeeper, cleaning lady | клинер, уборщица, владелец клининга, домработница, горничная, уборщица офисов
work clean flats, clean offices, wash windows | убираю квартиры, мою окна, провожу уборку, убираю офисы, уборка квартир
field cleaning company, office cleaning, dry cleaning, laundry business | клининг, уборка, химчистка, клининговая компания, прачечная
needs no time to clean, after repair dust everywhere, clean the flat, clean office, find a cleaner, cleaning after renovation, clean premises | некогда убираться, уборка после ремонта, убрать квартиру, уборка офиса, помыть окна, найти уборщицу, уборка квартиры, нужна уборка, убирать помещение

horeca < business
= HoReCa | HoReCa
doers HoReCa supplier, HoReCa consultant, hospitality entrepreneur | хорека-консультант, поставщик HoReCa
work work in HoReCa, supply restaurants | работаю в хореке, поставляю в рестораны
field HoReCa, food service, catering industry, restaurant suppliers | хорека, общепит, индустрия гостеприимства, поставки в рестораны
needs guests have stopped coming, food cost too high, guests for restaurant, staff for restaurant, suppliers for restaurant, open a bar, high food cost | гости перестали ходить, высокий фудкост, гости в ресторан, персонал в ресторан, поставщики для ресторана, открыть бар, снизить фудкост

restaurant-business < horeca
= restaurant business | ресторанный бизнес
doers restaurateur, restaurant owner, restaurant manager, bar owner, restaurant proprietor | ресторатор, владелец ресторана, управляющий рестораном, владелец бара, хозяин ресторана
work run restaurants, open restaurants, run a restaurant, own a restaurant | открываю рестораны, управляю рестораном, держу бар, держу ресторан, владею рестораном, открыл ресторан
field restaurant, restaurant concept, bistro, food cost, iiko, Michelin | ресторан, ресторанный бизнес, фудкост, концепция ресторана, айко, бистро
needs empty tables on weekdays, restaurant makes a loss, open a restaurant, restaurant is empty, guests in restaurant, restaurant menu, sell a restaurant, restaurant in loss | пустые столы в будни, ресторан в минусе, открыть ресторан, пустой ресторан, пустует ресторан, меню ресторана, продать ресторан, ресторан в убытке, мало гостей

chef < horeca
= professional cooking | поварское дело
doers chef, line cook, sous-chef, brand chef, private chef, cook, pastry cook | шеф-повар, повар, су-шеф, бренд-шеф, кухарка
work cook professionally, develop menus, set up kitchens, cook in restaurant, create menus, run a kitchen | готовлю в ресторане, разрабатываю меню, ставлю кухню, составляю меню, управляю кухней, работаю поваром
field professional kitchen, menu development, haute cuisine, gastronomy | гастрономия, высокая кухня, техкарты, кухня ресторана
needs need a cook, menu needs refreshing, find a cook, find a chef, need a chef, new menu, cook for event, cook for family | нужен повар, обновить меню, найти повара, найти шефа, нужен шеф-повар, новое меню, повар на мероприятие, разработать меню, повар на дом

coffee-business < horeca
= coffee business | кофейный бизнес
doers barista, coffee shop owner, coffee roaster, Q-grader | бариста, владелец кофейни, обжарщик кофе, обжарщик
work brew coffee, roast coffee, open coffee shops | варю кофе, обжариваю кофе, открываю кофейни
field coffee shop, specialty coffee, espresso, coffee beans, latte art | кофейня, спешелти-кофе, эспрессо, кофе-поинт, зерновой кофе, латте-арт
needs open a coffee shop, coffee tastes bad, open coffee shop, find a barista, coffee for office, train baristas | хочу открыть кофейню, невкусный кофе в офисе, открыть кофейню, найти бариста, обучить бариста, кофе для офиса, нужен бариста

tea-business < horeca
= tea business | чайный бизнес
doers tea master, tea sommelier, tea importer | чайный мастер, чайный сомелье, импортёр чая
work hold tea ceremonies, import tea | провожу чайные церемонии, вожу чай
field tea ceremony, pu-erh, matcha, tea house | чайная церемония, пуэр, чай матча, чайный клуб, улун, гунфу-ча
needs where to find good tea, replace coffee with tea, buy good tea, tea shop suppliers | где взять хороший чай, чем заменить кофе, купить хороший чай, открыть чайную, поставщик чая

bakery-confectionery < horeca
= bakery and confectionery | пекарня и кондитерское дело
doers baker, pastry chef, confectioner, bakery owner, cake maker | пекарь, кондитер, владелец пекарни, тортодел, шоколатье
work bake cakes, bake bread, make chocolate | пеку торты, пеку хлеб, делаю десерты
field bakery, pastry, cakes to order, sourdough, desserts | пекарня, кондитерская, торты на заказ, десерты, закваска, выпечка
needs need a birthday cake, bread for a restaurant, birthday cake, cake to order, wedding cake, bread for cafe, open a bakery, find a baker, bake a cake | нужен торт, хлеб для ресторана, торт на заказ, свадебный торт, торт на день рождения, хлеб в кафе, открыть пекарню, найти пекаря, испечь торт, нужен пекарь

catering < horeca, events-business, food, events
= catering | кейтеринг
doers caterer, catering company owner, banquet manager, catering manager | кейтерер, владелец кейтеринга, банкетный менеджер, кейтеринг-менеджер, организатор кейтеринга
work cater events, feed conferences, cook for groups | кормлю мероприятия, организую фуршеты, накрываю банкеты, готовлю на группы, готовлю на ретритах
field catering, buffet, banquet, coffee break, corporate lunches | кейтеринг, фуршет, банкет, кофе-брейк, корпоративное питание, выездное обслуживание, доставка готовой еды
needs feed two hundred guests, lunches for office, feed our guests, catering for event, feed participants, lunches for staff, food for event, buffet for guests, feed the team | накормить гостей, обеды в офис, накормить участников, кейтеринг на мероприятие, обеды сотрудникам, еда на мероприятие, фуршет для гостей, кормить сотрудников, накормить команду, организовать питание

wine-bar < horeca
= wine and sommelier trade | вино и сомелье
doers sommelier, wine merchant, winemaker, wine importer, cavist | сомелье, винодел, кавист, виноторговец, импортёр вина
work select wine, make wine, run tastings | подбираю вино, делаю вино, провожу дегустации
field wine, winery, wine tasting, wine list, natural wine, vineyard | хорошее вино, винодельня, винная карта, дегустация вин, винотека, виноградник
needs which wine for dinner, wine list needed, choose wine, wine for event | какое вино выбрать, составить винную карту, выбрать вино, вино на мероприятие, винная дегустация, подобрать вино

bartending < horeca
= bartending | барное дело
doers bartender, mixologist, bar manager | бармен, миксолог, бар-менеджер
work mix cocktails, run mobile bars | делаю коктейли, ставлю барную карту
field cocktails, mixology, bar menu, mobile bar | коктейли, миксология, барная карта, выездной бар
needs bar for a party, drinks bring no profit, bartender for event, bar for event, cocktails for party | бар на вечеринку, бар не зарабатывает, бармен на мероприятие, бар на мероприятие, коктейли на вечеринку, найти бармена

craft-beer < horeca
= brewing and spirits | пивоварение и алкоголь
doers brewer, craft brewer, distiller, brewery owner | пивовар, крафтовый пивовар, винокур, владелец пивоварни
work brew beer, distil spirits | варю пиво, делаю сидр
field brewery, craft beer, cider, distillery | пивоварня, крафтовое пиво, сидр, крепкий алкоголь, дистиллят
needs beer for our bar, no taps for our beer, brew our beer, beer supplier, open a brewery | крафт для бара, не можем встать на краны, сварить пиво, поставщик пива, открыть пивоварню, крафтовое пиво в бар

dark-kitchen < restaurant-business
= food delivery kitchens | дарк-китчен
doers dark kitchen owner, ghost kitchen operator, food truck owner | владелец дарк-китчен, владелец фудтрака, владелец доставки еды
work run delivery kitchens, cook for delivery | готовлю на доставку, запускаю дарк-китчен
field dark kitchen, ghost kitchen, food truck, street food, Uber Eats, meal prep | дарк-китчен, фудтрак, стритфуд, Яндекс Еда, фудкорт, рационы питания
needs no orders in delivery apps, food cold when delivered, food delivery, launch food delivery, kitchen for delivery | нет заказов в доставке, ищем место на фудкорте, доставка готовой еды, запустить доставку еды, кухня под доставку

waiter-service < horeca
= front-of-house service | сервис в зале
doers waiter, waitress, maitre d', hostess, floor manager | официант, хостес, метрдотель, официантка, менеджер зала
work serve guests, train waiters | обслуживаю гостей, обучаю официантов
field table service, service standards, restaurant hall | стандарты обслуживания, сервис в ресторане, зал ресторана
needs waiters are rude, guests wait too long, find waiters, waiters for event, restaurant staff | официанты хамят, долго несут заказ, найти официантов, обучить официантов, официанты на мероприятие, персонал ресторана, нужны официанты

hospitality < horeca
= hotel business | гостиничный бизнес
doers hotelier, hotel owner, hotel manager, hostel owner | отельер, владелец отеля, управляющий отелем, владелец хостела
work run hotels, open hotels, manage a hotel, own a hotel | управляю отелем, открываю отели, принимаю гостей в отеле, владею отелем, держу отель, управляю гостиницей
field hotel, hostel, hospitality, guest house, occupancy, RevPAR, boutique hotel | отель, гостиница, хостел, гостевой дом, загрузка номеров, бутик-отель, гостеприимство
needs rooms stand empty in low season, need a place to stay, fill hotel, hotel occupancy, hotel guests, furnish a hotel, hotel staff, accommodate guests, hotel for group | низкая загрузка отеля, пустые номера в несезон, заполнить отель, загрузка отеля, гости в отель, оснастить гостиницу, персонал отеля, разместить гостей, отель для группы, поселить гостей

glamping < hospitality
= glamping and country hotels | глэмпинги и базы отдыха
doers glamping owner, country resort owner, campsite owner | владелец глэмпинга, владелец базы отдыха, глэмпер
work build glampings, run country resorts | строю глэмпинги, развиваю базу отдыха
field glamping, campsite, eco-hotel, A-frame cabins, retreat centre | глэмпинг, база отдыха, кемпинг, эко-отель, афрейм, ретритный центр, модульный дом
needs land in beautiful place, retreat venue wanted, build glamping, place for retreat, houses in forest, tents for glamping | земля в красивом месте, ищем место для ретрита, построить глэмпинг, место для ретрита, домики в лесу, домик на природе, купола для глэмпинга

tourism-business < business
= tourism business | туристический бизнес
doers travel agent, tour operator, travel agency owner, DMC manager | турагент, туроператор, турменеджер, владелец турагентства, тревел-агент
work sell tours, organise trips, build itineraries | продаю туры, организую путешествия, подбираю туры, собираю маршруты
field tourism, travel agency, tours, inbound tourism, outbound tourism, package holiday | туризм, турагентство, тур, въездной туризм, путёвка, турпродукт
needs want to travel where to go, plan a holiday, organise a trip, attract tourists, tourists in region, holiday with children, tour for group | куда поехать, спланировать отпуск, организовать поездку, привлечь туристов, туристы в регион, отдых с детьми, тур для группы, организовать тур

tour-guiding < tourism-business, travel
= guiding and excursions | экскурсии
doers tour guide, excursion guide, trip leader, city guide, local guide | гид, экскурсовод, тревел-гид, гид-проводник, гид-экскурсовод, частный гид
work guide tours, lead excursions, show the city, show people the city | вожу экскурсии, провожу экскурсии, показываю город
field excursion, city tour, sightseeing, walking tour, guided tours | экскурсия, авторская экскурсия, пешая прогулка по городу, достопримечательности, экскурсии по городу
needs what to see in town, show city to guests, show me around, first time in city, guide in city, excursion for group, excursion for guests, find a guide | что посмотреть в городе, показать город гостям, показать город, впервые в городе, гид по городу, экскурсия для группы, экскурсия по городу, экскурсия для гостей, найти гида, провести экскурсию

author-tours < tourism-business, travel, events
= author and adventure tours | авторские туры
doers adventure tour organiser, expedition leader, retreat organiser, tour leader | организатор авторских туров, тимлид путешествий, организатор экспедиций, организатор ретритов, тревел-эксперт, тимлид тура
work organise expeditions, organise retreats, lead expeditions, organise author tours | вожу группы в горы, провожу авторские туры, организую ретриты, вожу авторские туры, организую экспедиции
field adventure travel, expedition, yoga retreat, group trip, author tours, ecotourism | авторский тур, экспедиция, ретрит, выездной ретрит, групповая поездка, авторские туры, приключенческий туризм, экотуризм, YouTravel
needs companions for a trip, gather group for tour, join an expedition, find companions, group for trip, organise author tour | ищу попутчиков, собрать группу в тур, поехать в экспедицию, найти попутчиков, группа в поездку, организовать авторский тур, собрать группу в поход

business-travel < tourism-business
= business travel and MICE | деловой туризм
doers MICE manager, business travel manager, incentive travel organiser | MICE-менеджер, тревел-менеджер, организатор деловых поездок
work organise business trips abroad, organise incentive tours | организую командировки, организую инсентив-туры, провожу бизнес-туры
field MICE, business travel, incentive travel, business tour | деловой туризм, командировки, инсентив-тур, бизнес-тур
needs send delegation abroad, offsite for top managers, business trip, delegation to China, visit factories, trip to exhibition, organise business trip | отправить делегацию, выезд для топов, командировка в Китай, поездка на фабрики, поездка на выставку, организовать командировку, принять делегацию

medical-tourism < tourism-business, medicine
= medical tourism | медицинский туризм
doers medical tourism agent, patient coordinator, medical tourism coordinator, patient navigator, medical concierge, medical interpreter | агент медицинского туризма, медицинский координатор, координатор медтуризма, медицинский консьерж, равный консультант, медицинский переводчик, пациентский куратор
work arrange treatment abroad, choose clinics abroad, coordinate patients | организую лечение за рубежом, подбираю клинику, организую лечение за границей, сопровождаю пациентов, подбираю клиники
field medical tourism, treatment abroad, clinic in Turkey, check-up in Korea, health insurance for expats, patient organisation, treatment in israel, treatment in turkey | медицинский туризм, лечение за границей, клиника в Израиле, чекап за рубежом, лечение в Израиле, лечение в Германии, пациентская организация, квота на лечение, ОМС, ДМС, медстраховка
needs need operation abroad, second opinion from foreign doctor, get treated abroad, how insurance works here, clinic abroad, operation in Germany, doctor abroad | нужна операция за границей, второе мнение зарубежного врача, лечиться за границей, как работает медицина здесь, получить квоту на операцию, клиника за границей, операция в Германии, врач за границей

yachting-charter < tourism-business
= yacht charter | яхтенный чартер
doers yacht charter broker, yacht skipper, yacht broker | яхтенный брокер, яхтенный капитан, организатор яхтенных туров
work charter yachts, skipper yachts | сдаю яхты, хожу шкипером
field yacht charter, catamaran, regatta, yacht week | аренда яхты, яхтенный чартер, регата, катамаран, яхтинг
needs holiday on a yacht, crew for regatta, rent a yacht, crew for yacht, sell a yacht | отдых на яхте, экипаж на регату, арендовать яхту, экипаж на яхту, продать яхту, купить яхту

private-aviation < tourism-business
= private aviation | частная авиация
doers private jet broker, air charter manager | брокер бизнес-авиации, менеджер бизнес-джетов
work charter private jets, organise private flights | организую частные рейсы, бронирую бизнес-джеты
field private jet, business aviation, air charter, helicopter charter | бизнес-джет, деловая авиация, частный самолёт, аренда вертолёта
needs fly urgently with no airline, empty leg flights, charter a plane | срочно вылететь частным рейсом, пустые перегоны джета, зафрахтовать самолёт, нужен чартер

concierge < tourism-business
= concierge services | консьерж-сервис
doers concierge, lifestyle manager, luxury concierge | консьерж, лайфстайл-менеджер
work organise anything for clients, book closed events | решаю любые просьбы, достаю билеты
field concierge service, lifestyle management, VIP service | консьерж-сервис, VIP-обслуживание, лайфстайл-сервис
needs tickets for sold-out show, table at a full restaurant, get tickets, book a table, rare tickets | достать билеты, забронировать где нет мест, билеты в театр достать, забронировать стол, забронировать ресторан

fitness-business < business
= fitness club business | фитнес-бизнес
doers fitness club owner, studio owner in fitness, sports club director | владелец фитнес-клуба, управляющий фитнес-клубом, владелец йога-студии
work run a gym, open fitness studios | управляю фитнес-клубом, открываю фитнес-студии
field fitness club, gym membership, fitness studio business | фитнес-клуб, абонементы, фитнес-бизнес, тренажёрный зал
needs members do not renew, gym is empty in summer, open a gym, clients for gym, equipment for gym, trainers for gym | не продлевают абонементы, пустой зал летом, открыть зал, клиенты в зал, тренажёры для зала, тренеры в зал, открыть студию йоги

private-education-business < business
= education business | образовательный бизнес
doers private school owner, kindergarten owner, language school owner, edtech founder | владелец частной школы, владелец детского сада, владелец языковой школы, эдтех-предприниматель
work run a private school, open learning centres | управляю частной школой, открываю детские центры
field edtech, private school, learning centre, kindergarten business | эдтех, частная школа, детский центр, частный детский сад, EdTech-рынок
needs not enough pupils, enrolment is falling, open a school, pupils for school, open kindergarten, premises for school | не хватает учеников, недобор в группы, открыть школу, ученики в школу, открыть детский сад, набрать учеников, набрать группу детей, открыть детский центр

clinic-business < business
= private clinic business | бизнес частных клиник
doers clinic owner, clinic director, dental clinic owner, medical marketer | владелец клиники, директор клиники, владелец стоматологии, главврач-управленец, медицинский маркетолог
work run a clinic, open clinics, promote clinics | управляю клиникой, открываю клиники, продвигаю клиники
field private clinic, dental clinic, medical licence, patient flow | частная клиника, частная медицина, медицинская лицензия, поток пациентов, медмаркетинг
needs doctors have free slots, need patients, open a clinic, patients for clinic, doctors for clinic, clinic equipment | мало пациентов, врачи простаивают, открыть клинику, пациенты в клинику, врачи в клинику, оборудование для клиники, привлечь пациентов

gaming-clubs-entertainment < business
= entertainment venues | развлекательные площадки
doers quest room owner, computer club owner, trampoline park owner, nightclub owner | владелец квеста, владелец компьютерного клуба, владелец батутного парка, владелец клуба
work run entertainment venues, open quest rooms | открываю квесты, управляю развлекательным центром
field escape room, computer club, trampoline park, nightclub, karaoke, amusement park | квест-комната, компьютерный клуб, батутный парк, ночной клуб, караоке, парк развлечений
needs visitors only at weekends, where to celebrate with children, open a playroom, where to celebrate, children's birthday place | посетители только в выходные, где отметить детский праздник, открыть игровую, детский день рождения, открыть квест

events-business < business
= events | мероприятия
doers event manager, event organiser, event planner, event producer | ивентор, ивент-менеджер, организатор мероприятий, ивентщик, продюсер мероприятий
work organise events, produce events, hold events, run events | организую мероприятия, провожу мероприятия, делаю ивенты, делаю мероприятия
field event management, event agency, guest list, turnkey event, side event | ивент, мероприятие под ключ, ивент-агентство, организация мероприятий, ивент-индустрия
needs need to organise an event, who will run the event, organise event, hold an event, organise a party, organise a festival, contractor for event, organise forum | нужно организовать мероприятие, кто проведёт мероприятие, организовать мероприятие, провести мероприятие, организовать праздник, организовать фестиваль, подрядчик на мероприятие, организовать форум, провести фестиваль

conference-organising < events-business
= conferences and forums | конференции и форумы
doers conference organiser, conference producer, programme director of forum | организатор конференций, продюсер конференций, программный директор
work organise conferences, put together a programme, invite speakers | делаю конференции, собираю программу, приглашаю спикеров
field conference, business forum, congress, summit, call for speakers | конференция, форум, конгресс, деловая программа, саммит
needs looking for speakers, few people register, organise conference, speakers for conference, speaker for event, conference participants, find speakers, hold a conference | ищем спикеров, мало регистраций, организовать конференцию, спикеры на конференцию, найти спикеров, участники конференции, провести конференцию, нужен спикер, нужны спикеры

meetups < events-business
= meetups and community events | митапы
doers meetup organiser, meetup host | организатор митапов, организатор встреч, ведущий нетворкинг-встреч
work organise meetups, host dinners | провожу митапы, собираю встречи, провожу бизнес-завтраки
field meetup, business breakfast, networking dinner, speed networking, hackathon | митап, бизнес-завтрак, нетворкинг-ужин, быстрые знакомства, хакатон
needs want to gather people, venue for meetup, organise a meetup, meeting of community, place for meetup | хочу собрать людей, площадка под митап, организовать митап, встреча сообщества, место для митапа, собрать встречу

public-speaking < pr, education
= public speaking | публичные выступления
doers public speaker, keynote speaker, speaking coach, TEDx speaker, public speaking coach, speech coach, rhetoric teacher, toastmaster | спикер, тренер по ораторскому искусству, оратор, TEDx-спикер, тренер по публичным выступлениям, ритор, преподаватель риторики, тренер по ораторскому
work speak at conferences, give keynotes, train speakers, coach speakers, prepare speakers | выступаю на конференциях, готовлю спикеров, учу выступать, готовлю к выступлениям
field public speaking, keynote, TEDx, rhetoric, stage fright, Toastmasters, TED talk | публичные выступления, ораторское мастерство, риторика, ораторское искусство, ТЕДх, ораторка
needs afraid to speak in public, must give a talk, afraid to speak publicly, shaky voice, prepare a talk, fear of speaking, learn to speak, prepare speech | боюсь выступать, страх сцены, готовлюсь к выступлению, боюсь публики, подготовить выступление, боязнь выступать, научиться выступать, подготовить речь, прокачать выступления

trade-shows < events-business
= exhibitions and trade shows | выставки
doers trade show organiser, exhibition manager, stand builder | организатор выставок, выставочник, застройщик стендов, выставочный менеджер
work exhibit at trade shows, build stands | строю выставочные стенды, участвую в отраслевых выставках
field trade show, trade fair, exhibition stand, Expo, booth | отраслевая выставка, выставочный стенд, экспоцентр, экспонент, застройка стенда
needs go to fair first time, stand brought no contacts, take part in exhibition, stand at exhibition, build a stand, exhibition abroad, exhibit products | едем на выставку впервые, стенд не дал контактов, участвовать в выставке, стенд на выставке, построить стенд, выставка за рубежом, показать продукцию, выставка в Китае, оформить стенд

wedding-business < events-business
= weddings | свадебный бизнес
doers wedding planner, wedding organiser, wedding agency owner | свадебный организатор, свадебный распорядитель, владелец свадебного агентства
work organise weddings, plan weddings | организую свадьбы, провожу свадьбы
field wedding, wedding ceremony, bride and groom, bachelorette party | свадьба, выездная церемония, невеста и жених, девичник
needs getting married soon, who will organise wedding, organise wedding, wedding abroad, wedding contractor | женимся летом, кто организует свадьбу, организовать свадьбу, свадьба за границей, подрядчики на свадьбу

party-host < events-business
= hosting and entertaining | ведущие праздников
doers MC, toastmaster, event host, children's entertainer, animator at parties | ведущий мероприятий, тамада, аниматор детских праздников, ведущий праздников, конферансье
work host events, entertain guests | веду праздники, веду корпоративы, веду свадьбы
field birthday party, corporate party, interactive games for guests | корпоратив, день рождения под ключ, юбилей, детский праздник, выпускной
needs need a host, birthday for a child, host for event, host for corporate party, children's animator | нужен ведущий, отметить день рождения, ведущий на мероприятие, ведущий на корпоратив, аниматор для детей, найти ведущего

concert-promotion < events-business
= concert promotion | концертный бизнес
doers concert promoter, booking agent, tour manager, festival director, booker | концертный промоутер, букинг-агент, тур-менеджер, директор фестиваля, концертный директор
work promote concerts, book artists, organise festivals | организую концерты, букирую артистов, делаю фестивали, организую гастроли
field concert, festival, booking of artists, tour of band, ticket sales | концерт, фестиваль, букинг, гастроли, технический райдер, продажа билетов, билетный оператор
needs need artists for festival, tickets do not sell, sell tickets, organise concert, artists for festival, tour organisation, find musicians for event, fill the hall | нужны артисты на праздник, билеты не продаются, продать билеты, организовать концерт, артисты на фестиваль, организовать гастроли, музыканты на мероприятие, собрать зал, заполнить зал

event-tech < events-business
= event technical production | техническое обеспечение мероприятий
doers event technical director, lighting rental owner, AV technician, stage rental owner | технический директор мероприятий, прокатчик оборудования, техник мероприятий
work rent out sound equipment, provide AV | сдаю звук и свет, обеспечиваю технику, ставлю звук
field AV equipment, LED screen, stage rental, live streaming, simultaneous equipment | прокат оборудования, светодиодный экран, аренда звука, сценические конструкции, онлайн-трансляция
needs need sound and projector, stream our conference, sound for event, rent sound, rent projector, stage for event, stream an event, light for concert | нужен звук и проектор, нужна трансляция, звук на мероприятие, арендовать звук, арендовать проектор, сцена для мероприятия, трансляция мероприятия, аренда сцены, свет на концерт, нужен экран

event-decor < events-business
= event decoration | декор мероприятий
doers event decorator, balloon artist, event designer | декоратор мероприятий, аэродизайнер, свадебный декоратор, ивент-декоратор
work decorate events, make photo zones | оформляю мероприятия, делаю фотозоны
field event decor, photo zone, balloons, table setting | декор мероприятий, фотозона, воздушные шары, аэродизайн, сервировка стола
needs hall looks bare, need decor for party, decorate hall, decorate event, balloons for party | оформить зал, нужно оформление праздника, украсить зал, украсить мероприятие, шары на праздник, оформление зала

venue-rental < events-business
= event venues | площадки для мероприятий
doers venue owner, venue manager, loft owner | владелец площадки, владелец лофта, управляющий площадкой, администратор лофта
work rent out a venue, rent out a loft | сдаю площадку, сдаю лофт, предоставляю зал
field event venue, loft, conference hall, event space | площадка для мероприятий, лофт, конференц-зал, аренда зала, банкетный зал
needs looking for a venue, where to hold event, find a venue, venue for event, hall for event, hall for concert, hall for conference, venue for festival, place for event, free venue | ищем площадку, где провести мероприятие, нужен зал, найти площадку, площадка для мероприятия, зал для мероприятия, зал для концерта, зал для конференции, площадка для фестиваля, место для мероприятия, бесплатная площадка, снять зал, место проведения

event-staff < events-business
= event staff and volunteers | персонал мероприятий
doers hostess at events, event volunteer coordinator, stand assistant | стендист, координатор волонтёров мероприятия, промо-персонал
work provide event staff, coordinate volunteers at events | предоставляю промо-персонал, координирую площадку
field event staff, registration desk, event accreditation | стендисты, стойка регистрации, аккредитация гостей, хостес на мероприятие
needs hands needed on event day, queue at registration, hostesses for event, staff for event, volunteers at event, promoters for event | нужны люди на день мероприятия, очередь на регистрации, персонал на мероприятие, волонтёры на мероприятие, промоутеры на акцию

media < business
= media | медиа
doers media manager, media executive, media entrepreneur | медиаменеджер, медийщик, медиапредприниматель
work run a media outlet, launch media | запускаю медиа, руковожу медиа
field media outlet, mass media, media industry, new media | СМИ, медиа, масс-медиа, медиаиндустрия, медиахолдинг
needs want our own media, audience is shrinking, own media, media for company | хотим своё медиа, падает аудитория, запустить медиа, своё медиа, редакция для медиа, медиа для компании

journalism < media, writing
= journalism | журналистика
doers journalist, reporter, correspondent, columnist, news editor, news reporter, foreign correspondent | журналист, репортёр, корреспондент, колумнист, журналистка, обозреватель, главред
work write articles, report news, interview people for media, write for media, report from, write columns | пишу статьи, беру интервью, пишу репортажи, пишу для медиа, пишу колонки, работаю в СМИ
field journalism, newspaper, newsroom, reportage, interview for media, media outlet, magazine | журналистика, газета, редакция, репортаж, новостная лента, СМИ, журнал, редакция СМИ, онлайн-медиа, медиаиздание
needs looking for heroes for article, need expert comment, get into the media, tell our story, write about us, article about us, media coverage, find a journalist, publish article, hero for article | ищу героев для интервью, нужен комментарий эксперта, попасть в СМИ, выйти в медиа, рассказать нашу историю, написать о нас, статья о нас, найти журналиста, опубликовать статью, герой для статьи, публикация в СМИ, рассказать о проекте

investigative-journalism < journalism
= investigative journalism | журналистские расследования
doers investigative journalist, fact-checker, data journalist, OSINT researcher | расследователь, журналист-расследователь, фактчекер, дата-журналист
work investigate corruption, check facts | провожу расследования, проверяю факты
field investigative journalism, fact-checking, data journalism, OSINT | журналистское расследование, фактчекинг, дата-журналистика, ОСИНТ
needs have documents for media, is this news fake, leak documents, expose corruption | есть материал для расследования, фейк или правда, проверить факты, рассказать о коррупции, передать журналистам

editing < media, writing
= editing | редактура
doers editor-in-chief, copy editor, managing editor, literary editor, proofreader, text editor, developmental editor, book editor | главред, главный редактор, редактор текстов, литературный редактор, корректор, выпускающий редактор, литредактор, редактор книг
work edit texts, run editorial team, proofread, edit books, edit manuscripts | редактирую тексты, вычитываю тексты, руковожу редакцией, редактирую, редактирую книги, правлю тексты
field editorial office, copy editing, proofreading, style guide for texts, literary editing, copyediting, developmental editing, manuscript | редактура, вычитка, корректура, редполитика, литературное редактирование, рукопись, научное редактирование
needs text full of errors, text is too heavy, manuscript is ready, edit a text, edit an article, proofread text, edit a book, edit manuscript | проверить текст на ошибки, текст тяжело читать, причесать текст, отредактировать рукопись, отредактировать текст, отредактировать статью, вычитать текст, редактор для книги, вычитать рукопись, нужен редактор

book-publishing < media
= book publishing | книгоиздание
doers publisher, book editor, literary agent, publishing house director | издатель, литературный агент, литагент, редактор издательства, книгоиздатель
work publish books, sell book rights | издаю книги, публикую книги, продаю права на книги
field publishing house, book publishing, self-publishing, book rights, ISBN | издательство, книгоиздание, самиздат, Литрес, рукопись, ЭКСМО
needs wrote a book how to publish, looking for publisher, publish a book, find a publisher, publish my book, book for publishing | написал книгу как издать, ищу издательство, издать книгу, найти издательство, опубликовать книгу, издать сборник, издать каталог

ghostwriting < editing, writing
= ghostwriting books and columns | гострайтинг
doers ghostwriter, speechwriter, book writer for hire, book collaborator | гострайтер, спичрайтер, автор-призрак, литературный негр, литзаписчик
work write books for others, write speeches, write expert columns, ghostwrite books, write for executives | пишу книги за экспертов, пишу речи, пишу колонки, пишу за других
field ghostwriting, business book, speech text, expert column, book for experts | гострайтинг, книга эксперта, бизнес-книга, спичрайтинг, экспертная колонка, литзапись
needs want a book, no time to write it, speech for director, cannot write it myself, write a book, write my book, help write memoirs | хочу книгу но некогда писать, нужна речь, написать книгу за меня, написать книгу, помочь с книгой, записать мемуары, написать мемуары

magazine-publishing < media
= magazines | журналы и глянец
doers magazine editor, glossy editor, magazine publisher | редактор журнала, глянцевый редактор, издатель журнала
work publish a magazine, make glossy issues | издаю журнал, делаю глянец
field magazine, glossy magazine, Forbes, Vogue, zine | журнал, глянец, Форбс, зин, печатное издание
needs want to be in Forbes, need cover shoot, publish in magazine, launch a magazine, article in magazine | хочу в Forbes, попасть на обложку, опубликоваться в журнале, запустить журнал, статья в журнал

tv-production < media
= television | телевидение
doers TV producer, TV presenter, TV editor, TV host | телеведущий, телепродюсер, шеф-редактор программы, телевизионщик, телеведущая
work produce TV shows, host TV programmes | делаю телепрограммы, продюсирую шоу, веду телепередачу
field television, TV show, TV channel, broadcast, reality show | телевидение, ТВ, телеканал, телешоу, эфир на телевидении, реалити-шоу
needs want to get on TV, heroes for TV show, get on TV, shoot a programme, heroes for show | хочу на телевидение, ищем героев для шоу, попасть на телевидение, снять передачу, герои для передачи

radio < media
= radio | радио
doers radio host, radio presenter, radio DJ, radio producer | радиоведущий, радиоведущая, диджей на радио, программный директор радио
work host radio shows, make radio programmes | веду эфиры на радио, делаю радиопередачи
field radio station, radio show, FM radio, internet radio | радиостанция, радиоэфир, радио, интернет-радио
needs guests for radio show, place spots on air, radio broadcast, radio guests | ищем гостей в эфир, реклама на радио, выступить на радио, гости на радио, эфир на радио

podcasting < media, journalism
= podcasting | подкастинг
doers podcaster, podcast host, podcast producer | подкастер, ведущий подкаста, продюсер подкастов, автор подкаста
work record podcasts, host a podcast, produce podcasts | записываю подкаст, веду подкаст, делаю подкасты, записываю подкасты, делаю подкаст
field podcast, podcast studio, podcast guest, podcasting, audio storytelling | подкаст, студия подкастов, гость подкаста, выпуск подкаста, подкастинг, аудиосторителлинг
needs looking for podcast guests, podcast has no listeners, start a podcast, record podcast, guests for podcast, launch podcast | ищу гостей в подкаст, подкаст не слушают, запустить подкаст, записать подкаст, гости в подкаст, гость для подкаста, сделать подкаст, студия для подкаста

video-production < media, film
= video production | видеопродакшн
doers video producer, production house owner, videographer, video producer for brands, video maker, cameraman | видеограф, продакшн-продюсер, владелец продакшна, видеопродюсер, видеомейкер, видеосъёмщик, видеооператор, видеооператор на мероприятие
work shoot videos, produce commercials, film corporate videos, make promo videos, produce videos, film events, make videos, film interviews | снимаю ролики, снимаю видео, снимаю рекламу, делаю видеопродакшн, делаю видеоролики, снимаю мероприятия, делаю видео, снимаю интервью, съёмка видео
field video production, corporate video, promo video, production house, shooting day, videography, commercials | видеопродакшн, продакшн, корпоративный фильм, промо-ролик, видеосъёмка, видеоролик, рекламный ролик, видеопроизводство
needs need a video about company, who can film event, need a promo video, shoot a video, make a video, film an event, film a concert, edit a video, video about product, record a lecture | нужен ролик о компании, снять видео, снять ролик, нужно видео, снять мероприятие, снять концерт, смонтировать видео, сделать ролик, видео о продукте, записать лекцию, видео для сайта, снять рекламный ролик

reels-making < video-production, smm
= short vertical video | короткие вертикальные видео
doers reels maker, mobile videographer, short video editor | рилсмейкер, рилс-мейкер, мобилограф, монтажёр рилс
work shoot reels, make TikToks | снимаю рилсы, снимаю тиктоки, монтирую рилс
field short video, vertical video, TikTok video, YouTube Shorts | вертикальные видео, тикток, шортсы, мобильная съёмка, рилс
needs reels get no views, don't know what to film, reels for business, short videos | рилсы не залетают, не знаю что снимать, снимать рилсы, рилсы для бизнеса, короткие видео, снять рилс

youtube-production < video-production, blogging
= YouTube production | YouTube-продакшн
doers YouTube producer, YouTube channel manager, thumbnail designer | ютуб-продюсер, продюсер ютуб-каналов
work produce YouTube channels, grow YouTube channels | продюсирую ютуб-каналы, развиваю ютуб
field YouTube monetisation, thumbnails, YouTube script, YouTube views | монетизация ютуба, превью для ютуба, сценарий ролика, просмотры на ютубе
needs videos get few views, want to start YouTube, run YouTube channel, promote YouTube, grow YouTube channel, edit YouTube videos | мало просмотров на ютубе, хочу начать ютуб, вести ютуб, раскрутить ютуб, развить ютуб-канал, монтаж для ютуба, запустить ютуб-канал

commercial-photography < media, photography
= commercial photography | коммерческая фотография
doers commercial photographer, product photographer, business portrait photographer, event photographer, food photographer, fashion photographer, interior photographer | предметный фотограф, коммерческий фотограф, репортажный фотограф, фуд-фотограф, фэшн-фотограф, интерьерный фотограф, рекламный фотограф
work shoot products, take business portraits, photograph events, shoot food, photograph interiors | снимаю предметку, делаю деловые портреты, снимаю мероприятия, снимаю еду, снимаю интерьеры
field product photography, business portrait, photo studio, food photography, lookbook, packshot | предметная съёмка, деловой портрет, фотостудия, предметка, фуд-фото, съёмка для каталога, фуд-съёмка, лукбук, каталожная съёмка
needs need photos for site, no decent photo of myself, photos for online store, photograph products, product photos, photo for catalogue, photograph a restaurant, portrait for site, photograph goods | нужны фото для сайта, нет нормальной фотографии, фото для маркетплейса, снять товар, фото товара, фото для каталога, фото блюд, портрет для сайта, сфотографировать товар

film-producing < media
= film producing | кинопродюсирование
doers film producer, line producer, executive producer of films, film distributor | кинопродюсер, линейный продюсер, исполнительный продюсер, кинопрокатчик
work produce films, distribute films, finance films | продюсирую кино, продюсирую фильмы, занимаюсь кинопрокатом
field film production, film financing, film distribution, film market, streaming platform | кинопроизводство, кинопрокат, питчинг фильма, кинорынок, онлайн-кинотеатр, Кинопоиск
needs have a script need producer, money for a film, producer for film, finance a film | есть сценарий нужен продюсер, деньги на фильм, продюсер для фильма, деньги на кино, прокат фильма, снять фильм

music-business < media
= music business | музыкальный бизнес
doers music manager, label owner, music producer manager, A&R manager, artist manager | музыкальный менеджер, владелец лейбла, менеджер артиста, A&R-менеджер, продюсер артистов
work manage artists, release music, promote musicians | продвигаю артистов, выпускаю релизы, менеджерю группу
field record label, music distribution, music streaming, Spotify, royalties for music | музыкальный лейбл, дистрибуция музыки, Спотифай, музыкальный релиз, музыкальная индустрия
needs how to release a track, band needs manager, release an album, promote music, manager for band, find a label | как выпустить трек, группе нужен менеджер, выпустить альбом, продвинуть музыку, менеджер для группы, найти лейбл, продвинуть трек

casting-agency < media
= casting and talent agencies | кастинг и актёрские агентства
doers casting director, talent agent, model agent, model scout | кастинг-директор, актёрский агент, букер модельного агентства, скаут моделей
work cast actors, represent models | провожу кастинги, подбираю актёров, представляю моделей
field casting call, modelling agency, talent agency, showreel | кастинг, модельное агентство, актёрское агентство, массовка, шоурил
needs need faces for commercial, actor without agent, find actors, models for shooting, actors for commercial | нужны модели для съёмки, ищу агента, найти актёров, модели на съёмку, актёры для рекламы

art-dealing < trade
= art dealing | арт-бизнес
doers art dealer, gallerist, gallery owner, art advisor, auctioneer | галерист, арт-дилер, владелец галереи, арт-консультант, антиквар
work sell art, run a gallery, advise art collectors | продаю искусство, держу галерею, подбираю картины
field art gallery, art market, art fair, antiques, auction house, art collection | арт-рынок, арт-ярмарка, антиквариат, аукционный дом, коллекция искусства, арт-галерея
needs artist wants to sell works, which art to buy, sell paintings, find a gallery, exhibit paintings, buy a painting | как продать картины, художник ищет галерею, продать картины, продавать картины, найти галерею, выставить картины, купить картину, выставить работы

sports-management < business, sports, events
= sports management | спортивный менеджмент
doers sports manager, sports agent, sports marketing manager, club director in sport, race organiser, sports promoter | спортивный менеджер, спортивный агент, спортивный маркетолог, директор спортклуба, организатор забегов, организатор соревнований
work manage athletes, organise races, sell sports sponsorship, organise tournaments | представляю спортсменов, организую забеги, организую турниры, провожу соревнования
field sports marketing, sports sponsorship, sports club management, mass race, sports management, race organisation, tournament organising | спортивный менеджмент, спортивный маркетинг, спортивный бизнес, массовый забег, спортивное мероприятие, забег
needs athlete needs sponsor, fill the stadium, organise a tournament, sponsor for athletes, sponsor for team, sponsor for tournament, organise competition, hold a tournament | спортсмену нужен спонсор, заполнить стадион, провести турнир, спонсор для спортсмена, спонсор для команды, спонсор на турнир, организовать соревнования, организовать турнир

esports-business < business
= esports business | киберспортивный бизнес
doers esports manager, esports team owner, tournament operator | киберспортивный менеджер, владелец киберспортивной команды, оператор турниров
work organise esports tournaments, manage esports teams | организую киберспортивные турниры, управляю киберспортивной командой
field esports, Dota 2 tournament, Twitch, streamers agency | киберспорт, стримеры, твич, киберарена, кибертурнир
needs sponsor for esports team, reach gamers audience | спонсор для киберспорта, выйти на геймеров
`
