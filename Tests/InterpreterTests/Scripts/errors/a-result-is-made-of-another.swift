enum Failure: Error, Equatable { case one, many(Int) }
let good = Result<Int, Failure>.success(3)
let bad: Result<Int, Failure> = .failure(.one)
print(good.map { "\($0)!" }, bad.map { $0 + 1 })  // prints: success("3!") failure(main.Failure.one)
print(bad.mapError { $0 == .one ? Failure.many(1) : $0 })  // prints: failure(main.Failure.many(1))
let half = good.flatMap { $0 > 2 ? .success($0 * 2) : .failure(.many($0)) }
print((try? half.get()) ?? 0, (try? bad.flatMap { .success($0) }.get()) == nil)  // prints: 6 true
