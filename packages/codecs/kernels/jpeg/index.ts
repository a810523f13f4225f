export function heapBase(): usize {
  return __heap_base;
}
