/// What is done in a screening, by the word behind `screen`.
public enum ScreenCommand: String, Subcommand, Sendable {
  case keygen, new, preview, take, grade, verify, rederive, replay

  public static var command: ProgramCommand { .screen }

  public var path: CommandPath { .screen(self) }

  public var operands: String {
    switch self {
    case .keygen: "DIR"
    case .new, .preview: "BLUEPRINT.yaml"
    case .take: "PACK"
    case .grade, .verify: "RECORD…"
    case .rederive: ""
    case .replay: "RECORD"
    }
  }

  public var operandCount: ClosedRange<Int> {
    switch self {
    case .keygen, .new, .preview, .take, .replay: 1...1
    case .grade, .verify: 1...Int.max
    case .rederive: 0...0
    }
  }

  public var options: [ProgramOption] {
    switch self {
    case .keygen: [.passphraseFile]
    case .new:
      [
        .key, .candidates, .out, .minutes, .ios, .dialects, .pass, .round, .passphraseFile,
      ]
    case .preview: [.show, .variants, .ios]
    case .take: [.record]
    case .grade:
      [.key, .json, .csv, .html, .candidate, .sheet, .marks, .rederive, .passphraseFile]
    case .verify: [.key, .passphraseFile]
    case .rederive: [.key, .round, .candidate, .passphraseFile]
    case .replay: [.key, .out, .passphraseFile]
    }
  }

  public var requiredOptions: [ProgramOption] {
    switch self {
    case .keygen, .preview, .take, .verify: []
    case .new: [.key, .candidates, .out]
    case .grade, .replay: [.key]
    case .rederive: [.key, .round, .candidate]
    }
  }

  public var example: String {
    switch self {
    case .keygen: "viewdidlearn screen keygen keys"
    case .new:
      "viewdidlearn screen new plan.yaml --key keys --candidates list.csv --out packs"
    case .preview: "viewdidlearn screen preview plan.yaml --show finger --variants 2"
    case .take: "viewdidlearn screen take anna.pack"
    case .grade: "viewdidlearn screen grade --key keys *.record --html round.html"
    case .verify: "viewdidlearn screen verify --key keys anna.record"
    case .rederive: "viewdidlearn screen rederive --key keys --round spring --candidate anna"
    case .replay: "viewdidlearn screen replay --key keys anna.record --out anna.cast"
    }
  }
}
