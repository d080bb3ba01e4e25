/** The colours people wear at the table that is shown: they keep them when they sit elsewhere in the next game. */
export const worn = $state<{ colours: readonly number[] }>({ colours: [] });

/** Let the seats of a table wear these colours, until it is left. */
export function wear(colours: readonly number[]): () => void {
  worn.colours = colours;
  return () => (worn.colours = []);
}
