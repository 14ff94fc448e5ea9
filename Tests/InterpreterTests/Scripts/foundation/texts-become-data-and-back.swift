let data = "žluť".data(using: .utf8)!
print(data.count, data == "žluť".data(using: .utf8)!, data == "zlut".data(using: .utf8)!)  // prints: 6 true false
print(String(data: data, encoding: .utf8) ?? "-", String(data: Data(), encoding: String.Encoding.utf8) == "")  // prints: žluť true
let folders = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)
print(folders.count)  // prints: 1
