func load() async -> Int { 1 }
func fetch() async throws -> Int { 1 }
func use() { _ = await load() }  // error: waitNowhere
func wait() async { _ = load() }  // error: unmarkedWait
func dare() async { _ = try? fetch() }  // error: unmarkedWait
func risk() async { _ = await fetch() }  // error: unmarkedThrow
func now(_ work: () -> Void) { work() }
func later(_ work: () async -> Int) async { _ = work() }  // error: unmarkedWait
func give() { now { _ = await load() } }  // error: asyncForSync
func each() { _ = [1].map { $0 + (await load()) } }  // error: asyncForSync
func queue() { DispatchQueue.main.async { _ = await load() } }  // error: asyncForSync
func task() { Task { _ = await load() } }
func inside() {
  func inner() async -> Int { 1 }
  _ = await inner()  // error: waitNowhere
}
func value() async { _ = Task { await load() }.value }  // error: unmarkedWait
func nap() async { await Task.yield(); Task.yield() }  // error: unmarkedWait
