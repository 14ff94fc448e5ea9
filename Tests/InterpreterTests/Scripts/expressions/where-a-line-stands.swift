func log(_ text: String, line: Int = #line, file: String = #fileID) {
  print(line, text, file.isEmpty)  // prints: 4 here false
}
log("here")
print(#line, #column)  // prints: 5 14
print(#filePath.isEmpty, #file.isEmpty)  // prints: false false
