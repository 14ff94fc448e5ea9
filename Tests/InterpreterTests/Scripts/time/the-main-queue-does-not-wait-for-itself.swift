print("before")  // prints: before
DispatchQueue.main.sync { print("never") }  // fails: EXC_BREAKPOINT: BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread
