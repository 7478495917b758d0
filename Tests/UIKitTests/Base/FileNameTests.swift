import Foundation
import Testing

@testable import UIKit

/// Files that are called by texts.
@Suite struct FileNameTests {
    @Test func aFilesNameIsNoPathAndNotTooLong() {
        #expect(!URL.fileName(of: "../a/b\nc", else: "x").contains("/") && !URL.fileName(of: "../a/b\nc", else: "x").hasPrefix("."))
        #expect(URL.fileName(of: " . ", else: "x") == "x")
        #expect(URL.fileName(of: String(repeating: "ü", count: 300), else: "x").utf8.count == 120)
    }

    @Test func aLongNameKeepsItsEndingUnlessThatIsNone() {
        let long = String(repeating: "写", count: 60)
        let name = URL.fileName(of: long + ".jpeg", else: "x")
        #expect(name.utf8.count <= 120 && name.hasPrefix("写") && name.hasSuffix("写.jpeg"))
        #expect(URL.fileName(of: "a." + long, else: "x").utf8.count <= 120)
    }
}
