let data = Data([72, 105])
print(data.count, data.base64EncodedString(), String(data: data, encoding: .utf8) ?? "-")  // prints: 2 SGk= Hi
print(data.first ?? 0, Array(data), data == Data("Hi".utf8), data)  // prints: 72 [72, 105] true 2 bytes
if let back = Data(base64Encoded: "SGk=") { print(String(decoding: back, as: UTF8.self)) }  // prints: Hi
print(Data(base64Encoded: "S?k=") == nil, Data(base64Encoded: "SGk") == nil)  // prints: true true
let more = Data()
print(more.isEmpty, more.base64EncodedString() == "")  // prints: true true
print(Data([255, 254]).base64EncodedString())  // prints: //4=
