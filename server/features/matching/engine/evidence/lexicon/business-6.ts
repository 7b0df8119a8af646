export const concepts = `
wooden-houses < construction-contracting
= prefab and wooden houses | деревянные и модульные дома
doers wooden house builder, modular house manufacturer, carpenter builder | строитель деревянных домов, производитель модульных домов, плотник
work build wooden houses, make modular houses | строю деревянные дома, произвожу модульные дома, рублю дома
field log house, modular house, tiny house, prefab, timber frame | сруб, барнхаус, дом из клеёного бруса, тайни-хаус, префаб
needs house fast and cheap, guest house for plot, build wooden house, build a bathhouse, country house, frame house | дом быстро и недорого, поставить гостевой домик, построить деревянный дом, модульный дом, поставить сруб, построить баню, дачный домик, каркасный дом, дом из бруса

interior-contract < construction-contracting
= fit-out of commercial spaces | отделка коммерческих помещений
doers fit-out contractor, commercial interior builder, shopfitter | подрядчик по отделке офисов, строитель ресторанов, фитаут-подрядчик
work fit out offices, build restaurants and shops | отделываю офисы, строю рестораны под ключ
field fit-out, office refurbishment, shopfitting, commercial kitchen equipment | фитаут, отделка офисов, ремонт коммерческих помещений, торговое оборудование
needs open a shop in two months, landlord gives bare walls, fit out office, fit out cafe, repair premises, build a restaurant, shop renovation | открыть магазин за два месяца, помещение в бетоне, отделать офис, отделка кафе, ремонт помещения, построить ресторан, ремонт магазина, ремонт кафе, отделка помещения

land-brokerage < real-estate
= land deals | земельные участки
doers land broker, land surveyor, cadastral engineer | земельный брокер, кадастровый инженер, геодезист, землеустроитель
work select land plots, survey land | подбираю участки, провожу межевание, меняю категорию земли
field land survey, agricultural land, land category, rezoning | межевание, сельхозземля, категория земли, ВРИ, земля под застройку
needs boundary dispute with neighbour, what can be built here, buy land, land plot, plot for house, sell a plot | спор с соседом о границе, что можно построить на участке, купить землю, купить участок, земельный участок, участок под дом, продать участок, межевание участка, сельхозземля в аренду, арендовать землю

expert-networks < consulting
= expert networks and paid expert calls | экспертные сети
doers expert network manager, industry expert for calls | менеджер экспертной сети, отраслевой эксперт
work give expert calls, find industry experts | провожу экспертные звонки, нахожу отраслевых экспертов
field expert network, expert calls, GLG, industry interviews | экспертная сеть, экспертный звонок, отраслевые интервью, отраслевая экспертиза
needs need insider view of industry, talk to someone from retail, industry expert, talk to expert, expert in industry, interview an expert | нужен взгляд изнутри отрасли, поговорить с человеком из индустрии, поговорить с экспертом, эксперт из отрасли, взять интервью у эксперта

product-business < management
= product management in business | управление продуктом
doers product manager, CPO, head of product, product owner | продакт, продакт-менеджер, директор по продукту, продуктолог, менеджер продукта
work manage products, prioritise backlog, launch features | управляю продуктом, развиваю продукт, приоритизирую бэклог
field product management, roadmap, backlog, product metrics, product discovery | продакт-менеджмент, роадмап, бэклог, продуктовые метрики, продуктовый подход
needs build features nobody uses, no idea what to build next, improve product, product strategy, what to build, feedback on product | фичами не пользуются, не знаем что делать в продукте, улучшить продукт, продуктовая стратегия, метрики продукта, обратная связь по продукту, развивать продукт

injection-moulding < plastics-packaging, manufacturing
= moulding of plastic parts | литьё пластмасс
doers injection moulder, moulding shop owner, mould maker, toolmaker, plastics manufacturer, plastics engineer | литейщик пластмасс, технолог по пластмассам, изготовитель пресс-форм, инструментальщик, производитель пластиковых изделий, переработчик пластмасс
work mould plastic parts, mold plastic parts, make moulds, cast plastic, make plastic parts, produce plastic parts, produce plastic housings, mould enclosures, mould housings, produce plastic products, make silicone parts, make rubber parts, have injection machines | лью детали из пластика, льём пластик, отливаю из пластика, отливаем детали, лить пластик, делаю пресс-формы, делаем пресс-формы, изготавливаю пластиковые детали, производим изделия из пластика, льём корпуса, льём на ТПА, делаем пластиковые корпуса, делаю корпуса из пластика, делаем изделия из силикона, делаем резиновые детали, есть термопластавтоматы, литьё корпусов
field injection molding, plastic moulding, plastic molding, plastic parts, plastic components, plastic housing, plastic enclosure, plastic case, mould tooling, injection mould, injection machine, thermoforming, vacuum forming, blow moulding, extrusion of plastic, silicone moulding, rubber parts, polyurethane casting, ABS plastic, polypropylene, polycarbonate | литьё под давлением, литьё пластмасс, литьё из пластика, отливка из пластика, пластиковые детали, детали из пластика, изделия из пластика, пластмассовые изделия, пластиковый корпус, корпус из пластика, корпуса из пластмассы, пресс-формы, термопластавтомат, ТПА, вакуумная формовка, выдувное формование, экструзия пластика, литьё силикона, резинотехнические изделия, РТИ, литьё полиуретана, АБС-пластик, полипропилен, поликарбонат
needs housing for device, enclosure for device, case for device, mould plastic case, plastic parts supplier, who moulds plastic, need a mould, cheap mould, small batch of plastic, thousand plastic parts, cast the housing, make the enclosure, plastic casing, plastic cover, plastic caps, housings for sensors, rubber gasket, silicone mould | отлить корпус, отлить детали, отлить из пластика, корпус для прибора, корпус для устройства, корпуса для приборов, корпус для датчика, нужна пресс-форма, изготовить пресс-форму, кто льёт пластик, партия из пластика, пластиковая крышка, сделать корпус, заказать литьё, детали из пластмассы, пластиковый кожух, пластиковые крышки, корпуса для датчиков, резиновая прокладка, силиконовая форма, нужны корпуса, корпус для электроники

metal-casting < manufacturing, metalworking
= metal casting and foundry | литьё металлов
doers foundry owner, foundryman, foundry engineer, caster of metal, forge shop owner | литейщик, литейщик металла, владелец литейного производства, технолог литейного производства, металлург-литейщик, кузнец-штамповщик
work cast metal, cast aluminium, cast iron parts, cast bronze, run a foundry, forge parts, make castings | лью металл, отливаю из металла, льём алюминий, льём чугун, отливаем бронзу, делаю отливки, куём поковки, лить металл
field foundry, metal casting, die casting, sand casting, investment casting, aluminium casting, bronze casting, iron casting, steel casting, castings, forgings, casting workshop | литейное производство, литейный цех, литьё металла, литьё алюминия, чугунное литьё, стальное литьё, литьё бронзы, литьё по выплавляемым моделям, художественное литьё, отливки, поковки, ковка и штамповка
needs cast a part, cast in metal, cast in bronze, need castings, foundry needed, cast aluminium housing, who casts metal, cast a sculpture, cast a bell | отлить из металла, отлить из бронзы, отлить деталь, отлить из алюминия, отлить в чугуне, нужны отливки, нужно литьё, отлить скульптуру, отлить колокол, алюминиевый корпус, кто льёт металл

machine-parts < metalworking, manufacturing
= turned and milled parts | изготовление деталей
doers metal turner, miller of metal, lathe operator, machine shop owner, gear maker, parts manufacturer, toolroom machinist | токарь-универсал, фрезеровщик ЧПУ, владелец механического цеха, изготовитель деталей, зуборезчик, шлифовщик, токарь-фрезеровщик
work turn parts, mill parts, machine parts, make parts, make parts to drawings, produce machine parts, make gears, make shafts, cut gears, grind parts, make spare parts, make small metal parts, have lathes, produce fasteners | точу детали, фрезерую детали, вытачиваю, изготавливаю детали, делаю детали, делаем детали, делаем шестерни, нарезаю шестерни, шлифую детали, точить детали, изготовление деталей, изготавливаю запчасти, делаем мелкие детали, есть токарные станки, производим крепёж, изготавливаем валы, вытачиваю детали
field metal parts, precision parts, turned parts, milled parts, turning and milling, lathe, gears, shafts, bushings, bearings, flanges, fasteners, bolts and nuts, machine shop, custom parts, parts to drawing | детали машин, металлические детали, детали из металла, токарные работы, фрезерные работы, токарный станок, фрезерный станок, шестерни, валы, втулки, подшипники, фланцы, крепёж, болты и гайки, механический цех, механообработка, детали на заказ, детали по чертежу, точная механика
needs turn a shaft, make a shaft, make a gear, broken gear, worn shaft, make one part, part by drawing, make a bushing, custom bolts, metal parts supplier, machine a part, parts for machine, metal parts in small batch, worn part, broken part, copy a part, part from sample, parts from drawings, precise parts | выточить деталь, выточить вал, выточить втулку, сделать шестерню, сломалась шестерня, изготовить деталь, изготовить вал, деталь по чертежу, детали по образцу, сделать деталь, деталь для станка, детали для станков, нестандартный крепёж, фрезеровка детали, износилась деталь, сломалась деталь, повторить деталь, деталь по образцу, точные детали, нужны детали, детали малой серией

sheet-metal < metalworking
= sheet metal work | листовой металл
doers sheet metal worker, press operator, laser cutting shop owner, metal fabricator, tinsmith | жестянщик, гибщик металла, штамповщик, владелец цеха лазерной резки, оператор лазерной резки, производитель металлоизделий
work cut sheet metal, bend metal, bend sheet metal, stamp metal, fabricate metal, make metal cabinets, powder coat metal, laser cut metal, make metal housings, make steel cabinets, make metal furniture, produce metal boxes | режу металл, гну металл, гнём металл, режем металл, штампую детали, делаем металлические шкафы, крашу металл, порошковая окраска металла, работаю с листовым металлом, делаю металлические корпуса, делаем корпуса из металла, делаем стеллажи из металла, производим металлическую мебель, гибка и резка металла
field sheet metal, metal bending, metal stamping, press brake, plasma cutting, waterjet cutting, stainless steel products, metal cabinets, metal enclosures, powder coating, galvanising, metal fabrication, perforated metal | листовой металл, гибка листа, листогиб, штамповка металла, плазменная резка, гидроабразивная резка, изделия из нержавейки, нержавейка, металлические шкафы, корпуса из металла, порошковая окраска, порошковая покраска, цинкование, гальваника, металлоизделия, перфорированный лист
needs cut metal, metal box, metal cabinet, steel enclosure, stainless steel table, cut stainless steel, paint metal parts, stamp parts, metal frame, metal stand, metal housing, metal parts bent, laser cut parts, housing from metal, sheet metal parts | порезать металл, вырезать из металла, согнуть металл, согнуть лист, металлический корпус, металлический короб, корпус из металла, стол из нержавейки, покрасить металл, отштамповать детали, металлический каркас, металлический стеллаж, детали из листа, корпуса из листового металла, лазерная резка деталей, металлический кожух, металлические корпуса

steel-structures < metalworking, construction-contracting
= steel structures | металлоконструкции
doers steel structure manufacturer, steel fabricator, steel erector, hangar builder | производитель металлоконструкций, монтажник металлоконструкций, строитель ангаров, сварщик металлоконструкций
work weld structures, erect steel structures, build hangars, make gates, make fences, weld gates, weld staircases | варю конструкции, монтирую металлоконструкции, строю ангары, варю ворота, варю заборы, делаю ворота, ставлю заборы, варим лестницы
field steel structures, steel frame, hangars, prefabricated buildings, metal gates, metal fences, metal railings, canopy, steel stairs, welded structures | ангары, быстровозводимые здания, ЛСТК, ворота и калитки, металлические заборы, заборы и ворота, навесы, перила и ограждения, металлические лестницы, сварные конструкции, кованые изделия, решётки на окна
needs build a hangar, install a fence, make railings, weld a canopy, fence for plot, gates for yard, metal stairs, frame for roof, carport | построить ангар, сварить ворота, поставить забор, сделать перила, сварить навес, забор на участок, ворота на участок, металлическая лестница, навес для машины, сварить конструкцию, сварить лестницу

spare-parts < trade, industrial-equipment
= spare parts | запчасти
doers spare parts dealer, spare parts supplier, parts manager, auto parts seller | поставщик запчастей, продавец запчастей, менеджер по запчастям, запчастист
work supply spare parts, sell spare parts, find spare parts, sell auto parts, source parts | поставляю запчасти, продаю запчасти, нахожу запчасти, подбираю запчасти, вожу запчасти, поставка запчастей
field spare parts, spares, car parts, auto spare parts, tractor parts, truck parts, replacement parts, original parts, consumables for machines, aftermarket parts | запчасти, запасные части, автозапчасти, запчасти для тракторов, запчасти для грузовиков, запчасти для техники, оригинальные запчасти, расходники для станков, комплектующие для оборудования, ЗИП
needs rare spare part, no spare parts, parts no longer made, parts for tractor, parts for combine, parts for old machine, spare part for oven, spare part for refrigerator, part discontinued, waiting for parts, parts from Germany, order spare parts, cheap spare parts, parts for equipment, parts for car, part for machine, waiting months for parts | найти запчасти, нужны запчасти, нужна запчасть, нет запчастей, запчасти не возят, запчасть сняли с производства, запчасти для трактора, запчасти для комбайна, запчасти к станку, запчасти на холодильник, запчасти из Европы, редкая запчасть, достать запчасти, ждём запчасти, заказать запчасти, запчасти для оборудования, запчасти на машину, запчасти для станка, недорогие запчасти, изготовить запчасть, запчасти месяцами

small-batch-production < contract-manufacturing
= small series production | мелкосерийное производство
doers small batch manufacturer, pilot production manager | производитель малых партий, руководитель опытного производства, мелкосерийный производитель
work produce small batches, make small series, make pilot batches, take small orders | делаю малые партии, выпускаем малые серии, берём малые тиражи, изготавливаем опытные партии, делаем мелкие серии
field small batch, small batches, small series, small run, pilot batch, pilot production, trial batch, low-volume production, first batch, minimum order quantity, MOQ | малая партия, малые партии, малая серия, малые серии, мелкая серия, мелкосерийное производство, опытная партия, пробная партия, опытное производство, установочная партия, первая партия, минимальная партия, единичное производство
needs produce small batch, hundred pieces, few hundred pieces, factories want thousands, minimum order too big, batch too small, small run production, make first batch, from prototype to series, launch into series, trial batch needed | выпустить малую партию, произвести малую партию, сделать сто штук, несколько сотен штук, большая минимальная партия, заводы не берут малые, не берут маленькие партии, сделать первую партию, выпустить первую партию, от прототипа к серии, запустить в серию, запустить серию, нужна пробная партия, небольшая партия изделий

quality-inspection-abroad < foreign-trade, quality-management
= inspection of goods at the factory | инспекция товара на фабрике
doers quality inspector, factory inspector, inspection agent, QC inspector, goods inspector, factory auditor | инспектор качества, инспектор товара, инспектор на фабрике, контролёр качества, контролёр ОТК, сюрвейер, аудитор фабрик
work inspect goods, inspect factories, check goods before shipment, audit factories, visit factories, check quality in China, accept goods at factory, supervise loading, audit suppliers, check suppliers, check factories | проверяю товар, инспектирую фабрики, проверяю фабрики, проверяю качество в Китае, езжу на фабрики, контролирую отгрузку, принимаю товар, проверка товара, проверяю поставщиков, слежу за отгрузкой, принимаю партии, проверяю партии, проверяю заводы, контролирую качество на фабрике
field quality inspection, pre-shipment inspection, factory audit, factory inspection, goods inspection, quality control in China, AQL, loading supervision, acceptance of goods, defective batch | инспекция товара, инспекция качества, проверка фабрики, аудит фабрики, проверка качества товара, контроль отгрузки, предотгрузочная инспекция, приёмка товара, выходной контроль, сюрвейерские услуги, бракованная партия
needs inspect the goods, inspect before shipment, check the factory, visit the factory, check goods in China, check batch quality, defective goods arrived, defects from China, someone at factory, check supplier abroad, check supplier in place, batch came defective, quality at supplier, control the factory, batch inspection, inspect supplier, go to factory, verify the factory, supplier sends defects | проверить товар, проверить фабрику, проверить партию, съездить на фабрику, проверить товар в Китае, проверить качество партии, принять товар на фабрике, пришёл брак, брак из Китая, бракованный товар, проверить поставщика, проверить отгрузку, посмотреть производство на месте, человек на фабрике, контроль на фабрике, инспекция партии, поехать на фабрику, поставщик гонит брак, шлют брак, принять партию, проконтролировать отгрузку, проконтролировать производство

packaging-supply < plastics-packaging, trade
= packaging for goods | упаковка и тара
doers packaging supplier, box manufacturer, label printer, bottle supplier, packing materials dealer | поставщик упаковки, производитель коробок, производитель пакетов, производитель этикеток, поставщик тары, производитель тары
work make boxes, make packaging, supply packaging, print labels, make bags, supply bottles, make cartons, supply jars | делаю коробки, делаем упаковку, поставляю упаковку, печатаем этикетки, делаем пакеты, поставляем тару, производим коробки, поставляю банки и бутылки, изготовление коробок, производство упаковки
field boxes, cardboard packaging, carton boxes, corrugated boxes, gift boxes, paper bags, plastic bags, doypack, glass jars, glass bottles, tubes and jars, product labels, stickers, shrink film, pallets, packaging film, food packaging | коробки, картонная упаковка, гофрокороба, подарочные коробки, бумажные пакеты, полиэтиленовые пакеты, дой-пак, стеклянные банки, стеклянные бутылки, тара, флаконы, самоклеящиеся этикетки, стикеры, термоусадочная плёнка, стрейч-плёнка, поддоны, паллеты, упаковочная плёнка, пищевая упаковка, упаковка для еды
needs boxes for tea, boxes with logo, packaging with logo, order boxes, order packaging, packaging for food, packaging for cosmetics, glass bottles supplier, jars for cosmetics, bags with logo, small batch of boxes, boxes for shipping | коробки с логотипом, упаковка с логотипом, заказать коробки, заказать упаковку, коробки для товара, напечатать этикетки, этикетки для банок, упаковка для косметики, нужны бутылки, нужна тара, банки для крема, пакеты с логотипом, малый тираж коробок

textile-supply < garment-production, trade
= fabrics and home textiles | ткани и текстиль
doers fabric supplier, textile manufacturer, textile factory owner, fabric dealer, yarn supplier, curtain maker, bed linen manufacturer | поставщик тканей, производитель тканей, производитель текстиля, владелец текстильной фабрики, производитель постельного белья, пошивщик штор, ткач
work sell fabric, supply fabrics, weave fabric, make curtains, sew curtains, sew bed linen, produce bed linen, dye fabric, make towels | продаю ткани, поставляю ткани, ткём ткани, шью шторы, шьём шторы, шью постельное бельё, красим ткань, производим полотенца, поставляю пряжу
field fabric, fabrics, cotton fabric, linen fabric, wool fabric, yarn, bed linen, towels, curtains, blinds, home textiles, hotel linen, tablecloths, technical textiles, carpets, mattresses, pillows and blankets | ткани, хлопковая ткань, льняная ткань, шерстяная ткань, пряжа, постельное бельё, полотенца, шторы, жалюзи, домашний текстиль, текстиль для гостиниц, текстиль для отелей, скатерти, войлок, ковры, матрасы, подушки и одеяла, фурнитура для одежды
needs find fabric, cotton supplier, fabric by metre, linen for hotel, towels for hotel, bed linen wholesale, curtains for hall, curtains for theatre, tablecloths for restaurant | найти ткань, нужна ткань, ткань для костюмов, ткань от производителя, поставщик ткани, бельё для гостиницы, полотенца для отеля, постельное бельё оптом, сшить шторы, шторы для зала, занавес для театра, скатерти для ресторана, нужна пряжа

workwear < garment-production
= workwear and uniforms | спецодежда и униформа
doers workwear manufacturer, uniform maker, workwear supplier | производитель спецодежды, поставщик спецодежды, пошивщик униформы
work sew uniforms, make workwear, supply workwear, supply safety shoes | шью униформу, шьём спецодежду, поставляю спецодежду, поставляем спецобувь, пошив униформы
field workwear, uniforms, staff uniform, school uniform, safety shoes, protective gloves, medical gowns, chef uniform, PPE | спецодежда, униформа, рабочая одежда, школьная форма, спецобувь, рабочие перчатки, медицинские халаты, поварская форма, СИЗ, форма для персонала
needs uniform for staff, uniforms for waiters, dress our staff, workwear for builders, gowns for clinic, uniform for school, gloves for workers | форма для сотрудников, форма для официантов, одеть персонал, спецодежда для рабочих, сшить униформу, пошить форму, халаты для клиники, форма для школы, перчатки для рабочих, фартуки с логотипом

footwear-leather-goods < manufacturing
= footwear and leather goods | обувь и кожгалантерея
doers shoe manufacturer, shoe brand owner, bag maker, leather goods manufacturer, shoe seller | производитель обуви, владелец обувного бренда, производитель сумок, кожевенник, продавец обуви
work make bags, sew bags, produce shoes, sell shoes, make leather goods | шью сумки, произвожу обувь, шьём рюкзаки, продаю обувь, делаю изделия из кожи
field footwear, shoe factory, leather bags, backpacks, belts and wallets, shoe brand, leather supplier | обувь, обувная фабрика, кожаные сумки, рюкзаки, ремни и кошельки, кожгалантерея, бренд обуви, натуральная кожа
needs shoe production, backpacks with logo | отшить сумки, отшить рюкзаки, производство обуви, поставщик кожи, рюкзаки с логотипом

joinery-stairs-doors < furniture-production, construction-contracting
= stairs, doors and joinery | лестницы, двери и столярные изделия
doers stair builder, stair maker, door manufacturer, door installer, joiner, joinery workshop owner, window maker, parquet layer | изготовитель лестниц, производитель дверей, установщик дверей, столяр, столяр-краснодеревщик, владелец столярного цеха, паркетчик, лестничник
work make stairs, build staircases, make doors, install doors, make windows, make joinery, make wooden stairs, lay parquet | делаю лестницы, делаем лестницы, делаю двери, ставлю двери, устанавливаю двери, изготавливаю двери, изготавливаю лестницы, делаю столярку, делаю окна из дерева, кладу паркет, изготовление лестниц, установка дверей
field stairs, staircases, wooden stairs, interior doors, entrance doors, steel doors, wooden doors, wooden windows, joinery, railings, parquet, sliding doors, door hardware, solid wood products, wood panels | лестницы, деревянные лестницы, лестница на второй этаж, межкомнатные двери, входные двери, стальные двери, деревянные двери, деревянные окна, столярные изделия, столярная мастерская, столярка, паркет, раздвижные двери, дверная фурнитура, изделия из массива, массив дуба, стеновые панели, погонаж
needs make a staircase, stairs for house, stairs to second floor, doors for house, doors for office, non-standard door, front door, squeaky stairs, replace doors, oak doors, wooden staircase, restore old doors, doors and windows, stairs in house, need a carpenter, need a joiner, stair railings, repair stairs | сделать лестницу, лестница в дом, лестница в доме, лестница на заказ, поставить двери, установить двери, двери в квартиру, двери в офис, нестандартные двери, входная дверь, скрипит лестница, заменить двери, двери из дуба, дубовая лестница, восстановить двери, сделать перегородку, двери и окна, нужен столяр, перила для лестницы, отремонтировать лестницу, нужна лестница, нужны двери, столярные работы

furniture-supply < furniture-production, retail
= furniture for premises | мебель для помещений
doers furniture supplier, furniture seller, furniture designer, upholsterer, furniture assembler, furniture restorer | поставщик мебели, продавец мебели, дизайнер мебели, обивщик, сборщик мебели, реставратор мебели, мебельный мастер
work supply furniture, make tables, make chairs, make wardrobes, make sofas, assemble furniture, reupholster furniture, equip offices with furniture, make shelves, sell furniture, sell used furniture, make cafe furniture, make tables and chairs | поставляю мебель, делаю столы, делаю шкафы, делаем стулья, делаю кухни, собираю мебель, перетягиваю мебель, перетяжка мебели, сборка мебели, изготавливаю мебель, обставляю офисы, продаю мебель, продаю бэушную мебель, делаем мебель для кафе, делаю стеллажи, делаем столы, мебель для ресторанов
field office furniture, tables and chairs, wardrobes, built-in wardrobe, sofas, dining chairs, desks, school furniture, cafe furniture, restaurant furniture, hotel furniture, shelving, fitted kitchen, children's furniture, garden furniture, solid wood furniture | офисная мебель, столы и стулья, шкафы, шкаф-купе, встроенный шкаф, диваны, кресла, обеденные столы, барные стулья, школьная мебель, мебель для кафе, мебель для ресторана, мебель для гостиницы, стеллажи, кухонный гарнитур, детская мебель, садовая мебель, мебель из массива, столешницы, мебельные фасады
needs furniture for cafe, furniture for hotel, furniture for office, chairs for hall, tables for cafe, tables for restaurant, desks for school, wardrobe to size, reupholster sofa, furniture for children's room, bookshelves, used office furniture, wooden table, chairs for cafe, furniture for school, furniture for shop, need furniture, order furniture, repair furniture | мебель в кафе, мебель для офиса, мебель в офис, стулья для зала, столы для кафе, столы для ресторана, парты для школы, шкаф по размеру, собрать мебель, перетянуть диван, мебель в детскую, книжные полки, стол из дерева, сделать шкаф, заказать кухню, обставить офис, обставить квартиру, стулья для кафе, мебель для школы, мебель для магазина, нужна мебель, заказать мебель, починить мебель, отреставрировать мебель, реставрация мебели

woodworking-timber < manufacturing
= sawmilling and timber | лесопиление и пиломатериалы
doers sawmill owner, timber supplier, lumber dealer, plywood manufacturer, forester businessman, pellet producer | владелец пилорамы, лесопилец, поставщик леса, поставщик пиломатериалов, производитель фанеры, производитель пеллет, лесозаготовитель
work saw timber, sell timber, dry wood, produce plywood, supply lumber, make pallets, produce pellets | пилю лес, продаю лес, сушим древесину, поставляю пиломатериалы, производим фанеру, делаем поддоны, производим пеллеты, заготавливаю лес
field sawmill, timber, lumber, plywood, oak boards, pine boards, wood drying, pellets, firewood, wooden pallets, chipboard, MDF | пилорама, пиломатериалы, лес кругляк, фанера, доска обрезная, сушка древесины, пеллеты, дрова, деревянные поддоны, ДСП, МДФ, брус, вагонка, деревообработка
needs dry oak, buy lumber, plywood supplier, boards for terrace, firewood for winter, wood for furniture, sawdust left | купить доски, сухой дуб, доска для террасы, поставщик фанеры, купить пиломатериалы, дрова на зиму, древесина для мебели, куда деть опилки, куда деть горбыль, нужен брус

glass-stone-products < manufacturing
= glass and stone products | изделия из стекла и камня
doers glazier, glass manufacturer, stone worker, stonemason, countertop maker, mirror maker | стекольщик, производитель стекла, камнеобработчик, каменотёс, производитель столешниц, мастер по камню
work cut glass, make mirrors, make glass partitions, make countertops, work with marble, make stone slabs | режу стекло, делаю зеркала, делаем стеклянные перегородки, делаю столешницы, обрабатываю камень, делаю изделия из мрамора, делаем памятники
field glass partitions, mirrors, tempered glass, shower screens, stone countertops, marble, granite, artificial stone, ceramic tiles, tableware glass, gravestones | стеклянные перегородки, зеркала, закалённое стекло, душевые ограждения, столешницы из камня, мрамор, гранит, искусственный камень, керамическая плитка, памятники из гранита, стеклотара
needs glass partition, mirror to size, stone countertop, marble staircase, glass for shower, make a gravestone | стеклянная перегородка, вырезать стекло, зеркало по размеру, столешница из камня, мраморная лестница, стекло для душа, сделать памятник, заменить стекло

printing-services < printing-house
= printing to order | печать на заказ
doers print shop owner, printing manager, print producer, digital print operator, T-shirt printer, bookbinder printer | владелец копицентра, менеджер типографии, печатник цифровой печати, принтовщик, мастер шелкографии
work print flyers, print posters, print books, print T-shirts, print packaging, print labels, print banners, print calendars, print brochures, print menus, bind books | печатаю листовки, печатаю плакаты, печатаем книги, печатаю на футболках, печатаем брошюры, печатаем баннеры, печатаем календари, печатаем этикетки, печатаю афиши, печатать книги, печать книг, печать каталогов, печать на футболках
field printing, print shop, digital printing, large format printing, flyers, leaflets, brochures, calendars, banners, stickers printing, book printing, T-shirt printing, UV printing, DTF printing, hardcover, print on demand | печать тиражей, цифровая печать, широкоформатная печать, листовки, флаеры, брошюры, буклеты, календари, баннеры, печать наклеек, УФ-печать, DTF-печать, твёрдый переплёт, печать по требованию, копицентр, афиши, пригласительные
needs print catalogue, print catalogues, print programme, print small run, print books cheaply, print photo book, print banner, print calendar, T-shirts with logo, print business cards, small print run, print magazine, print tickets | напечатать плакаты, напечатать листовки, напечатать брошюру, напечатать каталог, напечатать афиши, напечатать программки, напечатать тираж, небольшой тираж, малый тираж, напечатать книги, напечатать баннер, напечатать календари, напечатать футболки, футболки с логотипом, напечатать визитки, напечатать журнал, напечатать билеты, где напечатать, издать малым тиражом

toys-souvenir-production < manufacturing
= production of toys and souvenirs | производство игрушек и сувениров
doers toy manufacturer, souvenir manufacturer, board game manufacturer | производитель игрушек, производитель сувениров, производитель настольных игр
work make toys, produce board games, make souvenirs, make magnets, make badges | делаю игрушки, произвожу игрушки, производим настольные игры, делаю сувениры, делаем значки, делаю магниты
field wooden toys, soft toys, board game production, souvenir magnets, enamel pins, badges, mugs with logo | деревянные игрушки, мягкие игрушки, производство настольных игр, сувенирные магниты, значки, кружки с логотипом, производство игрушек
needs produce board game, manufacture toys, sew soft toys, badges for event, souvenirs for museum, souvenirs for guests | издать настольную игру, произвести игрушку, сшить мягкую игрушку, значки для мероприятия, сувениры для музея, сувениры для гостей, сделать значки

instrument-making < manufacturing
= instruments and devices production | приборостроение
doers instrument engineer, instrument manufacturer, device manufacturer, sensor manufacturer | приборостроитель, производитель приборов, разработчик приборов, производитель датчиков, конструктор приборов
work make instruments, produce sensors, make devices, assemble devices, assemble instruments | делаю приборы, производим приборы, производим датчики, собираю приборы, собираем устройства, выпускаем приборы
field measuring instruments, sensors, flow meters, instrument engineering, control devices, cable assemblies, wiring harness | измерительные приборы, датчики, приборы учёта, приборостроение, контрольно-измерительные приборы, КИПиА, жгуты и кабели, сборка приборов
needs assemble our device, serial production of device, sensor supplier, instrument in series | собрать приборы, сборка устройства, серийный выпуск прибора, нужны датчики, запустить прибор в серию, поставщик датчиков

machine-building < manufacturing
= custom machines and lines | станки и линии на заказ
doers machine builder, equipment manufacturer, special machinery maker, production line integrator | производитель оборудования, машиностроитель, изготовитель нестандартного оборудования, производитель станков
work build machines, make equipment to order, build production lines, modernise machines, repair machine tools | делаю оборудование, производим оборудование, делаем станки, строим производственные линии, модернизирую станки, ремонтирую станки, изготовление оборудования
field custom machinery, packing machine, filling line, bottling line, agricultural machinery, used machine tools, non-standard equipment, automation of production line, sewing machines industrial | нестандартное оборудование, упаковочное оборудование, фасовочная линия, линия розлива, фасовочный станок, сельхозтехника, бэушные станки, станки с пробегом, ремонт станков, промышленные швейные машины
needs filling machine, build a machine, repair machine tool, used equipment, equipment for workshop, equipment for bakery, buy a lathe, machine broke down, commission a line | нужен станок, купить станок, фасовочное оборудование, упаковочный станок, починить станок, ремонт станка, сломался станок, бэушное оборудование, оборудование для цеха, оборудование для пекарни, собрать линию, наладить станок

shipped-raw-materials < trade, manufacturing
= raw materials supply | поставка сырья
doers raw materials supplier, metal supplier, steel dealer, polymer supplier, chemicals supplier | поставщик сырья, поставщик металла, поставщик полимеров, поставщик химии, металлоторговец
work supply raw materials, supply metal, supply steel, supply granules, supply chemicals | поставляю сырьё, поставляю металл, поставляю гранулы, поставляем химию, продаю металлопрокат
field raw materials, rolled steel, steel pipes, aluminium profile, copper, polymer granules, chemical raw materials, resins, food ingredients, essential oils | сырьё для производства, стальные трубы, алюминиевый профиль, медь и латунь, гранулы полимеров, химическое сырьё, смолы, пищевые ингредиенты, эфирные масла, металл оптом
needs raw material supplier, raw material shortage, steel supplier, aluminium supplier, granules supplier, ingredients supplier, raw materials went up | не хватает сырья, нужно сырьё, нужен металл, поставщик алюминия, нужны гранулы, поставщик ингредиентов, сырьё подорожало, подорожало сырьё

vegetable-fruit-supply < food-production, wholesale
= vegetables and fruit supply | поставка овощей и фруктов
doers vegetable supplier, fruit supplier, greengrocer, vegetable grower, produce wholesaler, potato farmer, berry grower | поставщик овощей, поставщик овощей и фруктов, овощевод, продавец овощей, картофелевод, ягодник, оптовик овощей
work supply vegetables, grow vegetables, sell vegetables, deliver fruit, supply greens, grow berries, grow potatoes, supply mushrooms, sell fruit | поставляю овощи, выращиваю овощи, продаю овощи, вожу фрукты, поставляю зелень, выращиваю ягоды, выращиваю картофель, поставляем грибы, поставка овощей
field vegetables, fresh vegetables, fruit and vegetables, potatoes, tomatoes, cucumbers, cabbage, onions, greens and herbs, berries, apples, seasonal produce, frozen vegetables, organic vegetables, vegetable boxes | овощи, свежие овощи, овощи и фрукты, овощи оптом, картофель, картошка, помидоры, огурцы, капуста, лук и морковь, зелень, микрозелень, ягоды, яблоки, сезонные продукты, замороженные овощи, органические овощи, сухофрукты
needs vegetables for restaurant, vegetables for cafe, vegetables from farm, local vegetables, fruit for office, greens for restaurant, potatoes wholesale, sell apples, surplus vegetables, berries for bakery | нужны овощи, овощи для ресторана, овощи для кафе, овощи с фермы, овощи от фермера, фрукты в офис, зелень для ресторана, картофель оптом, продать яблоки, сбыть картофель, куда сдать овощи, ягоды для кондитерской, урожай некуда девать

flour-grain-products < food-production, wholesale
= flour, grain and groceries | мука, крупы и бакалея
doers flour miller, flour supplier, flour producer, grain producer, cereals supplier, grocery wholesaler, pasta producer, oil press owner | мукомол, поставщик муки, производитель муки, производитель круп, поставщик бакалеи, производитель макарон, производитель масла, зерновик
work mill flour, supply flour, grind grain, produce flour, supply groceries, press oil, make pasta | мелю муку, поставляю муку, производим муку, производим крупы, поставляю бакалею, давим масло, жмём масло, делаем макароны, поставка муки
field flour, rye flour, wheat flour, wholegrain flour, flour mill, cereals, buckwheat, rice, pasta, sunflower oil, olive oil, spices, groceries, legumes | мука, ржаная мука, пшеничная мука, цельнозерновая мука, мельница, крупы, гречка, рис, макароны, подсолнечное масло, оливковое масло, специи, бакалея, бобовые, комбикорм
needs flour for bakery, good flour, flour wholesale, spices wholesale, olive oil supplier, grain buyer, sell grain, sell wheat, sugar wholesale | мука для пекарни, нужна мука, хорошая мука, мука оптом, специи оптом, продать зерно, продать пшеницу, покупатель на зерно, сахар оптом, крупы оптом

cheese-dairy-supply < food-production, wholesale
= cheese and dairy supply | сыр и молочные продукты
doers cheese producer, cheese maker, cheese supplier, dairy producer, dairy owner, milk supplier, ice cream maker, egg supplier | производитель сыра, поставщик сыра, сыродел, производитель молочных продуктов, поставщик молока, молочник, производитель мороженого, поставщик яиц
work make cheese, produce cheese, supply cheese, supply milk, produce yoghurt, make ice cream, supply eggs, make butter | делаю сыр, делаем сыры, произвожу сыр, поставляю сыр, поставляю молоко, делаем йогурт, делаем мороженое, поставляем яйца, производство сыра
field cheese, goat cheese, hard cheese, mozzarella, cottage cheese, cow milk, butter, yoghurt, dairy products, ice cream, eggs | сыр, сыры, козий сыр, твёрдый сыр, моцарелла, творог, коровье молоко, сливочное масло, йогурт, молочная продукция, молочные продукты, мороженое, яйца, сметана
needs cheese for restaurant, cheese for shop, local cheese, sell our cheese, milk buyer, milk for cafe, farm milk, eggs for bakery, ice cream for cafe | сыр для ресторана, сыр для магазина, местный сыр, продать сыр, куда сдать молоко, молоко для кофейни, фермерское молоко, яйца для пекарни, мороженое для кафе, нужен сыр

meat-fish-supply < food-production, wholesale
= meat, poultry and fish supply | мясо, птица и рыба
doers butcher, meat producer, meat supplier, fish supplier, poultry farmer, sausage maker, fishmonger, slaughterhouse owner | мясник, производитель мяса, поставщик рыбы, птицевод, производитель колбас, производитель мясных продуктов, рыбопереработчик, обвальщик
work supply meat, sell meat, supply fish, smoke fish, make sausages, cut meat, raise chickens, process fish | поставляю мясо, продаю мясо, поставляю рыбу, копчу рыбу, копчу мясо, делаю колбасы, разделываю мясо, выращиваю птицу, перерабатываем рыбу
field meat, beef, pork, lamb, chicken meat, poultry, sausages, smoked meat, fresh fish, salmon, seafood, caviar, halal meat, butcher shop, meat processing, dumplings | мясо, говядина, свинина, баранина, курица, птица охлаждённая, колбасы, копчёности, свежая рыба, лосось, морепродукты, икра, халяльное мясо, мясная лавка, мясопереработка, пельмени, мясной цех
needs meat for restaurant, beef from farm, sausages for shop, chicken wholesale, sell pork, meat buyer, seafood for restaurant | мясо для ресторана, поставщик мяса, нужно мясо, фермерское мясо, говядина от фермера, колбаса для магазина, курица оптом, сбыть мясо, морепродукты для ресторана, продать свинину

tea-coffee-supply < wholesale, food-production
= tea and coffee supply | поставка чая и кофе
doers coffee roaster, tea supplier, tea importer, coffee supplier, coffee importer, tea grower, cocoa supplier, herbal tea producer | обжарщик кофе, поставщик чая, импортёр чая, поставщик кофе, импортёр кофе, чаевод, производитель иван-чая, поставщик какао
work roast coffee, supply coffee, import tea, supply tea, pack tea, blend tea, grow tea, sell coffee beans, collect herbs | обжариваю кофе, поставляю кофе, вожу чай, поставляю чай, фасуем чай, купажирую чай, выращиваем чай, продаю зерно кофе, собираю травы
field tea, loose leaf tea, green tea, Chinese tea, pu-erh, herbal tea, coffee beans, green coffee, roasted coffee, specialty coffee, coffee roastery, cocoa, tea plantation, matcha | чай, листовой чай, зелёный чай, китайский чай, пуэр, травяной чай, иван-чай, кофе в зёрнах, зелёное зерно кофе, свежеобжаренный кофе, обжарка кофе, спешелти-кофе, какао, чайная плантация, матча, чай оптом, кофе оптом
needs coffee for cafe, coffee for office, coffee beans wholesale, tea for cafe, tea for hotel, tea wholesale, tea for restaurant, sell our tea, coffee under own brand | кофе для кофейни, кофе для кафе, кофе в офис, зёрна оптом, чай для кафе, чай для гостиницы, чай для ресторана, продавать наш чай, кофе под своим брендом, травяные сборы

wine-beverage-supply < wholesale, food-production
= wine and beverage supply | вино и напитки
doers winemaker, wine importer, wine supplier, winery owner, vineyard owner, juice producer, beverage producer, mineral water producer, distiller | винодел, импортёр вина, поставщик вина, владелец винодельни, владелец виноградника, производитель соков, производитель напитков, поставщик воды, виноторговец
work make wine, import wine, supply wine, grow grapes, produce juice, produce lemonade, bottle water, sell wine | делаю вино, вожу вино, поставляю вино, выращиваю виноград, производим соки, делаем лимонад, разливаем воду, продаю вино
field wine, winery, vineyard, natural wine, sparkling wine, wine import, juice, lemonade, kombucha, mineral water, soft drinks, cider, alcohol licence | вино, винодельня, виноградник, натуральное вино, игристое вино, импорт вина, виноделие, соки, лимонад, комбуча, минеральная вода, безалкогольные напитки, сидр, алкогольная лицензия, виноград
needs wine for restaurant, sell our wine, juice for cafe, water for office, bottle our drink, drinks for cafe, wine abroad | вино для ресторана, продать вино, вывезти вино, соки для кафе, вода в офис, разлить напиток, напитки для кафе, лицензия на алкоголь, сбыть виноград

confectionery-production < food-production
= sweets and bakery production | кондитерское производство
doers confectionery producer, chocolate manufacturer, bakery owner, bread producer, sweets producer | производитель сладостей, производитель шоколада, владелец пекарни, производитель хлеба, владелец кондитерской, владелец кондитерского цеха
work bake bread, bake for cafes, supply desserts, supply bread, make chocolate, make sweets, make pastries, bake cakes | пеку хлеб, печём для кафе, поставляю десерты, поставляем хлеб, делаю шоколад, делаем конфеты, пеку торты, делаю выпечку, выпекаем хлеб
field bread, pastries, desserts wholesale, cakes wholesale, chocolate production, sweets, biscuits, croissants, frozen pastries, gluten-free bread | хлеб, выпечка, десерты оптом, торты оптом, производство шоколада, сладости, печенье, круассаны, замороженная выпечка, безглютеновый хлеб, кондитерский цех, конфеты
needs desserts for cafe, pastries for cafe, bread for cafe, croissants for cafe, sweets for gifts, bread supplier, outlet for cakes | десерты для кафе, выпечка для кафе, хлеб для кафе, круассаны для кофейни, сладости в подарок, поставщик хлеба, хлеб без глютена, поставщик десертов, сбыт для тортов

food-supply-horeca < wholesale, horeca
= food supply to restaurants and shops | поставка продуктов в рестораны и магазины
doers food supplier, food wholesaler, restaurant supplier, food distributor, horeca supplier, farm food supplier | поставщик продуктов, поставщик продуктов питания, поставщик хореки, оптовик продуктов, дистрибьютор продуктов, поставщик ресторанов
work supply restaurants, supply cafes, deliver farm food, supply food to shops, supply schools with food | поставляю продукты, снабжаю рестораны, поставляю в рестораны, поставляем в кафе, поставляем в магазины, вожу продукты с фермы, поставка продуктов
field food wholesale, farm food, food supply, food products, canned food, frozen food, honey, nuts, jam, preserves, sauces, local produce | продукты оптом, фермерская еда, консервы, заморозка, мёд, орехи, варенье, соленья, соусы, местные продукты, продовольствие
needs products for restaurant, products for cafe, local products, farm products, products from farmers, suppliers for cafe, sell to restaurants, get into restaurants, shops for our products, sell jam, honey wholesale | продукты для ресторана, продукты для кафе, продукты от фермеров, поставщики для кафе, продавать в рестораны, попасть в рестораны, сбыт продукции, сбывать продукцию, сбыт для фермы, мёд оптом, продукты для столовой

kitchen-equipment < industrial-equipment, horeca
= kitchen equipment for catering | оборудование для кухни общепита
doers kitchen equipment supplier, restaurant equipment dealer, kitchen technologist designer, coffee machine supplier | поставщик кухонного оборудования, поставщик оборудования для ресторанов, технолог-проектировщик кухонь, продавец кофемашин
work equip kitchens, equip restaurants, supply kitchen equipment, sell ovens, sell coffee machines, rent coffee machines, design restaurant kitchens, sell used ovens, repair ovens, repair coffee machines, repair kitchen equipment | оснащаю кухни, оснащаю рестораны, поставляю кухонное оборудование, продаю печи, продаю кофемашины, сдаю кофемашины, проектирую кухни ресторанов, комплектую кухни, продаю бэушное оборудование, чиню печи, ремонтирую кофемашины, ремонт кофемашин, ремонтирую кухонное оборудование
field kitchen equipment, restaurant equipment, bakery oven, pizza oven, combi oven, dough mixer, coffee machine, coffee grinder, dishwasher for restaurant, stoves, fryer, kitchen hood, steel tables, tableware, crockery, kitchen utensils | кухонное оборудование, оборудование для ресторана, оборудование для кафе, хлебопекарная печь, печь для пиццы, пароконвектомат, тестомес, кофемашина, кофемолка, посудомоечная машина, плиты, фритюрница, вытяжка для кухни, посуда, посуда для ресторана, кухонный инвентарь, печи и духовки
needs oven for bakery, used oven, buy an oven, coffee machine for cafe, equip a kitchen, equipment for cafe, equipment for restaurant, used kitchen equipment, dishes for cafe, crockery for restaurant, sell used oven, oven broke, coffee machine broke, ovens for restaurant, second-hand oven, stove for canteen, kitchen for restaurant | печь для пекарни, бэушная печь, купить печь, кофемашина для кафе, кофемашина в офис, оснастить кухню, оборудование для столовой, бэушное кухонное оборудование, посуда для кафе, нужен тестомес, нужна печь, продать оборудование, сломалась печь, сломалась кофемашина, печи для ресторана, плита для столовой, кухня для ресторана, оборудование бу, починить печь

commercial-refrigeration < kitchen-equipment, industrial-equipment
= commercial refrigerators and cold rooms | холодильное оборудование
doers refrigeration equipment supplier, refrigeration engineer, refrigerator repairman, cold room installer, refrigeration technician | поставщик холодильного оборудования, холодильщик, мастер по холодильникам, мастер по холодильному оборудованию, монтажник холодильных камер
work repair refrigerators, install cold rooms, supply refrigerators, repair freezers, service refrigeration, sell freezers, sell used refrigerators, rent out refrigerators, install refrigeration, fix fridges | чиню холодильники, ремонтирую холодильники, ставлю холодильные камеры, поставляю холодильники, обслуживаю холодильное оборудование, ремонт холодильников, монтирую холодильные камеры, продаю холодильники, продаю бэушные холодильники, сдаю холодильники, чиню холодильные витрины, ставлю кондиционеры и холод, чинить холодильники
field refrigerators, fridges, freezers, cold room, refrigerated display, display fridge, ice maker, chillers, refrigeration equipment, freezing chamber | холодильники, морозильники, холодильная камера, холодильная витрина, холодильные шкафы, морозильный ларь, льдогенератор, чиллеры, холодильное оборудование, морозильная камера
needs fridge broke, fridge broke down, refrigerator for shop, refrigerator for cafe, used refrigerator, cold room for vegetables, freezer broke, repair refrigerator, fridge for restaurant, freezer for shop, cold storage room, cheap refrigerators, fridges for cafe, need a fridge, second-hand refrigerators, refrigerated showcase, fridge does not cool | сломался холодильник, холодильник для магазина, холодильник для кафе, холодильники в магазин, бэушный холодильник, камера для овощей, сломалась морозилка, починить холодильник, ремонт холодильника, витрина для магазина, холодильник течёт, нужен холодильник, недорогие холодильники, холодильники для кафе, холодильник для ресторана, не морозит холодильник, не холодит витрина, витрина-холодильник

shop-equipment < industrial-equipment, retail
= shop equipment | торговое оборудование
doers shop equipment supplier, display maker, cash register supplier, shelving manufacturer | поставщик торгового оборудования, производитель витрин, поставщик касс, производитель стеллажей, кассовый мастер
work equip shops, supply shop equipment, make display cases, make racks, set up cash registers, make stands | оснащаю магазины, поставляю торговое оборудование, делаю витрины, делаю стеллажи, подключаю кассы, настраиваю кассы, делаю прилавки, делаем торговые стойки
field shop equipment, shelving for shop, shop racks, display cases, showcases, shop counters, cash register, POS terminal, shop scales, mannequins, price tags, barcode scanners, kiosk | торговое оборудование, стеллажи для магазина, витрины, прилавки, онлайн-касса, кассы, кассовое оборудование, торговые весы, манекены, ценники, эквайринговый терминал, киоск, торговая мебель, вешала
needs shelves for shop, equip a shop, counter for shop, racks for warehouse, equipment for shop, used shop equipment, kiosk for trade | стеллажи в магазин, полки для магазина, оснастить магазин, прилавок для магазина, нужны витрины, нужна касса, подключить кассу, стеллажи на склад, оборудование для магазина, бэушное торговое оборудование, киоск для торговли, манекены для магазина

laundry-dry-cleaning < cleaning, horeca
= laundry and dry cleaning | прачечные и химчистки
doers laundry owner, dry cleaner, laundry manager, laundress, linen service manager | владелец прачечной, владелец химчистки, прачка, управляющий прачечной, химчистщик, гладильщица
work wash linen, run a laundry, dry clean clothes, iron linen, rent linen, clean carpets | стираю бельё, стираем бельё, держу прачечную, чищу одежду, глажу бельё, чистим ковры, сдаём бельё в аренду, стирка белья
field laundry, dry cleaning, laundromat, linen washing, hotel laundry, washing machines industrial, ironing, linen rental, carpet cleaning | прачечная, химчистка, прачечная самообслуживания, стирка для гостиниц, промышленные стиральные машины, глажка, аренда белья, чистка ковров
needs wash hotel linen, laundry for hotel, laundry for restaurant, wash uniforms, wash tablecloths, clean costumes, linen after guests, nowhere to wash, clean a coat, laundry service, wash bed linen, washing for hostel, washing for clinic | стирать бельё, постирать бельё, стирка для гостиницы, прачечная для отеля, стирать форму, стирать скатерти, почистить ковры, почистить костюмы, бельё после гостей, негде стирать, почистить пальто, постельное в стирку, сдавать в стирку, услуги прачечной, стирка постельного, стирка для хостела, стирка для клиники, найти прачечную, стирать полотенца

cafe-business < horeca
= cafés and canteens | кафе и столовые
doers cafe owner, cafe manager, canteen manager, food truck owner, bistro owner, street food seller | владелец кафе, владелица кафе, управляющий кафе, заведующая столовой, владелец столовой, владелец фудтрака, хозяин кафе
work run a cafe, open a cafe, opened a cafe, own a cafe, run a canteen, run a food truck | держу кафе, открыл кафе, открываю кафе, владею кафе, управляю кафе, держу столовую, веду столовую
field cafe, canteen, bistro, family cafe, school canteen, food truck, street food, cafe menu, cafe opening | кафе, столовая, бистро, семейное кафе, школьная столовая, фудтрак, стритфуд, меню кафе, открытие кафе
needs premises for cafe, cook for cafe, guests in cafe, cafe in loss, menu for cafe, cafe for sale, promote a cafe, school lunches, feed pupils, suppliers for my cafe, baristas for cafe, equipment for my cafe, furniture for my cafe, opening a cafe | открыть кафе, помещение под кафе, повар в кафе, гости в кафе, кафе в убытке, кафе в минусе, меню для кафе, купить кафе, раскрутить кафе, школьные обеды, кормить школьников, комплексные обеды, открываем кафе, бариста в кафе, десерты в кафе, подрядчики для кафе, запустить кафе

small-hotel < hospitality
= small hotels and guest houses | гостиницы и гостевые дома
doers hotel owner, hotelier, guest house owner, hostel owner, hotel manager, hotel administrator, receptionist, housekeeper, chambermaid | владелец гостиницы, отельер, владелец гостевого дома, владелец хостела, управляющий гостиницей, администратор гостиницы, администратор отеля, портье, горничная, хозяйка гостевого дома
work run a hotel, run a guest house, run a hostel, open a hotel, rent rooms to tourists, receive guests | держу гостиницу, держу гостевой дом, управляю гостиницей, держу хостел, открываю отель, принимаю гостей, сдаю номера, принимаю туристов
field hotel, guest house, hostel, mini-hotel, boarding house, hotel rooms, booking rooms, bed and breakfast, sanatorium, recreation centre | гостиница, отель, гостевой дом, хостел, мини-отель, пансионат, гостиничные номера, номерной фонд, база отдыха, санаторий, турбаза, апарт-отель
needs fill hotel rooms, guests in winter, few bookings, hotel in low season, accommodate a group, rooms for participants, rooms for guests, place to stay, accommodation for delegation, housekeepers needed, stay overnight, run small hotel, hotel bookings, rooms stand empty, guests off season, hotel website, bookings without Booking | заполнить номера, мало бронирований, гости зимой, разместить группу, разместить гостей, номера для участников, поселить участников, где остановиться, где переночевать, размещение делегации, нужны горничные, гостиница пустует, загрузить отель, пустуют номера, номера пустуют, гости в несезон, бронирования гостиницы, сайт для гостиницы, продать номера, гости в гостевой дом

shop-keeping < retail
= shops | магазины
doers shopkeeper, shop assistant, salesperson in shop, cashier, grocery store owner, bookshop owner, kiosk owner, saleswoman | хозяин магазина, владелица магазина, продавец-консультант, продавец-кассир, кассир, продавщица, владелец продуктового, владелец ларька, лавочник
work run a shop, own a shop, keep a shop, opened a shop, sell in my shop, run a grocery | держу магазин, открыл магазин, владею магазином, работаю продавцом, держу лавку, торгую в магазине, открываю магазин
field grocery store, bookshop, hardware store, gift shop, farm shop, village shop, clothes shop, toy shop, corner shop, pop-up store, shopping centre | продуктовый магазин, книжный магазин, хозяйственный магазин, магазин подарков, сувенирный магазин, сельский магазин, лавка, магазин игрушек, сеть магазинов, магазинчик, торговый центр, корнер
needs open a shop, goods for shop, suppliers for shop, premises for shop, sales assistant needed, sell in shops, put on shelf, shop is empty, shelf in shop, take goods on sale, consignment | открыть магазин, товар для магазина, поставщики для магазина, помещение под магазин, нужен продавец, продавать в магазинах, поставить на полку, взять на реализацию, под реализацию, сдать на реализацию, пустой магазин, точки сбыта

construction-works < construction-contracting
= construction works | строительные работы
doers bricklayer, mason, roofer, concrete worker, foundation builder, foreman, plasterer, tiler, painter decorator, facade worker, insulation installer, builder | каменщик, кровельщик, бетонщик, прораб, штукатур, плиточник, маляр, фасадчик, монолитчик, отделочник, строитель, утеплитель
work lay bricks, roof houses, pour concrete, pour foundations, plaster walls, lay tiles, paint walls, insulate walls, build houses, build walls, repair roofs | кладу кирпич, крою крыши, заливаю фундамент, заливаю бетон, штукатурю стены, кладу плитку, крашу стены, утепляю дома, строю дома, ремонтирую крыши, делаю фасады, строим дома, ремонт крыши, заливка фундамента
field roofing, house foundation, brickwork, concrete works, facade, insulation, plastering, tiling, roof repair, waterproofing, drainage, demolition, earthworks | кровля, фундамент, кирпичная кладка, бетонные работы, фасадные работы, утепление, штукатурка, укладка плитки, гидроизоляция, дренаж, демонтаж, земляные работы, монолитные работы, стяжка пола
needs leaking roof, roof leaks, repair the roof, build a house, pour foundation, damp basement, cracked wall, insulate house, cold walls, paint facade, wet basement, build extension, build a barn, tear down wall, need a roofer, builders for roof, repair facade, house repair, repair a barn, wall is wet, repair balcony, replace roof | течёт крыша, протекает крыша, починить крышу, перекрыть крышу, построить дом, залить фундамент, сырой подвал, вода в подвале, треснула стена, утеплить дом, холодные стены, положить плитку, покрасить фасад, пристройка к дому, построить сарай, снести стену, построить гараж, нужен кровельщик, ремонт фасада, отремонтировать дом, мокрая стена, ремонт балкона, заменить крышу, нужен каменщик, отремонтировать крышу, крыша протекает, крыша течёт

building-materials-supply < building-materials-trade
= building materials | строительные материалы
doers building materials supplier, brick manufacturer, concrete supplier, cement supplier, window manufacturer, insulation supplier, tile seller, paint supplier | поставщик стройматериалов, производитель кирпича, поставщик бетона, поставщик цемента, производитель окон, поставщик плитки, продавец стройматериалов, производитель блоков
work supply building materials, supply concrete, make bricks, supply cement, sell building materials, make windows, supply sand | поставляю стройматериалы, поставляю бетон, делаем кирпич, поставляю цемент, продаю стройматериалы, делаем окна, вожу песок и щебень, производим блоки, поставка стройматериалов
field building materials, bricks, ready-mix concrete, cement, sand and gravel, aerated concrete, reinforcement steel, roof tiles, insulation materials, drywall, paint for walls, windows and doors, pipes and fittings, paving slabs, sandwich panels | стройматериалы, строительные материалы, кирпич, бетон, цемент, песок и щебень, газобетон, арматура, черепица, металлочерепица, утеплитель, гипсокартон, краска для стен, трубы и фитинги, тротуарная плитка, брусчатка, сэндвич-панели, сухие смеси, линолеум
needs buy bricks, cement wholesale, materials for house, concrete for foundation, tiles for bathroom, leftover building materials, insulation for roof, old bricks, materials for repair | купить кирпич, цемент оптом, стройматериалы оптом, материалы для дома, материалы для стройки, бетон на фундамент, плитка для ванной, остатки стройматериалов, утеплитель для крыши, старый кирпич, материалы для ремонта, нужен щебень

office-rental < commercial-property
= office rental | аренда офисов
doers office landlord, office broker, business centre owner, business centre manager | арендодатель офисов, владелец бизнес-центра, управляющий бизнес-центром, офисный брокер
work rent out offices, let offices, lease offices, sublet office, have free office, office available, share our office | сдаю офис, сдаю офисы, сдаём офисы, сдаю кабинет, сдаём кабинеты, субаренда офиса, есть свободный офис, свободный кабинет, свободные кабинеты, делю офис, есть место в офисе
field office rental, office space, office lease, business centre, serviced office, meeting room, consulting room, therapy room | аренда офиса, офисное помещение, офисные помещения, бизнес-центр, офис в аренду, переговорная, аренда кабинета, кабинет для консультаций, кабинет психолога
needs rent an office, small office, office in centre, looking for office, office for team, office for ten people, cheap office, share an office, room for consultations, room for clients, sign lease, lease is ending, new office, office near metro, negotiate the lease | снять офис, небольшой офис, офис в центре, ищем офис, ищу офис, офис для команды, офис на десять человек, недорогой офис, делить офис, снять кабинет, кабинет для приёма, нужна переговорная, заканчивается аренда, новый офис, арендовать офис, офис у метро, офис рядом с метро

room-studio-rental < commercial-property, venue-rental
= rooms and halls by the hour | аренда залов и студий
doers studio owner, hall owner, loft owner, rehearsal space owner, dance hall owner | владелец студии, владелец зала, владелец лофта, владелец репетиционной базы, хозяин пространства
work rent out a hall, rent out rooms, rent out studio, let hall by hour, provide space for classes, have a free room, free hall, hall is free, room stands empty, offer a room, lend a room | сдаю зал, сдаём зал, сдаю студию, сдаю помещение под занятия, сдаём залы по часам, предоставляю пространство, есть свободный зал, зал пустует, зал свободен, есть помещение для занятий, есть свободное помещение, предоставим помещение, дам помещение, пускаем репетировать
field hall rental, room by the hour, rehearsal room, dance hall, photo studio rental, art studio space, classroom rental, loft space, kitchen rental | аренда зала, зал по часам, почасовая аренда, репетиционный зал, репетиционная база, танцевальный зал, аренда фотостудии, аренда класса, лофт, мастерская художника, помещение для занятий, аренда кухни
needs room for classes, hall for classes, room for rehearsals, place to rehearse, hall for dance, room for workshops, space for children's classes, room for meetings, room for lectures, free room, studio for artist, hall for yoga, room for choir, place for club, kitchen by hour, nowhere to meet, need a hall, need a room, small hall, room in evenings, rent a hall | зал для занятий, зал для репетиций, негде репетировать, зал для танцев, помещение для мастер-классов, помещение для кружка, помещение для встреч, аудитория для лекции, бесплатное помещение, мастерская для художника, зал для йоги, помещение для хора, помещение для клуба, снять зал, кухня в аренду, негде встречаться, нужен зал, нужна комната для занятий, небольшой зал, помещение по вечерам, арендовать зал, негде заниматься, негде собираться

warehouse-rental < commercial-property, warehousing
= warehouse rental | аренда складов
doers warehouse owner, warehouse landlord, warehouse broker | владелец склада, собственник склада, арендодатель склада, складской брокер
work rent out warehouse, let warehouse space, lease warehouses, offer storage space, have warehouse space, free warehouse space, warehouse stands empty, store goods for others | сдаю склад, сдаём склады, сдаю складские площади, сдаём место на складе, есть место на складе, есть склад, есть свободный склад, свободное место на складе, хранить чужой товар, берём на хранение
field warehouse rental, warehouse space, storage space, heated warehouse, dry storage, hangar rental, cold warehouse, pallet places | аренда склада, складское помещение, складские площади, тёплый склад, холодный склад, аренда ангара, паллетоместа, ответственное хранение паллет, открытая площадка
needs rent a warehouse, storage for goods, store goods, store pallets, small warehouse, warehouse near port, warehouse near Moscow, store stage sets, space for storage, store equipment, half-empty warehouse, need a warehouse, storage near port, temporary storage, storage for a month, dry warehouse | снять склад, ищем склад, нужен склад, арендовать склад, место на складе, хранить товар, хранить паллеты, небольшой склад, склад рядом с портом, склад в Подмосковье, хранить декорации, хранить оборудование, место для хранения, склад наполовину пустой, склад пустует, временное хранение, хранение на месяц, сухой склад, складское место, склад на месяц

workshop-rental < commercial-property, manufacturing
= workshop and production premises | аренда цехов и мастерских
doers industrial property owner, industrial park manager, workshop landlord, makerspace owner | владелец производственных помещений, управляющий индустриальным парком, владелец коворкинг-мастерской, собственник цеха
work rent out workshop, let production premises, rent out workbench, have a free workshop, share my workshop, empty production hall | сдаю цех, сдаю мастерскую, сдаём производственные помещения, сдаю место в мастерской, есть свободный цех, свободная мастерская, пускаю в мастерскую, пустующий цех, есть производственное помещение
field workshop rental, production premises, industrial park, industrial site, makerspace, garage workshop, production space, power supply on site | аренда цеха, аренда мастерской, производственное помещение, производственные площади, индустриальный парк, промплощадка, мастерская в аренду, цех в аренду, гараж под мастерскую
needs rent a workshop, premises for production, space for workshop, workshop space, premises for bakery, room for machines, premises for sewing, place for carpentry, share a workshop, landlord raises rent, need a workshop, workshop with tools, garage for workshop, production hall | снять цех, снять мастерскую, помещение под производство, помещение под цех, помещение под мастерскую, помещение под пекарню, помещение для станков, помещение под швейку, место в мастерской, делить мастерскую, производственная площадка, выгоняют из помещения, подняли аренду, нужна мастерская, нужен цех, мастерская с инструментами, ищу мастерскую

retail-premises < commercial-property
= shop and restaurant premises | торговые помещения
doers retail property broker, street retail broker, retail landlord, shopping mall manager | брокер торговой недвижимости, арендодатель помещений, собственник помещения, управляющий торговым центром
work let retail premises, find premises for shops, rent out premises, find locations | сдаю помещение, сдаём помещения, подбираю помещения, ищу локации под рестораны, сдаю торговую площадь
field retail premises, street retail, shop premises, ground floor premises, restaurant premises, lease agreement, rental rate, rent holidays | торговое помещение, торговые площади, стрит-ритейл, помещение на первом этаже, коммерческое помещение, договор аренды, арендная ставка, арендные каникулы, аренда помещения, нежилое помещение
needs premises for shop, premises for restaurant, premises for cafe, premises for coffee shop, premises for clinic, premises for salon, find tenants, empty premises, tenant left, rent premises, lease premises, premises in centre | помещение для магазина, помещение для ресторана, помещение для кафе, помещение под кофейню, помещение под клинику, помещение под салон, помещение под ресторан, найти арендаторов, ищем арендаторов, помещение пустует, съехал арендатор, снять помещение, арендовать помещение, помещение в центре, нужно помещение

port-services < maritime-shipping
= ports and terminals | порты и терминалы
doers port manager, terminal operator, stevedore, port worker, ship agent, docker, port captain | портовик, руководитель терминала, оператор терминала, докер, стивидор, судовой агент, портовый агент, диспетчер порта
work handle cargo in port, work in a port, load vessels, run a terminal, agency vessels | работаю в порту, перегружаю грузы, гружу суда, управляю терминалом, обслуживаю суда в порту, перевалка грузов
field cargo port, seaport terminal, container terminal, port handling, transshipment, berth, port logistics, crane loading, Novorossiysk port, Saint Petersburg port, Vladivostok port | порт, морской порт, контейнерный терминал, перевалка, причал, портовая логистика, портовые услуги, порт Новороссийск, порт Петербург, порт Владивосток, сухой порт, стоянка судна
needs container stuck in port, cargo stuck in port, goods in port, port storage fees, contact in port, unload in port, load a vessel, someone at port, berth for ship, port congestion, port agent, agent in port, paperwork in port, get container out, demurrage in port | контейнер стоит в порту, контейнер застрял в порту, груз застрял в порту, груз в порту, простой в порту, плата за хранение в порту, контакт в порту, выгрузить в порту, загрузить судно, человек в порту, очередь в порту, агент в порту, оформление в порту, вывезти контейнер, вывезти из порта, демередж в порту, забрать контейнер

sea-containers < maritime-shipping, freight-forwarding
= container shipping | контейнерные перевозки морем
doers sea freight forwarder, container operator, shipping line agent, NVOCC, sea freight manager | морской экспедитор, оператор контейнеров, агент морской линии, менеджер морских перевозок, контейнерщик
work ship containers, send containers, arrange sea freight, ship goods by sea, organise container shipping | отправляю контейнеры, вожу контейнеры, везу контейнеры морем, организую морские перевозки, возим морем, отправляем контейнеры из Китая, перевозка контейнеров
field sea containers, sea container, 20ft container, 40ft container, reefer container, FCL, LCL, sea freight rates, shipping rates, shipping by sea, demurrage and detention | морские контейнеры, морской контейнер, двадцатифутовый контейнер, сорокафутовый контейнер, рефконтейнер, морской фрахт, ставка фрахта, доставка морем, доставка контейнеров, сверхнормативное хранение
needs ship a container, send container, container from China, container to Africa, deliver by sea, sea freight rate, expensive freight, find container, half container, transport by sea, container to Vladivostok, freight went up | отправить контейнер, отправить морем, контейнер из Китая, доставить контейнер, доставить морем, везти морем, ставка на контейнер, дорогой фрахт, найти контейнер, подорожал фрахт, нужен контейнер, сборный контейнер, перевезти морем

international-road-freight < trucking, freight-forwarding
= international road freight | международные автоперевозки
doers international haulier, international truck driver, groupage forwarder, transport company owner, road freight forwarder | международник-дальнобойщик, международный перевозчик, владелец транспортной компании, экспедитор автоперевозок, логист-международник
work carry goods from Europe, truck goods across borders, deliver groupage, run trucks to Turkey, transport goods by road | вожу грузы из Европы, возим из Турции, возим сборные грузы, гоняем фуры в Европу, доставляем через границу, перевозим автотранспортом
field international haulage, CMR, TIR carnet, groupage, border crossing queue, part load, curtain trailer, cargo van | международные перевозки, международные автоперевозки, ЦМР, книжка МДП, сборные грузы, догруз, тентованная фура, грузовой фургон, транзит груза, попутный груз
needs deliver from Turkey, deliver from Europe, truck from Germany, truck to Kazakhstan, deliver few pallets, carrier needed, reliable carrier, find a truck, truck to border, transport from Italy, deliver equipment, cargo to Minsk | доставить из Турции, доставить из Европы, машина из Германии, машина в Казахстан, доставить паллеты, доставить несколько паллет, догрузить машину, нужен перевозчик, надёжный перевозчик, найти фуру, нужна фура, привезти из Италии, перевезти оборудование, везти через границу, попутная машина, нужна газель

oversize-transport < dangerous-oversize-cargo, trucking
= oversize transport and rigging | перевозка негабарита и такелаж
doers heavy haulage carrier, rigger, crane operator, low loader driver, oversize carrier | перевозчик негабарита, такелажник станков, крановщик, водитель трала, стропальщик
work carry oversize loads, move machinery, move heavy machines, transport machines, rig machines, rent cranes | перевожу негабарит, возим негабарит, перевозим станки, вожу тралом, такелаж оборудования, двигаем станки, перевожу технику, сдаю кран
field oversize load, oversized cargo, heavy haulage, low loader, crane rental, rigging works, machinery moving, escort vehicle, special permit | негабаритный груз, негабаритные перевозки, негабаритные грузы, тяжеловесный груз, перевозка станков, перевозка оборудования, трал, автокран, такелажные работы, машина сопровождения, спецразрешение, перевозка спецтехники, кран-манипулятор
needs move a machine, transport a machine, transport heavy machine, move heavy equipment, carry a boat, transport a yacht, oversize permit, need a crane, move a piano, lift onto roof, move factory, transport a combine, oversize cargo, heavy cargo, carry machine tool, bring a machine, transport boat, long load, heavy lift | перевезти станок, перевезти негабарит, перевезти оборудование, перевезти трактор, перевезти комбайн, перевезти катер, перевезти яхту, разрешение на негабарит, нужен кран, нужен трал, перевезти рояль, перевезти пианино, поднять на крышу, перевезти завод, тяжёлый станок, тяжёлый груз, крупногабаритный груз, привезти станок, длинномер, перевезти лодку, перевезти экскаватор, перевозка станка, перевезти бытовку

cargo-china < china-sourcing, logistics
= delivery from China | доставка из Китая
doers China cargo operator, China logistics manager, China forwarder | карго-оператор, логист по Китаю, перевозчик из Китая, менеджер по доставке из Китая
work deliver from China, ship from China, consolidate cargo in China, pay Chinese suppliers | доставляю из Китая, везу грузы из Китая, возим из Китая, консолидирую грузы в Китае, выкупаю товар в Китае, доставка из Китая
field delivery from China, China cargo, consolidation warehouse, white customs import, railway from China, Yiwu warehouse | карго, белая доставка, склад консолидации, сборный груз из Китая, склад в Иу, склад в Гуанчжоу, товары из Китая
needs bring from China, samples from China, cargo from China, pay in yuan, cargo delayed in China, find Chinese factory, negotiate with Chinese, order in China, supplier in China | доставить из Китая, привезти из Китая, образцы из Китая, груз из Китая, оплатить в юанях, застрял в Китае, найти фабрику в Китае, договориться с китайцами, заказать в Китае, поставщик в Китае, производство в Китае, фабрика в Китае

foreign-buyers < export
= foreign buyers and export sales | зарубежные покупатели и экспортные продажи
doers export sales manager, export agent, foreign distributor, overseas buyer, importer of goods, export broker | агент по экспорту, экспортный агент, зарубежный дистрибьютор, зарубежный закупщик, менеджер экспортных продаж, зарубежный покупатель
work find buyers abroad, find foreign distributors, sell abroad, represent manufacturers abroad, export food, open foreign markets | нахожу покупателей за рубежом, ищу дистрибьюторов за рубежом, продаю за рубеж, представляю производителей за рубежом, экспортирую продукты, вывожу компании на экспорт, помогаю с экспортом
field foreign distributors, overseas buyers, export sales, export markets, export documents, certificate of origin, export price, representative abroad, export licence | зарубежные покупатели, иностранные покупатели, зарубежные дистрибьюторы, экспортные продажи, экспортные рынки, экспортные документы, сертификат происхождения, представитель за рубежом, выход на экспорт, экспортная цена
needs foreign buyers, no foreign buyers, buyers abroad, buyers in China, buyers in Europe, export our products, start exporting, distributor abroad, first export, enter foreign markets, buyers in Emirates, overseas customers, buyers from abroad, foreign clients, foreign customers, buyers in India, buyers in Turkey, buyers in Kazakhstan, find importers, contacts of importers, sell in Asia | нет иностранных покупателей, покупатели за границей, найти покупателей за рубежом, покупатели в Китае, покупатели в Европе, продавать за границу, продавать за рубеж, начать экспорт, дистрибьютор за рубежом, первый экспорт, выйти на экспорт, выйти на зарубежные рынки, клиенты за рубежом, экспортировать продукцию, покупатели из-за рубежа, иностранные клиенты, зарубежные клиенты, покупатели в Индии, покупатели в Турции, покупатели в Казахстане, найти импортёров, контакты импортёров, зарубежные заказчики, нет зарубежных клиентов

stuck-payments < cross-border-payments
= stuck foreign payments | зависшие платежи
doers payment agent, foreign payments specialist, currency control specialist, paying agent | платёжный агент, специалист по валютному контролю, специалист по международным платежам, агент по платежам
work pay foreign invoices, make payments abroad, pass currency control, pay suppliers abroad, return stuck payments | оплачиваю инвойсы, провожу платежи за рубеж, прохожу валютный контроль, оплачиваю поставщикам, возвращаю зависшие платежи, принимаю валютную выручку
field foreign payments, invoice payment, SWIFT transfer, currency control, correspondent bank, export proceeds, yuan payments, escrow account | международные платежи, оплата инвойсов, свифт-перевод, валютный контроль, банк-корреспондент, валютная выручка, платежи в юанях, агентский договор, платежи в Китай, переводы за рубеж
needs payment stuck, payment is stuck, money stuck in bank, payment returned, bank rejects payment, bank holds payment, pay supplier abroad, pay Chinese supplier, receive money from abroad, pay an invoice, invoice in euros, currency control refuses, transfer does not arrive, payment hangs, bank froze payment, payment for goods stuck, money from buyer stuck, payment from buyer, payments from abroad, bank asks about payment, foreign currency payment, transfer stuck | завис платёж, платёж завис, платёж застрял, деньги застряли, деньги зависли в банке, застрял платёж, вернули платёж, платёж вернулся, банк не пропускает платёж, банк держит деньги, оплатить поставщику, заплатить китайцам, получить деньги из-за рубежа, оплатить инвойс, инвойс в евро, не проходит платёж, не проходят платежи, не доходит перевод, провести платёж, банк заморозил платёж, завис перевод, перевод завис, застрял перевод, деньги от покупателя, платежи из-за рубежа, платёж в валюте, валютный платёж, банк завернул платёж, возвращают платежи, оплата в Китай, оплата в Турцию

company-setup-country < company-registration, foreign-trade
= opening a company in a country | открытие компании в стране
doers company formation agent, incorporation consultant, company secretary, corporate service provider | регистратор компаний, консультант по открытию компаний, секретарь компании, корпоративный провайдер
work open companies, register companies, set up companies, open branches, open company accounts, incorporate companies | открываю компании, регистрирую компании, открываем фирмы, открываю филиалы, регистрирую фирмы, открываю счета компаниям, открытие компаний, регистрация компаний
field company in Estonia, company in Cyprus, company in Serbia, company in Georgia, company in Kazakhstan, company in Dubai, company in Turkey, GmbH, Ltd company, LLC in USA, Delaware company, sole trader registration, branch office, legal address, free zone company, e-Residency | компания в Эстонии, компания на Кипре, компания в Сербии, компания в Грузии, компания в Казахстане, компания в Дубае, компания в Турции, ИП, ГмбХ, компания в США, компания в Делавэре, регистрация ИП, регистрация ООО, филиал компании, юридический адрес, фризона, электронное резидентство
needs open a company, register a company, set up company, register a business, company in Germany, company abroad, open a branch, register as sole trader, which country to register, open company account, start a firm, how to open company, company in Poland, company in Portugal, company in Spain, firm abroad, start business abroad, business in Germany, business in Serbia, self-employed abroad | открыть компанию, зарегистрировать компанию, открыть фирму, открыть ООО, открыть ИП, зарегистрировать ИП, компания в Германии, компания за границей, открыть филиал, нужен юрадрес, в какой стране открыть, открыть счёт компании, открыть бизнес в Сербии, открыть бизнес за границей, открыть представительство, как открыть компанию, компания в Польше, компания в Португалии, компания в Испании, фирма за границей, начать бизнес за границей, бизнес в Германии, бизнес в Сербии, ИП в Грузии, ИП в Сербии, предприниматель за границей

hiring-staff < recruitment
= hiring | наём сотрудников
doers hiring manager, employer, HR manager, recruiter | нанимающий менеджер, работодатель, рекрутер, эйчар, менеджер по персоналу, кадровик
work hire people, hire engineers, hire staff, recruit staff, build teams from scratch, select candidates, interview candidates | нанимаю людей, нанимаю сотрудников, подбираю персонал, собираю команды, подбираю сотрудников, отбираю кандидатов, провожу собеседования, найм сотрудников, подбор персонала
field hiring, recruiting staff, vacancies, job openings, job ad, open positions, interns hiring, seasonal workers | найм, наём, вакансии, вакансия, открытая вакансия, поиск сотрудников, стажёры, сезонные работники, соискатели
needs hire a manager, hire first employee, we are hiring, open vacancy, find employees, find a cook, find sellers, find welders, find drivers, workers for harvest, short of staff, interns wanted, candidates vanish, need workers, need a driver, need a cook, need an engineer, need welders, need sellers, find a foreman, find technologist, extend the team, no applicants | нанять людей, нанять сотрудников, нанять первого сотрудника, нанять инженеров, ищем сотрудника, ищем сотрудников, ищем в команду, открыта вакансия, найти повара, найти продавцов, найти сварщиков, найти водителей, сезонные рабочие, нужны рабочие, не хватает людей, не хватает рук, нужны стажёры, закрыть вакансию, закрыть позицию, кандидаты пропадают, нужен водитель в компанию, нужен инженер, нужны сварщики, найти прораба, найти технолога, нужен технолог, расширяем команду, нет откликов, нужны люди на производство, набираем команду, набираем сотрудников

job-search < career-consulting
= looking for a job | поиск работы
doers job seeker, jobseeker, candidate for job, career adviser, resume writer | соискатель, ищущий работу, карьерный консультант, составитель резюме
work look for job, help find job, write resumes, review CVs, prepare for interviews, refer to my company | ищу работу, помогаю найти работу, составляю резюме, смотрю резюме, готовлю к собеседованиям, рекомендую в компанию, могу зареферить
field job search, CV, resume, cover letter, job interview, job offer, referral to company, internship, part-time job, remote job, career change | поиск работы, резюме, сопроводительное письмо, собеседование, оффер, реферал в компанию, стажировка, подработка, удалённая работа, смена профессии, работа за рубежом
needs looking for job, look for work, find a job, first job, job in Germany, lost my job, was laid off, open to offers, remote work, need an internship, prepare for interview, no job offers, return to work, review my CV, change profession, part-time work | найти работу, первая работа, работа в Германии, потеряла работу, потерял работу, попал под сокращение, открыт к предложениям, рассматриваю предложения, нужна стажировка, подготовиться к собеседованию, не берут на работу, выйти на работу, посмотреть резюме, сменить профессию, работа после декрета, найти подработку

investor-search < fundraising
= looking for investors | поиск инвестора
doers investment scout, investor matchmaker, fundraising partner | инвестиционный скаут, консультант по раундам
work introduce to investors, connect founders with investors, help close rounds, prepare for rounds | знакомлю с инвесторами, вывожу на инвесторов, свожу с инвесторами, помогаю закрыть раунд, готовлю к раунду
field seed investors, lead investor, investment round, bridge round, investor meetings, valuation cap, due diligence by investor | посевные инвесторы, лид-инвестор, инвестиционный раунд, посевные инвестиции, бридж-раунд, встречи с инвесторами, оценка стартапа, привлечь инвестиции
needs find investors, find an investor, raise seed, raise a round, raise seed round, raise series, close the round, meet investors, intro to investors, money for startup, money for production, investor for factory, run out of money, investor for farm, pitch to investors, investor for restaurant, investor for shop, co-investor, seed money, financing for launch, second round, next round, extend runway | найти инвестора, ищем инвестора, найти инвесторов, поднять раунд, поднимаем раунд, закрыть раунд, посевной раунд, встретиться с инвесторами, выход на инвесторов, знакомство с инвесторами, деньги на стартап, деньги на запуск, деньги на производство, инвестор в производство, привлечь инвестора, инвестор в проект, кончаются деньги, показать инвесторам, инвестор в ресторан, инвестор в магазин, соинвестор, деньги на открытие, второй раунд, следующий раунд, деньги на развитие, вложиться в проект, собрать инвестиции, инвестиции в стартап

customer-churn < customer-success, product-analytics
= customer churn and retention | отток и удержание клиентов
doers retention manager, retention marketer, churn analyst | менеджер по удержанию, ретеншн-маркетолог, специалист по удержанию клиентов
work reduce churn, retain customers, improve retention, win back customers, bring customers back | снижаю отток, удерживаю клиентов, повышаю удержание, возвращаю клиентов, работаю с оттоком, снижение оттока
field churn, churn rate, retention, customer retention, cohort analysis, lifetime value, LTV, repeat purchases, win-back | отток, отток клиентов, отток пользователей, удержание клиентов, ретеншн, когортный анализ, повторные покупки, возврат клиентов, реактивация базы, удержание пользователей
needs customers leave, customers are leaving, users leave, users churn, high churn, churn grows, subscribers cancel, clients do not return, lose customers, cancel subscription, users disappear, users drop off, keep customers, low retention, why users leave, users stop using, people stop paying, users do not return, drop in retention, lost clients | уходят клиенты, клиенты уходят, теряем клиентов, пользователи уходят, уходят пользователи, растёт отток, высокий отток, снизить отток, отписываются клиенты, отменяют подписку, клиенты не возвращаются, удержать клиентов, вернуть клиентов, низкий ретеншн, отваливаются пользователи, отваливаются клиенты, почему уходят клиенты, почему уходят пользователи, перестают пользоваться, перестают платить, пользователи не возвращаются, падает ретеншн, потеряли клиентов, не продлевают подписку

sales-channels < sales, wholesale
= finding sales outlets | каналы сбыта
doers sales agent, trade representative, commercial director, sales rep | торговый агент, торговый представитель, коммерческий директор, сбытовик, агент по сбыту
work find outlets, sell products of farmers, represent brands, sell for manufacturers, build distribution | нахожу сбыт, ищу каналы сбыта, представляю бренды, продаю для производителей, строю дистрибуцию, налаживаю сбыт
field sales channels, outlets for products, commission sales, sales agency, distribution channel | каналы сбыта, рынок сбыта, рынки сбыта, сбыт продукции, продажи за процент, сбытовая сеть
needs where to sell, sell our products, no sales, sales outlet, sales channel, find buyers, bulk buyers, wholesale buyers, who will buy, surplus stock, sell off stock, sales representative, sell more | где продавать, куда продавать, нет продаж, нет сбыта, канал сбыта, найти сбыт, найти покупателей, ищем покупателей, оптовые покупатели, кто купит, распродать остатки, излишки на складе, увеличить продажи, поднять продажи, товар не продаётся, наладить сбыт

supplier-search < procurement, wholesale
= finding suppliers and manufacturers | поиск поставщиков и производителей
doers sourcing specialist, manufacturer representative, buyer for production | специалист по поиску поставщиков, представитель завода, закупщик сырья
work find suppliers, find manufacturers, supply goods, supply wholesale, compare suppliers, negotiate with suppliers | нахожу поставщиков, нахожу производителей, ищу поставщиков, поставляю оптом, поставляю товары, сравниваю поставщиков, торгуюсь с поставщиками, поиск поставщиков
field wholesale supply, wholesale supplier, direct supply, supply contract, manufacturers directory, supplier base, factory prices | оптовые поставки, оптовая поставка, поставки оптом, прямые поставки, поставщик напрямую, договор поставки, база поставщиков, заводские цены, регулярные поставки
needs find a supplier, find supplier, new supplier, reliable supplier, change supplier, direct from manufacturer, buy wholesale, supplier raised prices, supplier disappeared, find manufacturer, find a factory, supply interruption, delayed supplies | найти поставщика, новый поставщик, нужен поставщик, надёжный поставщик, сменить поставщика, напрямую от производителя, купить оптом, закупать оптом, поставщик поднял цены, поставщик пропал, найти производителя, найти завод, оптовый поставщик, перебои с поставками, срывают поставки, закупить партию

tender-participation < tendering
= tenders and public procurement | тендеры и госзакупки
doers tender specialist, tender manager, bid manager, procurement officer, contract service officer | тендерный специалист, тендерщик, специалист по тендерам, специалист по госзакупкам, контрактный управляющий
work prepare bids, take part in tenders, win tenders, prepare tender documents, run public procurement | готовлю заявки на тендеры, участвую в тендерах, выигрываю тендеры, веду госзакупки, сопровождаю тендеры, участие в тендерах
field tenders, public procurement, government contract, tender bid, tender documentation, bank guarantee, 44-FZ, state order, auction for contract | тендеры, тендер, госзакупки, госконтракт, электронный аукцион, тендерная документация, банковская гарантия, 44-ФЗ, 223-ФЗ, госзаказ, электронная площадка, запрос котировок
needs take part in tender, win a tender, prepare a bid, tender documents, first tender, lost tender, government contracts, terms of tender, rejected bid, tender for school, hospital procurement, bid for contract, read tender documents | участвовать в тендере, участвовать в тендерах, выиграть тендер, подготовить заявку на тендер, первый тендер, проиграли тендер, госконтракты, отклонили заявку, попасть в госзакупки, провести закупку, техзадание на закупку, закупка для школы, закупка для больницы, разобраться с закупками, подать на тендер, заявка на аукцион, заявка на тендер

market-stalls-fairs < retail
= fairs and markets for makers | ярмарки и маркеты
doers fair organiser, market organiser, craft fair organiser, stall holder | организатор ярмарок, организатор маркета, организатор маркетов, участник ярмарок
work organise fairs, organise markets, sell at fairs, run a farmers' market | организую ярмарки, организую маркеты, торгую на ярмарках, провожу фермерский рынок
field craft fair, farmers' market, Christmas market, flea market, market stall, design market | ярмарка, фермерский рынок, рождественская ярмарка, блошиный рынок, дизайн-маркет, торговое место, гаражная распродажа
needs sell at fair, stall at fair, makers for fair, participants for fair, farmers for market, place at market | продавать на ярмарке, участвовать в ярмарке, место на ярмарке, мастера на ярмарку, участники на ярмарку, фермеры на рынок, место на рынке

certification-documents < certification
= certificates and declarations for goods | сертификаты на товары
doers certification consultant, certification specialist, conformity assessor, phytosanitary specialist | специалист по сертификации, консультант по сертификации, эксперт по сертификации, сертификатор
work certify goods, get certificates, register declarations, obtain CE marking, certify products | сертифицирую товары, оформляю сертификаты, оформляю декларации, получаю сертификаты, сертификация продукции, помогаю с сертификацией
field certificate of conformity, CE marking, EAC declaration, halal certificate, organic certificate, phytosanitary certificate, veterinary certificate, goods labelling, FDA approval, test protocol | сертификат соответствия, декларация соответствия, маркировка CE, ЕАС, сертификат халяль, органический сертификат, фитосанитарный сертификат, ветеринарный сертификат, маркировка продукции, техрегламент, протокол испытаний, отказное письмо
needs get certificate, certify the product, need CE marking, declaration for goods, certificate for export, documents for goods, without certificate, product labelling, test the product | получить сертификат, сертифицировать продукт, сертифицировать товар, нужен сертификат, декларация на товар, сертификат для экспорта, документы на товар, нет сертификата, маркировка товара, испытать продукцию, сертифицировать прибор

seeds-fertilisers-feed < agribusiness, trade
= seeds, fertilisers and feed | семена, удобрения и корма
doers seed supplier, fertiliser supplier, feed producer, seedling grower, feed supplier | поставщик семян, семеновод, поставщик удобрений, производитель кормов, производитель комбикормов, поставщик саженцев
work sell seeds, supply seeds, supply fertilisers, produce feed, grow seedlings | продаю семена, поставляю семена, поставляю удобрения, производим корма, производим комбикорм, выращиваю рассаду, продаю саженцы
field seeds for sowing, seed potatoes, fertilisers, compost, animal feed, hay, silage, seedlings, saplings, crop protection products | семена, семенной картофель, удобрения, компост, корма для животных, комбикорма, сено, силос, рассада, саженцы, средства защиты растений
needs buy seeds, feed for cows, buy hay, seedlings for garden, chicken feed, apple saplings | купить семена, корм для коров, корма для скота, купить сено, купить удобрения, рассада для огорода, корм для кур, саженцы яблонь, нужны корма

farm-machinery-supply < industrial-equipment, agribusiness
= farm machinery | сельхозтехника
doers farm machinery dealer, tractor mechanic, farm machinery engineer, combine driver, tractor driver | дилер сельхозтехники, механик по тракторам, инженер сельхозтехники, комбайнёр, тракторист, механизатор
work sell tractors, repair tractors, repair combines, service farm machinery, plough fields to order | продаю трактора, ремонтирую трактора, ремонтирую комбайны, чиню сельхозтехнику, обслуживаю сельхозтехнику, пашу поля на заказ
field tractors, combine harvester, seeders, milking equipment, irrigation equipment, greenhouse equipment, grain dryer | тракторы, комбайн, сеялки, доильное оборудование, система полива, тепличное оборудование, плуг, зерносушилка, капельный полив, навесное оборудование
needs buy a tractor, repair tractor, tractor broke down, combine broke, milking machine, irrigation system, dry grain, plough a field, tractor for hire, harvest on time | купить трактор, починить трактор, сломался трактор, сломался комбайн, доильный аппарат, оборудование для теплицы, высушить зерно, вспахать поле, вспахать участок, нанять трактор, убрать урожай, нужен комбайн

forklift-lifting < equipment-rental, warehousing
= forklifts and lifting equipment | погрузчики и подъёмная техника
doers forklift supplier, forklift operator, loader driver, lifting equipment dealer | поставщик погрузчиков, водитель погрузчика, продавец складской техники, оператор погрузчика
work rent forklifts, repair forklifts, sell forklifts, load trucks | сдаю погрузчики, ремонтирую погрузчики, продаю складскую технику, гружу машины
field forklift, pallet jack, hoist, lifting platform, warehouse machinery, scissor lift | вилочный погрузчик, рохля, таль, подъёмная платформа, складская техника, штабелёр, автовышка
needs rent a forklift, buy forklift, unload a truck, unload container, lift a machine, repair forklift, need an aerial platform | арендовать погрузчик, купить погрузчик, разгрузить фуру, разгрузить контейнер, поднять станок, ремонт погрузчика, нужна автовышка, разгрузить машину

stage-set-production < manufacturing, events-business
= production of sets, props and stands | изготовление декораций и стендов
doers set builder, props maker, stand builder, scenery workshop owner | изготовитель декораций, бутафор, застройщик стендов, владелец декорационного цеха, монтировщик
work build sets, make props, build stands, build exhibition stands, make scenery | делаю декорации, изготавливаю декорации, делаю бутафорию, строю стенды, делаю реквизит, делаем выставочные стенды, изготовление декораций
field stage sets, scenery, props, exhibition stands, museum showcases, photo zones, decorations for film | декорации, бутафория, реквизит, выставочные стенды, музейные витрины, фотозона, декорации для кино
needs build scenery, make decorations, build exhibition stand, showcases for museum, set for play, decorations for play, transport scenery, store scenery | сделать декорации, изготовить декорации, сделать реквизит, построить декорации, построить стенд, витрины для музея, декорации для спектакля, перевезти декорации, хранить декорации, сделать бутафорию

playground-sports-equipment < manufacturing
= playgrounds and sports equipment | детские площадки и спортоборудование
doers playground manufacturer, sports equipment supplier, playground installer | производитель детских площадок, поставщик спортоборудования, производитель тренажёров, монтажник площадок
work make playgrounds, install playgrounds, supply sports equipment | делаем детские площадки, ставлю детские площадки, поставляю спортинвентарь, производим тренажёры
field playground equipment, sports equipment, gym equipment, street furniture, park benches, sports inventory | детская площадка, спортивное оборудование, спортинвентарь, тренажёры, скамейки, малые архитектурные формы, МАФ, уличная мебель, скейт-парк
needs build a playground, playground for yard, benches for park, sports equipment for school, equipment for gym, repair a playground | построить детскую площадку, площадка во двор, детская площадка во дворе, скамейки в парк, спортинвентарь для школы, тренажёры в зал, починить площадку, скамейки для двора

stationery-school-supplies < trade
= stationery and school supplies | канцтовары и школьные товары
doers stationery supplier, school supplies dealer | поставщик канцтоваров, поставщик школьных товаров
work supply stationery, supply schools, sell stationery | поставляю канцтовары, поставляю товары для школ, продаю канцелярию
field stationery, notebooks and pens, school supplies, textbooks, school boards, whiteboards, teaching aids | канцтовары, канцелярские товары, школьные принадлежности, учебники, школьные доски, интерактивная доска, наглядные пособия
needs supplies for school, equip a classroom, textbooks for school, stationery for office, interactive board | канцтовары в офис, оснастить класс, оборудование для класса, учебники для школы, канцтовары для школы, собрать в школу

household-appliances < trade
= household appliances | бытовая техника
doers appliance dealer, household appliances supplier, appliance seller | поставщик бытовой техники, продавец бытовой техники
work sell appliances, supply appliances, deliver appliances | продаю бытовую технику, поставляю бытовую технику, вожу технику
field washing machine, household appliances, refrigerators for home, air conditioners, vacuum cleaners, cookers, TV sets | стиральная машина, бытовая техника, кондиционеры, пылесосы, плиты и духовки, телевизоры, микроволновка, посудомойка
needs buy a fridge, used fridge, air conditioner for office, install air conditioner, appliances for flat, old washing machine | купить стиральную машину, отдать холодильник, старый холодильник, кондиционер в офис, поставить кондиционер, техника для квартиры, сломалась стиральная машина, купить холодильник

hotel-restaurant-supplies < horeca, trade
= supplies for hotels and restaurants | оснащение гостиниц и ресторанов
doers hotel supplies dealer, hotel supplier, restaurant supplies dealer | поставщик для гостиниц, поставщик для отелей, комплектатор гостиниц
work supply hotels, equip hotels, supply hotel cosmetics, supply tableware | поставляю в гостиницы, оснащаю гостиницы, оснащаю отели, поставляю посуду, комплектую отели
field hotel supplies, hotel cosmetics, slippers and robes, disposable tableware, napkins, cleaning supplies, hotel equipment | гостиничное оснащение, гостиничная косметика, халаты и тапочки, одноразовая посуда, салфетки, моющие средства, оснащение гостиниц, хозтовары
needs equip a hotel, furnish hotel rooms, robes for hotel, cleaning products wholesale, soap for hotel | оснастить отель, оснастить гостиницу, обставить номера, халаты для отеля, моющие средства оптом, косметика для отеля, посуда оптом

cosmetics-supply < wholesale
= cosmetics supply | поставка косметики
doers cosmetics distributor, cosmetics supplier, cosmetics importer | дистрибьютор косметики, поставщик косметики, импортёр косметики
work supply cosmetics, import cosmetics, distribute cosmetics | поставляю косметику, вожу косметику, вожу косметику из Кореи, дистрибуция косметики
field Korean cosmetics, professional cosmetics, salon supplies, hair care products, cosmetics wholesale | корейская косметика, профессиональная косметика, косметика оптом, расходники для салонов, парфюмерия оптом
needs distributor of cosmetics, sell cosmetics | продавать косметику, косметика из Кореи, завезти косметику

clothing-wholesale < wholesale, fashion-retail
= clothing wholesale | одежда оптом
doers clothing supplier, clothing wholesaler, clothing importer | поставщик одежды, оптовик одежды, импортёр одежды
work sell clothes wholesale, supply clothes, bring clothes from Turkey | продаю одежду оптом, поставляю одежду, вожу одежду из Турции, вожу одежду из Китая
field clothes wholesale, children's clothes, knitwear wholesale, stock clothing, socks and underwear | одежда оптом, детская одежда, трикотаж оптом, сток одежды, носки и бельё, одежда из Турции, одежда из Киргизии
needs clothes for marketplace, clothes from Turkey, children's clothes wholesale | закупить одежду, одежда для маркетплейса, детская одежда оптом
`
