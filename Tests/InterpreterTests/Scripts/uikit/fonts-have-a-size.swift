let font = UIFont.systemFont(ofSize: 17)
print(font.pointSize)  // prints: 17.0
let label = UILabel()
label.font = UIFont(name: "Georgia", size: 12)
print(label.font.fontName)  // prints: Georgia
