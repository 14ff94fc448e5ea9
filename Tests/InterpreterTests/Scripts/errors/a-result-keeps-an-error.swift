struct Offline: Error {}
func load(_ ok: Bool, then: (Result<Int, Error>) -> Void) {
  then(ok ? .success(5) : .failure(Offline()))
}
for ok in [true, false] {
  load(ok) { result in
    switch result {
    case .success(let n): print("got", n)  // prints: got 5
    case .failure(let error): print("no", error)  // prints: no Offline()
    }
  }
}
let r: Result<Int, Error> = .success(3)
print((try? r.get()) ?? 0, try r.map { $0 * 2 }.get())  // prints: 3 6
