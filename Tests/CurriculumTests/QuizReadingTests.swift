import Curriculum
import Diagnostics
import Testing
import YAML

struct QuizReadingTests {
  static let text = """
    format: 1
    id: order-basics
    title: {en: First display, ru: Первый показ}
    origin: ru
    questions:
      - id: first-display
        kind: order
        ios: 5.1
        prompt: {en: What happens?, ru: Что происходит?, from: 00000000}
        items: {a: "initWithNibName:bundle:", y: loadView, on: vc viewDidLoad, d: "viewWillAppear:"}
        before: [[a, y], [y, on], [on, d]]
        distractors: {x: viewDidUnload, z: some words here}
        scheme: pairs
        claims: [ru-001]
        hint: Language-neutral
      - id: total
        kind: order
        prompt: p
        items: {a: loadView, b: viewDidLoad}
        sequence: [a, b]
      - id: computed
        kind: order
        prompt: p
        dialect: swift
        script: "window.rootViewController = A()"
      - id: leaking-dictionary
        kind: classify
        prompt: p
        memory: mrc
        code: |
          [text release];
        options: mistakes
        key: [5, 8]
        explanation: {en: because}
      - id: own
        kind: classify
        prompt: p
        code: x
        options: {leak: {en: It leaks}, crash: It crashes}
        key: []
    """

  private func quiz() throws -> Quiz {
    let reading = Quiz.read(SourceText(Self.text), claims: ["ru-001"])
    #expect(reading.diagnostics.isEmpty)
    return try #require(reading.value)
  }

  private func order(_ id: String) throws -> Exercise.Order? {
    guard case .order(let order) = try quiz()[id]?.exercise else { return nil }
    return order
  }

  private func classify(_ id: String) throws -> Exercise.Classify? {
    guard case .classify(let classify) = try quiz()[id]?.exercise else { return nil }
    return classify
  }

  @Test func aQuizIsReadWhole() throws {
    let quiz = try quiz()
    #expect(quiz.id.value == "order-basics")
    #expect(quiz.origin == .ru)
    #expect(quiz.title[.ru]?.text == "Первый показ")
    #expect(quiz.title[.ja] == nil)
    #expect(quiz.title.text(in: .ja, origin: quiz.origin).text == "Первый показ")
    #expect(
      quiz.questions.map(\.id.value)
        == ["first-display", "total", "computed", "leaking-dictionary", "own"])
  }

  @Test func aQuestionHasWhatAllHave() throws {
    let question = try #require(try quiz()["first-display"])
    #expect(question.setting.ios?.value == "5.1")
    #expect(question.dialect == nil)
    #expect(question.claims.map(\.value) == ["ru-001"])
    #expect(question.hint?[.ja]?.text == "Language-neutral")
    #expect(question.explanation == nil)
    #expect(question.prompt.hash(origin: .ru) == TextHash(of: "Что происходит?"))
  }

  @Test func anOrderHasItemsInTheOrderOfTheFile() throws {
    let order = try #require(try order("first-display"))
    #expect(order.items.map(\.id.value) == ["a", "y", "on", "d"])
    #expect(order.items.map(\.call.selector)[1] == "loadView")
    #expect(order.items[2].call.object == "vc")
    #expect(order.distractors.map(\.call.selector) == ["viewDidUnload", "some words here"])
    #expect(order.scheme == .pairs)
    guard case .before(let pairs) = order.key else {
      Issue.record("\(order.key)")
      return
    }
    #expect(pairs.map(\.first) == ["a", "y", "on"])
    #expect(pairs.map(\.second) == ["y", "on", "d"])
  }

  @Test func anOrderMayBeTotalOrComputed() throws {
    let total = try #require(try order("total"))
    guard case .sequence(let ids) = total.key else {
      Issue.record("\(total.key)")
      return
    }
    #expect(ids.map(\.value) == ["a", "b"])
    #expect(total.scheme == .blend)
    let computed = try #require(try order("computed"))
    guard case .script(let script) = computed.key else {
      Issue.record("\(computed.key)")
      return
    }
    #expect(script.text == "window.rootViewController = A()")
    #expect(computed.items.isEmpty)
  }

  @Test func aClassificationIsOverTheTwelveOrItsOwnOptions() throws {
    let twelve = try #require(try classify("leaking-dictionary"))
    #expect(twelve.options == .mistakes)
    #expect(twelve.key?.map(\.value) == ["5", "8"])
    #expect(twelve.code.text.text == "[text release];\n")
    let own = try #require(try classify("own"))
    #expect(own.options.ids == ["leak", "crash"])
    #expect(own.key == [])
  }
}
