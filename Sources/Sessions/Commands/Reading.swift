import Curriculum
import Diagnostics
import Grading
import Interpreter
import Mistakes
import ObjectRuntime
import Parsing
import Playgrounds
import Scripts
import Syntax

// What can be read beside a page: code, notes, sources, terms, another language.
extension Session {
  /// The code of the page: all of it, or a class that it or a page before it declares.
  func showCode(_ name: String) -> Response {
    let (blocks, setting): ([Code], Setting)
    switch activity {
    case .playing: return Response(.refusal(.notStudying))
    case .lesson(let walk): (blocks, setting) = (walk.step.blocks, walk.setting)
    case .quiz(let walk, _):
      if case .fix(let fix) = walk.current.exercise, let code = walk.current.codes.last {
        let play = walk.current.exercise.playedAfter
        blocks = [Code(Snippet(code), in: fix.code.dialect)] + (play.map { [$0] } ?? [])
        setting = walk.current.setting
      } else {
        let asked = walk.current
        (blocks, setting) = (asked.exercise.blocks(after: asked.setting), asked.setting)
      }
    }
    let globals = playground.world.globalNames
    let listings = blocks.map { desk.listing(of: $0, in: setting, among: globals) }
    if name.isEmpty {
      if listings.isEmpty { return Response(.refusal(.noCode)) }
      var response = Response()
      response.replies = listings.map { .listing($0) }
      return response
    }
    for listing in listings + earlierListings(among: globals) {
      if let found = listing.declaration(of: name) { return Response(.listing(found)) }
    }
    return Response(.refusal(.noController(ofClass: name)))
  }

  /// The code of the lesson's pages before this one, the newest first: a class is shown once.
  private func earlierListings(among globals: [String]) -> [Page.Listing] {
    (activity.lesson.map { $0.lesson.steps.prefix($0.index) } ?? []).reversed().flatMap { step in
      step.blocks.map { desk.listing(of: $0, in: step.setting, among: globals) }
    }
  }

  /// What a presenter knows, for anybody who asks.
  func showMore() -> Response {
    guard let notes = activity.lesson?.section?.notes, !notes.blocks.isEmpty else {
      return Response(.refusal(.noMore))
    }
    return Response(.after(notes))
  }

  /// A term of the glossary, found from any language, else a message or class of UIKit; without a
  /// word, which terms there are, and where none is meant, which come near.
  func glossary(_ word: String) -> Response {
    if word.isEmpty { return Response(.help([.terms(termNames.map(\.name))])) }
    let glossary = library.glossary()
    let found = glossary.terms(called: word.bare)
    if !found.isEmpty {
      let rest = found.dropFirst(Session.termsAtOnce).map { $0.name(in: language) }
      return Response(
        .help(
          found.prefix(Session.termsAtOnce).map { topic(of: $0) }
            + (rest.isEmpty ? [] : [.nearest(rest)])))
    }
    // `viewDidLoad` is no term, and whoever asks here for it means what `:help` says of it.
    let topics = topics(word).filter(\.isOfUIKit)
    if !topics.isEmpty { return Response(.help(topics)) }
    let nearest = glossary.terms(near: word.bare).map { $0.name(in: language) }
    return Response(.refusal(.noSuchTerm(word, nearest: nearest)))
  }

  /// How many terms are explained where a word may mean several.
  private static let termsAtOnce = 3

  /// What the sources say of a topic: a word of theirs, the id of a claim or of a source, or
  /// the page's own; where that has none, which sources there are.
  ///
  /// What they say of a page that waits for its answer is told when it has been given; where the
  /// page quotes them itself, whether they are right.
  func sources(_ topic: String) -> Response {
    let known = library.claims()
    let found = topic.isEmpty ? pageClaims : claims(of: topic, among: known)
    if found.isEmpty {
      if !topic.isEmpty { return Response(.refusal(.noSource(topic))) }
      var response = Response(.refusal(.noSourcesHere))
      let all = library.sources(of: nil, among: known, in: language)
      response.replies.append(.sources([], by: all))
      return response
    }
    let asked = isAsking ? Set(pageClaims) : []
    let told = quotesSources ? found : found.filter { !asked.contains($0) }
    if told.isEmpty { return Response(.refusal(.sourcesLater)) }
    let places = told.allSatisfy(asked.contains) ? [:] : library.claimPlaces()
    let claims = library.claims(told, in: language).map { claim in
      if asked.contains(claim.id) { return claim }
      var claim = claim
      claim.verdict = known[claim.id]?.verdict
      claim.shown = places[claim.id]
      return claim
    }
    return Response(.sources(claims, by: library.sources(of: told, among: known, in: language)))
  }

  /// The claims that have a word in them, in English or as the person reads them, have such an id,
  /// or are of such a source.
  private func claims(of topic: String, among known: Claims) -> [String] {
    let wanted = topic.folded
    return known.list.filter { claim in
      guard let said = claim.said else { return false }
      return [claim.id.value, claim.source?.value].contains(wanted)
        || claim.text.folded.contains(wanted)
        || said.text(in: language, origin: .en).text.folded.contains(wanted)
    }.map(\.id.value)
  }

  /// Whether the page waits for an answer, or to be done.
  private var isAsking: Bool {
    switch activity {
    case .playing: false
    case .quiz(let walk, _): !walk.isAnswered
    case .lesson(let walk):
      switch walk.step.kind {
      case .read, .quiz: false
      case .run, .exercise: !walk.isOver
      }
    }
  }

  /// Whether the page has what sources say on it.
  private var quotesSources: Bool {
    if case .quiz(let walk, _) = activity, case .sources = walk.current.exercise {
      true
    } else {
      false
    }
  }

  private var pageClaims: [String] {
    if let lesson = activity.lesson { return lesson.step.claims.map(\.value) }
    guard case .quiz(let walk, within: nil) = activity else { return [] }
    return walk.current.question?.0.claims.map(\.value) ?? []
  }

  /// Leads the classes that were typed through standard lives, as `viewdidlearn lint` does.
  func lint() -> Response {
    let sources = playground.declarations
    if sources.isEmpty { return Response(.refusal(.noCode)) }
    // What is typed counts as the sandbox does, files as their own words say.
    let memory = sources.contains { $0.wayOfCounting != nil } ? nil : playground.simulation.memory
    let report = LintReport(
      of: sources.map { Lint.File($0, dialect: nil) }, versions: [playground.simulation.version],
      memory: memory, options: options)
    return Response(.looked(.lint(report, sources)))
  }

  /// The code to be mended, for an editor.
  func edit() -> Response {
    guard case .quiz(let walk, _) = activity, case .fix(let fix) = walk.current.exercise,
      !walk.isAnswered
    else { return Response(.refusal(.nothingToEdit)) }
    return Response(.edit(walk.current.code, Dialect(fix.code.dialect)))
  }
}

extension Lesson.Step {
  /// All code that a page has.
  fileprivate var blocks: [Code] {
    switch kind {
    case .run(let run): [setting.setup, run.code].compactMap { $0 }
    case .exercise(let exercise): exercise.blocks(after: setting)
    case .read, .quiz: [setting.setup].compactMap { $0 }
    }
  }
}

extension Exercise {
  /// The set-up and what is shown of it: never a solution.
  fileprivate func blocks(after setting: Setting) -> [Code] {
    var own = code
    if case .order(let order) = self, case .script(let text) = order.key {
      own = Code(text, in: setting.dialect)
    }
    return [setting.setup, own, playedAfter].compactMap { $0 }
  }
}

extension Page.Listing {
  /// What declares a type, with its implementation; nil where the code has none of that name.
  fileprivate func declaration(of name: String) -> Page.Listing? {
    let source = SourceText(name: "<stdin>", text: text)
    let parts = Script.read(source, dialect: dialect).items.compactMap { item -> String? in
      guard case .statement(let statement, _) = item, case .type(let type) = statement.kind,
        type.name.text == name
      else { return nil }
      return String(source[statement.range])
    }
    if parts.isEmpty { return nil }
    return Page.Listing(text: parts.joined(separator: "\n"), dialect: dialect)
  }
}

extension Playground {
  /// The entries that declare types or functions, as they were typed. Of several each is called after
  /// the first type in it, so that what is said of one is not taken for another's.
  fileprivate var declarations: [SourceText] {
    var declarations: [SourceText] = []
    for text in standing.map(\.text) where !text.hasPrefix(":") {
      let script = Script.read(SourceText(name: SourceText.typed, text: text))
      let declared = script.items.compactMap { item -> Statement? in
        guard case .statement(let statement, _) = item, statement.isDeclaration else { return nil }
        return statement
      }
      if declared.isEmpty { continue }
      let name =
        declared.lazy.compactMap { statement -> String? in
          if case .type(let type) = statement.kind { type.name.text } else { nil }
        }.first ?? SourceText.typed
      let isTaken = declarations.contains { $0.name == name }
      declarations.append(
        SourceText(name: isTaken ? "\(name) \(declarations.count + 1)" : name, text: text))
    }
    if declarations.count > 1 { return declarations }
    return declarations.map { SourceText(name: SourceText.typed, text: $0.text) }
  }
}

extension SourceText {
  fileprivate static let typed = "<stdin>"
}
