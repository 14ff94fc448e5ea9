let label = UILabel()
print(label.font.pointSize)  // prints: 17.0
label.font = UIFont(name: label.font.fontName, size: 22)
print(label.font.pointSize)  // prints: 22.0
