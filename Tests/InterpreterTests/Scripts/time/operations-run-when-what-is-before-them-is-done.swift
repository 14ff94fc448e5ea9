class Load: Operation {
  override func main() {
    print(isExecuting, isCancelled, Thread.isMainThread)  // prints: true false false
  }
  deinit { print("gone") }  // prints: gone | gone
}
let queue = OperationQueue()
do {
  let load = Load()
  let first = BlockOperation { print("first") }  // prints: first
  load.addDependency(first)
  load.completionBlock = { print("loaded") }  // prints: loaded
  queue.addOperations([load, first], waitUntilFinished: false)
  print(queue.operationCount, load.isReady, load.isFinished)  // prints: 2 false false
}
print(queue.operations.count)  // prints: 0
OperationQueue.main.addOperation { print(Thread.isMainThread, OperationQueue.current == .main) }  // prints: true true
do {
  queue.isSuspended = true
  queue.maxConcurrentOperationCount = 1
  let load = Load()
  queue.addOperation(load)
  queue.addOperation { print("kept") }  // prints: kept
  load.cancel()
  print(load.isReady, queue.operationCount)  // prints: true 2
  queue.isSuspended = false
  queue.waitUntilAllOperationsAreFinished()
  print(load.isFinished, load.isCancelled, queue.operationCount)  // prints: true true 0
}
let late = BlockOperation { print("once") }  // prints: once
queue.addOperation(late)
queue.addOperation(late)  // fails: NSInvalidArgumentException: *** -[NSOperationQueue addOperation:]: operation is finished and cannot be enqueued
