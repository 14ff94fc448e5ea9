class Page {
  func load() async {
    try? await Task.sleep(for: .seconds(5))
  }
}
var page: Page? = Page()
Task { [page] in await page?.load() }
:owners page  // owners: you, closure of line 7, which captures page, waiting task of line 7
