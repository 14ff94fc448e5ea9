var components = URLComponents(string: "https://a.b:8080/c?x=1&y")!
print(components.host!, components.port!, components.path, components.queryItems!)  // prints: a.b 8080 /c [x=1, y=]
components.queryItems = [URLQueryItem(name: "q", value: "x y"), URLQueryItem(name: "é&", value: "1")]
print(components.url!)  // prints: https://a.b:8080/c?q=x%20y&%C3%A9%26=1
print(components.queryItems![1].name)  // prints: é&
