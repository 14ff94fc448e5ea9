var menu: [String: [String: Double]] = ["soup": ["small": 2.5]]
menu["soup"]?["large"] = 4
menu["tea", default: [:]]["cup"] = 1.5
print(menu["soup"]!["large"]!, menu["tea"]?["cup"] ?? 0, menu["tea"]?["pot"] == nil)  // prints: 4.0 1.5 true
let merged = ["a": 1, "b": 2].merging(["b": 3]) { old, new in old + new }
print(merged["b"]!, merged.compactMapValues { $0 > 2 ? nil : $0 }.count)  // prints: 5 1
