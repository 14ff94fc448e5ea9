import Curriculum
import Sessions
import Typesetting

// A page in two languages.
extension Renderer {
  /// Two pages side by side, or where the screen is narrow one, with each paragraph in both.
  func both(_ pages: [(Language, Page)]) -> [String] {
    guard pages.count == 2 else { return pages.flatMap { page($0.1) } }
    if width < Self.narrowestPair {
      var renderer = self
      (renderer.language, renderer.second) = (pages[0].0, pages[1].0)
      return renderer.page(pages[0].1.mixed(with: pages[1].1))
    }
    let half = (width - Self.gap) / 2
    /// A page in its own language, on half of the screen.
    func lines(_ place: Int) -> [String] {
      var renderer = Renderer(width: half, theme: theme, language: pages[place].0)
      renderer.drawsPictures = drawsPictures
      return renderer.page(pages[place].1)
    }
    return beside(lines(0), lines(1), half)
  }

  /// What is said in two languages, side by side or one below the other; what reads the same in both
  /// stands once.
  func told(_ words: [(Language, [Reply])]) -> [String] {
    let isWide = width >= Self.narrowestPair && words.count == 2
    let half = (width - Self.gap) / 2
    let lines = words.map { language, replies in
      var renderer = Renderer(width: isWide ? half : width, theme: theme, language: language)
      renderer.drawsPictures = drawsPictures
      var response = Response()
      response.replies = replies
      return renderer.lines(of: response)
    }
    if isWide { return beside(lines[0], lines[1], half) }
    return Set(lines).count == 1 ? lines[0] : lines.flatMap(\.self)
  }

  /// Two columns; colours take no room in the left one.
  private func beside(_ left: [String], _ right: [String], _ half: Int) -> [String] {
    (0..<max(left.count, right.count)).map { row in
      let room = half + Self.gap - (row < left.count ? displayWidth(left[row].uncoloured) : 0)
      let gap = String(repeating: " ", count: max(1, room))
      return ((row < left.count ? left[row] : "") + gap + (row < right.count ? right[row] : ""))
        .trimmedAtEnd
    }
  }

  /// In columns: below, halves would be too narrow to read.
  private static let narrowestPair = 100
  /// Between the two.
  private static let gap = 4
}

extension Page {
  /// Each paragraph and option followed by what it is in another language.
  fileprivate func mixed(with other: Page) -> Page {
    var page = self
    if !title.isEmpty, !other.title.isEmpty { page.title = title + [.text(" / ")] + other.title }
    page.text = text.mixed(with: other.text)
    if case (.choice(let options), .choice(let others)) = (ask, other.ask) {
      page.ask = .choice(zip(options, others).map { $0.mixed(with: $1) })
    }
    if case (.classify(let options?), .classify(let others?)) = (ask, other.ask) {
      page.ask = .classify(zip(options, others).map { $0 + " / " + $1 })
    }
    return page
  }
}

extension Document {
  /// Block by block; where one has more of them, they stand at the end.
  fileprivate func mixed(with other: Document) -> Document {
    let count = max(blocks.count, other.blocks.count)
    return Document(
      blocks: (0..<count).flatMap { place in
        [self, other].compactMap { $0.blocks.indices.contains(place) ? $0.blocks[place] : nil }
      })
  }
}

extension String {
  /// Without what colours add, which takes no room: `ESC [ … m`.
  fileprivate var uncoloured: String {
    split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? $1 : $1.drop { $0 != "m" }.dropFirst() }.joined()
  }
}
