print(Thread.isMainThread, Thread.current.isMainThread, Thread.main.isMainThread)  // prints: true true true
do {
  DispatchQueue.global().async {
    print(Thread.isMainThread, Thread.current.isMainThread)  // prints: false false
    DispatchQueue.main.async { print(Thread.isMainThread) }  // prints: true
  }
  DispatchQueue(label: "own", attributes: .concurrent).async { print(Thread.isMainThread) }  // prints: false
  OperationQueue().addOperation { print(Thread.isMainThread) }  // prints: false
  OperationQueue.main.addOperation { print(Thread.isMainThread) }  // prints: true
  RunLoop.main.perform { print("performed", Thread.isMainThread) }  // prints: performed true
}
RunLoop.main.run(until: Date().addingTimeInterval(1))
