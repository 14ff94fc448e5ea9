let group = DispatchGroup()
group.enter()
print(group.wait(timeout: .now() + 1))  // prints: timedOut
group.leave()
print(group.wait(timeout: .now() + 1), group.wait(timeout: .distantFuture))  // prints: success success
let semaphore = DispatchSemaphore(value: 0)
print(semaphore.wait(timeout: .now() + .milliseconds(100)) == .timedOut)  // prints: true
print(CACurrentMediaTime())  // prints: 1.1
