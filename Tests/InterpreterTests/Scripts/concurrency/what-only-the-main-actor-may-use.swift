@MainActor func refresh() {}
@MainActor class Panel {
  var text = ""
  let limit = 3
  nonisolated init() {}
  nonisolated func read() -> String { text }  // error: mainActorOnly
  nonisolated func write() { text = "a" }  // error: mainActorOnly
  nonisolated func call() { update() }  // error: mainActorOnly
  nonisolated func callGlobal() { refresh() }  // error: mainActorOnly
  nonisolated func later() async -> String {
    await update()
    return await text
  }
  nonisolated func tooEarly() async { update() }  // error: mainActorOnly
  nonisolated func onMain() { Task { @MainActor in update() } }
  func update() { text = "b" }
}
class Model {
  func load() { refresh() }  // error: mainActorOnly
  func loadLater() async { await refresh() }
  func loadTooEarly() async { refresh() }  // error: mainActorOnly
  @MainActor func show() { refresh() }
  func present() { show() }  // error: mainActorOnly
  func read(_ panel: Panel) -> String { panel.text }  // error: mainActorOnly
  func fill(_ panel: Panel) { panel.text = "c" }  // error: mainActorOnly
  func limit(of panel: Panel) -> Int { panel.limit }
}
struct Reader { func read() { refresh() } }  // error: mainActorOnly
func reload() { refresh() }  // error: mainActorOnly
@MainActor func reloadAll() { refresh() }
protocol Screen { @MainActor func open() }
struct Page: Screen { func open() { refresh() } }
@MainActor struct Store { func save() { refresh() } }
class Page2: UIViewController { func open() { refresh() } }
class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { refresh(); return 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
refresh()
