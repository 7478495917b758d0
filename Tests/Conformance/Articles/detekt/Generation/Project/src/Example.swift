/// Holds what the article's example holds.
struct Example {
    let value: Int

    func addition() -> Int { value + value }
}
