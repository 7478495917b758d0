import UIKit

class Page: UIViewController {
    @objc func greeting(_ name: String) -> String { "hello \(name)" }
    @objc func twice(_ number: Int) -> Int { number * 2 }
}

extension Page {
    @objc func loudGreeting(_ name: String) -> String { loudGreeting(name).uppercased() }
}

@MainActor func checkThatMethodsAreExchanged() {
    let page = Page()
    expect(page.greeting("a") == "hello a")
    guard let first = class_getInstanceMethod(Page.self, #selector(Page.greeting(_:))),
        let second = class_getInstanceMethod(Page.self, #selector(Page.loudGreeting(_:)))
    else { return expect(false) }
    method_exchangeImplementations(first, second)
    expect(page.greeting("a") == "HELLO A")
    method_exchangeImplementations(first, second)
    expect(page.greeting("a") == "hello a")
    expect(page.twice(4) == 8)
}
