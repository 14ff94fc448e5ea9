let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
print(cell.contentConfiguration == nil)  // prints: true
var content = cell.defaultContentConfiguration()
content.text = "One"
content.textProperties.numberOfLines = 2
cell.contentConfiguration = content
content.text = "Two"
let shown = cell.contentConfiguration as? UIListContentConfiguration
print(shown?.text ?? "nil", shown?.textProperties.numberOfLines ?? 0)  // prints: One 2
cell.contentConfiguration = content
print((cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "nil")  // prints: Two
