enum Load { case idle, done(Int), failed(code: Int, why: String) }
let state = Load.failed(code: 404, why: "gone")
if case .failed(let code, let why) = state { print(code, why) }  // prints: 404 gone
if case .failed(code: 404, _) = state { print("not found") }  // prints: not found
if case .idle = state { print("idle") } else { print("busy") }  // prints: busy
guard case let .failed(code, _) = state, code > 400 else { fatalError() }
print(code + 1)  // prints: 405
