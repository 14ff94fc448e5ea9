func name(_ isLong: Bool) -> String {
  if isLong { return }  // error: noValueReturned
  return "a"
}
func show(_ isLong: Bool) {
  if isLong { return }
}
