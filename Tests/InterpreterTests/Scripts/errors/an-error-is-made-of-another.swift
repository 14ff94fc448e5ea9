enum Failure: Error { case first, second }
let result: Result<Int, Failure> = .failure(.first)
print(result.flatMapError { _ in Result<Int, Failure>.failure(.second) })  // prints: failure(main.Failure.second)
print(result.flatMapError { _ in Result<Int, Failure>.success(1) })  // prints: success(1)
func work() throws { throw Failure.first }
try! work()  // fails: Fatal error: 'try!' expression unexpectedly raised an error: main.Failure.first
