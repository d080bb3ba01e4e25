/** Something that can be exchanged while others look at it. */
export function box<T>(first: T): { value: T } {
  let value = $state.raw(first);
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
    },
  };
}
