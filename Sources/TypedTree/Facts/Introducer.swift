/// What Swift's variables are declared with: `let` or `var`.
public enum Introducer: Equatable, Sendable { case constant, variable }
