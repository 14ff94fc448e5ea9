func load() -> Int {
  let semaphore = DispatchSemaphore(value: 0)
  DispatchQueue.main.async { semaphore.signal() }
  semaphore.wait()  // fails: deadlock: the main thread waits for a semaphore, and nothing is left that could end that: the watchdog ends the app (0x8badf00d)
  return 1
}
print(load())
