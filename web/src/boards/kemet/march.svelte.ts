// A march as it is planned: one click on a far area picks the whole way, and step by step the next choice is taken until
// it is reached. Areas clicked one after the other make a way of one's own.
import { untrack } from 'svelte';
import type { Area, Creature, Data, GameEvent, ReachView, RouteView, View } from '../../generated/kemet';
import type { ChoosingProps } from '../../kit/choosing.svelte';
import type { BoardProps, Option } from '../types';
import { describe } from './describe';
import { byTeleport, nearest, reachShown, stepOption } from './model';

type Given = () => BoardProps<View, GameEvent, Data>;

const MOVING = new Set(['move_troop', 'move_step', 'move_units', 'move_creature']);

export class March {
  readonly #given: Given;
  /** The route that is being followed, and how many of its steps are made. */
  route = $state.raw<RouteView | null>(null);
  made = $state(0);
  /** Where the troop set out and what it has passed, the area where it stands included. */
  trail = $state.raw<Area[]>([]);
  /** How many march; null: all. */
  #units = $state<number | null>(null);
  /** The creature that is to stay behind. */
  leaves = $state<Creature | null>(null);

  readonly reach: ReachView | undefined = $derived.by(() => reachShown(this.#given().view, this.#given().picked));
  readonly ways: ReadonlyMap<Area, RouteView> = $derived.by(() => nearest(this.reach));
  /** A choice for each area that can be reached: to march there. */
  readonly #marches: Option[] = $derived.by(() => {
    const { view, words, options } = this.#given();
    if (!options.length) return [];
    return [...this.ways.values()].map((route) => ({
      text: `march ${route.area}`,
      verb: 'march',
      args: [route.area],
      label: describe(route.area, view, words, route),
    }));
  });

  constructor(given: Given) {
    this.#given = given;
  }

  /** What can be chosen, whole marches included. */
  choosing(): ChoosingProps {
    const given = this.#given();
    if (!this.reach) return given;
    const first = (option: Option | null): Option | null =>
      option?.verb === 'march'
        ? (stepOption(given.options, this.ways.get(option.args[0] as Area)!, 0) ?? null)
        : option;
    return {
      ...given,
      options: [...given.options, ...this.#marches],
      picked: this.#marches.find((option) => option.args[0] === this.route?.area) ?? given.picked,
      pick: (option) => this.#pick(option),
      point: (option) => given.point(first(option)),
    };
  }

  #pick(option: Option | null): void {
    if (option?.verb === 'march') {
      this.follow(this.ways.get(option.args[0] as Area)!);
      return;
    }
    this.forget();
    this.#given().pick(option);
  }

  get units(): number {
    return Math.min(this.#units ?? Infinity, this.reach?.units ?? 0);
  }

  /** So many march, if there are so many; the others stay. */
  set units(wanted: number) {
    if (this.reach && wanted >= 1 && wanted <= this.reach.units) this.#units = wanted;
  }

  /** The route to draw: the one followed, or the way to the area a picked step leads to. */
  get shown(): RouteView | undefined {
    if (this.route) return this.route;
    const picked = this.#given().picked;
    if (!picked || !this.reach) return undefined;
    const area = picked.args[0] as Area | undefined;
    if (picked.verb === 'step') return this.ways.get(area!);
    return picked.verb === 'teleport' ? byTeleport(this.reach, area!) : undefined;
  }

  /** Go there: its first step is picked, or stays in mind until the troop is chosen. */
  follow(route: RouteView): void {
    this.#units ??= this.reach?.units ?? null;
    this.route = route;
    this.made = 0;
    const { options, pick, picked } = this.#given();
    const first = stepOption(options, route, 0);
    if (first && picked?.text !== first.text) pick(first);
  }

  forget(): void {
    this.route = null;
    this.made = 0;
  }

  /** Another troop, another plan. */
  reset(): void {
    this.forget();
    this.trail = [];
    this.#units = null;
    this.leaves = null;
  }

  /** The choice that comes next on the way, if this is the moment for it. */
  next(options: Option[], view: View): Option | undefined {
    const { route, made } = this;
    const step = view.decision?.step;
    const find = (text: string): Option | undefined => options.find((option) => option.text === text);
    if (!route) return undefined;
    if (step === 'move_units') return find(`units ${this.#units}`) ?? options[options.length - 1];
    if (step === 'move_creature') {
      const left = route.legs[made - 1]?.left ?? (made === 1 ? this.leaves : null);
      return find(left ? `leave ${left}` : 'take_along') ?? options[0];
    }
    if (step !== 'move_step') return undefined;
    if (made < route.legs.length) return stepOption(options, route, made);
    // There: with steps left one may go on, without them the march is over.
    return options.some((option) => option.verb === 'step') ? undefined : find('stop');
  }

  /** Notes how far the troop has come. */
  arrive(view: View): void {
    const { start, area, to } = (view.decision?.details ?? {}) as { start: Area; area: Area; to?: Area };
    if (view.decision?.step === 'move_troop') return;
    if (!this.trail.length) this.trail = [start];
    if (this.trail[this.trail.length - 1] !== area) this.trail = [...this.trail, area];
    if (!this.route) return;
    const reached = to ?? area;
    const at = this.route.legs.findIndex((leg) => leg.area === reached);
    if (at < 0 && this.made > 0) this.forget();
    else this.made = at + 1;
  }
}

/** A march whose next choice is taken as soon as it can be. */
export function provideMarch(given: Given): March {
  const march = new March(given);
  let last: string | null = null;
  $effect(() => {
    const { view, options, pick, goOn } = given();
    untrack(() => {
      const step = view.decision?.step ?? '';
      if (!options.length) return;
      if (!MOVING.has(step)) {
        if (march.route || march.trail.length) march.reset();
        last = null;
        return;
      }
      const moment = `${step} ${JSON.stringify(view.decision?.details)}`;
      if (moment === last) return;
      if (step === 'move_troop' && last !== null) march.reset();
      last = moment;
      march.arrive(view);
      const option = march.next(options, view);
      if (option) (goOn ?? pick)(option);
      if (march.route && step === 'move_step' && march.made >= march.route.legs.length) march.forget();
    });
  });
  return march;
}
