func twice() async -> Int {
  await withCheckedContinuation { continuation in
    continuation.resume(returning: 1)
    continuation.resume(returning: 2)  // fails: Fatal error: SWIFT TASK CONTINUATION MISUSE: twice() tried to resume its continuation more than once, returning 2!
  }
}
Task { print(await twice()) }
