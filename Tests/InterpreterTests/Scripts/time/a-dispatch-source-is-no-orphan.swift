DispatchSource.makeTimerSource(queue: .main).setEventHandler { print("never") }  // fails: Fatal error: BUG IN CLIENT OF LIBDISPATCH: Release of an inactive object
