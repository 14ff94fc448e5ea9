public import Parsing
public import Syntax

extension Script {
  public var statements: [Statement] {
    items.compactMap { if case .statement(let statement, _) = $0 { statement } else { nil } }
  }

  public var dialects: [Dialect] {
    items.compactMap { if case .statement(_, let dialect) = $0 { dialect } else { nil } }
  }
}
