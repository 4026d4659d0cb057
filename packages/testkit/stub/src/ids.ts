export const ids = [
  ["stub.throw", "enforce", "now"],
  ["stub.stay", "enforce", "now"],
] as const;
