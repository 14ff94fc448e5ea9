do {
  let semaphore = DispatchSemaphore(value: 0)
  DispatchQueue.main.async { print("main") }  // prints: main
  DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
    print("worked")  // prints: worked
    semaphore.signal()
  }
  semaphore.wait()
  print("waited")  // prints: waited
}
do {
  let group = DispatchGroup()
  group.enter()
  DispatchQueue.main.async { group.leave() }
  print(group.wait(timeout: .now() + 3) == .timedOut)  // prints: true
  let semaphore = DispatchSemaphore(value: 1)
  print(semaphore.wait(timeout: .now()) == .success, semaphore.wait(timeout: .now() + 1) == .success)  // prints: true false
  semaphore.signal()
}
DispatchQueue.global().sync { print(Thread.isMainThread) }  // prints: true
DispatchQueue.global().async { DispatchQueue.main.sync { print(Thread.isMainThread) } }  // prints: true
DispatchQueue.global().async {
  let semaphore = DispatchSemaphore(value: 0)
  DispatchQueue.main.async { semaphore.signal() }
  semaphore.wait()
  print("the main thread went on")  // prints: the main thread went on
}
