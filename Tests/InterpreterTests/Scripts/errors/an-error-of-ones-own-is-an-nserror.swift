enum Failure: Error {
  case offline
  case status(Int)
  case empty
}
struct Broken: Error {}
let errors = [Failure.offline, Failure.status(404), Failure.empty] as [Error]
print(errors.map { ($0 as NSError).code })  // prints: [1, 0, 2]
print((errors[1] as NSError).domain)  // prints: main.Failure
do {
  throw Broken()
} catch {
  print((error as NSError).domain, (error as NSError).code)  // prints: main.Broken 1
}
