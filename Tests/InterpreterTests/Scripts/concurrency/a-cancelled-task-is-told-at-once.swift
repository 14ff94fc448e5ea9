let task = Task {
  await withTaskCancellationHandler {
    do {
      try await Task.sleep(for: .seconds(100))
    } catch is CancellationError {
      print("woken")  // prints: woken
    } catch { print("not here") }
  } onCancel: {
    print("told")  // prints: told
  }
  print(Task.isCancelled)  // prints: true
  await withTaskCancellationHandler { print("works") } onCancel: { print("told at once") }  // prints: told at once | works
}
:wait 1
task.cancel()
task.cancel()
let value = Task { () -> Int in
  try await Task.sleep(for: .seconds(1))
  return 5
}
Task {
  switch await value.result {
  case .success(let n): print("success", n)
  case .failure(let error): print("failure", error)  // prints: failure CancellationError()
  }
}
value.cancel()
:wait 1
