import Diagnostics
import YAML

extension ContentReader {
  mutating func classify(in fields: Fields, _ setting: Setting) -> Exercise.Classify? {
    let code = self.code(required("code", in: fields), in: setting.dialects)
    let options = required("options", in: fields).flatMap { self.options($0) }
    let canBeComputed = options == .mistakes
    let key = (canBeComputed ? fields["key"] : required("key", in: fields)).map { texts($0) ?? [] }
    guard let code, let options, key != nil || canBeComputed else { return nil }
    requireUnique(key ?? [])
    for id in key ?? [] where !options.ids.contains(id.value) {
      report(
        .unknownOption(id.value), at: id.range,
        suggestion: nearID(id.value, among: options.ids))
    }
    return Exercise.Classify(code: code, options: options, key: key)
  }

  private mutating func options(_ node: Node) -> Exercise.Classify.Options? {
    if node.string == "mistakes" { return .mistakes }
    guard let entries = node.entries, !entries.isEmpty else {
      report(.expected(.options), at: node.range)
      return nil
    }
    return .own(
      entries.compactMap { entry in
        localizedText(entry.value).map {
          Exercise.Classify.Option(id: Located(entry.key, at: entry.keyRange), text: $0)
        }
      })
  }
}
