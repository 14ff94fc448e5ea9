/// What libyaml 0.2.5 finds wrong with the syntax of a text, in its own words.
public enum YAMLProblem: String, CaseIterable, Sendable {
  // Of what stands in a place where it cannot stand
  case misplacedItem = "block sequence entries are not allowed in this context"
  case misplacedKey = "mapping keys are not allowed in this context"
  case misplacedValue = "mapping values are not allowed in this context"
  case strayCharacter = "found character that cannot start any token"
  case indentedByTab = "found a tab character that violates indentation"
  case tabForSpace = "found a tab character where an indentation space is expected"
  case strayColon = "found unexpected ':'"

  // Of what is missing
  case noColon = "could not find expected ':'"
  case noKey = "did not find expected key"
  case noDash = "did not find expected '-' indicator"
  case noValue = "did not find expected node content"
  case openSequence = "did not find expected ',' or ']'"
  case openMapping = "did not find expected ',' or '}'"
  case noDocumentStart = "did not find expected <document start>"

  // Of scalars
  case openQuote = "found unexpected end of stream"
  case documentMarkInQuotes = "found unexpected document indicator"
  case unknownEscape = "found unknown escape character"
  case escapeWithoutDigits = "did not find expected hexdecimal number"
  case escapeOfNoCharacter = "found invalid Unicode character escape code"
  case zeroIndentation = "found an indentation indicator equal to 0"
  case noLineBreak = "did not find expected comment or line break"

  // Of anchors, tags and directives, which content has no use for
  case namelessAnchor = "did not find expected alphabetic or numeric character"
  case noBlank = "did not find expected whitespace or line break"
  case openTag = "did not find the expected '>'"
  case unfinishedTag = "did not find expected '!'"
  case noTagAddress = "did not find expected tag URI"
  case noTagEscape = "did not find URI escaped octet"
  case wrongLeadingOctet = "found an incorrect leading UTF-8 octet"
  case wrongTrailingOctet = "found an incorrect trailing UTF-8 octet"
  case undefinedTag = "found undefined tag handle"
  case namelessDirective = "could not find expected directive name"
  case unknownDirective = "found unknown directive name"
  case wrongDirective = "found unexpected non-alphabetical character"
  case noDirectiveBlank = "did not find expected whitespace"
  case noVersion = "did not find expected version number"
  case noVersionDot = "did not find expected digit or '.' character"
  case longVersion = "found extremely long version number"
  case otherVersion = "found incompatible YAML document"
  case repeatedVersion = "found duplicate %YAML directive"
  case repeatedTag = "found duplicate %TAG directive"
}
