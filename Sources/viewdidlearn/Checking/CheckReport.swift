import Checking
import Curriculum
import Diagnostics
import Exports
import Notation
import Rendering
import Typesetting

/// What machines read of a check: TAP 14, JUnit's XML, JSON Lines.
struct CheckReport {
  let results: [CheckResult]

  init(_ results: [CheckResult]) { self.results = results }

  /// A test point a unit, with what was found there as a list of lines.
  var tap: [String] {
    ["TAP version 14", "1..\(results.count)"]
      + results.enumerated().flatMap { index, result in
        let name = result.path.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
        let point = "\(result.isSound ? "ok" : "not ok") \(index + 1) - \(name)"
        let found = result.summary.map { "  - " + JSON.string($0.line).encoded() }
        return [point] + (found.isEmpty ? [] : ["  ---"] + found + ["  ..."])
      }
  }

  /// A case a unit: its errors are the failure, its warnings stand in `system-out`.
  var junit: String {
    let failures = results.count { !$0.isSound }
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\""
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
        "  <testsuite name=\"viewdidlearn check\" \(counts)>",
      ] + results.flatMap(testCase) + ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A unit without findings has an empty element.
  private func testCase(_ result: CheckResult) -> [String] {
    let errors = result.summary.filter { $0.severity == .error }.map(\.line)
    let others = result.summary.filter { $0.severity != .error }.map(\.line)
    let name = "<testcase classname=\"check\" name=\"\(result.path.xml)\""
    if errors.isEmpty, others.isEmpty { return ["    \(name)/>"] }
    var lines = ["    \(name)>"]
    if let first = errors.first {
      let text = errors.joined(separator: "\n").xml
      lines.append("      <failure message=\"\(first.xml)\">\(text)</failure>")
    }
    if !others.isEmpty {
      lines.append("      <system-out>\(others.joined(separator: "\n").xml)</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  /// A finding a line of JSON, in English: machines read it.
  var events: [JSON] {
    let english = Renderer(width: 100, theme: .plain, language: .en)
    return results.flatMap(\.findings).map { finding in
      let place = finding.source.position(at: finding.range.lowerBound)
      return [
        "event": .string(finding.severity.rawValue), "file": .string(finding.source.name),
        "line": .integer(place.line), "column": .integer(place.column),
        "message": .string(english.message(finding)),
      ]
    }
  }
}

extension ClaimCoverage {
  /// A claim a line, then how many are taught.
  var events: [JSON] {
    rows.map { row in
      ["event": "claim", "id": .string(row.claim), "steps": .array(row.steps.map { .string($0) })]
    } + [["event": "claims", "taught": .integer(taught), "of": .integer(rows.count)]]
  }
}

extension [TranslationGap] {
  /// A gap a line.
  var events: [JSON] {
    map { gap in
      [
        "event": "translation", "language": .string(gap.language.rawValue),
        "file": .string(gap.finding.source.name), "field": .string(gap.field),
        "state": .string(gap.state.rawValue),
      ]
    }
  }
}

extension String {
  /// As XML writes it, in attributes too.
  fileprivate var xml: String {
    XML.escaped(self).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
