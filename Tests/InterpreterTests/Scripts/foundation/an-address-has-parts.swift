let url = URL(string: "https://example.com/images/cat.png?size=2")!
print(url.host!, url.path, url.lastPathComponent)  // prints: example.com /images/cat.png cat.png
print(url)  // prints: https://example.com/images/cat.png?size=2
print(URL(fileURLWithPath: "/tmp/a.txt").isFileURL)  // prints: true
