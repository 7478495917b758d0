import Testing

@testable import SwiftUI

@Suite struct TextTests {
    @Test func aLiteralIsAKeyAndAStringStandsAsItIs() {
        let string = "title"
        if case .key(let key, _, _) = Text("title").source { #expect(key == "title") } else { Issue.record("a literal is no key") }
        if case .verbatim(let text) = Text(string).source { #expect(text == "title") } else { Issue.record("a string is not verbatim") }
    }
}
