let url = URL(string: "https://a.b/c/d.txt?x=1&y=2#top")!
print(url.query ?? "none", url.fragment ?? "none", url.path)  // prints: x=1&y=2 top /c/d.txt
print(URL(string: "https://a.b/c")!.query == nil, URL(string: "https://a.b#x")!.fragment ?? "")  // prints: true x
