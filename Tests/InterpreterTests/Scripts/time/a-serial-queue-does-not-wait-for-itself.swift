let shared = DispatchQueue(label: "shared", attributes: .concurrent)
shared.async { shared.sync { print("side by side") } }  // prints: side by side
let one = DispatchQueue(label: "one"), other = DispatchQueue(label: "other")
one.sync { other.sync { print("in turn") } }  // prints: in turn
one.async { one.async { print("later") } }  // prints: later
one.async {
  other.sync {
    one.sync { print("never") }  // fails: EXC_BREAKPOINT: BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread
  }
}
