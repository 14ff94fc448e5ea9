import Curriculum
import Learning
import Sessions
import Testing
import Typesetting

@testable import Rendering

/// The items of a skill, as `:map NAME` lists them.
@Suite struct MapLinesTests {
  @Test(arguments: Language.allCases)
  func noTwoItemsOfASkillReadAlike(_ language: Language) {
    for skill in ["nav", "9", "load", "appear", "leaks"] {
      var session = Session(language: language, library: library)
      let response = session.handle(":map \(skill)", at: Instant(wall: 0, monotonic: 0))
      guard case .skill(let page)? = response.replies.first else {
        Issue.record("\(skill) is no skill")
        return
      }
      var renderer = Renderer(width: 80, theme: .plain, language: language)
      renderer.drawsPictures = true
      let lines = renderer.lines(of: response)
      #expect(lines.allSatisfy { displayWidth($0) <= 80 })
      let items = lines.dropFirst().reduce(into: [String]()) { items, line in
        if line.hasPrefix("    ") { items[items.count - 1] += line } else { items.append(line) }
      }
      #expect(items.count == page.items.count && Set(items).count == items.count, "\(lines)")
    }
  }
}
