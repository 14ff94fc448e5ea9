func compose<T>(_ steps: ((T) -> T)...) -> (T) -> T {
  { start in steps.reduce(start) { value, step in step(value) } }
}
print(compose({ $0 * 2 }, { $0 + 1 })(3))  // prints: 7
