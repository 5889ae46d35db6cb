# Слова самого поля «Анх»; названия берутся из игры.

ankh-map = Карта Египта
ankh-tab-map = Карта
ankh-tab-gods = Боги
ankh-tab-tracks = Шкалы
ankh-tab-hand = Карты
ankh-neutral = нейтральный
ankh-neutral-count = +{ $count } нейтр.
ankh-beside = рядом: { $what }
ankh-region = регион { $token }
ankh-region-told = Регион { $token } · клеток суши: { $size }
ankh-legal = можно выбрать
ankh-changed = изменилось с вашего хода
ankh-range = в пределах 3 шагов
ankh-if-now = сейчас:
ankh-would-merge = слияние
ankh-would-be-forgotten = забвение
ankh-would-win = впереди
ankh-conflict-in = { $events ->
    [1] следующим — конфликт { $conflict }
   *[other] до конфликта { $conflict } событий: { $events }
}
ankh-conflict-now = идёт конфликт { $conflict }
ankh-red = красная (0–{ $last }): забвение после конфликта 4
ankh-top-ahead = верхний впереди
ankh-blue = синяя: спасён
ankh-wins-at = { $last } — победа
ankh-one-action = одно действие за ход
ankh-two-actions = два действия, второе — ниже первого
ankh-below = теперь ниже, чем «{ $track }»
ankh-then-lower = затем одно из нижних
ankh-track-move = Ход
ankh-track-summon = Призыв
ankh-track-gain = Верующие
ankh-track-unlock = Свойство
ankh-left = { $steps ->
    [0] событие
   *[other] ещё { $steps }
}
ankh-your-event = событие ваше
ankh-event-for = событие вызвал бы { $name }, если бы все по очереди выбирали это действие
ankh-stock = ещё { $count }
ankh-removed = удалено { $count }
ankh-does-satet = встаёт на чужую фигурку и сдвигает её
ankh-does-cat_mummy = погибает — остальные теряют 1 поклонение
ankh-does-mummy = погибнув, возвращается к своему богу
ankh-does-apep = встаёт и на воду: во всех регионах рядом
ankh-does-giant_scorpion = рушит монументы в клешнях перед конфликтом
ankh-does-androsphinx = чужие фигурки рядом имеют силу 0
ankh-turn = ходит
ankh-next = далее
ankh-two-cards = две карты, один раз
ankh-two-cards-used = в этом конфликте использован
ankh-no-guardian = стражей в запасе нет
ankh-in-pool = в запасе
ankh-level = { $level } ур. · { $cost }
ankh-held = в руке
ankh-laid = сыграна
ankh-hand = { $played ->
    [0] в руке { $hand }
   *[other] в руке { $hand } · сыграно { $played }
}
ankh-makes = сила { $strength }
ankh-sealed = выбрана
ankh-choices = Варианты
ankh-battle-for = Сражение: { $land }
ankh-used = использован
ankh-no-figures = фигурок нет: сила 0
ankh-ready = готово
ankh-thinking = думает
ankh-story = Что принёс конфликт
ankh-step-conflict = Конфликт начинается
ankh-step-region = Регион
ankh-step-cards = Карты
ankh-step-effects = Потоп и возведение
ankh-step-plague = Нашествие саранчи
ankh-step-majority = Большинство монументов
ankh-step-strength = Сила
ankh-step-victor = Победитель
ankh-step-fallen = Погибшие
ankh-step-devotion = После сражения
ankh-step-merge = Два бога становятся одним
ankh-step-forgotten = Забвение
ankh-step-end = Конец
ankh-events = События
ankh-event-of = { $n } из 18
ankh-after-3 = 3 · слияние
ankh-after-4 = 4 · забвение
ankh-after-5 = 5 · конец
ankh-reward = +{ $reward } за доминирование или победу
ankh-about = Что это
ankh-you-are-forgotten = Ваш бог забыт. Можно досмотреть игру или выйти из-за стола в любой момент: это ничего не стоит.
ankh-stack = Место по поклонению
ankh-tie-rule = На одном делении впереди тот, чей жетон выше в стопке.
ankh-partner = Сейчас за вашего бога решает { $name }
ankh-role-alone = –
ankh-role-higher = свои ходы и все конфликты
ankh-role-lower = только свои ходы
ankh-in-red = в красной зоне: после 4-го конфликта забудут
ankh-strength = сила { $strength }
ankh-figures = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[other] { $count } фигур
}
ankh-camels = Караван: верблюдов { $laid }, можно до { $most }
ankh-wins = победа
