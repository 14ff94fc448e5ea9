import Foundation
import LibC
import Notation
import Screening
import Sealing
import Sessions
import Testing

/// A whole round, by the commands alone: keys, packs, two candidates in two languages, marks, and
/// every attack on a record.
@Suite final class RoundTests: Sendable {
  private let folder = StateFolder()

  deinit { remove() }

  private func remove() { try? FileManager.default.removeItem(atPath: folder.path) }

  private static let blueprint = """
    format: 1
    id: whole
    minutes: 8
    dialects: [swift]
    rules: {tries: 1, hints: none, review: before-end, simulator: none, certainty: false, pass: 0.5}
    items:
    - {id: owners, minutes: 3, skills: [owners], generate: {kind: count}, level: 1}
    - {id: leak, minutes: 4, skills: [leaks], generate: {kind: fix, plant: [closure]}}
    - {id: words, minutes: 1, marked: false, text: free, prompt: {en: What puzzled you?}}
    """

  private static let people = "id,name\nanna,Anna Nová\nboris,Борис\n"

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  /// A round for two, which most tests begin with a copy of.
  private static let round = RoundTests()
  private static let begun = Result { () throws -> Ran in
    atexit { RoundTests.round.remove() }
    return try round.begin(people: people)
  }

  /// The examiner's side, up to the packs.
  private func begin() throws -> Ran {
    let made = try Self.begun.get()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.round.folder.path) {
      try FileManager.default.copyItem(atPath: Self.round.path(name), toPath: path(name))
    }
    return made
  }

  private func begin(people: String) throws -> Ran {
    try write(Self.blueprint, to: "whole.yaml")
    try write(people, to: "list.csv")
    try write("a passphrase\n", to: "word")
    let made = try screen("keygen", path("keys"))
    try #require(made.code == 0, "\(made.errors)")
    return try screen(
      "new", path("whole.yaml"), "--key", path("keys"), "--candidates", path("list.csv"), "--out",
      path("packs"))
  }

  private func screen(_ words: String...) throws -> Ran {
    try run(["screen"] + words + ["--passphrase-file", path("word"), "--language", "en"])
  }

  private func take(_ candidate: String, _ language: String, _ lines: String...) throws -> Ran {
    try run(
      ["screen", "take", path("packs/\(candidate).pack"), "--language", language],
      input: lines.map { $0 + "\n" }.joined())
  }

  private func grade(_ records: String...) throws -> (ran: Ran, events: [JSON]) {
    try grade(records)
  }

  private func grade(_ records: [String]) throws -> (ran: Ran, events: [JSON]) {
    let paths = records.map { path($0) }
    let ran = try run(
      ["screen", "grade", "--key", path("keys"), "--json", "--language", "en"]
        + ["--passphrase-file", path("word")] + paths)
    let events = try ran.output.split(separator: "\n").map { try JSON(parsing: String($0)) }
    return (ran, events)
  }

  private func items(of events: [JSON]) throws -> [JSON] {
    try #require(events.first { $0["event"]?.string == "candidate" }?["items"]?.elements)
  }

  @Test func aRoundIsHeldFromItsKeysToItsMarks() throws {
    let made = try begin()
    try #require(made.code == 0, "\(made.errors)")
    // What is right is told of an answer; which of the two asks for a number is drawn.
    _ = try take("anna", "cs", "ano", ":1", "1", ":2", "1", ":note line 2 puzzles me")
    let first = try grade("packs/anna.record")
    let place = try #require(
      try items(of: first.events).firstIndex { $0["id"]?.string == "owners" })
    let right = try #require(
      try items(of: first.events)[place]["right"]?.elements?.first?.string)
    let rest = try take("anna", "cs", ":\(place + 1)", right, ":end", ":end")
    #expect(rest.code == 0, "\(rest.errors)")
    let other = try take("boris", "ru", "да", ":3", "слова", ":end", ":end")
    #expect(other.output.contains("What puzzled you?"), "free text is asked for in words")

    let (ran, events) = try grade("packs/anna.record", "packs/boris.record")
    #expect(ran.code == 0, "\(ran.errors)")
    let people = events.filter { $0["event"]?.string == "candidate" }
    #expect(people.map { $0["id"]?.string } == ["anna", "boris"])
    #expect(people.map { $0["score"]?.number } == [1, 0])
    #expect(people.map { $0["passed"]?.bool } == [true, false])
    #expect(people.map { $0["language"]?.string } == ["cs", "ru"])
    #expect(
      people[0]["remarks"]?.elements?.compactMap { $0["text"]?.string } == ["line 2 puzzles me"])
    #expect(rest.output.contains(try #require(people[0]["receipt"]?.string)))
    let round = try #require(events.last { $0["event"]?.string == "round" })
    #expect(round["passed"]?.integer == 1)

    let verified = try screen("verify", path("packs/anna.record"), "--key", path("keys"))
    #expect(verified.code == 0, "\(verified.errors)")
    let cast = try screen("replay", path("packs/anna.record"), "--key", path("keys"))
    #expect(cast.output.hasPrefix("{\"version\":2"))
    try write(cast.output, to: "anna.cast")
    let read = try Readers.count("cast", path("anna.cast"))
    #expect(read.wholeMatch(of: /m:[3-9] o:\d+\n/) != nil, "a marker a question shown: \(read)")
    try FileManager.default.moveItem(
      atPath: path("packs/anna.record"), toPath: path("alone.record"))
    let again = try screen("replay", path("alone.record"), "--key", path("keys"))
    #expect(again.output == cast.output, "without the pack beside it: \(again.errors)")
    try rederived()
  }

  private func rederived() throws {
    let pack = try screen(
      "rederive", "--key", path("keys"), "--round", "whole", "--candidate", "boris")
    #expect(try pack.output == String(contentsOfFile: path("packs/boris.pack"), encoding: .utf8))
  }

  @Test(.enabled(if: Browser.isThere, Browser.isMissing))
  func aBrowserShowsTheReportAtEveryWidth() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":1", "1", ":2", "1", ":3", "words", ":end", ":end")
    let html = path("round.html")
    let round = try screen(
      "grade", "--key", path("keys"), path("packs/anna.record"), "--html", html)
    #expect(round.code == 0, "\(round.errors)")
    try Browser.look(at: html)
    let own = try screen(
      "grade", "--key", path("keys"), path("packs/anna.record"), "--candidate", "anna", "--html",
      html)
    #expect(own.code == 0, "\(own.errors)")
    try Browser.look(at: html)
  }

  /// What was kept, and what is drawn again, mark alike; an altered key marks nobody.
  @Test func keptKeysMarkAsThoseThatAreDrawnAgain() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":1", "1", ":2", "1", ":3", "words", ":end", ":end")
    _ = try take("boris", "ru", "да", ":end", ":end")
    func graded(_ more: String...) throws -> Ran {
      try run(
        ["screen", "grade", "--key", path("keys"), "--json", "--language", "en"] + more
          + ["--passphrase-file", path("word"), path("packs/anna.record")]
          + [path("packs/boris.record")])
    }
    let kept = try graded()
    #expect(kept.code == 0, "\(kept.errors)")
    let again = try graded("--rederive")
    #expect(again.code == 0 && again.output == kept.output, "\(again.errors)")

    let lines = try self.lines(of: "keys/whole.keys")
    #expect(lines.count == 5, "a head, and two questions of each candidate")
    for place in lines.indices {
      var line = lines[place]
      let half = line.index(line.startIndex, offsetBy: line.count - 20)
      line.replaceSubrange(half...half, with: line[half] == "A" ? "B" : "A")
      let text = lines.replacing(place, with: line).map { $0 + "\n" }.joined()
      try write(text, to: "keys/whole.keys")
      let altered = try graded()
      #expect(altered.code == 1 && altered.output.isEmpty, "line \(place + 1)")
      #expect(
        altered.errors.contains("whole.keys:\(place + 1): error: "), "\(altered.errors)")
      let isOthers = place > 0 && place.isMultiple(of: 2)
      let alone = try graded("--candidate", "anna")
      #expect((alone.code == 0) == isOthers, "line \(place + 1): \(alone.errors)")
      #expect(try graded("--rederive").output == kept.output)
    }
    try FileManager.default.removeItem(atPath: path("keys/whole.keys"))
    #expect(try graded().output == kept.output)
  }

  /// Without the kept keys a round is marked by what is drawn again: where that is not what was
  /// handed out, nobody is marked, and the program that drew it is named.
  @Test func aRoundThatAnotherProgramDrewOtherwiseMarksNobody() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":end", ":end")
    try FileManager.default.removeItem(atPath: path("keys/whole.keys"))
    #expect(try grade("packs/anna.record").ran.code == 0)

    try drawnOtherwise(keepsKeys: false)
    let (ran, events) = try grade("packs/anna.record")
    #expect(ran.code == 1)
    #expect(
      ran.errors.contains("anna.record:1: error: ") && ran.errors.contains("0.0.7"),
      "\(ran.errors)")
    #expect(!events.contains { $0["event"]?.string == "candidate" })
  }

  /// Has the round be one that this program draws otherwise than the one that made it.
  private func drawnOtherwise(keepsKeys: Bool) throws {
    let locked = try String(contentsOfFile: path("keys/examiner.key"), encoding: .utf8)
    var passphrase = Array("a passphrase".utf8)
    let keys = try #require(LockedKeys(reading: locked)?.unlock(Secret(taking: &passphrase)))
    let seals = Seals(
      digest: Sealing.digest, text: Sealing.Base64.encode, bytes: Sealing.Base64.decode)
    let file = URL(filePath: path("keys/whole.round"))
    let bytes = [UInt8](try Data(contentsOf: file))
    var round = try Round(bytes, seals) { keys.publicKeys.prove($0, of: $1) }
    let drawn = round.pool({ .empty }, draw: { keys.draw(for: $0) })
    let pool = try #require(drawn)
    round.program = "0.0.7"
    round.blueprint = round.blueprint.replacing("level: 1", with: "level: 2")
    let text = round.text(seals, sign: keys.sign)
    try write(text, to: "keys/whole.round")
    guard keepsKeys else { return }
    let kept = try KeptKeys(
      [UInt8](try Data(contentsOf: URL(filePath: path("keys/whole.keys")))), round: digest(bytes),
      seals)
    let places = Set(["anna", "boris"].flatMap { pool.places(for: $0) })
    var known: [VariantPool.Place: MarkingKey] = [:]
    for place in places { known[place] = try kept.key(at: place, open: keys.kept) }
    try write(
      KeptKeys.text(of: known, round: digest(Array(text.utf8)), seals, keep: keys.keep),
      to: "keys/whole.keys")
  }

  /// With the kept keys it is marked all the same, and its questions are those of the pack beside
  /// the record; no pack is made that nobody was handed.
  @Test func keptKeysMarkWhatAnotherProgramDrewOtherwise() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":1", "1", ":2", "1", ":3", "some words", ":end", ":end")
    let before = try grade("packs/anna.record")
    try #require(before.ran.code == 0, "\(before.ran.errors)")
    try drawnOtherwise(keepsKeys: true)
    let after = try grade("packs/anna.record")
    #expect(after.ran.code == 0 && after.ran.output == before.ran.output, "\(after.ran.errors)")

    func page(_ record: String) throws -> (ran: Ran, html: String) {
      let ran = try screen(
        "grade", "--key", path("keys"), path(record), "--html", path("page.html"))
      let html = try String(contentsOfFile: path("page.html"), encoding: .utf8)
      try FileManager.default.removeItem(atPath: path("page.html"))
      return (ran, html)
    }
    let shown = try page("packs/anna.record")
    #expect(shown.ran.code == 0, "\(shown.ran.errors)")
    #expect(shown.html.contains("What puzzled you?"))
    try FileManager.default.copyItem(
      atPath: path("packs/anna.record"), toPath: path("alone.record"))
    let alone = try page("alone.record")
    #expect(alone.ran.code == 1 && !alone.html.contains("What puzzled you?"))
    #expect(
      alone.ran.errors.contains("alone.record:1: error: ")
        && alone.ran.errors.contains("alone.pack"), "\(alone.ran.errors)")

    let pack = try screen(
      "rederive", "--key", path("keys"), "--round", "whole", "--candidate", "anna")
    #expect(pack.code == 1 && pack.output.isEmpty)
    #expect(pack.errors.contains("0.0.7"), "\(pack.errors)")
  }

  /// Each is said with the file, and where it can be with the line; none is marked in silence.
  @Test func everyAttackOnARecordIsNoticed() throws {
    try #require(try begin().code == 0)
    for (candidate, language) in [("anna", "en"), ("boris", "ja")] {
      _ = try take(candidate, language, "yes", ":3", "words of \(candidate)", ":end", ":end")
    }
    let lines = try self.lines(of: "packs/anna.record")
    let others = try self.lines(of: "packs/boris.record")
    let last = lines.count - 1
    var attacks: [(name: String, lines: [String], said: String)] = [
      ("swapped", lines.swapping(2, 3), ":3: error: "),
      ("dropped", lines.dropping(2), ":3: error: "),
      ("repeated", Array(lines[...2] + lines[2...]), ":4: error: "),
      ("another's", lines.replacing(2, with: others[2]), ":3: error: "),
      ("grown", lines + [lines[last]], "\(lines.count + 1): error: "),
      (
        "newer", lines.replacing(0, with: lines[0].replacing("\"record\":1", with: "\"record\":9")),
        ":1: error: "
      ),
    ]
    for place in stride(from: 0, to: lines.count, by: 2) {
      let half = lines[place].index(lines[place].startIndex, offsetBy: lines[place].count / 2)
      var line = lines[place]
      line.replaceSubrange(half...half, with: line[half] == "A" ? "B" : "A")
      attacks.append(("altered", lines.replacing(place, with: line), ":\(place + 1): error: "))
    }
    for (number, attack) in attacks.enumerated() {
      let name = "attack-\(number).record"
      try write(attack.lines.map { $0 + "\n" }.joined(), to: name)
      let verified = try screen("verify", path(name))
      #expect(verified.code == 1, "\(attack.name)")
      #expect(verified.errors.contains(attack.said), "\(attack.name): \(verified.errors)")
    }
    let (ran, events) = try grade(attacks.indices.map { "attack-\($0).record" })
    #expect(ran.code == 1)
    for number in attacks.indices {
      #expect(ran.errors.contains("attack-\(number).record:"), "\(attacks[number].name)")
    }
    #expect(!events.contains { $0["event"]?.string == "candidate" })
    try write(lines.dropLast().map { $0 + "\n" }.joined(), to: "attack.record")
    let (_, cut) = try grade("attack.record")
    let anna = try #require(cut.first { $0["event"]?.string == "candidate" })
    #expect(anna["ended"]?.bool == false, "a record without its end says so")
  }

  @Test func anotherExaminersKeyOpensNothingAndSaysSo() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":end", ":end")
    try #require(try screen("keygen", path("other")).code == 0)
    let verified = try screen("verify", path("packs/anna.record"), "--key", path("other"))
    #expect(verified.code == 1 && verified.errors.contains("another examiner's key"))
    let graded = try screen("grade", path("packs/anna.record"), "--key", path("other"))
    #expect(graded.code == 1 && graded.errors.contains("--key is the folder"))
    try write("not it\n", to: "word")
    let closed = try screen("grade", path("packs/anna.record"), "--key", path("keys"))
    #expect(closed.code == 1 && closed.errors.contains("passphrase"))
  }

  @Test(arguments: [
    "id,name\nanna,=cmd|' /C calc'!A0\n", "id,name\nanna,Anna\nanna,Other\n",
    "id,name\n../anna,Anna\n", "id,name\nanna,\u{1B}[2J\n", "name\nAnna\n", "",
  ]) func aListThatIsNoneIsRefusedByItsLine(_ people: String) throws {
    let made = try begin(people: people)
    #expect(made.code == 1)
    #expect(made.errors.contains("list.csv:"), "\(made.errors)")
    #expect(!made.errors.contains("\u{1B}"))
    #expect(!FileManager.default.fileExists(atPath: path("packs")))
  }

  /// What a terminal or a browser would obey, and a megabyte, in an answer.
  @Test func whatIsAnsweredIsNotObeyed() throws {
    try #require(try begin().code == 0)
    let long = String(repeating: "x", count: 1_000_000)
    _ = try take("anna", "en", "yes", ":3", "\u{1B}[2J<script>alert(1)</script>=cmd()")
    _ = try take("anna", "en", ":note \u{1B}]0;title\u{07}", ":3", long, ":end", ":end")
    for options in [["--html", path("round.html")], ["--csv"], ["--json"], []] {
      let ran = try run(
        ["screen", "grade", path("packs/anna.record"), "--key", path("keys"), "--language", "en"]
          + ["--passphrase-file", path("word")] + options)
      #expect(ran.code == 0, "\(ran.errors)")
      #expect(!ran.output.contains("\u{1B}"), "\(options)")
    }
    let page = try String(contentsOfFile: path("round.html"), encoding: .utf8)
    #expect(!page.contains("<script") && !page.contains("\u{1B}"))
    #expect(page.utf8.count < 200_000)
  }

  /// Of two records of one sitting the longer counts; of two sittings neither does, and that is said.
  @Test func theLongestRecordCounts() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":3", "first")
    let early = try lines(of: "packs/anna.record")
    _ = try take("anna", "en", ":3", "second", ":end", ":end")
    try write(early.map { $0 + "\n" }.joined(), to: "early.record")
    let (ran, events) = try grade("early.record", "packs/anna.record")
    #expect(ran.code == 1)
    #expect(ran.errors.contains("early.record: error: "), "\(ran.errors)")
    let people = events.filter { $0["event"]?.string == "candidate" }
    #expect(people.count == 1 && people[0]["ended"]?.bool == true)
    #expect(try items(of: events).last?["text"]?.string == "second")

    try FileManager.default.removeItem(atPath: path("packs/anna.record"))
    _ = try take("anna", "en", "yes", ":end", ":end")
    let (twice, nobody) = try grade("packs/anna.record", "early.record")
    #expect(twice.errors.contains("anna.record: error: "), "\(twice.errors)")
    #expect(twice.errors.contains("early.record: error: 'anna' sat twice"), "\(twice.errors)")
    #expect(nobody.count { $0["event"]?.string == "candidate" } == 0)
  }

  @Test func aCandidateWhomNobodyKnowsOrWhoHasNoRecordIsTold() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":3", "words", ":end", ":end")
    for (id, told) in [("nobody", "has no candidate 'nobody'"), ("boris", "no record of 'boris'")] {
      let ran = try screen(
        "grade", path("packs/anna.record"), "--key", path("keys"), "--candidate", id, "--html",
        path("page.html"))
      #expect(ran.code == 1 && ran.errors.contains(told), "\(ran.errors)")
      #expect(!FileManager.default.fileExists(atPath: path("page.html")))
    }
  }

  @Test func oneRatersFileIsNoSecondOne() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":3", "words", ":end", ":end")
    try write("candidate,item,mark\nanna,words,2\n", to: "marks.csv")
    let marks = ["--marks", path("marks.csv")]
    let ran = try run(
      ["screen", "grade", path("packs/anna.record"), "--key", path("keys"), "--language", "en"]
        + ["--passphrase-file", path("word")] + marks + marks)
    #expect(ran.code == 1 && ran.errors.contains("is given twice"), "\(ran.errors)")
  }

  /// Nobody whose record is there and does not count is said to have none, in any form.
  @Test func aRecordThatDoesNotCountIsSaidToBeThere() throws {
    try #require(try begin().code == 0)
    for candidate in ["anna", "boris"] {
      _ = try take(candidate, "en", "yes", ":3", "words", ":end", ":end")
    }
    let whole = try lines(of: "packs/anna.record")
    try write(whole.swapping(2, 3).map { $0 + "\n" }.joined(), to: "altered.record")
    try write("\u{FEFF}" + whole.map { $0 + "\n" }.joined(), to: "named-by-nothing.record")
    let early = try lines(of: "packs/boris.record")
    try write(early.map { $0 + "\n" }.joined(), to: "early.record")
    try FileManager.default.removeItem(atPath: path("packs/boris.record"))
    _ = try take("boris", "en", "yes", ":end", ":end")
    let records = ["altered", "named-by-nothing", "early", "packs/boris"].map {
      path($0 + ".record")
    }
    func graded(_ more: String...) throws -> String {
      try run(
        ["screen", "grade", "--key", path("keys"), "--passphrase-file", path("word")]
          + ["--language", "en"] + more + records
      ).output.replacing("\n", with: " ")
    }
    let page = path("round.html")
    _ = try graded("--html", page)
    for text in [try graded(), try String(contentsOfFile: page, encoding: .utf8)] {
      #expect(text.contains("anna: the record does not count; line 3: "), "\(text)")
      #expect(text.contains("boris: two records, of two sittings with one pack;"), "\(text)")
      #expect(text.contains("named-by-nothing.record: the record does not count; line 1: "))
      #expect(!text.contains("Without a record here"), "\(text)")
    }
    let cells = try graded("--csv")
    #expect(cells.contains("anna,,whole,,,,,,,,,,,,,\"unsound, line 3\""), "\(cells)")
    #expect(cells.contains("boris,,whole,,,,,,,,,,,,,two sittings"), "\(cells)")
    let json = try graded("--json")
    #expect(json.contains("\"reason\":\"unsound\",\"line\":3"), "\(json)")
    #expect(json.contains("\"missing\":[]"), "\(json)")
  }

  /// A mark that would change nothing is not taken in silence.
  @Test func marksOfWhatIsNotMarkedAreRefused() throws {
    try #require(try begin().code == 0)
    _ = try take("anna", "en", "yes", ":3", "words", ":end", ":end")
    try write("id,item,mark\nanna,words,1\n", to: "marks.csv")
    let ran = try screen(
      "grade", path("packs/anna.record"), "--key", path("keys"), "--marks", path("marks.csv"))
    #expect(ran.code == 1 && ran.errors.contains("marks.csv:2:"), "\(ran.errors)")
    #expect(ran.errors.contains("raters read no text of 'words'"), "\(ran.errors)")
  }

  private func lines(of name: String) throws -> [String] {
    try String(contentsOfFile: path(name), encoding: .utf8).split(separator: "\n").map { "\($0)" }
  }
}

extension [String] {
  fileprivate func swapping(_ one: Int, _ other: Int) -> [String] {
    var lines = self
    lines.swapAt(one, other)
    return lines
  }

  fileprivate func dropping(_ place: Int) -> [String] {
    var lines = self
    lines.remove(at: place)
    return lines
  }

  fileprivate func replacing(_ place: Int, with line: String) -> [String] {
    var lines = self
    lines[place] = line
    return lines
  }
}
