let line = " key = value "
print("[" + line.trimmingCharacters(in: .whitespaces) + "]")  // prints: [key = value]
print(line.components(separatedBy: "=").count)  // prints: 2
print(line.replacingOccurrences(of: "e", with: "E"))  // prints:  kEy = valuE 
print("photo.png".contains(".png"))  // prints: true
