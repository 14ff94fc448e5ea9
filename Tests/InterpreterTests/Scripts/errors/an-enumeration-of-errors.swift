enum LoginError: Error { case empty, tooShort(Int) }
func check(_ password: String) throws -> Int {
  if password.isEmpty { throw LoginError.empty }
  guard password.count >= 4 else { throw LoginError.tooShort(password.count) }
  return password.count
}
for word in ["", "abc", "secret"] {
  do {
    print("ok", try check(word))  // prints: ok 6
  } catch LoginError.tooShort(let n) where n > 2 {
    print("almost", n)  // prints: almost 3
  } catch let error as LoginError {
    print("login", error)  // prints: login empty
  } catch {
    print("other", error)
  }
}
print((try? check("")) as Any, (try? check("abcd")) ?? 0)  // prints: nil 4
