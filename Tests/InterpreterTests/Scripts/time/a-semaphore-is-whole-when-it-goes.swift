func work() {
  let free = DispatchSemaphore(value: 1)
  free.wait()  // fails: EXC_BREAKPOINT: BUG IN CLIENT OF LIBDISPATCH: Semaphore object deallocated while in use
}
work()
