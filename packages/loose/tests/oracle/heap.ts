/** A min-heap of node numbers by key. */
export class Heap {
  private readonly keys: number[] = [];
  private readonly values: number[] = [];

  get size(): number {
    return this.keys.length;
  }

  push(key: number, value: number): void {
    const { keys, values } = this;
    let i = keys.length;
    keys.push(key);
    values.push(value);
    while (i > 0) {
      const up = (i - 1) >> 1;
      if ((keys[up] as number) <= key) break;
      keys[i] = keys[up] as number;
      values[i] = values[up] as number;
      i = up;
    }
    keys[i] = key;
    values[i] = value;
  }

  pop(): { key: number; value: number } {
    const { keys, values } = this;
    const top = { key: keys[0] as number, value: values[0] as number };
    const key = keys.pop() as number;
    const value = values.pop() as number;
    const n = keys.length;
    if (n > 0) {
      let i = 0;
      for (;;) {
        let child = 2 * i + 1;
        if (child >= n) break;
        if (child + 1 < n && (keys[child + 1] as number) < (keys[child] as number)) child++;
        if ((keys[child] as number) >= key) break;
        keys[i] = keys[child] as number;
        values[i] = values[child] as number;
        i = child;
      }
      keys[i] = key;
      values[i] = value;
    }
    return top;
  }
}
