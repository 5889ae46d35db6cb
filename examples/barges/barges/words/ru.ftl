about = Купцы грузят барки товарами и отплывают: чем больше видов на борту, тем лучше.
status = { $deck ->
    [one] В колоде осталась { $deck } карта.
    [few] В колоде остались { $deck } карты.
   *[other] В колоде осталось { $deck } карт.
}
option-rich = Богатое начало: четыре карты на руке
final-score = Очки: { $points }.
source-cargo = Проданный груз
prompt-turn = Погрузите карту на барку или отплывите и продайте груз.
action-load = Погрузить: { $good }
action-sail = Отплыть
event-loaded = { $seat } грузит: { $good }.
event-drew = { $good_id ->
    [hidden] { $seat } берёт карту.
   *[other] { $seat } берёт карту: { $good }.
}
event-sailed = { $seat } отплывает и получает { $points }.
refusal-barge-is-empty = На пустой барке нечего продавать.
refusal-barge-is-full = Барка полна, мест: { $places }. Сначала отплывите.
refusal-not-in-hand = На руке нет такого товара: { $good }.
preview-points = очки
preview-worth = цена груза
preview-room = свободные места
field-points = Очки
field-barge = Барка
field-hand_size = Карт на руке
field-hand = Рука
field-deck = Колода
field-sold = Продано
field-seats = Купцы
